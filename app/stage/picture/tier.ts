import { useState, useSyncExternalStore } from 'react';

/** The widths a picture that covers the window is baked at (art/tools/recipes.mjs), each with the windows it is for. */
export const TIERS = [
  { media: '(min-width: 600px) and (max-width: 1280px)', width: 1280 },
  { media: '(min-width: 1281px) and (max-width: 2000px)', width: 1920 },
  { media: '(min-width: 2001px)', width: 2560 },
] as const;

/** The windows that are wide enough for pictures. */
export const WIDE = '(min-width: 600px)';

/** The width to fetch pictures at; `none` where the window is too narrow for any. */
export type Tier = (typeof TIERS)[number]['width'] | 'none';

let queries: MediaQueryList[] | undefined;
const ofTiers = () => (queries ??= TIERS.map(({ media }) => matchMedia(media)));

const now = (): Tier => TIERS[ofTiers().findIndex(({ matches }) => matches)]?.width ?? 'none';

function subscribe(changed: () => void) {
  for (const query of ofTiers()) query.addEventListener('change', changed);
  return () => {
    for (const query of ofTiers()) query.removeEventListener('change', changed);
  };
}

const atPrinting = () => 'printed' as const;

/**
 * The tier of this window, followed live. What was printed stays `printed`: there the browser itself goes by the window,
 * before any script, by `<source media>`. Chromium never lets go of an element with a media query that was made and
 * not shown, so what scripts make has none.
 */
export function useTier(): Tier | 'printed' {
  const tier = useSyncExternalStore<Tier | 'printed'>(subscribe, now, atPrinting);
  const [first] = useState(tier);
  return first === 'printed' ? first : tier;
}
