import type { Cues } from '../../stage/picture/cues.ts';

/** The Port turns up as it is heard. From the beginning there are sea, sky and star. */
export const portCues: Cues = [
  // The bell, and a tower for it.
  { line: 1, plates: ['tower', 'bell'], way: 'rise', apart: 0.7, sound: 'bell' },
  // A rope, and a post for it. A quay, and on its end the dog that barked; then the street.
  { line: 2, pause: 1, plates: ['post-rope'], way: 'draw', sound: 'rope' },
  { line: 2, pause: 2, plates: ['post'], way: 'rise' },
  { line: 2, pause: 3, plates: ['left-quay', 'dog'], way: 'stand', apart: 1, sound: 'dog' },
  { line: 2, plates: ['left-row'], way: 'from-left' },
  { line: 2, plates: ['street-reflection'], way: 'appear' },
  // The town stops, one roof short.
  { line: 3, pause: 1, plates: ['far-land'], way: 'draw' },
  { line: 3, pause: 1, plates: ['town', 'shutter'], way: 'from-right', apart: 0.9 },
  { line: 3, pause: 1, plates: ['town-reflection'], way: 'appear' },
  { line: 4, pause: 2, plates: ['roof'], way: 'fall', sound: 'roof' },
  // Each lamp a moment after its click.
  {
    line: 5,
    pause: 1,
    plates: ['lamp-7-light', 'lamp-6-light', 'lamp-5-light', 'lamp-4-light', 'lamp-3-light'],
    way: 'light',
    after: 0.3,
    apart: 0.6,
    sound: 'lamp',
    each: true,
  },
  // Somebody is up there.
  { line: 6, pause: 1, plates: ['windows-1'], way: 'light', sound: 'whistle' },
  {
    line: 6,
    plates: ['gull-1-up', 'gull-1-down', 'gull-2-up', 'gull-2-down'],
    way: 'draw',
  },
  // The boat, and the quay with the ring that it is tied to.
  { line: 7, pause: 1, plates: ['boat'], way: 'from-left', sound: 'plank' },
  { line: 7, pause: 1, plates: ['quay'], way: 'rise', after: 0.6 },
  { line: 7, plates: ['rope'], way: 'draw', sound: 'rope' },
  { line: 7, plates: ['quay-things', 'near-things'], way: 'stand-apart', after: 1.2, apart: 0.4 },
  {
    line: 7,
    plates: ['lamp-1-light', 'lamp-2-light'],
    way: 'light',
    after: 2.3,
    apart: 0.6,
    sound: 'lamp',
    each: true,
  },
  { line: 8, pause: 1, plates: ['board'], way: 'rise' },
  { line: 8, plates: ['board-word'], way: 'appear' },
  // The folds of the cloth.
  { line: 9, plates: ['creases'], way: 'appear' },
  // Close by, the Shop; then the jars are opened.
  {
    line: 10,
    pause: 1,
    plates: ['shop', 'lantern-1', 'lantern-2', 'lantern-3', 'lantern-4'],
    way: 'from-left',
    apart: 0.25,
  },
  { line: 10, plates: ['shop-panes', 'shop-light', 'shop-wet'], way: 'light', after: 0.4, apart: 0.15 },
  {
    line: 10,
    plates: ['lantern-1-light', 'lantern-2-light', 'lantern-3-light', 'lantern-4-light'],
    way: 'light',
    after: 1.1,
    apart: 0.3,
    sound: 'lid',
    each: true,
  },
  // The Athenaeum, and a hill for it.
  { line: 11, pause: 1, plates: ['athenaeum'], way: 'rise', sound: 'page' },
  { line: 11, plates: ['hill'], way: 'hurry' },
  { line: 11, plates: ['athenaeum-light', 'stair-light'], way: 'light', after: 1.9, apart: 0.4 },
  { line: 12, pause: 2, plates: ['windows-2'], way: 'light', sound: 'shutter' },
  { line: 13, pause: 1, plates: ['tide'], way: 'from-right', sound: 'draw' },
  { line: 13, plates: ['footprints'], way: 'appear' },
  { line: 13, plates: ['navigator'], way: 'stand', after: 0.7 },
];
