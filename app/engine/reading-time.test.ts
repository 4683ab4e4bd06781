import { describe, expect, test } from 'vitest';
import { athenaeum, lost, port, sea } from '../../tests/support/words.ts';
import { DEFAULT_DELAY_MS } from './reading-speed.ts';
import { minutesToRead, wordsPerMinute } from './reading-time.ts';
import { graphemes, typingTimes } from './typing.ts';

describe('words per minute', () => {
  test('everything at once at a delay of 0', () => expect(wordsPerMinute(0)).toBe(Number.POSITIVE_INFINITY));

  test('fall as the delay grows', () => {
    for (let delay = 1; delay <= 100; delay++)
      expect(wordsPerMinute(delay)).toBeLessThan(wordsPerMinute(delay - 1));
  });

  test('are those at which the lines of the realm are typed, within a tenth', () => {
    const lines = [sea, port, athenaeum, lost].flatMap(({ preamble }): readonly string[] => preamble);
    const units = lines.reduce((sum, line) => sum + (typingTimes(graphemes(line)).at(-1) ?? 0), 0);
    const words = lines.reduce((sum, line) => sum + line.split(/\s+/).length, 0);
    const typed = (words / (units * DEFAULT_DELAY_MS)) * 60_000;
    expect(wordsPerMinute(DEFAULT_DELAY_MS) / typed).toBeGreaterThan(0.9);
    expect(wordsPerMinute(DEFAULT_DELAY_MS) / typed).toBeLessThan(1.1);
  });
});

describe('minutes to read', () => {
  test('are fewer for whoever reads quickly, and never rise with the speed', () => {
    expect(minutesToRead(1747, 20)).toBeLessThan(minutesToRead(1747, 60));
    for (let delay = 1; delay <= 100; delay++)
      expect(minutesToRead(1747, delay - 1)).toBeLessThanOrEqual(minutesToRead(1747, delay));
  });

  test.each([
    [1200, 100, 10],
    [1200, 0, 3],
    [1200, 1, 3],
  ])('%d words at a delay of %d ms are a human %d', (words, delay, minutes) =>
    expect(minutesToRead(words, delay)).toBe(minutes),
  );

  test.each([0, 1, 40])('%d words are a minute all the same', (words) =>
    expect(minutesToRead(words, DEFAULT_DELAY_MS)).toBe(1),
  );
});
