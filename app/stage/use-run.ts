import { useCallback, useEffect, useReducer, useState } from 'react';
import type { Run } from '../engine/run.ts';
import { useRealm } from './time/realm.ts';
import { useValue } from './use-value.ts';

/**
 * Runs a table in a component: its state, followed live, and how to send it events. Its time passes while the component
 * stands, also one that is taken away and brought back. `make` is asked once.
 */
export function useRun<State extends string, Event extends string>(
  make: () => Run<State, Event>,
): readonly [state: State, send: Run<State, Event>['send'], run: Run<State, Event>] {
  const { still } = useRealm();
  const [run] = useState(make);
  const state = useValue(run.state);
  // When stillness is asked for, how long the state takes is asked anew.
  useEffect(() => run.start(), [run, still]);

  // A component can be pressed as soon as it is seen, which may be before it follows the run: it is drawn all the same.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const send = useCallback(
    (event: Event | 'HURRY') => {
      const taken = run.send(event);
      if (taken) draw();
      return taken;
    },
    [run],
  );
  return [state, send, run];
}
