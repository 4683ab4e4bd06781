import { createContext } from 'react';

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
