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

/** What the rehearsal shows of the scene with this table, if it shows one of its states. */
export function useRehearsed<State extends string>(
  table: Readonly<Record<State, unknown>>,
): { readonly state: State; readonly from: number } | undefined {
  const shown = useContext(Rehearsed);
  const { state } = shown ?? {};
  const isOurs = (name: string | undefined): name is State =>
    name !== undefined && Object.hasOwn(table, name);
  return shown && isOurs(state) ? { state, from: shown.from } : undefined;
}
