import { describe, expect, test } from 'vitest';
import { centroid, loudness, truePeak } from './measures.ts';

const RATE = 24_000;
const tone = (hz: number, db: number, seconds: number, phase = 0) =>
  Float32Array.from(
    { length: seconds * RATE },
    (_, i) => 10 ** (db / 20) * Math.sin((2 * Math.PI * hz * i) / RATE + phase),
  );

/** One after another. */
const joined = (...parts: readonly Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

describe('loudness, by the signals of EBU Tech 3341', () => {
  test('1: a tone of 1 kHz at -23 dBFS on both sides is -23 LUFS', () => {
    const side = tone(1000, -23, 20);
    expect(loudness([side, side], RATE)).toBeCloseTo(-23, 1);
  });
  test('3: softer parts before and after do not count', () => {
    const side = joined(tone(1000, -36, 10), tone(1000, -23, 60), tone(1000, -36, 10));
    expect(Math.abs(loudness([side, side], RATE) + 23)).toBeLessThan(0.1);
  });
});

test('a peak between two samples is found', () => {
  expect(truePeak([tone(RATE / 4, -6, 0.1, Math.PI / 4)])).toBeCloseTo(-6, 0);
});

test('the centroid of a tone is its pitch', () => {
  expect(Math.abs(centroid(tone(1000, -6, 1), RATE) - 1000)).toBeLessThan(25);
});
