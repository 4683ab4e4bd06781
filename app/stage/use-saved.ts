import { useSyncExternalStore } from 'react';
import { DEFAULTS, store } from '../storage/storage.ts';
import type { Saved } from '../storage/storage.ts';

const printed = () => DEFAULTS;

/** What the browser has kept for this navigator; the defaults on a printed page and while it is hydrated. */
export const useSaved = (): Saved => useSyncExternalStore(store.subscribe, store.get, printed);
