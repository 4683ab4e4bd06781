import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { createRun } from '../../engine/run.ts';
import type { Run } from '../../engine/run.ts';
import { clock, storyClock } from '../../stage/time/clock.ts';
import { onceAlive, realmIsPaused, realmIsStill, useRealm } from '../../stage/time/realm.ts';
import { Rehearsed } from '../../stage/telling/rehearsal.ts';
import { useRun } from '../../stage/use-run.ts';
import { shopTable } from './shop.machine.ts';
import type { ShopEvent, ShopState } from './shop.machine.ts';

type ShopRun = Run<ShopState, ShopEvent>;

/** The shop's table on the realm's clocks. */
function createShopRun(first: ShopState, restock: () => void): ShopRun {
  /** Who opened this very page has waited since its beginning; who comes from another scene, since now. */
  let waitedMs = first === 'walking' ? 0 : undefined;
  return createRun(shopTable, first, {
    grant: restock,
    time(state, ms) {
      // The pictures are waited for, and the shelves stocked, whether or not the story is paused; a cloth on its way rests.
      if (state === 'walking') return [clock, ms - (waitedMs ??= clock.now())];
      // Without movement, or while all movement is paused, the cloth is gone at once; all else are waits for something.
      const paused = realmIsPaused();
      const atOnce = state === 'lifting' && (paused || realmIsStill());
      return [paused ? clock : storyClock, atOnce ? 0 : ms];
    },
  });
}

/**
 * Runs the shop. `restock` is called when the products are to be laid out in rows, with the page as it is then; it must
 * stay the same function.
 */
export function useShop(restock: () => void): { readonly state: ShopState; send: ShopRun['send'] } {
  const rehearsed = useContext(Rehearsed) as ShopState | undefined;
  const plays = rehearsed === undefined;
  const { alive } = useRealm();
  // Nobody who comes from another scene may see the shelves for a frame and then wait for them.
  const [first] = useState<ShopState>(alive && plays ? 'walking' : 'printed');
  const [state, send] = useRun(() => createShopRun(first, restock));

  // Before the first frame, and before anyone tells that the pictures are there already.
  useLayoutEffect(() => {
    if (!plays) return;
    return onceAlive((printed) => send(first === 'printed' && printed ? 'ARRIVE_PRINTED' : 'ARRIVE'));
  }, [plays, first, send]);
  useEffect(() => {
    const resize = () => send('RESIZE');
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [send]);

  return { state: rehearsed ?? state, send };
}
