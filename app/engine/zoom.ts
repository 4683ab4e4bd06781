/** The map's zoom levels (specification, section 9; Readings 6). */

export const LEVELS = 11;
export const MIDDLE_LEVEL = 5;
export const LAST_LEVEL = LEVELS - 1;

export interface Zoom {
  /** Percent of the window's height, or of its width where it is narrower than tall. */
  readonly mapHeight: number;
  readonly headingScale: number;
  readonly buttonScale: number;
  readonly gapRem: number;
}

const linear = (from: number, to: number, level: number) => from + ((to - from) * level) / LAST_LEVEL;

/** The sizes at a level from 0 to 10. */
export function zoomAt(level: number): Zoom {
  return {
    mapHeight: linear(50, 100, level),
    headingScale: linear(0.75, 1.5, level),
    buttonScale: linear(0.75, 1.25, level),
    gapRem: linear(0, 1, level),
  };
}

/**
 * The level for a stored index. Integers from 0 to 11 are accepted, and 11 is the largest level, as in the old code
 * (decision 0005). Anything else is the middle level.
 */
export function levelFromStored(stored: unknown): number {
  if (typeof stored !== 'number' || !Number.isInteger(stored) || stored < 0 || stored > LEVELS)
    return MIDDLE_LEVEL;
  // JSON can hold -0, and a level is compared.
  return Math.min(Math.abs(stored), LAST_LEVEL);
}

/** One level smaller; the smallest stays. */
export const smaller = (level: number): number => Math.max(0, level - 1);
/** One level larger; the largest stays. */
export const larger = (level: number): number => Math.min(LAST_LEVEL, level + 1);
