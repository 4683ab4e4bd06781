import type { SceneTable } from '../../engine/machine.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

export type AthenaeumState = 'printed' | 'preamble' | 'threshold' | 'opening' | 'inside' | 'closing';

/** Before the doors, through them, and inside. The visit is counted once the doors have opened. */
export const athenaeumTable: SceneTable<AthenaeumState> = {
  printed: { on: { FIRST_VISIT: 'preamble', LATER_VISIT: 'inside', REPLAY: 'preamble' } },
  preamble: { on: { LINES_SHOWN: 'threshold', SKIP: 'threshold' } },
  threshold: { on: { STEP_INSIDE: 'opening', REPLAY: 'preamble' } },
  opening: {
    after: [TIMINGS_MS.DOORS, { to: 'inside', wishes: [{ do: 'remember', scene: 'athenaeum' }] }],
  },
  inside: { on: { REPLAY: 'closing' } },
  closing: { after: [TIMINGS_MS.DOORS, 'preamble'] },
};
