import type { Clock } from './clock.ts';
import { step } from './machine.ts';
import type { Table, Timed } from './machine.ts';
import { createValue } from './value.ts';
import type { Readable } from './value.ts';

interface RunPowers<State extends string, Wish> {
  /** The clock for the time of a state, and how long the state takes there: its `ms`, or less. */
  time(state: State, ms: number): readonly [clock: Pick<Clock, 'now' | 'after'>, ms: number];
  /** Carries out a wish of the table. It is called after the state has changed. */
  grant?(wish: Wish): void;
}

export interface Run<State extends string, Event extends string> {
  readonly state: Readable<State>;
  /** Hands an event to the table. Returns whether the table has an entry for it. */
  send(event: Event | 'HURRY'): boolean;
  /** Starts the time of the states. */
  start(): void;
  /** Stops the time of the states. The time passed so far still counts. */
  stop(): void;
}

/**
 * Runs a table from a first state. It has the current state, counts its time while started, and grants wishes. It
 * answers events whether it is started or not.
 */
export function createRun<State extends string, Event extends string, Wish = never>(
  table: Table<State, Event, Wish>,
  first: State,
  { time, grant }: RunPowers<State, Wish>,
): Run<State, Event> {
  const state = createValue(first);
  let started = false;
  /** How much of the state's time had passed when it was last halted. */
  let passedMs = 0;
  let halt = () => {};

  const arm = () => {
    halt();
    const now = state.get();
    const waitMs = table[now].after?.[0];
    if (!started || waitMs === undefined) return;
    const [clock, wholeMs] = time(now, waitMs);
    const since = clock.now();
    const cancel = clock.after(Math.max(0, wholeMs - passedMs), () => handle('ELAPSED'));
    halt = () => {
      cancel();
      passedMs += clock.now() - since;
      halt = () => {};
    };
  };

  const handle = (event: Event | Timed): boolean => {
    const next = step(table, state.get(), event);
    if (next.anew) {
      halt();
      passedMs = 0;
      state.set(next.state);
      arm();
    }
    if (grant) for (const wish of next.wishes) grant(wish);
    return next.taken;
  };

  return {
    state,
    send: handle,
    start() {
      started = true;
      arm();
    },
    stop() {
      started = false;
      halt();
    },
  };
}
