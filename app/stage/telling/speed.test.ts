import { expect, test } from 'vitest';
import { DEFAULT_DELAY_MS } from '../../engine/reading-speed.ts';
import { wordsPerMinute } from '../../engine/words-per-minute.ts';
import { athenaeum, controls, lost, port, sea } from '../../schema/words.ts';

test('the sample line is such as the realm says them: within a tenth of all its lines', () => {
  const lines = [...sea.preamble, ...port.preamble, ...athenaeum.preamble, ...lost.preamble];
  const all = lines.map((line) => wordsPerMinute(line, DEFAULT_DELAY_MS));
  const average = all.reduce((sum, one) => sum + one, 0) / all.length;
  const sample = wordsPerMinute(controls.speed_sample, DEFAULT_DELAY_MS);
  expect(Math.abs(sample / average - 1)).toBeLessThan(0.1);
});
