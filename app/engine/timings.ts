/**
 * The story's durations in milliseconds, each once (specification, sections 2, 4 and 9; the rest from the studio's
 * notes on motion). The styles get them as custom properties of the same name: LIDS_OPEN is --t-lids-open.
 */
export const TIMINGS_MS = {
  /** Before 'Tap or click to wake up' fades in. */
  LIDS_TEXT: 4000,
  /** A narrow slit, a blink back, then awake. */
  LIDS_OPEN: 2600,
  LIDS_CLOSE: 3000,
  /** From the last line of the Lost scene, lids closing, to the Sea. */
  LOST: 3100,
  /** Title, then choice, then controls: one such step between them. */
  STAGE: 1500,
  /** Latch, light, leaves, through. */
  DOORS: 4000,
  /** Opening the map: appear, then active, then unravel, then ready. */
  MAP_APPEAR: 50,
  MAP_ACTIVE: 950,
  MAP_UNRAVEL: 1000,
  /** Closing the map: heading gone, then folded, then in its corner, then away. */
  MAP_FOLD: 500,
  MAP_RAVEL: 1000,
  MAP_LEAVE: 1000,
  /** Stillness of the window before the shelves are laid out again. */
  RESTOCK: 750,
  /** The stocking overlay comes and goes. */
  CLOTH: 500,
  /** The shop's pictures are waited for 8 s at most; this leaves half a second for showing it without them. */
  PRODUCTS_WAIT: 7500,
  /** A book's loading text is shown only after this, and then at least so long. */
  BOOK_QUIET: 150,
  BOOK_LOADING_LEAST: 400,
  /** A scene that takes longer than this says that it is on its way. */
  SCENE_QUIET: 400,
} as const;

export type Timing = keyof typeof TIMINGS_MS;

/** The same durations as a style sheet; still for those who ask for reduced motion. */
export function timingsCss(): string {
  const names = Object.keys(TIMINGS_MS) as Timing[];
  const property = (name: Timing) => `--t-${name.toLowerCase().replaceAll('_', '-')}`;
  const rule = (value: (name: Timing) => string) =>
    `:root{${names.map((name) => `${property(name)}:${value(name)};`).join('')}}`;
  return `@layer tokens{${rule((name) => `${TIMINGS_MS[name]}ms`)}@media (prefers-reduced-motion:reduce){${rule(() => '0s')}}}`;
}
