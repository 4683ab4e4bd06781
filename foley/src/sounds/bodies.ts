import { between } from '../engine/chance.ts';
import { fall, path, swell } from '../engine/envelopes.ts';
import { band, low, through } from '../engine/filters.ts';
import type { Sound } from '../engine/render.ts';
import { after, noise, ramp, sine, times, together, wander } from '../engine/signals.ts';
import type { Signal, Studio } from '../engine/signals.ts';
import { scatter, struck } from '../engine/struck.ts';
import { bubble } from './water.ts';

/** A throat: what comes from below, let out by three formants. */
function mouth(
  studio: Studio,
  source: Signal,
  formants: readonly (readonly [hz: number, level: number])[],
): Signal {
  const parts = formants.map(([hz, level]) => [band(studio, hz, 5), level] as const);
  return () => {
    const sample = source();
    let sum = 0;
    for (const [part, level] of parts) sum += level * part(sample);
    return sum;
  };
}

/** A cough: the glottis opens twice. */
function cough(studio: Studio, pitch: number, wet: number): Signal {
  const { chance } = studio;
  const burst = (at: number, level: number) =>
    after(studio, at, () => {
      const air = fall(studio, 0.34);
      const voice = ramp(studio, path(studio, [0, 150 * pitch], [0.2, 95 * pitch]));
      const hiss = noise(studio);
      const throat = mouth(studio, () => (0.7 * hiss() + 0.3 * voice()) * air(), [
        [520 * pitch, 1],
        [1150 * pitch, 0.8],
        [2300 * pitch, 0.4],
      ]);
      return times(throat, level);
    });
  const drops = Array.from({ length: wet }, () =>
    after(studio, between(chance, 0, 0.6), () =>
      times(bubble(studio, between(chance, 180, 420), 0.05), 0.14),
    ),
  );
  return together(burst(0.01, 1), burst(0.3, 0.7), ...drops);
}

/** You cough. */
export const yourCough: Sound = {
  seconds: 0.9,
  centroid: [1000, 2000],
  make: (studio) => cough(studio, 1, 0),
};

/** Something below tries the cough for itself: lower and wetter. */
export const lowerCough: Sound = {
  seconds: 1.1,
  centroid: [220, 800],
  make: (studio) => through(cough(studio, 0.6, 7), low(studio, 900)),
};

/** A dog, once. */
export const dog: Sound = {
  seconds: 0.45,
  centroid: [550, 1500],
  make(studio) {
    const { chance } = studio;
    const pitch = between(chance, 0.95, 1.06);
    const voice = ramp(studio, path(studio, [0, 290 * pitch], [0.04, 430 * pitch], [0.22, 250 * pitch]));
    const hiss = noise(studio);
    const level = path(studio, [0, 0], [0.025, 1], [0.12, 0.8], [0.26, 0]);
    return mouth(studio, () => (voice() + 0.35 * hiss()) * level(), [
      [620, 1],
      [1250, 0.9],
      [2600, 0.25],
    ]);
  },
};

/** The tune, in semitones above its last note, which does not come. Each with its seconds. */
const TUNE: readonly (readonly [semitones: number, seconds: number])[] = [
  [7, 0.34],
  [12, 0.5],
  [11, 0.26],
  [9, 0.34],
  [7, 0.6],
  [4, 0.3],
  [5, 0.3],
  [7, 0.34],
  [4, 0.5],
  [2, 0.8],
];
const LAST_HZ = 698;

/** Somebody whistles, and stops just before the last note. */
export const whistle: Sound = {
  seconds: 4.9,
  centroid: [850, 1500],
  make(studio) {
    let at = 0.08;
    const notes = TUNE.map(([semitones, seconds]) => {
      const begins = at;
      at += seconds;
      return { hz: LAST_HZ * 2 ** (semitones / 12), begins, ends: at };
    });
    const pitch = path(
      studio,
      ...notes.flatMap(({ hz, begins, ends }) => [
        [begins + 0.04, hz] as const,
        [ends - 0.03, hz * 0.997] as const,
      ]),
    );
    const breath = path(
      studio,
      ...notes.flatMap(({ begins, ends }) => [
        [begins, 0.1] as const,
        [begins + 0.06, 1] as const,
        [ends - 0.05, 0.75] as const,
      ]),
      [at, 0],
    );
    const tremble = sine(studio, 5.4);
    let hz = 0;
    const tone = sine(studio, () => (hz = pitch() * (1 + 0.006 * tremble())));
    const air = band(studio, 1000, 9);
    const hiss = noise(studio);
    return () => breath() * (tone() + 0.25 * air(hiss(), hz));
  },
};

/** Suckers let go of glass, one after another. */
export const suckers: Sound = {
  seconds: 1.6,
  centroid: [500, 1700],
  make(studio) {
    const { chance } = studio;
    return together(
      ...Array.from({ length: 6 }, (_, i) =>
        after(studio, 0.04 + i * 0.22 * between(chance, 0.7, 1.1), () => {
          const hz = between(chance, 420, 620);
          const level = fall(studio, 0.06);
          const pop = sine(studio, path(studio, [0, hz], [0.03, hz * 2.4]));
          const tick = struck(studio, [[2300, 1, 0.01]], 0.3);
          return times(() => pop() * level() + 0.3 * tick(), between(chance, 0.5, 1));
        }),
      ),
    );
  },
};

