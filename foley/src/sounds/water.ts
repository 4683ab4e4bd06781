import { between } from '../engine/chance.ts';
import { fall, path, swell } from '../engine/envelopes.ts';
import { band, low, through } from '../engine/filters.ts';
import type { Sound } from '../engine/render.ts';
import { after, noise, sine, times, together } from '../engine/signals.ts';
import type { Signal, Studio } from '../engine/signals.ts';
import { another, scatter, struck } from '../engine/struck.ts';
import type { Mode } from '../engine/struck.ts';

/** The side of a small boat. */
export const PLANKS: readonly Mode[] = [
  [118, 1, 0.22],
  [196, 0.8, 0.17],
  [312, 0.45, 0.12],
  [487, 0.25, 0.08],
  [760, 0.1, 0.05],
];

/** A bubble rises in pitch as it comes up (Minnaert). */
export function bubble(studio: Studio, hz: number, seconds = 0.07): Signal {
  const level = fall(studio, seconds * 1.6);
  return times(sine(studio, path(studio, [0, hz], [seconds, hz * 1.9])), () => level());
}

/** Small water on planks, close to the head: two or three touches, each with a little water after it. */
export const knock: Sound = {
  seconds: 1.3,
  centroid: [130, 420],
  make(studio) {
    const { chance } = studio;
    const touches = chance() < 0.4 ? 3 : 2;
    return together(
      ...Array.from({ length: touches }, (_, i) => {
        const at = i * between(chance, 0.28, 0.4);
        const level = i === 0 ? 1 : between(chance, 0.35, 0.7);
        return together(
          after(studio, at, () =>
            times(struck(studio, another(studio, PLANKS), between(chance, 4, 7)), level),
          ),
          after(studio, at + between(chance, 0.05, 0.12), () =>
            times(bubble(studio, between(chance, 260, 420)), 0.06 * level),
          ),
        );
      }),
    );
  },
};

/** The tide pulls back over pebbles, like a breath taken before listening. */
export const draw: Sound = {
  seconds: 5.2,
  centroid: [900, 2600],
  wide: true,
  make(studio) {
    const { chance } = studio;
    const tide = path(studio, [0, 0], [2.6, 1], [3.6, 0.75], [5.1, 0]);
    const many = path(studio, [0, 20], [2.2, 190], [3.4, 120], [5, 0]);
    const wash = through(noise(studio), low(studio, 1400), path(studio, [0, 2100], [3, 1300], [5.2, 500]));
    const pebbles = scatter(studio, many, 0.05, () => {
      const hz = between(chance, 1300, 4200);
      const stone: readonly Mode[] = [
        [hz, 1, 0.02],
        [hz * 1.47, 0.5, 0.012],
      ];
      return times(struck(studio, stone, 0.3), between(chance, 0.05, 0.5));
    });
    return () => (0.5 * wash() + 1.3 * pebbles()) * tide() ** 1.5;
  },
};

/** An oar is shipped: laid down along the bench, and it drips. */
export const oar: Sound = {
  seconds: 1.9,
  centroid: [160, 900],
  make(studio) {
    const { chance } = studio;
    const slide = through(noise(studio), band(studio, 700, 1.2));
    const shape = path(studio, [0, 0], [0.15, 1], [0.6, 0.5], [0.7, 0]);
    const drop = (at: number) =>
      after(studio, at, () => times(bubble(studio, between(chance, 500, 900), 0.04), 0.08));
    return together(
      times(slide, () => 0.05 * shape()),
      after(studio, 0.66, () => struck(studio, another(studio, PLANKS), 3)),
      after(studio, 0.86, () => times(struck(studio, another(studio, PLANKS), 4), 0.5)),
      drop(1.1),
      drop(1.35),
      drop(1.7),
    );
  },
};

/** Planks settle under somebody. */
export const planks: Sound = {
  seconds: 1.2,
  centroid: [80, 260],
  make: (studio) =>
    together(
      struck(studio, another(studio, PLANKS), 9),
      after(studio, 0.34, () => times(struck(studio, another(studio, PLANKS), 6), 0.6)),
      after(studio, 0.5, () => times(struck(studio, another(studio, PLANKS), 8), 0.4)),
    ),
};

/** The quay, from indoors: water that is hardly there. */
export const quay: Sound = {
  seconds: 4.5,
  centroid: [350, 800],
  wide: true,
  make(studio) {
    const level = swell(studio, 4.4);
    return times(through(noise(studio), low(studio, 330)), () => level() ** 2);
  },
};
