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
/** Open or close the map; DEPART: the navigator leaves for another page. */
export type MapEvent = 'OPEN' | 'CLOSE' | 'DEPART';

const { MAP_APPEAR, MAP_ACTIVE, MAP_UNRAVEL, MAP_FOLD, MAP_RAVEL, MAP_LEAVE } = TIMINGS_MS;

/**
 * How the map opens and closes (specification, section 4). A hurry shows the end at once. If the navigator closes it
 * while it opens (with the browser's Back), it folds only as much as was unfolded.
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

/** The cues in the order in which they are set. The styles move the map by them. */
interface MapCues {
  /** The rolled map is in its corner. */
  readonly appear: boolean;
  /** It is in the middle of the window. */
  readonly active: boolean;
  /** It is unrolled. */
  readonly unravel: boolean;
  /** Heading and zoom buttons are shown. */
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

/** The cues of a state. They are set one after another, and removed in the reverse order. */
export function cuesOf(state: MapState): MapCues {
  const set = SET[state];
  return { appear: set > 0, active: set > 1, unravel: set > 2, ready: set > 3 };
}

/** Whether places can be clicked: while the whole sheet is flat. */
export const placesAnswer = (state: MapState): boolean => state === 'open' || state === 'folding';