/** A breath through a closed mouth. */
export const nose: Sound = {
  seconds: 1.7,
  centroid: [550, 1900],
  make(studio) {
    const level = path(studio, [0, 0], [0.3, 1], [1, 0.5], [1.6, 0]);
    return mouth(studio, times(noise(studio), level), [
      [480, 1],
      [1350, 0.8],
      [2500, 0.35],
    ]);
  },
};

/** Slow breathing, in and out, of somebody asleep. */
export const breathing: Sound = {
  seconds: 6,
  centroid: [350, 1300],
  make(studio) {
    const air = through(
      noise(studio),
      band(studio, 700, 0.9),
      path(studio, [0, 560], [1.8, 820], [2.3, 520], [5, 380]),
    );
    const level = path(studio, [0, 0], [1.4, 0.7], [2, 0.05], [2.4, 1], [5.4, 0]);
    return times(air, level);
  },
};

/** A single dry syllable, in nobody's voice. */
export const yes: Sound = {
  seconds: 0.55,
  centroid: [2200, 5600],
  make(studio) {
    const { chance } = studio;
    const voice = ramp(studio, path(studio, [0, 150], [0.2, 118]));
    const hiss = noise(studio);
    const said = path(studio, [0, 0], [0.04, 1], [0.17, 0.7], [0.21, 0]);
    const first = band(studio, 400, 5);
    const second = band(studio, 2000, 7);
    const opens = path(studio, [0, 300], [0.1, 560], [0.2, 540]);
    const comes = path(studio, [0, 2250], [0.12, 1780], [0.2, 1800]);
    const s = through(noise(studio), band(studio, between(chance, 4600, 5200), 1.6));
    const ends = path(studio, [0.15, 0], [0.24, 1], [0.36, 0.6], [0.5, 0]);
    return () => {
      const breath = (0.5 * voice() + 0.5 * hiss()) * said();
      return first(breath, opens()) + 0.7 * second(breath, comes()) + 0.7 * s() * ends();
    };
  },
};

/** Applause, for someone who had to leave early. */
export const applause: Sound = {
  seconds: 4,
  centroid: [1000, 2400],
  wide: true,
  make(studio) {
    const { chance } = studio;
    const level = path(studio, [0, 0], [0.5, 1], [2.2, 0.7], [3.9, 0]);
    const hands = scatter(studio, path(studio, [0, 30], [0.6, 110], [3.8, 12]), 0.05, () => {
      const palm = band(studio, between(chance, 800, 2100), 2);
      const clap = fall(studio, 0.045);
      const loud = between(chance, 0.2, 1);
      return () => loud * palm(2 * chance() - 1) * clap();
    });
    return times(hands, level);
  },
};

/** A kettle that is always about to boil. */
export const kettle: Sound = {
  seconds: 6,
  centroid: [450, 1600],
  make(studio) {
    const { chance } = studio;
    const simmer = through(
      noise(studio),
      band(studio, 900, 0.8),
      path(studio, [0, 420], [4.5, 900], [6, 860]),
    );
    const level = path(studio, [0, 0], [1, 0.35], [4.6, 1], [5.9, 0]);
    const tremble = wander(studio, 12);
    const bubbles = scatter(studio, path(studio, [0, 4], [4.5, 34], [5.8, 10]), 0.08, () =>
      times(bubble(studio, between(chance, 350, 900), 0.03), between(chance, 0.1, 0.4)),
    );
    return () => level() * (simmer() * (1 + 0.4 * tremble()) + 0.5 * bubbles());
  },
};

/** The flame of a lamp. */
export const flame: Sound = {
  seconds: 7,
  centroid: [90, 620],
  loop: 'noise',
  make(studio) {
    const { chance } = studio;
    const draft = through(through(noise(studio), low(studio, 180)), low(studio, 300));
    const flutter = wander(studio, 6);
    const crackle = scatter(
      studio,
      () => 0.8,
      0.02,
      () => times(struck(studio, [[between(chance, 900, 2200), 1, 0.008]], 0.4), between(chance, 0.02, 0.06)),
    );
    return () => draft() * (1 + 0.6 * flutter()) + crackle();
  },
};

/** Steps that cross gravel. */
const onto =
  (hz: readonly [least: number, most: number], many: number, grain: number) =>
  (studio: Studio): Signal => {
    const { chance } = studio;
    const foot = (at: number) =>
      after(studio, at, () => {
        const weight = path(studio, [0, 0], [0.05, 1], [0.14, 0.4], [0.3, 0]);
        const stones = scatter(
          studio,
          () => many,
          0.03,
          () => times(struck(studio, [[between(chance, ...hz), 1, grain]], 0.35), between(chance, 0.1, 0.7)),
        );
        return () => stones() * weight();
      });
    return together(foot(0), foot(0.62), foot(1.22));
  };

export const gravel: Sound = { seconds: 1.7, centroid: [1600, 4200], make: onto([1200, 4600], 900, 0.014) };

/** Steps that cross sand. */
export const sand: Sound = {
  seconds: 1.7,
  centroid: [700, 2600],
  make(studio) {
    const soft = low(studio, 1500);
    const grains = onto([700, 2600], 1600, 0.004)(studio);
    return () => soft(grains());
  },
};

/** A swelling of the water, for what comes up. */
export const stirring: Sound = {
  seconds: 1.6,
  centroid: [110, 520],
  make(studio) {
    const { chance } = studio;
    const level = swell(studio, 1.58);
    return together(
      times(through(noise(studio), low(studio, 220)), level),
      ...Array.from({ length: 9 }, () =>
        after(studio, between(chance, 0.2, 1.3), () => times(bubble(studio, between(chance, 170, 380)), 0.1)),
      ),
    );
  },
};
