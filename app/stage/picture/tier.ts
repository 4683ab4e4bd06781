import { useState, useSyncExternalStore } from 'react';

/** The widths in pixels a window-filling picture is baked in (art/tools/recipes.mjs), each with the windows it is for. */
export const TIERS = [
  { media: '(min-width: 600px) and (max-width: 1280px)', width: 1280 },
  { media: '(min-width: 1281px) and (max-width: 2000px)', width: 1920 },
  { media: '(min-width: 2001px)', width: 2560 },
] as const;

/** Windows that are wide enough for the realm. */
export const WIDE = '(min-width: 600px)';

/** The width to fetch pictures at; `none` where the window is too narrow for any. */
export type Tier = (typeof TIERS)[number]['width'] | 'none';

let queries: MediaQueryList[] | undefined;
const ofTiers = () => (queries ??= TIERS.map(({ media }) => matchMedia(media)));

const currentTier = (): Tier => TIERS[ofTiers().findIndex(({ matches }) => matches)]?.width ?? 'none';

function subscribe(changed: () => void) {
  for (const query of ofTiers()) query.addEventListener('change', changed);
  return () => {
    for (const query of ofTiers()) query.removeEventListener('change', changed);
  };
}

const printedTier = () => 'printed' as const;

/**
 * The tier of this window, followed live. Printed pictures stay `printed`: there the browser chooses by `<source media>`,
 * before any script runs. What scripts render has no media query, because Chromium leaks a `<source>` that has one and
 * was never shown.
 */
export function useTier(): Tier | 'printed' {
  const tier = useSyncExternalStore<Tier | 'printed'>(subscribe, currentTier, printedTier);
  const [first] = useState(tier);
  return first === 'printed' ? first : tier;
}
