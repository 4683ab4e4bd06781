import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { Run } from '../engine/run.ts';
import { useRealm } from './time/realm.ts';
import { useValue } from './use-value.ts';

/**
 * Runs a table in a component. Returns its state, followed live, how to send events, and the run itself, for effects that
 * must not follow the state. Its time passes while the component is mounted. `make` is called once.
 */
export function useRun<State extends string, Event extends string>(
  make: () => Run<State, Event>,
): readonly [state: State, send: Run<State, Event>['send'], run: Run<State, Event>] {
  const { still } = useRealm();
  const [run] = useState(make);
  const state = useValue(run.state);
  // With a change of `still` the run starts again, because the state's duration may be different.
  useEffect(() => {
    run.start();
    return run.stop;
  }, [run, still]);
  // What has left the page stops with it. The effect above ends later, after the passage.
  useLayoutEffect(() => run.stop, [run]);

  // A press may come before the component has subscribed to the run. `draw` renders it in that case too.
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
