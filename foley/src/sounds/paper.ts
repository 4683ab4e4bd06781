import { between } from '../engine/chance.ts';
import { fall, path, swell } from '../engine/envelopes.ts';
import { band, low, through } from '../engine/filters.ts';
import type { Sound } from '../engine/render.ts';
import { after, noise, times, together, wander } from '../engine/signals.ts';
import type { Signal, Studio } from '../engine/signals.ts';
import { another, body, scatter, stickSlip, struck } from '../engine/struck.ts';
import { PLANKS } from './water.ts';

/** Cloth or canvas that is moved: its weave at so many Hz, with the unevenness of a hand. */
function weave(studio: Studio, hz: number, quick: number): Signal {
  const threads = through(noise(studio), band(studio, hz, 0.9));
  const hand = wander(studio, quick);
  return () => threads() * Math.max(0, 0.45 + 0.75 * hand());
}

/** Cloth against wood. */
export const cloth: Sound = {
  seconds: 1.1,
  centroid: [900, 2600],
  make(studio) {
    const level = swell(studio, 1.08);
    return times(weave(studio, 1250, 9), level);
  },
};

/** Canvas: it unrolls, and once more falls flat. */
export const canvas: Sound = {
  seconds: 1.9,
  centroid: [500, 2200],
  wide: true,
  make(studio) {
    const { chance } = studio;
    const level = path(studio, [0, 0], [0.3, 1], [1.1, 0.6], [1.3, 0.05], [1.36, 0.7], [1.8, 0]);
    const deep = through(noise(studio), low(studio, 260));
    const flat = weave(studio, 900, between(chance, 14, 20));
    return () => level() * (flat() + 0.5 * deep());
  },
};

/** A page turns. It buckles once on its way. */
export const page: Sound = {
  seconds: 1.3,
  centroid: [900, 3000],
  make(studio) {
    const { chance } = studio;
    const air = through(
      noise(studio),
      band(studio, 900, 0.6),
      path(studio, [0, 500], [0.5, 2600], [1.2, 700]),
    );
    const level = path(studio, [0, 0], [0.42, 0.7], [0.5, 0.25], [0.62, 1], [1.25, 0]);
    const buckle = scatter(studio, path(studio, [0.3, 0], [0.55, 160], [0.8, 20]), 0.03, () =>
      times(struck(studio, [[between(chance, 900, 3000), 1, 0.012]], 0.4), between(chance, 0.2, 0.9)),
    );
    return () => level() * (0.7 * air() + 1.6 * buckle());
  },
};

/** A thumb along the edge of a book: its pages, one by one, ever faster. */
export const thumb: Sound = {
  seconds: 0.9,
  centroid: [2000, 4800],
  make(studio) {
    const leaves = stickSlip(studio, path(studio, [0, 30], [0.8, 85]), 6000);
    const edge = body(studio, [
      [1900, 0.5, 0.006],
      [3300, 1, 0.005],
      [5400, 0.8, 0.004],
    ]);
    const level = swell(studio, 0.88);
    return () => edge(leaves()) * level();
  },
};

/** Pages by the thousand. Then they stop. */
export const pages: Sound = {
  seconds: 3.4,
  centroid: [1800, 4400],
  wide: true,
  make(studio) {
    const { chance } = studio;
    const leaves = scatter(studio, path(studio, [0, 60], [1.6, 420], [2.9, 420]), 0.03, () => {
      const hz = between(chance, 1500, 4800);
      return times(
        struck(
          studio,
          [
            [hz, 1, 0.012],
            [hz * 1.6, 0.5, 0.008],
          ],
          0.3,
        ),
        between(chance, 0.1, 0.6),
      );
    });
    const air = through(noise(studio), band(studio, 2600, 0.7));
    // They have a breath to hold.
    const held = path(studio, [0, 0], [1, 0.8], [2.8, 1], [2.92, 0]);
    return () => held() * (leaves() + 0.16 * air());
  },
};

/** One stroke of a pen, and the next. */
function writing(studio: Studio): Signal {
  const { chance } = studio;
  const nib = through(noise(studio), band(studio, between(chance, 2800, 4200), 1.2));
  const strokes = wander(studio, between(chance, 7, 11));
  return () => {
    const pressed = strokes();
    return pressed > 0 ? pressed * nib() : 0;
  };
}

/** A pen, and seven more pens. */
export const pens: Sound = {
  seconds: 3.6,
  centroid: [2800, 5200],
  wide: true,
  make(studio) {
    const { chance } = studio;
    const one = writing(studio);
    const seven = together(
      ...Array.from({ length: 7 }, () => times(writing(studio), between(chance, 0.3, 0.7))),
    );
    const alone = path(studio, [0, 0], [0.1, 1], [3.3, 0.9], [3.5, 0]);
    const joined = path(studio, [0.9, 0], [1.4, 0.6], [3.2, 0.6], [3.5, 0]);
    return () => alone() * one() + joined() * seven();
  },
};

/** A spine eases: leather and glue, a little. */
export const spine: Sound = {
  seconds: 0.8,
  centroid: [450, 1700],
  make(studio) {
    const { chance } = studio;
    const slips = stickSlip(studio, path(studio, [0, 26], [0.4, between(chance, 50, 70)], [0.75, 18]), 900);
    const leather = body(
      studio,
      another(studio, [
        [480, 0.8, 0.02],
        [860, 1, 0.016],
        [1600, 0.5, 0.01],
      ]),
    );
    const level = swell(studio, 0.78);
    return () => leather(slips()) * level();
  },
};

/** A neighboring book fills the space. */
export const neighbor: Sound = {
  seconds: 0.8,
  centroid: [160, 900],
  make(studio) {
    const slide = through(noise(studio), band(studio, 1100, 0.8));
    const lean = path(studio, [0, 0], [0.2, 1], [0.36, 0.5], [0.4, 0]);
    return together(
      () => 0.035 * lean() * slide(),
      after(studio, 0.38, () => struck(studio, another(studio, PLANKS), 4)),
    );
  },
};

/** A cover is pressed shut, firmly: the air that was in the book, and the boards. */
export const cover: Sound = {
  seconds: 0.6,
  centroid: [130, 620],
  make(studio) {
    const air = through(noise(studio), low(studio, 700));
    const out = fall(studio, 0.16);
    return together(
      () => 0.16 * air() * out(),
      after(studio, 0.03, () => struck(studio, another(studio, PLANKS), 5)),
    );
  },
};
