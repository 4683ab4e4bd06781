import { createContext } from 'react';

/** The state a scene is held in while it is looked at (app/rehearsal, development only). The site itself has none. */
export const Rehearsed = createContext<string | undefined>(undefined);
