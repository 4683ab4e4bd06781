import { useSyncExternalStore } from 'react';
import type { Readable } from '../engine/value.ts';

/**
 * A value, followed live. On the printed page, and while it is hydrated: `printed`, which must be the same at each
 * rendering; without it, the value as it is.
 */
export function useValue<T>({ get, subscribe }: Readable<T>, printed?: T): T {
  return useSyncExternalStore(subscribe, get, printed === undefined ? get : () => printed);
}
