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
  // Who opened this very page has waited since its beginning; who comes from another scene, since now.
  const [setOutMs] = useState(() => (alive ? clock.now() : 0));
  const calm = useRef(still);
  const layOut = useRef(restock);
  useEffect(() => {
    calm.current = still;
    layOut.current = restock;
  }, [still, restock]);

  const send = useCallback(
    (event: ShopEvent) => {
      const step = shopStep(current.current, event);
      current.current = step.state;
      setState(step.state);
      if (step.restock) layOut.current();
      if (!step.time) return;
      cancel.current?.();
      const { afterMs } = shopTable[step.state];
      if (afterMs === undefined) return;
      // Without movement the cloth is gone at once; the other two are waits for something, not for show.
      const passedMs =
        step.state === 'walking'
          ? clock.now() - setOutMs
          : calm.current && step.state === 'lifting'
            ? afterMs
            : 0;
      cancel.current = clock.after(Math.max(0, afterMs - passedMs), () => send('ELAPSED'));
    },
    [setOutMs],
  );

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
