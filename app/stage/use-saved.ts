import { DEFAULTS, store } from '../storage/storage.ts';
import type { Saved } from '../storage/storage.ts';
import { useValue } from './use-value.ts';

/** What the browser has kept for this navigator; the defaults on a printed page and while it is hydrated. */
export const useSaved = (): Saved => useValue(store, DEFAULTS);
