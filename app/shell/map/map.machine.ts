import type { Table } from '../../engine/machine.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

/** The map's states, in the order in which they pass: opening, open, closing. */
export type MapState =
  | 'closed'
  | 'appearing'
  | 'activating'
  | 'unravelling'
  | 'open'
  | 'folding'
  | 'ravelling'
  | 'leaving';
/** The map is asked for, or folded away; DEPART: the navigator is off to somewhere else. */
export type MapEvent = 'OPEN' | 'CLOSE' | 'DEPART';

const { MAP_APPEAR, MAP_ACTIVE, MAP_UNRAVEL, MAP_FOLD, MAP_RAVEL, MAP_LEAVE } = TIMINGS_MS;

/**
 * How the map opens and closes (specification, section 4). Whoever hurries has the end at once; whoever turns back
 * half way (the browser's own way back) sees as much folded as had been unfolded.
 */
export const MAP: Table<MapState, MapEvent> = {
  closed: { on: { OPEN: 'appearing' } },
  appearing: {
    after: [MAP_APPEAR, 'activating'],
    on: { HURRY: 'open', CLOSE: 'leaving', DEPART: 'closed' },
  },
  activating: {
    after: [MAP_ACTIVE, 'unravelling'],
    on: { HURRY: 'open', CLOSE: 'leaving', DEPART: 'closed' },
  },
  unravelling: {
    after: [MAP_UNRAVEL, 'open'],
    on: { HURRY: 'open', CLOSE: 'ravelling', DEPART: 'closed' },
  },
  open: { on: { CLOSE: 'folding', DEPART: 'closed' } },
  folding: { after: [MAP_FOLD, 'ravelling'], on: { HURRY: 'closed', DEPART: 'closed' } },
  ravelling: { after: [MAP_RAVEL, 'leaving'], on: { HURRY: 'closed', DEPART: 'closed' } },
  leaving: { after: [MAP_LEAVE, 'closed'], on: { HURRY: 'closed', DEPART: 'closed' } },
};

/** What is set in a state, in the order in which it is set: the styles move by these. */
export interface Cues {
  /** The map is there, rolled, in its corner. */
  readonly appear: boolean;
  /** It is in the middle of the window. */
  readonly active: boolean;
  /** Its rolls have parted. */
  readonly unravel: boolean;
  /** Heading and zoom buttons are there. */
  readonly ready: boolean;
}

const SET: Readonly<Record<MapState, number>> = {
  closed: 0,
  appearing: 1,
  activating: 2,
  unravelling: 3,
  open: 4,
  folding: 3,
  ravelling: 2,
  leaving: 1,
};

/** The cues of a state. Each is set after, and taken back before, the one before it. */
export function cuesOf(state: MapState): Cues {
  const set = SET[state];
  return { appear: set > 0, active: set > 1, unravel: set > 2, ready: set > 3 };
}

/** Whether a click on a place is taken: while the whole sheet lies flat. */
export const placesAnswer = (state: MapState): boolean => state === 'open' || state === 'folding';
