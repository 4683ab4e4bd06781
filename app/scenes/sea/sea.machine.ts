import type { StoryTable } from '../../engine/story.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

type SeaState = 'printed' | 'asleep' | 'waking' | 'preamble' | 'arriving' | 'revealing' | 'choosing';
/** The navigator clicks on the eyelids. */
type SeaEvent = 'WAKE';

const awake = { to: 'arriving', wishes: [{ do: 'remember', scene: 'sea' }] } as const;
const recall = { RECALL: 'preamble' } as const;

/** The eyelids, the introduction, then title and choice, one after another; on a later visit these, then the controls. */
export const seaTable: StoryTable<SeaState, SeaEvent> = {
  printed: { on: { FIRST_VISIT: 'asleep', LATER_VISIT: 'revealing', REPLAY: 'asleep', ...recall } },
  asleep: { on: { WAKE: 'waking', HURRY: 'waking', SKIP: awake, ...recall } },
  waking: { on: recall, after: [TIMINGS_MS.LIDS_OPEN, 'preamble'] },
  preamble: { on: { LINES_SHOWN: awake, SKIP: awake, ...recall } },
  arriving: { on: recall, after: [2 * TIMINGS_MS.STAGE, 'choosing'] },
  revealing: { on: recall, after: [2 * TIMINGS_MS.STAGE, 'choosing'] },
  choosing: { on: { REPLAY: 'asleep', ...recall } },
};
