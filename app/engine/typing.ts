/**
 * How a line types itself out, in units of one character's delay. The reading speed turns units into milliseconds, so
 * every pause scales with it and at 0 everything is there at once.
 */

/** Pause after a comma, semicolon or colon within a line. */
export const CLAUSE_PAUSE_UNITS = 4;
/** Pause after a sentence within a line. */
export const SENTENCE_PAUSE_UNITS = 9;
/** Rest between a finished line and the next. */
export const LINE_REST_UNITS = 15;
/** The stack moves up for the next line before its first letter. */
export const DRIFT_UNITS = 17;
/** Rest after the last line, before the scene moves on by itself. */
export const LAST_REST_UNITS = 75;

/** What a reader sees as single letters. Falls back to code points where the browser cannot segment. */
export function graphemes(text: string): string[] {
  if (typeof Intl === 'object' && 'Segmenter' in Intl) {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    return Array.from(segmenter.segment(text), (part) => part.segment);
  }
  return Array.from(text);
}

/**
 * For each grapheme the time, in units, at which it is shown: rising, from 1. The last is the length of the line.
 * Marks at the end of the line cost nothing more: the rest between lines follows there.
 */
export function typingTimes(letters: readonly string[]): number[] {
  let time = 0;
  return letters.map((letter, i) => {
    time += 1;
    const shown = time;
    const next = letters[i + 1];
    if (next === ' ') {
      if (/[,;:]/.test(letter)) time += CLAUSE_PAUSE_UNITS;
      else if (/[.?!]/.test(letter)) time += SENTENCE_PAUSE_UNITS;
    }
    return shown;
  });
}

/** How long a line takes to be typed, in units. */
export const unitsOf = (text: string): number => typingTimes(graphemes(text)).at(-1) ?? 0;
