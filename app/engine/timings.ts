/** What moves for so long, by state and in the styles. */
const MOVES_MS = {
  /** Before 'Tap or click to wake up' fades in. */
  LIDS_TEXT: 4000,
  /** A narrow slit, a blink back, then awake. */
  LIDS_OPEN: 2600,
  LIDS_CLOSE: 3000,
  /** Title, then choice, then controls: one such step between them. */
  STAGE: 1500,
  /** Latch, light, leaves, through. */
  DOORS: 4000,
  /** Opening the map: appear, then active, then unravel, then ready. */
  MAP_ACTIVE: 950,
  MAP_UNRAVEL: 1000,
  /** Closing the map: heading gone, then folded, then in its corner, then away. */
  MAP_FOLD: 500,
  MAP_RAVEL: 1000,
  MAP_LEAVE: 1000,
  /** The stocking overlay comes and goes. */
  CLOTH: 500,
} as const;

/** What scripts alone wait for. */
const WAITS_MS = {
  /** From the last line of the Lost scene, lids closing, to the Sea. */
  LOST: 3100,
  /** Before the map is active. */
  MAP_APPEAR: 50,
  /** Stillness of the window before the shelves are laid out again. */
  RESTOCK: 750,
  /** The shop's pictures are waited for 8 s at most; this leaves half a second for showing it without them. */
  PRODUCTS_WAIT: 7500,
  /** A book's loading text is shown only after this, and then at least so long. */
  BOOK_QUIET: 150,
  BOOK_LOADING_LEAST: 400,
  /** The sample line of the reading speed stays so long after it has been typed. */
  SAMPLE: 1500,
  /** The notice that nothing is kept: long enough to be read twice. */
  NOTICE: 14_000,
  /** A scene that takes longer than this says that it is on its way. */
  SCENE_QUIET: 400,
} as const;

/**
 * The story's durations in milliseconds, each once (specification, sections 2, 4 and 9; the rest from the studio's
 * notes on motion). The styles get those that move as custom properties of the same name: LIDS_OPEN is --t-lids-open.
 */
export const TIMINGS_MS = { ...MOVES_MS, ...WAITS_MS };

export type Timing = keyof typeof TIMINGS_MS;

/** How things move: a paper theatre, slow to start and soft to land. `breath` is --ease-breath in the styles. */
export const EASES = {
  /** Large things: lids, doors, the map. */
  curtain: 'cubic-bezier(0.62, 0.04, 0.16, 1)',
  /** Small things that arrive. */
  land: 'cubic-bezier(0.2, 0.75, 0.2, 1)',
  /** Things that go. */
  leave: 'cubic-bezier(0.55, 0, 0.85, 0.4)',
  /** Things that go to and fro. */
  breath: 'cubic-bezier(0.45, 0, 0.55, 1)',
  /** Things that pass by, or fall. */
  steady: 'linear',
} as const;

export type Ease = keyof typeof EASES;

/** What moves, and its eases, as a style sheet. --motion is 0 where stillness is asked for (styles/still.css). */
export function timingsCss(): string {
  const durations = Object.entries(MOVES_MS).map(
    ([name, ms]) => `--t-${name.toLowerCase().replaceAll('_', '-')}:calc(${ms}ms*var(--motion));`,
  );
  // What CSS has a word for needs no other.
  const eases = Object.entries(EASES)
    .filter(([, ease]) => ease !== 'linear')
    .map(([name, ease]) => `--ease-${name}:${ease};`);
  return `@layer tokens{:root{${[...durations, ...eases].join('')}}}`;
}
