import type { StoryTable } from '../../engine/story.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

export type LostState = 'printed' | 'preamble' | 'closing' | 'asleep';

const home = { to: 'asleep', wishes: [{ do: 'go-home' }] } as const;
const asleep = { to: 'closing', wishes: [{ do: 'mark-returning' }] } as const;

/** Between two places: a story, the lids, and one wakes at sea. There is no replay here. */
export const lostTable: StoryTable<LostState> = {
  printed: { on: { FIRST_VISIT: 'preamble' } },
  preamble: { on: { LINES_SHOWN: asleep, SKIP: asleep } },
  closing: { after: [TIMINGS_MS.LOST, home] },
  // Whoever is still here could not be reached by the Sea: asks once more.
  asleep: { on: { HURRY: home } },
};
