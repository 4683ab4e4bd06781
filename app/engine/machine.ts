/**
 * What moves through named states is a table of them: an event either leads to another state, perhaps with wishes for
 * the outside world, or changes nothing. No timers, no browser: whoever runs the table (run.ts) grants the wishes.
 */

/** What every table may answer besides its own events. */
export type Timed =
  /** The time of a state with `after` has passed. */
  | 'ELAPSED'
  /** Whoever clicks or presses a key during a sequence gets its end state at once. */
  | 'HURRY';

export type Target<State extends string, Wish = never> =
  | State
  | {
      readonly to: State;
      readonly wishes?: readonly Wish[];
      /** The time of the state begins anew, also where it is the state one is in. */
      readonly anew?: true;
    };

export interface StateRow<State extends string, Event extends string, Wish = never> {
  readonly on?: Partial<Record<Event | Timed, Target<State, Wish>>>;
  /** The state ends by itself after so many milliseconds; it is then an animation that can be hurried. */
  readonly after?: readonly [ms: number, target: Target<State, Wish>];
}

/** A table names its own states and events, and what it may wish for. */
export type Table<State extends string, Event extends string, Wish = never> = Readonly<
  Record<State, StateRow<State, Event, Wish>>
>;

export interface Step<State extends string, Wish = never> {
  readonly state: State;
  readonly wishes: readonly Wish[];
  /** The table has an answer to the event, though it may be the same state. */
  readonly taken: boolean;
  /** The time of the state begins. */
  readonly anew: boolean;
}

/** The state after an event, and what is wished for on the way. An event without an entry changes nothing. */
export function step<State extends string, Event extends string, Wish>(
  table: Table<State, Event, Wish>,
  state: State,
  event: Event | Timed,
): Step<State, Wish> {
  const row = table[state];
  const timed = event === 'ELAPSED' || event === 'HURRY' ? row.after?.[1] : undefined;
  const target: Target<State, Wish> | undefined = row.on?.[event] ?? timed;
  if (target === undefined) return { state, wishes: [], taken: false, anew: false };
  const { to, wishes = [], anew = false } = typeof target === 'string' ? { to: target } : target;
  return { state: to, wishes, taken: true, anew: anew || to !== state };
}

/** Whether the state is an animation that runs by itself: skip and replay wait for its end. */
export function isMoving<State extends string>(table: Table<State, never, unknown>, state: State): boolean {
  return table[state].after !== undefined;
}

/** Whether the state has an answer to the event: what is offered to the navigator is read off the table. */
export function offers<State extends string>(
  table: Table<State, never, unknown>,
  state: State,
  event: string,
): boolean {
  const { on = {} } = table[state];
  return Object.hasOwn(on, event);
}
