import { fall } from './envelopes.ts';
import { low } from './filters.ts';
import { chanceOf } from './chance.ts';
import { noise } from './signals.ts';

/** How long the far answers. */
const SECONDS = 1.3;
/** How much later it begins to answer. */
const BEFORE_SECONDS = 0.035;
/** High tones are lost on the way, sooner than low ones. */
const [FROM_HZ, TO_HZ] = [4200, 500];

/** What a place answers to a single touch: noise that falls and darkens. Its two sides differ. */
export function impulse(rate: number): readonly Float32Array<ArrayBuffer>[] {
  return [11, 12].map((seed) => {
    const studio = { rate, chance: chanceOf(seed) };
    const [hiss, level, dark] = [noise(studio), fall(studio, SECONDS), low(studio, FROM_HZ)];
    const begins = Math.round(BEFORE_SECONDS * rate);
    const samples = new Float32Array(begins + Math.round(SECONDS * rate));
    let sum = 0;
    for (let i = begins; i < samples.length; i += 1) {
      const at = (i - begins) / (samples.length - begins);
      samples[i] = dark(hiss(), FROM_HZ * (TO_HZ / FROM_HZ) ** at) * level();
      sum += samples[i]! ** 2;
    }
    // As loud as what comes in, whatever the rate.
    return samples.map((sample) => sample / Math.sqrt(sum));
  });
}
