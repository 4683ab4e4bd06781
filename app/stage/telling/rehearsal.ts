import { createContext } from 'react';

/** The state in which the rehearsal shows a scene (app/rehearsal, development only). On the site it is undefined. */
export const Rehearsed = createContext<string | undefined>(undefined);
