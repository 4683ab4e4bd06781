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
  | 'RESIZE'
  | 'HURRY'
  /** The time of the state has passed; RESIZE begins that of `stocking` anew. */
  | 'ELAPSED';

interface Row {
  readonly on: Partial<Record<ShopEvent, ShopState>>;
  readonly afterMs?: number;
}

export const shopTable: Readonly<Record<ShopState, Row>> = {
  printed: { on: { ARRIVE: 'walking', ARRIVE_PRINTED: 'open' } },
  walking: {
    on: { SETTLED: 'open', HURRY: 'open', ELAPSED: 'open', RESIZE: 'walking' },
    afterMs: TIMINGS_MS.PRODUCTS_WAIT,
  },
  open: { on: { RESIZE: 'stocking' } },
  stocking: { on: { RESIZE: 'stocking', ELAPSED: 'lifting', HURRY: 'open' }, afterMs: TIMINGS_MS.RESTOCK },
  lifting: { on: { RESIZE: 'stocking', ELAPSED: 'open', HURRY: 'open' }, afterMs: TIMINGS_MS.CLOTH },
};

export interface ShopStep {
  readonly state: ShopState;
  /** The products are to be laid out in rows, once. */
  readonly restock: boolean;
  /** The time of the state begins (anew). */
  readonly time: boolean;
}

/** The state after an event. An event without an entry changes nothing and begins nothing. */
export function shopStep(state: ShopState, event: ShopEvent): ShopStep {
  const next = shopTable[state].on[event];
  if (next === undefined) return { state, restock: false, time: false };
  const unseen = state === 'printed' || (state === 'walking' && event === 'RESIZE');
  const restocked = state === 'stocking' && next !== 'stocking';
  return {
    state: next,
    restock: unseen || restocked,
    // The shop's patience with its pictures is not renewed by a change of the window.
    time: next !== state || state === 'stocking',
  };
}
