import { between } from './chance.ts';
import { low } from './filters.ts';
import type { Filter } from './filters.ts';
import type { Signal, Studio } from './signals.ts';

/** One of the tones a body rings in: its pitch, how loud, and the seconds until it has fallen by 60 dB. */
export type Mode = readonly [hz: number, level: number, seconds: number];

const SILENT = 1e-15;

/** A body that rings when it is touched: what comes in excites each of its modes. */
export function body({ rate }: Studio, modes: readonly Mode[]): Filter {
  const ringing = modes
    .filter(([hz]) => hz < 0.45 * rate)
    .map(([hz, level, seconds]) => {
      const radius = 0.001 ** (1 / (seconds * rate));
      const angle = (2 * Math.PI * hz) / rate;
      return {
        turn: 2 * radius * Math.cos(angle),
        lose: radius * radius,
        take: level / 2,
        one: 0,
        two: 0,
      };
    });
  let still = true;
  let [before, longBefore] = [0, 0];
  return (sample) => {
    if (still && sample === 0 && before === 0 && longBefore === 0) return 0;
    // Only what changes makes a body ring: a mode has no part far below its pitch.
    const change = sample - longBefore;
    longBefore = before;
    before = sample;
    let sum = 0;
    still = true;
    for (const mode of ringing) {
      let now = mode.take * change + mode.turn * mode.one - mode.lose * mode.two;
      // Numbers far below hearing take processors a hundred times as long.
      if (now < SILENT && now > -SILENT) now = 0;
      mode.two = mode.one;
      mode.one = now;
      if (now !== 0 || mode.two !== 0) still = false;
      sum += now;
    }
    return sum;
  };
}

/** One touch: a soft thing stays for long (8 ms), a hard one for a moment (0.3 ms). Its sum is 1. */
export function touch({ rate }: Studio, ms: number): Signal {
  const length = Math.max(1, Math.round((ms / 1000) * rate));
  let i = 0;
  return () => {
    if (i >= length) return 0;
    i += 1;
    return (Math.PI / (2 * length)) * Math.sin((Math.PI * (i - 0.5)) / length);
  };
}

/** A body that is struck once. */
export function struck(studio: Studio, modes: readonly Mode[], ms: number): Signal {
  const ring = body(studio, modes);
  const hit = touch(studio, ms);
  return () => ring(hit());
}

/** The same body, but another one: each mode a little higher or lower, by at most that part. */
export const another = ({ chance }: Studio, modes: readonly Mode[], by = 0.05): readonly Mode[] =>
  modes.map(([hz, level, seconds]) => [
    hz * between(chance, 1 - by, 1 + by),
    level * between(chance, 0.7, 1.2),
    seconds * between(chance, 0.85, 1.15),
  ]);

/**
 * A thing that sticks and slips: small touches, so many a second, no two alike; the softer it is, the lower `dull`. Even
 * ones are heard as a tone that glides.
 */
export function stickSlip(studio: Studio, perSecond: Signal, dull: number, uneven = 0.25): Signal {
  const { rate, chance } = studio;
  const soft = low(studio, dull);
  let [at, next] = [0, 1];
  return () => {
    at += perSecond() / rate;
    if (at < next) return soft(0);
    at -= next;
    next = between(chance, 1 - uneven, 1 + uneven);
    return soft(between(chance, 0.5, 1));
  };
}

/** Many small things, each with its own life: by chance, about so many a second. */
export function scatter(
  { rate, chance }: Studio,
  perSecond: Signal,
  seconds: number,
  make: () => Signal,
): Signal {
  const living: { signal: Signal; left: number }[] = [];
  return () => {
    if (chance() < perSecond() / rate) living.push({ signal: make(), left: Math.round(seconds * rate) });
    let sum = 0;
    for (let i = living.length - 1; i >= 0; i -= 1) {
      const grain = living[i]!;
      sum += grain.signal();
      grain.left -= 1;
      if (grain.left <= 0) living.splice(i, 1);
    }
    return sum;
  };
}
