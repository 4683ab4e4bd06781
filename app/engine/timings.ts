/** Durations that only styles need. */
export const STYLES_MS = {
  /** Before 'Tap or click to wake up' fades in. */
  LIDS_TEXT: 4000,
  LIDS_CLOSE: 3000,
  /** In a CUT the words of the old scene go while its picture begins to give way; last, the new words come. */
  WORDS_GO: 300,
  /** Into a scene through an opening in the other: it is cut out once the words have gone, and grows. */
  THROUGH: 1200,
  WORDS_COME: 300,
  /** From the shelf to a book: its spine is drawn out and turns, the cover opens, the page fills the window. */
  BOOK: 1300,
  /** The manual is lifted from its table to the hand. */
  LIFT: 700,
  /** How a thing turns up after its word: it appears, a foot treads, a light comes on, it comes to its place, falls, or hurries. */
  TURN_UP: 1400,
  /** An edge moves over a body that turns up, and uncovers it. */
  UNCOVER: 1100,
  TREAD: 240,
  LIGHT_UP: 450,
  COME: 2200,
  FALL: 2400,
  HURRY_IN: 1700,
  /** The bicycle bell passes over the blank paper of the Lost scene. */
  RIDE_BY: 4100,
} as const;

/** Durations of states, which the styles use too. */
const MOVES_MS = {
  /** A narrow slit, a blink back, then awake. */
  LIDS_OPEN: 2600,
  /** From scene to scene; see WORDS_GO. */
  CUT: 900,
  /** The manual is laid back on its table. */
  LAY_DOWN: 500,
  /** One step of a staged reveal: title, then choice, then controls. */
  STAGE: 1500,
  /** Latch, light, leaves, through. */
  DOORS: 4000,
  /** Opening the map: appear, active, unravel, ready. */
  MAP_ACTIVE: 950,
  MAP_UNRAVEL: 1000,
  /** Closing the map: the heading goes, the sheet folds, moves to its corner, disappears. */
  MAP_FOLD: 500,
  MAP_RAVEL: 1000,
  MAP_LEAVE: 1000,
  /** The cloth over the case fades in or out. */
  CLOTH: 500,
  /** A sheet comes out of its folder, and its drawer out of the cabinet; the log comes in. */
  SHEET: 520,
} as const;

/** Durations that only scripts need. */
const WAITS_MS = {
  /** From the last line of the Lost scene to the Sea, while the lids close. */
  LOST: 3100,
  /** From the beginning of LIDS_CLOSE until the lower lid lies on the foot of the page. */
  LIDS_AT_FOOT: 880,
  /** The manual comes up as if to open, and is pressed shut. */
  SHUT: 460,
  /** Before the map is active. */
  MAP_APPEAR: 50,
  /** How long the window's size must stay the same before the shelves are laid out again. */
  RESTOCK: 750,
  /** A drawer comes out so long before the sheet of its folder. */
  SHEET_WAIT: 140,
  /** How long the cloth waits for its picture before what is there of it comes down. */
  CLOTH_WAIT: 300,
  /** How long nothing of the manual is lifted before its pictures have come. */
  MANUAL_WAIT: 400,
  /** The shop can be read within 5 s, with or without its pictures; half a second of that is for showing it. */
  PRODUCTS_WAIT: 4500,
  /** A book's loading text is shown only after this, and then for at least BOOK_LOADING_LEAST. */
  BOOK_QUIET: 150,
  BOOK_LOADING_LEAST: 400,
  /** For so long a book is asked of the archive alone, then of its own page as well, so that it is there within 5 s. */
  ARCHIVE_ALONE: 3000,
  /** The archive counts as unreachable if it has not answered by then. */
  ARCHIVE_PATIENCE: 20_000,
  /** How long the sample line of the reading speed stays after it has been typed. */
  SAMPLE: 1500,
  /** The notice that nothing can be stored: long enough to be read twice. */
  NOTICE: 14_000,
  /** How long an announcement stays in the live region; screen readers have taken it over long before. */
  ANNOUNCED: 3000,
  /** A thing is heard so long before it turns up; between places, after. */
  SOUND_LEAD: 180,
  /** Of one kind, nothing is heard twice within so long, however one hurries. */
  SOUND_APART: 120,
  /** How the realm begins to be heard, ends, and rests while it is paused. */
  SOUND_IN: 2000,
  SOUND_OUT: 500,
  SOUND_REST: 200,
  /** A browser that has not begun to sound by then refuses to. */
  SOUND_PATIENCE: 3000,
  /** How long the volume stays in reach after the bell was pressed. */
  SOUND_SLIP: 5000,
  /** How long a line names a sound. The same sound is not named again before CAPTION_AGAIN. */
  CAPTION: 4500,
  CAPTION_AGAIN: 30_000,
  /** For so long a cut shows nothing of the new scene that is drawn around its star: a part of CUT, in transitions.css. */
  UNSEEN: 0.42 * MOVES_MS.CUT,
  /** How long a passage waits for the plates one goes towards: as long as React waits for its fonts. */
  PLATES_WAIT: 500,
  /** When a scene takes longer than this to load, the page says so. */
  SCENE_QUIET: 400,
} as const;

/**
 * The story's durations in milliseconds, each written once (specification, sections 2, 4 and 9; the others are the
 * studio's), but those of STYLES_MS. The styles get these and those of MOVES_MS as custom properties: LIDS_OPEN is --t-lids-open.
 */
export const TIMINGS_MS = { ...MOVES_MS, ...WAITS_MS };

/** Style sheets that have not come by then are not waited for. On its own: the head script takes nothing else from here. */
export const STYLES_PATIENCE_MS = 4000;

/** Easing curves of all motion. `breath` is --ease-breath in the styles. */
export const EASES = {
  /** Large things: lids, doors, the map. */
  curtain: 'cubic-bezier(0.62, 0.04, 0.16, 1)',
  /** Small things that appear. */
  land: 'cubic-bezier(0.2, 0.75, 0.2, 1)',
  /** Things that disappear. */
  leave: 'cubic-bezier(0.55, 0, 0.85, 0.4)',
  /** Things that move to and fro. */
  breath: 'cubic-bezier(0.45, 0, 0.55, 1)',
  /** Things that cross the picture, or fall. */
  steady: 'linear',
} as const;

export type Ease = keyof typeof EASES;

/** The durations of STYLES_MS and MOVES_MS and the eases as a style sheet. With reduced motion --motion is 0 (styles/still.css). */
export function timingsCss(): string {
  const durations = Object.entries({ ...STYLES_MS, ...MOVES_MS }).map(
    ([name, ms]) => `--t-${name.toLowerCase().replaceAll('_', '-')}:calc(${ms}ms*var(--motion));`,
  );
  // CSS has a keyword for `linear`.
  const eases = Object.entries(EASES)
    .filter(([, ease]) => ease !== 'linear')
    .map(([name, ease]) => `--ease-${name}:${ease};`);
  return `@layer tokens{:root{${[...durations, ...eases].join('')}}}`;
}
