/**
 * How a line is typed, in units. A unit is the delay of one character, so every pause scales with the reading speed,
 * and at a delay of 0 everything is shown at once.
 */

/** Pause after a comma, semicolon or colon within a line. */
export const CLAUSE_PAUSE_UNITS = 4;
/** Pause after a sentence within a line. */
export const SENTENCE_PAUSE_UNITS = 9;
/** The pause between a finished line and the next. */
export const LINE_REST_UNITS = 15;
/** The time in which the stack of lines moves up, before the first letter of the next line. */
export const DRIFT_UNITS = 17;
/** The pause after the last line, before the scene goes on by itself. */
export const LAST_REST_UNITS = 75;

/** Characters none of which is joined with its neighbours: Latin letters and the usual marks. */
const SINGLE = /^[ -~\xa0-\xac\xae-\u02ff\u2010-\u2027]*$/;

/** Splits a text into what a reader sees as single letters; into code points where there is no Intl.Segmenter. */
export function graphemes(text: string): string[] {
  // To load what the browser knows of all languages takes longer than to render a scene.
  if (SINGLE.test(text)) return text.split('');
  if (typeof Intl === 'object' && 'Segmenter' in Intl) {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    return Array.from(segmenter.segment(text), (part) => part.segment);
  }
  return Array.from(text);
}

/**
 * The time in units at which each grapheme is shown, from 1 up. The last is the length of the line. A mark at the end
 * of the line adds no pause, because the rest between lines follows it.
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

/** The times in units at which the pauses within a line begin: after its commas and sentences, from the first. */
export function pausesOf(text: string): number[] {
  const times = typingTimes(graphemes(text));
  return times.filter((time, i) => (times[i + 1] ?? 0) > time + 1);
}

/** How long it takes to type a line, in units. */
export const unitsOf = (text: string): number => typingTimes(graphemes(text)).at(-1) ?? 0;

/** How long it takes to tell lines that are typed one after another, in units: the time to read them if they come all at once. */
export const unitsToRead = (lines: readonly string[]): number =>
  lines.reduce((units, line) => units + DRIFT_UNITS + unitsOf(line) + LINE_REST_UNITS, 0);
