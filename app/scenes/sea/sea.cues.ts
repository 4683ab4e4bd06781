import type { Cues } from '../../stage/picture/cues.ts';

/** The Sea turns up as it is heard. The star is the exception: it is there from the beginning. */
export const seaCues: Cues = [
  // A boat, in the dark; then a sea for it.
  { line: 2, pause: 1, plates: ['boat'], way: 'loom', sound: 'cloth' },
  {
    line: 2,
    pause: 3,
    plates: ['water', 'lap', 'foreground', 'water-mid', 'lantern-glitter'],
    way: 'appear',
  },
  { line: 2, plates: ['glitter'], way: 'appear' },
  // The cough, and the water that lies down.
  { line: 4, pause: 1, plates: [], way: 'appear', sound: 'cough' },
  { line: 4, pause: 2, plates: ['water-far', 'water-near'], way: 'lie-down' },
  // Something tries the cough for itself.
  { line: 5, pause: 2, plates: [], way: 'appear', sound: 'stirring' },
  { line: 5, plates: ['bubbles'], way: 'rise', sound: 'lower-cough' },
  { line: 5, plates: ['whale'], way: 'appear', after: 0.6 },
  // The word on the bench, and a part of it on the sleeve.
  { line: 7, pause: 1, plates: ['word'], way: 'appear' },
  { line: 7, plates: ['sleeve-paint'], way: 'appear' },
  // The bell, far off; and under the star nothing but a ring on the water.
  { line: 11, plates: ['ring', 'long-ring'], way: 'appear', sound: 'sea-bell' },
];
