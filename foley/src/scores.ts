import type { SoundName } from '../../app/schema/sources/sounds.ts';
import { between } from './engine/chance.ts';
import type { Chance } from './engine/chance.ts';

/** Near is within reach, middle within a shout, far past seeing. */
export type Distance = 'near' | 'middle' | 'far';

type Interval = readonly [least: number, most: number];

/** The seconds until a voice that comes by itself is heard, for the first time or again. */
export const secondsUntil = ([least, most]: Interval, chance: Chance, first: boolean): number =>
  first ? between(chance, 0.15, 0.85) * least : between(chance, least, most);

/** How a sound is heard in a scene. */
export interface Voice {
  readonly distance: Distance;
  /** In dB, of a sound whose highest sample is a half. */
  readonly level: number;
  /** From the left edge of the picture, -1, to its right edge, 1; the middle unless given. A cue's plate knows better. */
  readonly at?: number;
  /** It goes by, to there. */
  readonly to?: number;
  /** By itself, the least and the most seconds from one to the next. Otherwise only when a cue or an action asks for it. */
  readonly every?: Interval;
  /** By itself, without an end. */
  readonly loops?: true;
  /** By itself only where no introduction is told: there it first must turn up. */
  readonly later?: true;
}

/** What is heard in a scene. */
export type Score = Readonly<Partial<Record<SoundName, Voice>>>;

export type ScoreName = keyof typeof SCORES;

/** The sounds of the scenes, near to far (content/story-bible.md, section 6). The star has none. */
export const SCORES = {
  /** Behind the eyelids: the knock. Its stopping is a sound too. */
  lids: { knock: { distance: 'near', level: 0, at: -0.3, every: [2.2, 5.5] } },
  sea: {
    knock: { distance: 'near', level: -3, at: -0.3, every: [9, 24], later: true },
    cloth: { distance: 'near', level: -15, at: 0.25, every: [16, 40], later: true },
    cough: { distance: 'near', level: -9 },
    stirring: { distance: 'middle', level: -11, at: 0.2 },
    'lower-cough': { distance: 'middle', level: -7, at: 0.2 },
    'sea-bell': { distance: 'far', level: -3, at: 0.15, every: [9, 17], later: true },
  },
  port: {
    rope: { distance: 'near', level: -5, at: 0.45, every: [11, 26], later: true },
    draw: { distance: 'near', level: -8, every: [9, 16], later: true },
    plank: { distance: 'near', level: -3, at: 0.3 },
    lamp: { distance: 'middle', level: -2 },
    dog: { distance: 'middle', level: -13, at: -0.2 },
    lid: { distance: 'middle', level: -8, at: -0.7, every: [8, 21], later: true },
    roof: { distance: 'middle', level: -3, at: -0.1 },
    shutter: { distance: 'middle', level: -11, at: -0.2 },
    whistle: { distance: 'middle', level: -17, at: 0.1, every: [38, 80], later: true },
    bell: { distance: 'middle', level: -7, at: -0.1 },
    page: { distance: 'far', level: -1, at: 0.6, every: [24, 55], later: true },
  },
  shop: {
    suckers: { distance: 'near', level: -5, at: 0.1, every: [7, 15] },
    pens: { distance: 'near', level: -16, at: 0.2, every: [9, 19] },
    lid: { distance: 'middle', level: -8, at: -0.5, every: [10, 23] },
    drawer: { distance: 'middle', level: -4, at: 0.4, every: [18, 41] },
    doorbell: { distance: 'middle', level: -16, at: -0.8 },
    cloth: { distance: 'near', level: -12 },
    clockwork: { distance: 'middle', level: -12, at: 0.3, loops: true },
    quay: { distance: 'far', level: -8, at: -0.8, every: [9, 17] },
  },
  doors: {
    steps: { distance: 'near', level: -6 },
    latch: { distance: 'near', level: -8 },
    doors: { distance: 'near', level: -2 },
    pages: { distance: 'middle', level: -12 },
    'coat-bell': { distance: 'far', level: -3, at: -0.5, every: [12, 22] },
  },
  inside: {
    flame: { distance: 'near', level: -7, at: -0.5, loops: true },
    spine: { distance: 'near', level: -5, at: -0.7, every: [11, 27] },
    creak: { distance: 'near', level: -9 },
    cloth: { distance: 'near', level: -13 },
    breath: { distance: 'near', level: -11 },
    cooling: { distance: 'middle', level: -3, at: 0.8, every: [10, 22] },
    'kettle-tick': { distance: 'middle', level: -3, at: 0.35, every: [12, 26] },
    cover: { distance: 'far', level: 5 },
  },
  cabinet: {
    rollers: { distance: 'near', level: -8, at: 0.4 },
    thumb: { distance: 'near', level: -10 },
    cooling: { distance: 'middle', level: -12, at: 0.4, every: [14, 30] },
    hum: { distance: 'far', level: -16, at: 0.4, loops: true },
  },
  shelf: {
    flame: { distance: 'near', level: -6, at: -0.6, loops: true },
    thumb: { distance: 'near', level: -5, every: [16, 34] },
    neighbor: { distance: 'middle', level: 3, at: 0.3, every: [13, 29] },
  },
  /** A book is read. The realm gets out of the way. */
  book: {
    flame: { distance: 'near', level: -6, at: -0.6, loops: true },
    thumb: { distance: 'near', level: -8, every: [50, 110] },
  },
  lost: {
    'late-step': { distance: 'near', level: 0 },
    yes: { distance: 'near', level: -10 },
    gravel: { distance: 'near', level: -8, at: 0.3 },
    sand: { distance: 'near', level: -8, at: 0.45 },
    plank: { distance: 'near', level: -2, at: 0.5 },
    knock: { distance: 'near', level: 0, at: 0.5 },
    kettle: { distance: 'middle', level: -14, at: -0.4 },
    applause: { distance: 'middle', level: -9, at: 0.3 },
    bicycle: { distance: 'middle', level: -12, at: 0.9, to: -0.9 },
    oar: { distance: 'far', level: 2, at: 0.5 },
    breathing: { distance: 'far', level: -2, at: 0.5 },
  },
} as const satisfies Readonly<Record<string, Score>>;

/** What is heard wherever one asks for it. */
export const ANYWHERE: Score = { canvas: { distance: 'near', level: -14, at: -0.6 } };

/** The first sound of each place, by which it is heard on the map. */
export const ON_MAP: Readonly<Partial<Record<string, SoundName>>> = {
  sea: 'knock',
  port: 'rope',
  shop: 'suckers',
  athenaeum: 'latch',
  cabinet: 'rollers',
  shelf: 'thumb',
};

/** Very small. */
export const MAPPED: Voice = { distance: 'near', level: -20 };
