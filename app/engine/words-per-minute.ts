import { unitsToRead } from './typing.ts';

const MINUTE_MS = 60_000;
/** The figure is an estimate, so it is rounded to the nearest ten. */
const ROUND_TO = 10;

/**
 * The reading speed in words per minute, measured on one line: its letters and pauses, the rest after it and the drift
 * to the next. `delayMs` is the length of a unit. Infinity at a delay of 0.
 */
export function wordsPerMinute(line: string, delayMs: number): number {
  const words = line.split(/\s+/).filter(Boolean).length;
  const exact = (words * MINUTE_MS) / (unitsToRead([line]) * delayMs);
  return Number.isFinite(exact) ? Math.round(exact / ROUND_TO) * ROUND_TO : Infinity;
}
