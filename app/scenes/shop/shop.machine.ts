import type { Table } from '../../engine/machine.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';

/**
 * The Shop's states. `walking`: it waits for the pictures of the products. `stocking`: the window is being resized, and
 * the cloth covers the case. `lifting`: the rows are laid out, and the cloth goes up.
 */
export type ShopState = 'printed' | 'walking' | 'open' | 'stocking' | 'lifting';

export type ShopEvent =
  /** The page is alive; PRINTED: scripts were late, and it is being read already. */
  | 'ARRIVE'
  | 'ARRIVE_PRINTED'
  /** The last picture has loaded, or has failed. */
  | 'SETTLED'
  /** The size of the window has changed. */
  | 'RESIZE';

/** `restock`: lay the products out in rows. */
type ShopWish = 'restock';

const wishes = ['restock'] as const;

/** Each resize begins the time of `stocking` again, but not the time of `walking`. */
export const shopTable: Table<ShopState, ShopEvent, ShopWish> = {
  printed: { on: { ARRIVE: { to: 'walking', wishes }, ARRIVE_PRINTED: { to: 'open', wishes } } },
  // The first state for those who come from another scene. ARRIVE lays out the rows, once the page has the shelves.
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
