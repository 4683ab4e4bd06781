import type { StoryTable } from '../../engine/story.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

type AthenaeumState = 'printed' | 'preamble' | 'threshold' | 'opening' | 'inside' | 'closing';
/** The navigator opens the doors. */
type AthenaeumEvent = 'STEP_INSIDE';

const recall = { RECALL: 'preamble' } as const;

/** Outside the doors, through them, and inside. The visit is counted when the doors have opened. */
export const athenaeumTable: StoryTable<AthenaeumState, AthenaeumEvent> = {
  printed: { on: { FIRST_VISIT: 'preamble', LATER_VISIT: 'inside', REPLAY: 'preamble', ...recall } },
  preamble: { on: { LINES_SHOWN: 'threshold', SKIP: 'threshold', ...recall } },
  threshold: { on: { STEP_INSIDE: 'opening', REPLAY: 'preamble', ...recall } },
  opening: {
    on: recall,
    after: [TIMINGS_MS.DOORS, { to: 'inside', wishes: [{ do: 'remember', scene: 'athenaeum' }] }],
  },
  inside: { on: { REPLAY: 'closing', ...recall } },
  closing: { on: recall, after: [TIMINGS_MS.DOORS, 'preamble'] },
};
