import type { Chance } from './chance.ts';

/** A sound under way: each call returns its next sample. */
export type Signal = () => number;

/** What a sound is made in. */
export interface Studio {
  /** Samples a second. */
  readonly rate: number;
  readonly chance: Chance;
}

const TAU = 2 * Math.PI;

/** A value that stays, or one that follows a signal. */
const following = (value: number | Signal): Signal => (typeof value === 'number' ? () => value : value);

/** A pure tone. */
export function sine({ rate }: Studio, hz: number | Signal): Signal {
  const pitch = following(hz);
  let phase = 0;
  return () => {
    phase += (TAU * pitch()) / rate;
    return Math.sin(phase);
  };
}

/** A tone with all partials, as from a throat: a ramp, rounded where it falls (PolyBLEP), so that it has no aliases. */
export function ramp({ rate }: Studio, hz: number | Signal): Signal {
  const pitch = following(hz);
  let phase = 0;
  return () => {
    const step = pitch() / rate;
    phase += step;
    if (phase >= 1) phase -= 1;
    let round = 0;
    if (phase < step) round = (phase / step - 1) ** 2 * -1;
    else if (phase > 1 - step) round = ((phase - 1) / step + 1) ** 2;
    return 1 - 2 * phase - round;
  };
}

/** White noise. */
export const noise =
  ({ chance }: Studio): Signal =>
  () =>
    2 * chance() - 1;

/** A value that wanders between -1 and 1, to a new place so many times a second, in soft curves. */
export function wander({ rate, chance }: Studio, hz: number): Signal {
  let [from, to, at] = [2 * chance() - 1, 2 * chance() - 1, 0];
  return () => {
    at += hz / rate;
    if (at >= 1) [from, to, at] = [to, 2 * chance() - 1, at - 1];
    return from + (to - from) * at * at * (3 - 2 * at);
  };
}

/** Several at once. */
export const together =
  (...signals: readonly Signal[]): Signal =>
  () => {
    let sum = 0;
    for (const signal of signals) sum += signal();
    return sum;
  };

/** Begins after so many seconds, and is over when it has lasted. It is made only then, so that it may be one of many. */
export function after({ rate }: Studio, seconds: number, make: () => Signal, lasts = Infinity): Signal {
  const begins = Math.round(seconds * rate);
  const ends = begins + lasts * rate;
  let i = -1;
  let signal: Signal | undefined;
  return () => {
    i += 1;
    if (i < begins || i >= ends) return 0;
    signal ??= make();
    return signal();
  };
}

/** The same, louder or softer. */
export const times =
  (signal: Signal, by: number | Signal): Signal =>
  () =>
    signal() * (typeof by === 'number' ? by : by());
