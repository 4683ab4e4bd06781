/** How loud each scene is, as a browser renders it: quiet enough to read by, loud enough to be heard, never clipped. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE } from '../src/engine/rate.ts';
import { SCORES } from '../src/scores.ts';
import type { Score, ScoreName, Voice } from '../src/scores.ts';
import { loudness, truePeak } from './measures.ts';
import { openStudio } from './studio.ts';
import type { Studio } from './studio.ts';

const SECONDS = 60;
/** In LUFS. */
const [LEAST, MOST] = [-30, -24];
/** In dBTP. */
const PEAK = -1;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

test.each(Object.keys(SCORES) as ScoreName[])('%s', async (scene) => {
  const sides = await studio.take(scene, SECONDS, 1);
  const lufs = loudness(sides, RATE);
  expect(lufs).toBeGreaterThanOrEqual(LEAST);
  expect(lufs).toBeLessThanOrEqual(MOST);
  expect(truePeak(sides)).toBeLessThanOrEqual(PEAK);
});

test('no place is at the very edge: from there a cue could not move what was answered', () => {
  const voices: readonly Voice[] = Object.values<Score>(SCORES).flatMap((score) => Object.values(score));
  expect(voices.filter(({ at = 0 }) => Math.abs(at) > 0.9)).toEqual([]);
});

test('two takes with one seed are equal, with another not', async () => {
  const [one, same, other] = [
    await studio.take('lids', 8, 5),
    await studio.take('lids', 8, 5),
    await studio.take('lids', 8, 6),
  ];
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});
