/** The line with which the first new footprint appears. */
const FIRST_STEP_LINE = 14;
/** The line with which a bicycle bell passes. */
export const BELL_LINE = 10;
/** The footprints that appear with the lines, by number. The first seven are visible from the start. */
const FIRST_PRINT = 8;
const LAST_PRINT = 14;

/** The numbers of the footprints that have appeared at a line (from 1), separated by spaces. */
export function walked(line: number): string {
  const steps = Math.min(LAST_PRINT - FIRST_PRINT + 1, Math.max(0, line - FIRST_STEP_LINE + 1));
  return Array.from({ length: steps }, (_, i) => FIRST_PRINT + i).join(' ');
}
