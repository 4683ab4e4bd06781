import type { SceneTable } from '../../engine/machine.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

export type SeaState = 'printed' | 'asleep' | 'waking' | 'preamble' | 'arriving' | 'view';

const awake = { to: 'arriving', wishes: [{ do: 'remember', scene: 'sea' }] } as const;

/** Waking at sea: eyelids, introduction, then title, choice and controls one after another. */
export const seaTable: SceneTable<SeaState> = {
  printed: { on: { FIRST_VISIT: 'asleep', LATER_VISIT: 'arriving', REPLAY: 'asleep' } },
  asleep: { on: { WAKE: 'waking', HURRY: 'waking', SKIP: awake } },
  waking: { after: [TIMINGS_MS.LIDS_OPEN, 'preamble'] },
  preamble: { on: { LINES_SHOWN: awake, SKIP: awake } },
  arriving: { after: [2 * TIMINGS_MS.STAGE, 'view'] },
  view: { on: { REPLAY: 'asleep' } },
};
