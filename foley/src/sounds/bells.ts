import { between } from '../engine/chance.ts';
import { fall, path } from '../engine/envelopes.ts';
import type { Sound } from '../engine/render.ts';
import { after, times, together } from '../engine/signals.ts';
import type { Studio } from '../engine/signals.ts';
import { struck } from '../engine/struck.ts';
import type { Mode } from '../engine/struck.ts';

/** The partials of a cast bell, by their ratio to the prime: hum, prime, tierce, quint, nominal and those above. */
const CAST: readonly Mode[] = [
  [0.5, 0.5, 4.2],
  [1, 1, 3],
  [1.19, 0.7, 2.2],
  [1.5, 0.25, 1.5],
  [2, 0.8, 1.4],
  [2.51, 0.3, 0.8],
  [2.66, 0.22, 0.7],
  [3.01, 0.25, 0.6],
  [4.16, 0.16, 0.35],
  [5.43, 0.08, 0.2],
];

const PRIME_HZ = 349;

const tuned = (modes: readonly Mode[], hz: number, longer = 1): readonly Mode[] =>
  modes.map(([ratio, level, seconds]) => [ratio * hz, level, seconds * longer]);

/** The harbor's bell, one stroke. It is damp: its high partials are gone at once. */
export const bell: Sound = {
  seconds: 5,
  centroid: [300, 760],
  make: (studio) => struck(studio, tuned(CAST, PRIME_HZ), between(studio.chance, 1.1, 1.5)),
};

/** A gong of spring steel or thin brass. */
const small = (hz: number, seconds: number): readonly Mode[] => [
  [hz, 1, seconds],
  [hz * 1.006, 0.6, seconds * 0.9],
  [hz * 2.72, 0.4, seconds * 0.45],
  [hz * 4.9, 0.16, seconds * 0.2],
];

/** A small brass bell over a door: it hangs on a spring, and goes on for a while. */
export const doorbell: Sound = {
  seconds: 1.8,
  centroid: [1600, 2600],
  make(studio) {
    const { chance } = studio;
    const hz = between(chance, 1850, 1900);
    return together(
      ...[0, 0.13, 0.24, 0.4, 0.55, 0.8].map((at, i) =>
        after(studio, at * between(chance, 0.94, 1.06), () =>
          times(struck(studio, small(hz, 0.9), 0.35), 0.8 ** i),
        ),
      ),
    );
  },
};

/** A bicycle bell goes by: a thumb, a ratchet, two caps. It falls a little as it passes. */
export const bicycle: Sound = {
  seconds: 3,
  centroid: [1600, 2600],
  make(studio) {
    const near = path(studio, [0, 0.15], [1.3, 1], [2.9, 0.08]);
    const fallen = (at: number) => 1.03 - 0.06 / (1 + Math.exp(-6 * (at - 1.3)));
    const ring = (begins: number) =>
      Array.from({ length: 11 }, (_, i) => {
        const at = begins + i * 0.052;
        return after(studio, at, () =>
          times(struck(studio, small((i % 2 ? 2090 : 1760) * fallen(at), 0.7), 0.3), i % 2 ? 0.7 : 1),
        );
      });
    return times(together(...ring(0.1), ...ring(1.05)), near);
  },
};

/** A lamp is lit: the click of its key, the other half of the click, and a little of its glass. */
export const lamp: Sound = {
  seconds: 0.32,
  centroid: [1900, 3200],
  make(studio) {
    const { chance } = studio;
    const key = (by: number): readonly Mode[] => [
      [1650 * by, 0.5, 0.02],
      [2870 * by, 0.8, 0.025],
      [4310 * by, 0.7, 0.018],
      [6900 * by, 0.3, 0.01],
    ];
    const glass: readonly Mode[] = [
      [5240, 0.18, 0.16],
      [7810, 0.08, 0.1],
    ];
    const by = between(chance, 0.94, 1.06);
    return together(
      times(struck(studio, key(by), 0.25), 0.55),
      after(studio, between(chance, 0.034, 0.044), () => struck(studio, [...key(by * 1.08), ...glass], 0.25)),
    );
  },
};

