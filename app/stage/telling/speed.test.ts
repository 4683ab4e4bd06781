import { expect, test } from 'vitest';
import { DEFAULT_DELAY_MS } from '../../engine/reading-speed.ts';
import { wordsPerMinute } from '../../engine/words-per-minute.ts';
import { athenaeum, controls, lost, port, sea } from '../../schema/words.ts';

test('the speed of the sample line is within a tenth of that of all lines', () => {
  const lines = [...sea.preamble, ...port.preamble, ...athenaeum.preamble, ...lost.preamble];
  const all = lines.map((line) => wordsPerMinute(line, DEFAULT_DELAY_MS));
  const average = all.reduce((sum, one) => sum + one, 0) / all.length;
  const sample = wordsPerMinute(controls.speed_sample, DEFAULT_DELAY_MS);
  expect(Math.abs(sample / average - 1)).toBeLessThan(0.1);
});
