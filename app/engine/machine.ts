/**
 * A scene is a table of named states. `step` is the only rule: an event either leads to another state, perhaps with
 * wishes for the outside world, or changes nothing. No timers, no browser: whoever runs the table grants the wishes.
 */

/** The scenes whose introductions are counted. */
export type CountedScene = 'sea' | 'port' | 'athenaeum';

/** What a scene asks of the outside, as data. */
export type Wish =
  | { readonly do: 'remember'; readonly scene: CountedScene }
  | { readonly do: 'mark-returning' }
  | { readonly do: 'go-home' };

export type SceneEvent =
  /** The navigator arrives, for the first time or again. */
  | 'FIRST_VISIT'
  | 'LATER_VISIT'
  | 'WAKE'
  | 'LINES_SHOWN'
  | 'SKIP'
  | 'REPLAY'
  /** An introduction is to be heard from one of its lines on: without what leads up to it. */
  | 'RECALL'
  | 'STEP_INSIDE'
  /** The map is asked for, or folded away; DEPART: the navigator is off to somewhere else. */
  | 'OPEN'
  | 'CLOSE'
  | 'DEPART'
  /** Whoever clicks or presses a key during a sequence gets its end state at once. */
  | 'HURRY'
  /** The time of a state with `after` has passed. */
  | 'ELAPSED';

export type Target<State extends string> = State | { readonly to: State; readonly wishes: readonly Wish[] };

export interface StateRow<State extends string> {
  readonly on?: Partial<Record<SceneEvent, Target<State>>>;
  /** The state ends by itself after so many milliseconds; it is then an animation that can be hurried. */
  readonly after?: readonly [ms: number, target: Target<State>];
}

export type SceneTable<State extends string> = Readonly<Record<State, StateRow<State>>>;

export interface Step<State extends string> {
  readonly state: State;
  readonly wishes: readonly Wish[];
}

const NO_WISHES: readonly Wish[] = [];

/** The state after an event, and what is wished for on the way. An event without an entry changes nothing. */
export function step<State extends string>(
  table: SceneTable<State>,
  state: State,
  event: SceneEvent,
): Step<State> {
  const row = table[state];
  const timed = event === 'ELAPSED' || event === 'HURRY' ? row.after?.[1] : undefined;
  const target = row.on?.[event] ?? timed;
  if (target === undefined) return { state, wishes: NO_WISHES };
  return typeof target === 'string'
    ? { state: target, wishes: NO_WISHES }
    : { state: target.to, wishes: target.wishes };
}

/** Whether the state is an animation that runs by itself: skip and replay wait for its end. */
export function isMoving<State extends string>(table: SceneTable<State>, state: State): boolean {
  return table[state].after !== undefined;
}

/** Whether the state has an answer to the event: what is offered to the navigator is read off the table. */
export function offers<State extends string>(
  table: SceneTable<State>,
  state: State,
  event: SceneEvent,
): boolean {
  return table[state].on?.[event] !== undefined;
}
