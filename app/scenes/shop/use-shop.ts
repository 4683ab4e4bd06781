import { useContext, useLayoutEffect, useState } from 'react';
import { clock, storyClock } from '../../stage/time/clock.ts';
import { realmIsHeld, realmIsStill, useRealm, useStaysPrinted } from '../../stage/time/realm.ts';
import { Rehearsed } from '../../stage/telling/rehearsal.ts';
import { shopStep, shopTable } from './shop.machine.ts';
import type { ShopEvent, ShopState } from './shop.machine.ts';

interface Run {
  send(event: ShopEvent): void;
  stop(): void;
}

/** The shop's table on the realm's clocks. The wait for the pictures counts from `setOutMs`. */
function createRun(setOutMs: number, show: (state: ShopState) => void, restock: () => void): Run {
  let state: ShopState = 'printed';
  let cancel: (() => void) | undefined;

  /** How much of the time of the state is over as it begins. */
  const passedMs = (wholeMs: number) => {
    if (state === 'walking') return clock.now() - setOutMs;
    // Without movement, or while all movement is held, the cloth is gone at once; all else are waits for something, not for show.
    return state === 'lifting' && (realmIsStill() || realmIsHeld()) ? wholeMs : 0;
  };

  function send(event: ShopEvent) {
    const step = shopStep(state, event);
    state = step.state;
    show(state);
    if (step.restock) restock();
    if (!step.time) return;
    cancel?.();
    const { afterMs } = shopTable[state];
    // The pictures are waited for, and the shelves stocked, whether or not the story is held; a cloth on its way rests.
    const time = state === 'walking' || realmIsHeld() ? clock : storyClock;
    if (afterMs !== undefined)
      cancel = time.after(Math.max(0, afterMs - passedMs(afterMs)), () => send('ELAPSED'));
  }

  return { send, stop: () => cancel?.() };
}

/**
 * Runs the shop. `restock` is called when the products are to be laid out in rows, with the page as it is then; it must
 * stay the same function.
 */
export function useShop(restock: () => void): { readonly state: ShopState; send(event: ShopEvent): void } {
  const rehearsed = useContext(Rehearsed) as ShopState | undefined;
  const alive = useRealm().alive && rehearsed === undefined;
  const printed = useStaysPrinted();
  const [state, setState] = useState<ShopState>('printed');
  // Who opened this very page has waited since its beginning; who comes from another scene, since now.
  const [run] = useState(() => createRun(alive ? clock.now() : 0, setState, restock));

  // Before the first frame, and before anyone tells that the pictures are there already.
  useLayoutEffect(() => {
    if (!alive) return;
    run.send(printed ? 'ARRIVE_PRINTED' : 'ARRIVE');
    const resize = () => run.send('RESIZE');
    window.addEventListener('resize', resize);
    return () => {
      window.removeEventListener('resize', resize);
      run.stop();
    };
  }, [alive, printed, run]);

  // Arriving is decided while rendering already: nobody may see the shelves for a frame and then wait for them.
  const arrived = state === 'printed' && alive ? (printed ? 'open' : 'walking') : state;
  return { state: rehearsed ?? arrived, send: run.send };
}
