/** What is promised of each sound: where it lies, that it begins and ends without a click, and that a seed is a sound. */
import { describe, expect, test } from 'vitest';
import { RATE } from '../src/engine/rate.ts';
import { begin, render } from '../src/engine/render.ts';
import { SOUNDS } from '../src/sounds.ts';
import { centroid } from './measures.ts';

/** Sounds that share a recipe are tried once. */
const DIFFERENT = [...new Map(Object.entries(SOUNDS).map(([name, sound]) => [sound, name]))];
const SEEDS = [1, 2];
/** -60 dB of the highest sample. */
const SILENT = 0.0005;

const steepest = (samples: Float32Array) => {
  let most = 0;
  for (let i = 1; i < samples.length; i += 1) most = Math.max(most, Math.abs(samples[i]! - samples[i - 1]!));
  return most;
};

describe.each(DIFFERENT.map(([sound, name]) => [name, sound] as const))('%s', (_name, sound) => {
  const takes = SEEDS.map((seed) => render(sound, seed));

  test('lies where it should', () => {
    const [least, most] = sound.centroid;
    for (const [side] of takes) {
      const hz = centroid(side!, RATE);
      expect(hz).toBeGreaterThanOrEqual(least);
      expect(hz).toBeLessThanOrEqual(most);
    }
  });

  test('has no click where it begins, ends, or goes round', () => {
    for (const sides of takes)
      for (const side of sides) {
        expect(side.every(Number.isFinite)).toBe(true);
        if (sound.loop) expect(Math.abs(side[0]! - side.at(-1)!)).toBeLessThanOrEqual(steepest(side));
        else expect(Math.max(Math.abs(side[0]!), Math.abs(side.at(-1)!))).toBeLessThan(SILENT);
      }
  });

  test('is equal with the same seed, made at once or in slices', () => {
    const sliced = begin(sound, SEEDS[0]!);
    while (!sliced.advance(4096));
    expect(sliced.sides).toEqual(takes[0]);
  });
});
