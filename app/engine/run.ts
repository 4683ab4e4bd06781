import type { Clock } from './clock.ts';
import { step } from './machine.ts';
import type { Table, Timed } from './machine.ts';
import { createValue } from './value.ts';
import type { Readable } from './value.ts';

export interface RunPowers<State extends string, Wish> {
  /** The clock on which the time of a state passes, and how many of its `ms` are to pass now. */
  time(state: State, ms: number): readonly [clock: Pick<Clock, 'now' | 'after'>, ms: number];
  /** Does what the table wishes for, after the state has changed. */
  grant?(wish: Wish): void;
}

export interface Run<State extends string, Event extends string> {
  readonly state: Readable<State>;
  /** Hands an event to the table. Answers whether it was taken. */
  send(event: Event | 'HURRY'): boolean;
  /** Lets the time of the states pass. Returns how to stop it; what has passed by then is not lost. */
  start(): () => void;
}

/**
 * Runs a table from a state on: holds the state, lets its time pass while it is started, and grants wishes. Events are
 * taken whether it is started or not.
 */
export function createRun<State extends string, Event extends string, Wish = never>(
  table: Table<State, Event, Wish>,
  first: State,
  { time, grant }: RunPowers<State, Wish>,
): Run<State, Event> {
  const state = createValue(first);
  let started = false;
  /** How much of the time of the state has passed, until it was last halted. */
  let passedMs = 0;
  let halt = () => {};

  const arm = () => {
    halt();
    const now = state.get();
    const waitMs = table[now].after?.[0];
    if (!started || waitMs === undefined) return;
    const [clock, wholeMs] = time(now, waitMs);
    const since = clock.now();
    const callOff = clock.after(Math.max(0, wholeMs - passedMs), () => take('ELAPSED'));
    halt = () => {
      callOff();
      passedMs += clock.now() - since;
      halt = () => {};
    };
  };

  const take = (event: Event | Timed): boolean => {
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
    send: take,
    start() {
      started = true;
      arm();
      return () => {
        started = false;
        halt();
      };
    },
  };
}
