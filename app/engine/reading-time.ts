/**
 * An essay is there whole, so its reader is not bound to the typing. The slider says who reads quickly and who takes
 * their time, but at its ends it says something else: at 100 lines come at once, which nobody can read, and near 0
 * letters fall more slowly than anybody speaks, which is for the pleasure of it. Silent reading lies between these.
 */
const SLOWEST_READER = 120;
const FASTEST_READER = 400;

/** How long so many words take at a pace in words a minute (words-per-minute.ts), in whole minutes: at least one. */
export function minutesToRead(words: number, pace: number): number {
  return Math.max(1, Math.round(words / Math.min(FASTEST_READER, Math.max(SLOWEST_READER, pace))));
}
