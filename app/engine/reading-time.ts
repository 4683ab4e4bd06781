/**
 * What a reading speed means in words per minute, and in minutes for a text that is not typed out. Pure: the delay and
 * the number of words come in.
 */

/**
 * What a word of the realm costs, in units: its letters, the space after it, and its share of the pauses at commas and
 * periods. A test holds it against the preambles themselves.
 */
const UNITS_PER_WORD = 5.6;

const MS_PER_MINUTE = 60_000;

/**
 * An essay is there whole, so its reader is not bound to the typing. The slider says who reads quickly and who takes
 * their time, but at its ends it says something else: at 100 lines come at once, which nobody can read, and near 0
 * letters fall more slowly than anybody speaks, which is for the pleasure of it. Silent reading lies between these.
 */
const SLOWEST_READER = 120;
const FASTEST_READER = 400;

/** How many words a minute are typed at this delay per character; Infinity at 0, where they are all there at once. */
export function wordsPerMinute(delayMs: number): number {
  return MS_PER_MINUTE / (delayMs * UNITS_PER_WORD);
}

/** How long so many words take at this navigator's pace, in whole minutes: at least one. */
export function minutesToRead(words: number, delayMs: number): number {
  const pace = Math.min(FASTEST_READER, Math.max(SLOWEST_READER, wordsPerMinute(delayMs)));
  return Math.max(1, Math.round(words / pace));
}
