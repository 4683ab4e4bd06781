import { expect, test } from 'vitest';
import {
  CLAUSE_PAUSE_UNITS,
  DRIFT_UNITS,
  graphemes,
  LINE_REST_UNITS,
  pausesOf,
  SENTENCE_PAUSE_UNITS,
  typingTimes,
  unitsToRead,
} from './typing.ts';

const times = (text: string) => typingTimes(graphemes(text));

test('each letter takes one unit', () => {
  expect(times('boat')).toEqual([1, 2, 3, 4]);
});

test('a comma and a period within the line add a pause; at its end they do not', () => {
  expect(times('a, b')).toEqual([1, 2, 3 + CLAUSE_PAUSE_UNITS, 4 + CLAUSE_PAUSE_UNITS]);
  expect(times('a. b.')).toEqual([1, 2, 3, 4, 5].map((t) => (t > 2 ? t + SENTENCE_PAUSE_UNITS : t)));
});

test('a period inside a word or an ellipsis adds one pause at most, at its end', () => {
  expect(times('4.5')).toEqual([1, 2, 3]);
  expect(times('No... I').at(-1)).toBe(7 + SENTENCE_PAUSE_UNITS);
});

test('what a reader sees as one letter is one: emoji, combining marks, conjuncts', () => {
  expect(graphemes('👩‍👩‍👧e\u0301क्षि')).toEqual(['👩‍👩‍👧', 'e\u0301', 'क्षि']);
});

test('what is split without Intl.Segmenter is split as it would split it', () => {
  const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code));
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const split = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  for (const text of all.flatMap((letter) => [`a${letter}b`, `\u2019${letter}\u0301`]))
    expect(graphemes(text)).toEqual(split(text));
});

test('an empty line takes no time', () => {
  expect(times('')).toEqual([]);
});

test('the pauses of a line begin when the letter before them is there; its end has none', () => {
  const line = 'Ah, yes. Indeed.';
  expect(pausesOf(line)).toEqual([3, 3 + CLAUSE_PAUSE_UNITS + 5]);
  expect(pausesOf('One thought')).toEqual([]);
});

test('lines are read in the time in which they would be told', () => {
  expect(unitsToRead([])).toBe(0);
  expect(unitsToRead(['boat', 'a, b'])).toBe(
    4 + 4 + CLAUSE_PAUSE_UNITS + 2 * (DRIFT_UNITS + LINE_REST_UNITS),
  );
});
