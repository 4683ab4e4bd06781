import { DEFAULTS, store } from '../storage/storage.ts';
import type { Stored } from '../storage/storage.ts';
import { useValue } from './use-value.ts';

/** The stored values, followed live. On the printed page and during hydration: the defaults. */
export const useStored = (): Stored => useValue(store, DEFAULTS);
