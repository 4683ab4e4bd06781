import type { Signal, Studio } from './signals.ts';

/** Lets a part of what comes in out. `hz` moves its corner. */
export type Filter = (sample: number, hz?: number) => number;

/** A state variable filter (trapezoidal): 12 dB an octave, steady while its corner moves. */
function filter(kind: 'low' | 'band' | 'high', { rate }: Studio, corner: number, q: number): Filter {
  const k = 1 / q;
  let [at, a1, a2, a3] = [Number.NaN, 0, 0, 0];
  let [one, two] = [0, 0];
  return (sample, hz = corner) => {
    if (hz !== at) {
      at = hz;
      const g = Math.tan((Math.PI * Math.min(hz, 0.45 * rate)) / rate);
      a1 = 1 / (1 + g * (g + k));
      a2 = g * a1;
      a3 = g * a2;
    }
    const rest = sample - two;
    const about = a1 * one + a2 * rest;
    const below = two + a2 * one + a3 * rest;
    one = 2 * about - one;
    two = 2 * below - two;
    if (kind === 'low') return below;
    return kind === 'band' ? k * about : sample - k * about - below;
  };
}

/** What lies below `hz`. */
export const low = (studio: Studio, hz: number, q = Math.SQRT1_2): Filter => filter('low', studio, hz, q);
/** What lies about `hz`; it passes there as loud as it came. The higher `q`, the narrower. Two in a row: 12 dB an octave. */
export function band(studio: Studio, hz: number, q = 1): Filter {
  const [one, two] = [filter('band', studio, hz, q), filter('band', studio, hz, q)];
  return (sample, to = hz) => two(one(sample, to), to);
}
/** What lies above `hz`. */
export const high = (studio: Studio, hz: number, q = Math.SQRT1_2): Filter => filter('high', studio, hz, q);

/** A signal through a filter, with a corner that may move. */
export const through = (signal: Signal, filtered: Filter, hz?: Signal): Signal =>
  hz ? () => filtered(signal(), hz()) : () => filtered(signal());