/** Cooling metal: ticks that come ever more slowly, each pause so many times as long as the last. */
const ticking = (plate: readonly Mode[], slowing: number) => (studio: Studio) => {
  const { chance } = studio;
  let at = 0.02;
  return together(
    ...Array.from({ length: 7 }, (_, i) => {
      const tick = after(studio, at, () => {
        const by = between(chance, 0.92, 1.1);
        const modes = plate.map(([hz, loud, seconds]): Mode => [hz * by, loud, seconds]);
        return times(struck(studio, modes, 0.3), between(chance, 0.3, 1));
      });
      at += 0.12 * slowing ** i * between(chance, 0.7, 1.3);
      return tick;
    }),
  );
};

/** Metal drawers tick as they cool. */
export const cooling: Sound = {
  seconds: 3.6,
  centroid: [1900, 4600],
  make: ticking(
    [
      [1480, 0.4, 0.05],
      [2410, 1, 0.07],
      [3730, 0.7, 0.05],
      [5120, 0.4, 0.03],
    ],
    1.5,
  ),
};

/** A kettle that has just been taken off, and nobody is in. */
export const kettleTick: Sound = {
  seconds: 3.6,
  centroid: [1100, 3400],
  make: ticking(
    [
      [890, 0.8, 0.09],
      [1910, 1, 0.06],
      [3240, 0.5, 0.04],
    ],
    1.3,
  ),
};

/** Something ticks under a cloth. It has not turned up yet. */
export const clockwork: Sound = {
  seconds: 4,
  centroid: [500, 2200],
  loop: 'tone',
  make(studio) {
    // A round holds eight halves of a second, so that a tick never lies in the seam but where one is due.
    const half = Math.round(studio.rate / 2);
    let i = 0;
    let ring = () => 0;
    const at = Math.round(studio.rate * 0.9) % half;
    return () => {
      if (i % half === at) {
        const high = Math.floor(i / half) % 2 === 0;
        ring = struck(
          studio,
          [
            [high ? 760 : 640, 1, 0.03],
            [high ? 1730 : 1490, 0.5, 0.02],
            [2600, 0.2, 0.01],
          ],
          0.6,
        );
      }
      i += 1;
      return ring();
    };
  },
};

/** The lowest drawer, humming one low note, slightly flat: an A, and a third of a semitone less. */
export const hum: Sound = {
  seconds: 8,
  centroid: [100, 260],
  loop: 'tone',
  make(studio) {
    const { rate } = studio;
    // Whole waves in a round, so that it goes on in step.
    const hz = Math.round(107.9 * 8) / 8;
    let i = 0;
    return () => {
      const turn = (2 * Math.PI * i) / rate;
      i += 1;
      const beat = 1 + 0.22 * Math.sin(turn * 0.375);
      return (
        beat *
        (Math.sin(turn * hz) +
          0.5 * Math.sin(turn * 2 * hz) +
          0.22 * Math.sin(turn * (3 * hz + 0.25)) +
          0.09 * Math.sin(turn * 5 * hz))
      );
    };
  },
};

/** Glass is let go of: the lid of a jar. */
export const lid: Sound = {
  seconds: 0.55,
  centroid: [1200, 2400],
  make(studio) {
    const { chance } = studio;
    const by = between(chance, 0.9, 1.15);
    const jar: readonly Mode[] = [
      [1320 * by, 0.8, 0.16],
      [2510 * by, 1, 0.12],
      [3890 * by, 0.6, 0.08],
      [5600 * by, 0.3, 0.05],
    ];
    const lifted = fall(studio, 0.09);
    const scrape = () => (2 * chance() - 1) * lifted() * 0.02;
    return together(
      scrape,
      after(studio, 0.07, () => times(struck(studio, jar, 0.5), 0.5)),
      after(studio, between(chance, 0.16, 0.22), () => struck(studio, jar, 0.5)),
    );
  },
};
