import type { Cues } from '../../stage/picture/cues.ts';

/** Between places the sound comes late, and the thing after it. From the beginning there are paper and star. */
export const lostCues: Cues = [
  { line: 2, plates: ['habit'], way: 'appear' },
  // Seven footsteps, one by one.
  {
    line: 5,
    plates: ['print-1', 'print-2', 'print-3', 'print-4', 'print-5', 'print-6', 'print-7'],
    way: 'tread',
    apart: 0.6,
    sound: 'late-step',
    each: true,
    late: true,
  },
  { line: 7, plates: ['shadow'], way: 'appear' },
  // Rings around nothing, for what never turned up.
  { line: 9, pause: 1, plates: ['kettle'], way: 'appear', sound: 'kettle', late: true },
  { line: 9, plates: [], way: 'appear', sound: 'applause', late: true },
  { line: 10, plates: ['bell'], way: 'pass', sound: 'bicycle', late: true },
  { line: 11, plates: ['yes'], way: 'appear', sound: 'yes', late: true },
  // The footsteps go on: past, over gravel and sand, and into a boat that nobody sees.
  { line: 14, plates: ['print-8'], way: 'tread', sound: 'late-step', late: true },
  { line: 15, pause: 1, plates: ['print-9'], way: 'tread', sound: 'late-step', late: true },
  { line: 15, plates: ['print-10'], way: 'tread', sound: 'late-step', late: true },
  { line: 16, plates: ['print-11'], way: 'tread', sound: 'late-step', late: true },
  {
    line: 17,
    pause: 1,
    plates: ['gravel', 'print-12'],
    // Stone by stone: what is uncovered has an edge that would cut through them.
    way: 'appear',
    apart: 0.7,
    sound: 'gravel',
    late: true,
  },
  { line: 17, pause: 2, plates: ['sand', 'print-13'], way: 'draw', apart: 0.7, sound: 'sand', late: true },
  { line: 17, plates: ['print-14'], way: 'tread', after: 0.5, sound: 'plank', late: true },
  { line: 19, pause: 1, plates: [], way: 'appear', sound: 'plank', late: true },
  { line: 19, plates: [], way: 'appear', sound: 'knock', late: true },
  { line: 20, pause: 1, plates: [], way: 'appear', sound: 'breathing', late: true },
  // The boat that was heard, plank by plank.
  {
    line: 22,
    plates: ['board-1', 'board-2', 'board-3', 'board-4'],
    way: 'draw',
    apart: 0.5,
    sound: 'oar',
    late: true,
  },
];
