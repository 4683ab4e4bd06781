import { chanceOf } from './chance.ts';
import { RATE } from './rate.ts';
import type { Signal, Studio } from './signals.ts';

/** A sound: a small function of time and seed, and what is promised of it. */
export interface Sound {
  /** How long it lasts; of a loop, one round. */
  readonly seconds: number;
  /** Where its spectral centroid lies, in Hz, whatever the seed. Tests hold it to that. */
  readonly centroid: readonly [least: number, most: number];
  /** It goes round without a seam. Noise and tones are joined otherwise: only tones are in step with themselves. */
  readonly loop?: 'noise' | 'tone';
  /** Its two sides differ, because it is all around. */
  readonly wide?: true;
  make(studio: Studio): Signal;
}

/** The highest sample of every sound. How loud it is in a scene is said by the scene's score. */
const PEAK = 0.5;
/** What has no pitch, below all hearing, is taken out. */
const FLOOR_HZ = 25;
const FADE_IN_SECONDS = 0.001;
const FADE_OUT_SECONDS = 0.02;
/** The end of a round goes over into its beginning. */
const SEAM_SECONDS = 0.8;

/** A sound that is rendered piece by piece. */
export interface Rendering {
  /** Renders at most so many samples more. Returns whether it is whole now. */
  advance(samples: number): boolean;
  /** One array for each side. They may be read once it is whole. */
  readonly sides: readonly Float32Array<ArrayBuffer>[];
}

/** Begins to render a sound. The same seed gives the same samples. */
export function begin(sound: Sound, seed: number, rate = RATE): Rendering {
  const length = Math.round(sound.seconds * rate);
  const seam = sound.loop ? Math.round(SEAM_SECONDS * rate) : 0;
  const raw = (sound.wide ? [0, 1] : [0]).map((side) => ({
    signal: sound.make({ rate, chance: chanceOf(seed * 2 + side) }),
    samples: new Float32Array(length + seam),
  }));
  const hold = Math.exp((-2 * Math.PI * FLOOR_HZ) / rate);
  let at = 0;
  const sides: Float32Array<ArrayBuffer>[] = [];

  const finish = () => {
    for (const { samples } of raw) {
      let [before, out] = [0, 0];
      for (let i = 0; i < samples.length; i += 1) {
        const now = samples[i]!;
        out = hold * (out + now - before);
        before = now;
        samples[i] = out;
      }
      for (let i = 0; i < seam; i += 1) {
        const part = (i + 0.5) / seam;
        // Of two noises the powers add up, of two tones in step the samples.
        const [come, go] =
          sound.loop === 'tone'
            ? [part, 1 - part]
            : [Math.sin((part * Math.PI) / 2), Math.cos((part * Math.PI) / 2)];
        samples[i] = samples[i]! * come + samples[length + i]! * go;
      }
      if (!sound.loop) fade(samples, rate);
      sides.push(samples.slice(0, length));
    }
    let peak = 0;
    for (const side of sides) for (const sample of side) peak = Math.max(peak, Math.abs(sample));
    for (const side of sides) for (let i = 0; i < length; i += 1) side[i]! *= peak > 0 ? PEAK / peak : 0;
  };

  return {
    sides,
    advance(samples) {
      if (sides.length > 0) return true;
      const to = Math.min(at + samples, length + seam);
      for (const side of raw) for (let i = at; i < to; i += 1) side.samples[i] = side.signal();
      at = to;
      if (at < length + seam) return false;
      finish();
      return true;
    },
  };
}

function fade(samples: Float32Array, rate: number): void {
  const [rise, drop] = [FADE_IN_SECONDS * rate, FADE_OUT_SECONDS * rate];
  for (let i = 0; i < rise; i += 1) samples[i]! *= i / rise;
  for (let i = 0; i < drop; i += 1) samples[samples.length - 1 - i]! *= i / drop;
}

/** A sound whole, at once. */
export function render(sound: Sound, seed: number, rate = RATE): readonly Float32Array<ArrayBuffer>[] {
  const rendering = begin(sound, seed, rate);
  rendering.advance(Infinity);
  return rendering.sides;
}
