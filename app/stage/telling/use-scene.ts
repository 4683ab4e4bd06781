import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isMoving, offers, willOffer } from '../../engine/machine.ts';
import { createRun } from '../../engine/run.ts';
import type { StoryEvent, StoryTable, StoryWish } from '../../engine/story.ts';
import { createValue } from '../../engine/value.ts';
import type { Value } from '../../engine/value.ts';
import { placeOf } from '../../schema/places.ts';
import { store } from '../../storage/storage.ts';
import type { Heard } from '../picture/cues.ts';
import { clock, storyClock } from '../time/clock.ts';
import { stepTo } from '../time/step.ts';
import { onceAlive, realmIsPaused, realmIsStill, useRealm } from '../time/realm.ts';
import { useRun } from '../use-run.ts';
import { useValue } from '../use-value.ts';
import { endRecall, useRecall } from './recall.ts';
import { useRehearsed } from './rehearsal.ts';
import { useHurry } from './use-hurry.ts';

/** The state every table begins in: the printed page, with all its words. */
export type Printed = 'printed';

export interface RunningScene<State extends string, Event extends string> {
  readonly state: State;
  /** An animation runs that ends by itself. */
  readonly moving: boolean;
  send(event: Event | 'HURRY'): void;
  offers(event: Event): boolean;
  /** Whether it offers the event, or will when the animation that runs has ended. */
  willOffer(event: Event): boolean;
  /** How often the introduction was replayed or recalled. As a React key, it starts the introduction from its beginning. */
  readonly replays: number;
  /** The line its introduction begins with, from 1. */
  readonly from: number;
  /** The introduction has been under way since the navigator came. */
  readonly told: boolean;
  /** What has been heard of its introduction. The preamble sets it, the picture follows it. */
  readonly heard: Value<Heard>;
}

/**
 * With reduced motion a state takes no time. Nor does one that begins while the story is paused, because it would stop
 * at its first frame. One that was running before is paused by its clock.
 */
const storyTime = (_: string, ms: number) =>
  realmIsStill() || realmIsPaused() ? ([clock, 0] as const) : ([storyClock, ms] as const);

/**
 * Runs a scene's table on the story's clock, grants its wishes, and hears the navigator hurry. It sends `arrival` when the
 * page becomes alive. With reduced motion no state takes time. When the scene leaves the page, its timers are cancelled.
 */
export function useScene<State extends string, Own extends string = never>(
  table: StoryTable<State | Printed, Own>,
  arrival: () => StoryEvent,
): RunningScene<State | Printed, StoryEvent | Own> {
  type Event = StoryEvent | Own;
  const rehearsed = useRehearsed<State>();
  const plays = rehearsed === undefined;
  const { alive, onPaper } = useRealm();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [beginning] = useState(() => createValue({ replays: 0, from: 1 }));
  const { replays, from } = useValue(beginning);
  const [heard] = useState(() => createValue<Heard>(undefined));

  /** The scene has left the page. The end of a line may still reach it. */
  const left = useRef(false);
  useLayoutEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  /** Whether a step is under way to another scene than the one that the wish leads to, or that is here. */
  const leadsElsewhere = ({ do: what }: StoryWish) => {
    const to = stepTo.get() ?? pathname;
    return to !== pathname && !(what === 'go-home' && to === '/');
  };
  const grant = (wish: StoryWish) => {
    if (left.current) return;
    // The navigator has chosen another place, and what is left in the middle does not count. If that step is given up, the
    // wish is granted after all.
    if (leadsElsewhere(wish)) {
      const stop = stepTo.subscribe(() => {
        if (!left.current && leadsElsewhere(wish)) return;
        stop();
        grant(wish);
      });
      return;
    }
    if (wish.do === 'remember') store.remember(wish.scene);
    else if (wish.do === 'mark-returning') store.markReturning();
    else void navigate('/', { replace: true });
  };
  const [state, sendToRun, run] = useRun(() => {
    const made = createRun<State | Printed, Event, StoryWish>(table, 'printed', { time: storyTime, grant });
    // On a page that is already alive the scene never shows its printed state, not even for one frame.
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

  // The printed page becomes alive. If scripts were late, it stays as it is, because it is being read.
  useLayoutEffect(() => {
    if (!plays || run.state.get() !== 'printed') return;
    return onceAlive((printed) => {
      if (!printed) run.send(arrival());
    });
  }, [plays, run, arrival]);

  // A layout effect, so that a recall begins before the first frame.
  const here = placeOf(pathname);
  const wanted = useRecall();
  useLayoutEffect(() => {
    if (!alive || !plays || !wanted || wanted.place !== here) return;
    endRecall();
    send('RECALL', wanted.line);
  }, [alive, plays, wanted, here, send]);

  const [told, setTold] = useState(false);
  if (state === 'preamble' && !told) setTold(true);

  // On paper every word is shown, as on the printed page. The scene's own state does not change.
  const shown = rehearsed?.state ?? (onPaper ? 'printed' : state);
  const moving = isMoving(table, shown);
  const hurry = useCallback(() => send('HURRY'), [send]);
  useHurry(moving || offers(table, shown, 'HURRY') ? hurry : undefined, true);
  return {
    state: shown,
    moving,
    send,
    offers: (event) => offers(table, shown, event),
    willOffer: (event) => willOffer(table, shown, event),
    replays,
    from: rehearsed?.from ?? from,
    told,
    heard,
  };
}
