import type { StoryTable } from '../../engine/story.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

type PortState = 'printed' | 'preamble' | 'arriving' | 'choosing';

const landed = { to: 'arriving', wishes: [{ do: 'remember', scene: 'port' }] } as const;
const recall = { RECALL: 'preamble' } as const;

/** The introduction, then the title, then the two choices. */
export const portTable: StoryTable<PortState> = {
  printed: { on: { FIRST_VISIT: 'preamble', LATER_VISIT: 'choosing', REPLAY: 'preamble', ...recall } },
  preamble: { on: { LINES_SHOWN: landed, SKIP: landed, ...recall } },
  arriving: { on: recall, after: [2 * TIMINGS_MS.STAGE, 'choosing'] },
  choosing: { on: { REPLAY: 'preamble', ...recall } },
};
