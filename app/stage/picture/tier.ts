import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The widths in pixels a window-filling picture is baked in (art/tools/recipes.mjs), each with the windows it is for. */
export const TIERS = [
  { media: '(min-width: 600px) and (max-width: 1280px)', width: 1280 },
  { media: '(min-width: 1281px) and (max-width: 2000px)', width: 1920 },
  { media: '(min-width: 2001px)', width: 2560 },
] as const;

/** Windows that are wide enough for the realm. */
export const WIDE = '(min-width: 600px)';

const never = () => () => {};

/**
 * Whether a component is in the page: on the printed page at once, otherwise after it was rendered. Only then may it
 * render a picture. Chromium never frees an image of a `<picture>` that was made but not put into the page, and React
 * discards what it has rendered for a step when the next step comes early.
 */
export function useInPage(): boolean {
  const printed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [inPage, enter] = useState(printed);
  // The second render is the point: React does it at once and cannot discard it.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => enter(true), []);
  return inPage;
}
