import type { StoryTable } from '../../engine/story.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

type ToldState = 'printed' | 'preamble' | 'arriving' | 'choosing';

const recall = { RECALL: 'preamble' } as const;

/** The introduction, then the title, then the choices. It is not counted. */
export const toldTable: StoryTable<ToldState> = {
  printed: { on: { FIRST_VISIT: 'preamble', REPLAY: 'preamble', ...recall } },
  preamble: { on: { LINES_SHOWN: 'arriving', SKIP: 'arriving', ...recall } },
  arriving: { on: recall, after: [2 * TIMINGS_MS.STAGE, 'choosing'] },
  choosing: { on: { REPLAY: 'preamble', ...recall } },
};
