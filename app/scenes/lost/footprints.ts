/** The line with which the footsteps go on without the navigator. */
const FIRST_STEP_LINE = 14;
/** The line with which a bicycle bell goes by. */
export const BELL_LINE = 10;
/** The picture's footprints: seven stand there from the start, the others come with the lines. */
const FIRST_PRINT = 8;
const LAST_PRINT = 14;

/** The footprints that have come by a line (from 1), as a list of numbers between spaces. */
export function walked(line: number): string {
  const steps = Math.min(LAST_PRINT - FIRST_PRINT + 1, Math.max(0, line - FIRST_STEP_LINE + 1));
  return Array.from({ length: steps }, (_, i) => FIRST_PRINT + i).join(' ');
}
