import { useCallback, useContext, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isMoving, offers } from '../../engine/machine.ts';
import { createRun } from '../../engine/run.ts';
import type { StoryEvent, StoryTable, StoryWish } from '../../engine/story.ts';
import { createValue } from '../../engine/value.ts';
import { placeOf } from '../../schema/places.ts';
import { store } from '../../storage/storage.ts';
import { clock, storyClock } from '../time/clock.ts';
import { onceAlive, realmIsPaused, realmIsStill, useRealm } from '../time/realm.ts';
import { useRun } from '../use-run.ts';
import { useValue } from '../use-value.ts';
import { recalled, useRecall } from './recall.ts';
import { Rehearsed } from './rehearsal.ts';

/** The state every table begins in: the page as it was printed, with all its words. */
export type Printed = 'printed';

export interface RunningScene<State extends string, Event extends string> {
  readonly state: State;
  /** An animation runs that will end by itself. */
  readonly moving: boolean;
  send(event: Event | 'HURRY'): void;
  offers(event: Event): boolean;
  /** How often the scene has been begun again: an introduction that is replayed starts anew. */
  readonly replays: number;
  /** The line its introduction begins with, from 1. */
  readonly from: number;
}

/**
 * What begins while the story is paused would stop at its beginning: it is over at once, as with reduced motion. What
 * was under way when it was paused rests where it is.
 */
const storyTime = (_: string, ms: number) =>
  realmIsStill() || realmIsPaused() ? ([clock, 0] as const) : ([storyClock, ms] as const);

/**
 * Runs a scene's table: lets the time of its states pass on the story's clock, and alone grants its wishes. `arrival`
 * is sent when the page comes to life. With reduced motion the same states pass without waits. Leaving the scene calls
 * off everything it has begun.
 */
export function useScene<State extends string, Own extends string = never>(
  table: StoryTable<State | Printed, Own>,
  arrival: () => StoryEvent,
): RunningScene<State | Printed, StoryEvent | Own> {
  type Event = StoryEvent | Own;
  const rehearsed = useContext(Rehearsed) as State | undefined;
  const plays = rehearsed === undefined;
  const { alive, onPaper } = useRealm();
  const navigate = useNavigate();
  const [beginning] = useState(() => createValue({ replays: 0, from: 1 }));
  const { replays, from } = useValue(beginning);

  const grant = (wish: StoryWish) => {
    if (wish.do === 'remember') store.remember(wish.scene);
    else if (wish.do === 'mark-returning') store.markReturning();
    else void navigate('/', { replace: true });
  };
  const [state, sendToRun, run] = useRun(() => {
    const made = createRun<State | Printed, Event, StoryWish>(table, 'printed', { time: storyTime, grant });
    // On a page that lives already, nobody sees the scene as it was printed, not even for a frame.
    if (alive && plays) made.send(arrival());
    return made;
  });

  const send = useCallback(
    (event: Event | 'HURRY', fromLine = 1) => {
      const taken = sendToRun(event);
      if (taken && (event === 'REPLAY' || event === 'RECALL'))
        beginning.set({ replays: beginning.get().replays + 1, from: fromLine });
    },
    [sendToRun, beginning],
  );

  // A page that was printed and comes to life here. Whoever has been given it to read keeps it as it is.
  useLayoutEffect(() => {
    if (!plays || run.state.get() !== 'printed') return;
    return onceAlive((printed) => {
      if (!printed) run.send(arrival());
    });
  }, [plays, run, arrival]);

  // Before the first frame: what was asked for elsewhere begins here.
  const here = placeOf(useLocation().pathname);
  const wanted = useRecall();
  useLayoutEffect(() => {
    if (!alive || !plays || !wanted || wanted.place !== here) return;
    recalled();
    send('RECALL', wanted.line);
  }, [alive, plays, wanted, here, send]);

  // On paper every word is there, as on the printed page; the scene itself stays where it is.
  const shown = rehearsed ?? (onPaper ? 'printed' : state);
  return {
    state: shown,
    moving: isMoving(table, shown),
    send,
    offers: (event) => offers(table, shown, event),
    replays,
    from,
  };
}
