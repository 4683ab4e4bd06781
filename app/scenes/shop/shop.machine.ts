import type { Table } from '../../engine/machine.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

/**
 * The shop's states. `walking`: waiting for the pictures of the products. `stocking`: the window is being resized, the
 * cloth hangs over the case. `lifting`: the rows are laid out, the cloth goes up.
 */
export type ShopState = 'printed' | 'walking' | 'open' | 'stocking' | 'lifting';

export type ShopEvent =
  /** The page has come to life; PRINTED: after it could be read already. */
  | 'ARRIVE'
  | 'ARRIVE_PRINTED'
  /** The last picture has come, or has failed. */
  | 'SETTLED'
  /** The window has another size, once more. */
  | 'RESIZE';

/** The products are to be laid out in rows. */
export type ShopWish = 'restock';

const wishes = ['restock'] as const;

/** Every resize begins the time of `stocking` anew; the patience with the pictures is not renewed by it. */
export const shopTable: Table<ShopState, ShopEvent, ShopWish> = {
  printed: { on: { ARRIVE: { to: 'walking', wishes }, ARRIVE_PRINTED: { to: 'open', wishes } } },
  // Whoever comes from another scene begins here; the rows are laid out as soon as the page has the shelves.
  walking: {
    on: { SETTLED: 'open', ARRIVE: { to: 'walking', wishes }, RESIZE: { to: 'walking', wishes } },
    after: [TIMINGS_MS.PRODUCTS_WAIT, 'open'],
  },
  open: { on: { RESIZE: 'stocking' } },
  stocking: {
    on: { RESIZE: { to: 'stocking', anew: true }, HURRY: { to: 'open', wishes } },
    after: [TIMINGS_MS.RESTOCK, { to: 'lifting', wishes }],
  },
  lifting: { on: { RESIZE: 'stocking' }, after: [TIMINGS_MS.CLOTH, 'open'] },
};
