import { expect, test } from 'vitest';
import { wordsPerMinute } from './words-per-minute.ts';

// 5 words; 19 letters, a pause of 9 after the sentence, a rest of 15 and a drift of 17: 60 units.
const LINE = 'A bell. It is late.';

test('counts letters, pauses, rest and drift', () => {
  expect(wordsPerMinute(LINE, 100)).toBe(50);
  expect(wordsPerMinute(LINE, 10)).toBe(500);
});

test('is infinite at a delay of 0', () => {
  expect(wordsPerMinute(LINE, 0)).toBe(Infinity);
});

test('is 0 for an empty line', () => {
  expect(wordsPerMinute('', 40)).toBe(0);
});
