import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clock } from '../../stage/clock.ts';
import { useRealm } from '../../stage/realm.ts';
import { shopStep, shopTable } from './shop.machine.ts';
import type { ShopEvent, ShopState } from './shop.machine.ts';

/**
 * Runs the shop's table on the realm's clock and the window's size. `restock` is called when the products are to be
 * laid out in rows, with the page as it is then.
 */
export function useShop(restock: () => void): { readonly state: ShopState; send(event: ShopEvent): void } {
  const { alive, printed, still } = useRealm();
  const [state, setState] = useState<ShopState>('printed');
  const current = useRef<ShopState>('printed');
  const cancel = useRef<() => void>(undefined);
  const calm = useRef(still);
  const layOut = useRef(restock);
  useEffect(() => {
    calm.current = still;
    layOut.current = restock;
  }, [still, restock]);

  const send = useCallback((event: ShopEvent) => {
    const step = shopStep(current.current, event);
    current.current = step.state;
    setState(step.state);
    if (step.restock) layOut.current();
    if (!step.time) return;
    cancel.current?.();
    const { afterMs } = shopTable[step.state];
    // Without movement the cloth is gone at once; the other two are waits for something, not for show.
    const ms = calm.current && step.state === 'lifting' ? 0 : afterMs;
    cancel.current = ms === undefined ? undefined : clock.after(ms, () => send('ELAPSED'));
  }, []);

  // Before the first frame, and before anyone tells that the pictures are there already.
  useLayoutEffect(() => {
    if (!alive) return;
    send(printed ? 'ARRIVE_PRINTED' : 'ARRIVE');
    const resize = () => send('RESIZE');
    window.addEventListener('resize', resize);
    return () => {
      window.removeEventListener('resize', resize);
      cancel.current?.();
    };
  }, [alive, printed, send]);

  // Arriving is decided while rendering already: nobody may see the shelves for a frame and then wait for them.
  return { state: state === 'printed' && alive ? (printed ? 'open' : 'walking') : state, send };
}
