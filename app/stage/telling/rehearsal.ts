import { createContext, useContext } from 'react';

interface Shown<State extends string> {
  /** The state of its table, in which it stays. */
  readonly state: State;
  /** The line its introduction begins with, from 1. */
  readonly from: number;
}

/** What the rehearsal shows of a scene (app/rehearsal, development only). On the site it is undefined. */
export const Rehearsed = createContext<Shown<string> | undefined>(undefined);

/** What the rehearsal shows of the scene. It asks only for states of the scene's own table. */
export const useRehearsed = <State extends string>() => useContext(Rehearsed) as Shown<State> | undefined;
