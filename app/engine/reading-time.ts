/**
 * The limits of silent reading, in words per minute. An essay is not typed, so the ends of the slider say nothing about
 * its reader: at 100 a line appears at once, and near 0 its letters appear more slowly than anybody speaks.
 */
const SLOWEST_READER = 120;
const FASTEST_READER = 400;

/** Whole minutes, at least one, to read so many words at a pace in words per minute (words-per-minute.ts). */
export function minutesToRead(words: number, pace: number): number {
  return Math.max(1, Math.round(words / Math.min(FASTEST_READER, Math.max(SLOWEST_READER, pace))));
}
