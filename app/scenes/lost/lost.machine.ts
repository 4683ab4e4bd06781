import type { StoryTable } from '../../engine/story.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

type LostState = 'printed' | 'preamble' | 'unread' | 'closing' | 'asleep';
/** All lines appeared at once, because nothing may move, and nobody can have read them. */
type LostEvent = 'LINES_UNREAD';

const home = { to: 'asleep', wishes: [{ do: 'go-home' }] } as const;
const asleep = { to: 'closing', wishes: [{ do: 'mark-returning' }] } as const;

/** The introduction, the closing lids, then the Sea. There is no replay. Unread lines stay for a while. */
export const lostTable: StoryTable<LostState, LostEvent> = {
  printed: { on: { FIRST_VISIT: 'preamble' } },
  preamble: { on: { LINES_SHOWN: asleep, LINES_UNREAD: 'unread', SKIP: asleep } },
  unread: { on: { LINES_SHOWN: asleep, SKIP: asleep, HURRY: asleep } },
  closing: { after: [TIMINGS_MS.LOST, home] },
  // The Sea could not be loaded. A hurry tries again.
  asleep: { on: { HURRY: home } },
};
