import { expect, test } from 'vitest';
import { gradeOf, sentencesIn, syllablesIn } from './reading-level.ts';

test.each([
  [1, 'the a house use sales walked asked style through phf'],
  [2, 'table people apple reading wanted licensed places merchant'],
  [3, 'agreement octopus'],
  [4, 'navigator information'],
])('%i syllables: %s', (count, words) => {
  for (const word of words.split(' ')) expect(syllablesIn(word), word).toBe(count);
});

test('a heading, an entry of a list and a paragraph end a sentence; a short form does not', () => {
  expect(sentencesIn('## Sales\n\nAll are final. No refunds!\n- one, e.g. this\n- two\n\n1. Three "and." Four')).toEqual([
    '## Sales', 'All are final.', 'No refunds!', '- one, e.g. this', '- two', 'Three "and."', 'Four',
  ]);
});

/** By hand, from words, sentences and syllables: 0.39 w/s + 11.8 y/w - 15.59. */
test.each([
  ['The cat sat on the mat.', 6, 1, 6],
  ['We sell no data. We keep no list of names.', 10, 2, 11],
  ['This agreement constitutes the entire understanding between the parties concerning its subject matter.', 13, 1, 27],
])('%s', (text, words, sentences, syllables) => {
  expect(gradeOf(text)).toBeCloseTo((0.39 * words) / sentences + (11.8 * syllables) / words - 15.59, 5);
});

test('no words, no years of school', () => {
  expect(gradeOf('## 1.\n\n***')).toBe(0);
});
