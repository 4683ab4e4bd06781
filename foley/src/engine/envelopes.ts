import type { Signal, Studio } from './signals.ts';

/** Begins at 1 and falls to a thousandth (-60 dB) in so many seconds. */
export function fall({ rate }: Studio, seconds: number): Signal {
  const step = 0.001 ** (1 / (seconds * rate));
  let value = 1 / step;
  return () => (value *= step);
}

/** Straight lines from point to point, each in seconds and value. Then it stays. */
export function path(
  { rate }: Studio,
  ...points: readonly (readonly [seconds: number, value: number])[]
): Signal {
  let [i, next] = [0, 0];
  return () => {
    const seconds = i / rate;
    i += 1;
    while (next < points.length && points[next]![0] <= seconds) next += 1;
    const to = points[next];
    const from = points[next - 1] ?? to!;
    if (!to || to === from) return from[1];
    return from[1] + ((to[1] - from[1]) * (seconds - from[0])) / (to[0] - from[0]);
  };
}

/** Swells and is gone: half a wave, so many seconds long. */
export function swell({ rate }: Studio, seconds: number): Signal {
  let i = 0;
  return () => {
    const at = i / (rate * seconds);
    i += 1;
    return at < 1 ? Math.sin(Math.PI * at) : 0;
  };
}
