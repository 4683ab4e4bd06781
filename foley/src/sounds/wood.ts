import { between } from '../engine/chance.ts';
import { fall, path, swell } from '../engine/envelopes.ts';
import { band, low, through } from '../engine/filters.ts';
import type { Sound } from '../engine/render.ts';
import { after, noise, times, together, wander } from '../engine/signals.ts';
import { another, body, stickSlip, struck } from '../engine/struck.ts';
import type { Mode } from '../engine/struck.ts';

/** A rope takes a strain: fibers let go, ever faster, about a post. */
export const rope: Sound = {
  seconds: 1.7,
  centroid: [350, 1300],
  make(studio) {
    const { chance } = studio;
    const top = between(chance, 46, 60);
    const slips = stickSlip(studio, path(studio, [0, 14], [0.9, top], [1.6, 22]), 600);
    const post = body(
      studio,
      another(studio, [
        [310, 0.8, 0.06],
        [520, 1, 0.05],
        [880, 0.7, 0.03],
        [1460, 0.35, 0.02],
      ]),
    );
    const level = swell(studio, 1.68);
    return () => post(slips()) * level();
  },
};

/** Wood that is about to be chosen. */
export const creak: Sound = {
  seconds: 0.9,
  centroid: [500, 1900],
  make(studio) {
    const { chance } = studio;
    const slips = stickSlip(
      studio,
      path(studio, [0, 60], [0.5, between(chance, 120, 160)], [0.85, 70]),
      1300,
      0.04,
    );
    const board = body(
      studio,
      another(studio, [
        [420, 0.7, 0.04],
        [770, 1, 0.035],
        [1240, 0.8, 0.03],
        [2150, 0.4, 0.015],
      ]),
    );
    const level = swell(studio, 0.88);
    return () => board(slips()) * level();
  },
};

/** Two doors, far too tall: their weight, and their hinges. */
export const doors: Sound = {
  seconds: 4,
  centroid: [70, 620],
  make(studio) {
    const weight = through(noise(studio), low(studio, 110));
    const slow = wander(studio, 3);
    const shape = path(studio, [0, 0], [0.6, 1], [2.6, 0.8], [3.8, 0]);
    const hinge = stickSlip(studio, path(studio, [0, 9], [1.4, 30], [3.4, 12]), 350);
    const iron = body(studio, [
      [230, 1, 0.09],
      [390, 0.6, 0.07],
      [610, 0.25, 0.05],
    ]);
    return () => shape() * (weight() * (1 + 0.5 * slow()) * 2.2 + 0.55 * iron(hinge()));
  },
};

/** A latch clears its throat. */
export const latch: Sound = {
  seconds: 0.8,
  centroid: [1100, 3600],
  make(studio) {
    const { chance } = studio;
    const iron = another(
      studio,
      [
        [920, 0.7, 0.08],
        [1730, 1, 0.07],
        [2890, 0.8, 0.05],
        [4400, 0.4, 0.03],
      ],
      0.03,
    );
    const scrape = stickSlip(studio, path(studio, [0, 90], [0.3, 210]), 6000);
    const throat = body(studio, iron);
    const drawn = path(studio, [0, 0], [0.1, 1], [0.3, 0.7], [0.32, 0]);
    return together(
      () => 0.16 * throat(scrape() * drawn()),
      after(studio, 0.36, () => times(struck(studio, iron, 0.4), 1)),
      after(studio, between(chance, 0.47, 0.5), () => times(struck(studio, iron, 0.6), 0.55)),
    );
  },
};

const LID: readonly Mode[] = [
  [236, 1, 0.2],
  [408, 0.8, 0.16],
  [713, 0.4, 0.1],
  [1190, 0.15, 0.06],
];

/** A roof goes on, like a lid set down by someone trying to be quiet. */
export const roof: Sound = {
  seconds: 0.9,
  centroid: [220, 620],
  make: (studio) =>
    together(
      times(struck(studio, another(studio, LID), 3), 0.6),
      after(studio, 0.11, () => times(struck(studio, another(studio, LID), 3), 0.9)),
      after(studio, 0.19, () => times(struck(studio, another(studio, LID), 4), 0.35)),
    ),
};

/** A wooden drawer is pulled, and comes to its end. */
export const drawer: Sound = {
  seconds: 1.2,
  centroid: [160, 900],
  make(studio) {
    const { chance } = studio;
    const box: readonly Mode[] = [
      [168, 1, 0.12],
      [301, 0.7, 0.1],
      [560, 0.4, 0.06],
      [1010, 0.2, 0.03],
    ];
    const rattle = stickSlip(studio, path(studio, [0, 20], [0.7, 55]), 500);
    const wood = body(studio, box);
    const slide = through(noise(studio), band(studio, 420, 1));
    const pull = path(studio, [0, 0], [0.25, 1], [0.7, 0.8], [0.74, 0]);
    return together(
      () => pull() * (0.06 * slide() + 0.1 * wood(rattle())),
      after(studio, between(chance, 0.73, 0.78), () => struck(studio, another(studio, box), 3)),
    );
  },
};

/** A steel drawer on rollers: it runs, and knocks against its end. */
export const rollers: Sound = {
  seconds: 1.3,
  centroid: [500, 2400],
  make(studio) {
    const steel: readonly Mode[] = [
      [287, 0.6, 0.16],
      [812, 1, 0.14],
      [1690, 0.7, 0.09],
      [2950, 0.4, 0.05],
      [4100, 0.2, 0.03],
    ];
    const balls = stickSlip(studio, path(studio, [0, 25], [0.35, 90], [0.75, 60]), 3000);
    const side = body(studio, another(studio, steel));
    const run = path(studio, [0, 0], [0.2, 1], [0.7, 0.7], [0.78, 0]);
    return together(
      () => 0.1 * side(balls() * run()),
      after(studio, 0.8, () => times(struck(studio, steel, 1.2), 0.9)),
    );
  },
};

/** One step on something hard: the heel, then the sole. */
export const step: Sound = {
  seconds: 0.5,
  centroid: [90, 400],
  make(studio) {
    const { chance } = studio;
    const heel: readonly Mode[] = [
      [92, 1, 0.07],
      [171, 0.8, 0.06],
      [365, 0.4, 0.04],
      [920, 0.14, 0.02],
    ];
    const scuff = fall(studio, 0.12);
    const sole = through(noise(studio), band(studio, 1000, 1));
    return together(
      struck(studio, another(studio, heel), 2.4),
      after(studio, between(chance, 0.09, 0.13), () =>
        together(times(struck(studio, another(studio, heel), 4), 0.45), () => 0.012 * sole() * scuff()),
      ),
    );
  },
};

/** Your steps, getting quieter until they are gone. */
export const steps: Sound = {
  seconds: 6,
  centroid: [90, 400],
  make: (studio) =>
    together(
      ...Array.from({ length: 9 }, (_, i) =>
        after(
          studio,
          i * 0.62 * between(studio.chance, 0.97, 1.03),
          () => times(step.make(studio), 0.66 ** i),
          step.seconds,
        ),
      ),
    ),
};
