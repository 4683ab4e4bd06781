import { DRIFT_UNITS, LINE_REST_UNITS, graphemes, typingTimes } from './typing.ts';

const MINUTE_MS = 60_000;
/** Nobody reads to the word: shown to the nearest ten. */
const ROUND_TO = 10;

/**
 * The reading speed as words a minute, for lines such as this one: its letters and pauses, the rest after it and the
 * drift to the next, at so many milliseconds a unit. Infinite where everything is there at once.
 */
export function wordsPerMinute(line: string, delayMs: number): number {
  const units = (typingTimes(graphemes(line)).at(-1) ?? 0) + LINE_REST_UNITS + DRIFT_UNITS;
  const words = line.split(/\s+/).filter(Boolean).length;
  const exact = (words * MINUTE_MS) / (units * delayMs);
  return Number.isFinite(exact) ? Math.round(exact / ROUND_TO) * ROUND_TO : Infinity;
}
