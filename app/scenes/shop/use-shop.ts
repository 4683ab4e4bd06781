import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { isMoving } from '../../engine/machine.ts';
import { createRun } from '../../engine/run.ts';
import type { Run } from '../../engine/run.ts';
import { clock } from '../../stage/time/clock.ts';
import { onceAlive, realmIsPaused, realmIsStill, useRealm } from '../../stage/time/realm.ts';
import { useRehearsed } from '../../stage/telling/rehearsal.ts';
import { useHurry } from '../../stage/telling/use-hurry.ts';
import { useRun } from '../../stage/use-run.ts';
import { shopTable } from './shop.machine.ts';
import type { ShopEvent, ShopState } from './shop.machine.ts';

type ShopRun = Run<ShopState, ShopEvent>;

/** The Shop's run, on the realm's clock. */
function createShopRun(first: ShopState, restock: () => void): ShopRun {
  /** How long the navigator has waited already: since the page was opened, or 0 after another scene. */
  let waitedMs = first === 'walking' ? 0 : undefined;
  return createRun(shopTable, first, {
    grant: restock,
    time(state, ms) {
      // The wait for the pictures does not pause with the story.
      if (state === 'walking') return [clock, ms - (waitedMs ??= clock.now())];
      // With reduced motion, or while paused, the cloth is gone at once. Whoever resizes the window has asked for it, so
      // it passes behind an overlay too.
      const atOnce = state === 'lifting' && (realmIsPaused() || realmIsStill());
      return [clock, atOnce ? 0 : ms];
    },
  });
}

/**
 * Runs the Shop, and hears the navigator hurry. `restock` is called to lay the products out in rows; it must be the same
 * function at each rendering.
 */
export function useShop(restock: () => void): { readonly state: ShopState; send: ShopRun['send'] } {
  const rehearsed = useRehearsed<ShopState>();
  const plays = rehearsed === undefined;
  const { alive } = useRealm();
  // Those who come from another scene begin with the wait, so that the shelves do not flash for one frame.
  const [first] = useState<ShopState>(alive && plays ? 'walking' : 'printed');
  const [state, send] = useRun(() => createShopRun(first, restock));

  // A layout effect: before the first frame, and before SETTLED is sent.
  useLayoutEffect(() => {
    if (!plays) return;
    return onceAlive((printed) => send(first === 'printed' && printed ? 'ARRIVE_PRINTED' : 'ARRIVE'));
  }, [plays, first, send]);
  useEffect(() => {
    let [width, height] = [innerWidth, innerHeight];
    const resize = () => {
      // On a touch screen the browser's bar comes and goes as one scrolls. It is nobody's wish, and the rows stay.
      const bar = innerWidth === width && innerHeight !== height && matchMedia('(pointer: coarse)').matches;
      [width, height] = [innerWidth, innerHeight];
      if (!bar) send('RESIZE');
    };
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [send]);

  const shown = rehearsed?.state ?? state;
  const hurry = useCallback(() => void send('HURRY'), [send]);
  useHurry(isMoving(shopTable, shown) ? hurry : undefined, true);
  return { state: shown, send };
}
