import { expect, test } from 'vitest';
import { minutesToRead } from './reading-time.ts';

test('a higher pace never takes more minutes', () => {
  expect(minutesToRead(1747, 300)).toBeLessThan(minutesToRead(1747, 150));
  for (let pace = 0; pace < 600; pace += 10)
    expect(minutesToRead(1747, pace + 10)).toBeLessThanOrEqual(minutesToRead(1747, pace));
});

test.each([
  [1200, 90, 10],
  [1200, Number.POSITIVE_INFINITY, 3],
  [1200, 5000, 3],
])('%d words at %d a minute take a human %d', (words, pace, minutes) =>
  expect(minutesToRead(words, pace)).toBe(minutes),
);

test.each([0, 1, 40])('%d words are a minute all the same', (words) =>
  expect(minutesToRead(words, 210)).toBe(1),
);
