import { expect, test } from 'vitest';
import { wordsPerMinute } from './words-per-minute.ts';

// 5 words; 19 letters, a pause of 9 after the sentence, a rest of 15 and a drift of 17: 60 units.
const LINE = 'A bell. It is late.';

test('counts letters, pauses, rest and drift', () => {
  expect(wordsPerMinute(LINE, 100)).toBe(50);
  expect(wordsPerMinute(LINE, 10)).toBe(500);
});

test('at no delay everything is there at once', () => {
  expect(wordsPerMinute(LINE, 0)).toBe(Infinity);
});

test('nothing has no words', () => {
  expect(wordsPerMinute('', 40)).toBe(0);
});
