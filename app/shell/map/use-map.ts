import { useCallback, useEffect, useRef, useState } from 'react';
import { step } from '../../engine/machine.ts';
import type { SceneEvent } from '../../engine/machine.ts';
import { clock } from '../../stage/time/clock.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { MAP } from './map.machine.ts';
import type { MapState } from './map.machine.ts';

/**
 * Runs the map's table on the realm's clock; with reduced motion the same states pass without waits. `send` answers
 * whether the event changed anything, so that what goes with a change is done once however often one clicks.
 */
export function useMap(): readonly [MapState, (event: SceneEvent) => boolean] {
  const { still } = useRealm();
  const [state, setState] = useState<MapState>('closed');
  const current = useRef<MapState>('closed');

  const send = useCallback((event: SceneEvent) => {
    const next = step(MAP, current.current, event).state;
    const changed = next !== current.current;
    current.current = next;
    setState(next);
    return changed;
  }, []);

  const wait = MAP[state].after?.[0];
  useEffect(() => {
    if (wait === undefined) return;
    return clock.after(still ? 0 : wait, () => send('ELAPSED'));
  }, [state, wait, still, send]);

  return [state, send];
}
