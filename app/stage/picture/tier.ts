import { createValue, type Readable } from '../../engine/value.ts';

/** The widths in pixels a window-filling picture is baked in (art/tools/recipes.mjs), each with the windows it is for. */
export const TIERS = [
  { media: '(min-width: 600px) and (max-width: 1280px)', width: 1280 },
  { media: '(min-width: 1281px) and (max-width: 2000px)', width: 1920 },
  { media: '(min-width: 2001px)', width: 2560 },
] as const;

/** Windows that are wide enough for the realm. */
export const WIDE = '(min-width: 600px)';

const width = createValue<number | undefined>(undefined);
const update = () => width.set(TIERS.find(({ media }) => matchMedia(media).matches)?.width);
let followed = false;

/** The width in pixels of the files that the window needs now; undefined under the realm's least width. */
export const tierWidth: Readable<number | undefined> = {
  get() {
    if (!followed) {
      followed = true;
      for (const { media } of TIERS) matchMedia(media).addEventListener('change', update);
      update();
    }
    return width.get();
  },
  subscribe: width.subscribe,
};
