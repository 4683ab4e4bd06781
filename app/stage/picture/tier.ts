import { createValue, type Readable } from '../../engine/value.ts';
import { WIDE } from '../time/realm.ts';

/**
 * The widths in pixels a window-filling picture is baked in (art/tools/recipes.mjs), each with the windows it is for. A tall
 * window shows a part of the picture, drawn wider than the window. A zoomed window may be 1280.5 px wide.
 */
export const TIERS = [
  {
    from: WIDE,
    media: `${WIDE} and (max-width: 1280.98px) and (max-height: 899.98px)`,
    width: 1280,
  },
  {
    from: `(min-width: 1281px), ${WIDE} and (min-height: 900px)`,
    media: `(min-width: 1281px) and (max-width: 2000.98px), ${WIDE} and (max-width: 1280.98px) and (min-height: 900px)`,
    width: 1920,
  },
  { from: '(min-width: 2001px)', media: '(min-width: 2001px)', width: 2560 },
] as const;

const width = createValue<number | undefined>(undefined);
// Not by `media`: it leaves two hundredths of a pixel between two of them.
const update = () => width.set(TIERS.findLast(({ from }) => matchMedia(from).matches)?.width);
let followed = false;

/** The width in pixels of the files that the window needs now; undefined under the realm's least width. */
export const tierWidth: Readable<number | undefined> = {
  get() {
    if (!followed) {
      followed = true;
      for (const { from } of TIERS) matchMedia(from).addEventListener('change', update);
      update();
    }
    return width.get();
  },
  subscribe: width.subscribe,
};
