import { createContext, useContext } from 'react';

/** What the rehearsal shows of a scene (app/rehearsal, development only). On the site it is undefined. */
export const Rehearsed = createContext<
  | {
      /** The state of its table, in which it stays. */
      readonly state: string;
      /** The line its introduction begins with, from 1. */
      readonly from: number;
    }
  | undefined
>(undefined);

/** What the rehearsal shows of the scene with this table. It asks only for states of the table. */
export const useRehearsed = <State extends string>(
  _table: Readonly<Record<State, unknown>>,
): { readonly state: State; readonly from: number } | undefined =>
  useContext(Rehearsed) as { readonly state: State; readonly from: number } | undefined;
