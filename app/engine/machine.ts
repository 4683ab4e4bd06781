/**
 * State machines as tables. An event leads to another state, perhaps with wishes, or it changes nothing. A wish is an
 * effect as data: the caller carries it out (run.ts). No timers and no browser here.
 */

/** The events every table may answer besides its own. */
export type Timed =
  /** The time of a state with `after` has passed. */
  | 'ELAPSED'
  /** The navigator clicked or pressed a key during a sequence, to see its end state at once. */
  | 'HURRY';

type Target<State extends string, Wish = never> =
  | State
  | {
      readonly to: State;
      readonly wishes?: readonly Wish[];
      /** The time of the state begins again, even if the state stays the same. */
      readonly anew?: true;
    };

interface StateRow<State extends string, Event extends string, Wish = never> {
  readonly on?: Partial<Record<Event | Timed, Target<State, Wish>>>;
  /** The state is an animation: it ends by itself after so many milliseconds, or when it is hurried. */
  readonly after?: readonly [ms: number, target: Target<State, Wish>];
}

/** A table names its own states, events and wishes. */
export type Table<State extends string, Event extends string, Wish = never> = Readonly<
  Record<State, StateRow<State, Event, Wish>>
>;

export interface Step<State extends string, Wish = never> {
  readonly state: State;
  readonly wishes: readonly Wish[];
  /** The table has an entry for the event. Its state may be the same one. */
  readonly taken: boolean;
  /** The time of the state begins again. */
  readonly anew: boolean;
}

/** The state after an event, and its wishes. An event without an entry changes nothing. */
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

/** Whether the state is an animation that ends by itself. Skip and replay are not offered until then. */
export function isMoving<State extends string>(table: Table<State, never, unknown>, state: State): boolean {
  return table[state].after !== undefined;
}

const nameOf = <State extends string>(target: Target<State, unknown>): State =>
  typeof target === 'string' ? target : target.to;

/** Whether the state, or the one in which its animation ends, has an entry for the event. */
export function willOffer<State extends string>(
  table: Table<State, never, unknown>,
  state: State,
  event: string,
): boolean {
  const { after } = table[state];
  return offers(table, state, event) || (after !== undefined && willOffer(table, nameOf(after[1]), event));
}

/** Whether the state has an entry for the event. Controls ask this to know whether to be shown. */
export function offers<State extends string>(
  table: Table<State, never, unknown>,
  state: State,
  event: string,
): boolean {
  const { on = {} } = table[state];
  return Object.hasOwn(on, event);
}
