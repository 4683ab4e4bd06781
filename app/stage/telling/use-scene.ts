import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isMoving, offers, step } from '../../engine/machine.ts';
import type { SceneEvent, SceneTable, Wish } from '../../engine/machine.ts';
import { placeOf } from '../../schema/places.ts';
import { store } from '../../storage/storage.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { clock, storyClock } from '../time/clock.ts';
import { realmIsHeld, useRealm, useStaysPrinted } from '../time/realm.ts';
import { recalled, useRecall } from './recall.ts';
import { Rehearsed } from './rehearsal.ts';

/** The state every table begins in: the page as it was printed, with all its words. */
export type Printed = 'printed';

export interface RunningScene<State extends string> {
  readonly state: State;
  /** An animation runs that will end by itself. */
  readonly moving: boolean;
  send(event: SceneEvent): void;
  offers(event: SceneEvent): boolean;
  /** How often the scene has been begun again: an introduction that is replayed starts anew. */
  readonly replays: number;
  /** The line its introduction begins with, from 1. */
  readonly from: number;
}

/**
 * Runs a scene's table: keeps its state, lets its time pass on the story's clock, and alone grants its wishes.
 * `arrival` is sent when the page comes to life. With reduced motion the same states pass without waits. Leaving the
 * scene calls off everything it has begun.
 */
export function useScene<State extends string>(
  table: SceneTable<State | Printed>,
  arrival: () => SceneEvent,
): RunningScene<State | Printed> {
  const realm = useRealm();
  const rehearsed = useContext(Rehearsed) as State | undefined;
  const alive = realm.alive && rehearsed === undefined;
  const { still } = realm;
  const printed = useStaysPrinted();
  const [state, setState] = useState<State | Printed>();
  const [replays, setReplays] = useState(0);
  const [from, setFrom] = useState(1);
  const current = useRef<State | Printed>('printed');
  const focused = useRef<Element>(null);
  const navigate = useNavigate();

  const take = useCallback(
    (event: SceneEvent, fromLine: number) => {
      const grant = (wish: Wish) => {
        if (wish.do === 'remember') store.remember(wish.scene);
        else if (wish.do === 'mark-returning') store.markReturning();
        else void navigate('/', { replace: true });
      };
      focused.current = document.activeElement;
      const next = step(table, current.current, event);
      current.current = next.state;
      setState(next.state);
      if (event === 'REPLAY' || event === 'RECALL') {
        setReplays((count) => count + 1);
        setFrom(fromLine);
      }
      next.wishes.forEach(grant);
    },
    [table, navigate],
  );

  const arrived = useRef(false);
  const arrive = useCallback(() => {
    if (!alive || arrived.current) return;
    arrived.current = true;
    if (!printed) take(arrival(), 1);
  }, [alive, printed, arrival, take]);

  // The scene can be pressed as soon as it is seen, which in a transition is before its effects: it has arrived by then.
  const send = useCallback(
    (event: SceneEvent, fromLine = 1) => {
      arrive();
      take(event, fromLine);
    },
    [arrive, take],
  );

  // Before the arrival, and before the first frame: what was asked for elsewhere begins here.
  const here = placeOf(useLocation().pathname);
  const wanted = useRecall();
  useLayoutEffect(() => {
    if (!alive || !wanted || wanted.place !== here) return;
    recalled();
    send('RECALL', wanted.line);
  }, [alive, wanted, here, send]);

  // Arriving is decided while rendering already: nobody may see the printed page for a frame.
  const shown =
    rehearsed ?? state ?? (alive && !printed ? step(table, 'printed', arrival()).state : 'printed');
  useEffect(arrive, [arrive]);

  // What had the focus has gone with its state: it goes on to the heading, never to nowhere.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focusHeading();
  }, [shown]);

  const wait = table[shown].after?.[0];
  useEffect(() => {
    if (!alive || wait === undefined) return;
    // What begins while the story is held would be held at its beginning: it is over at once, as with reduced motion.
    // What was under way when it was paused rests where it is.
    const atOnce = still || realmIsHeld();
    return (atOnce ? clock : storyClock).after(atOnce ? 0 : wait, () => send('ELAPSED'));
  }, [alive, still, wait, shown, send]);

  return {
    state: shown,
    moving: isMoving(table, shown),
    send,
    offers: (event) => offers(table, shown, event),
    replays,
    from,
  };
}
