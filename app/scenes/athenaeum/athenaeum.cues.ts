import type { Cues } from '../../stage/picture/cues.ts';

/** The head of the stair, as it is heard. From the beginning there are the night and a terrace, lit from somewhere. */
export const doorsCues: Cues = [
  { line: 1, pause: 1, plates: [], way: 'appear', sound: 'steps' },
  // The last nine steps, which make no sound: they are only seen.
  { line: 1, plates: ['steps'], way: 'stand' },
  // Two doors, and what they belong to. The room behind them shuts out the sea below their leaves: it is never there alone.
  {
    line: 2,
    pause: 1,
    plates: ['interior', 'interior-light', 'door-left', 'door-right', 'facade', 'colonnade'],
    way: 'emerge',
  },
  { line: 2, pause: 1, plates: ['wings', 'hillside', 'town'], way: 'emerge', after: 0.35, apart: 0.2 },
  { line: 3, pause: 1, plates: ['brass-plate'], way: 'appear' },
  // The pages stop; somebody has a light there.
  { line: 4, pause: 2, plates: [], way: 'appear', sound: 'pages' },
  { line: 4, plates: ['strip-light', 'spill', 'halo-light', 'gap-light'], way: 'light', apart: 0.3 },
  // What it falls on beside the stair.
  {
    line: 4,
    plates: ['door-left-warm', 'door-right-warm', 'warm', 'shells-warm'],
    way: 'light',
    after: 0.3,
  },
  { line: 6, plates: ['latch-plate', 'latch'], way: 'appear', sound: 'latch' },
];
