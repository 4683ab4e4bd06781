import { useSyncExternalStore } from 'react';
import type { Readable } from '../engine/value.ts';

/**
 * A value, followed live. On the printed page and during hydration it is `printed`, which must be the same object at
 * each rendering. Without `printed` it is the value itself.
 */
export function useValue<T>({ get, subscribe }: Readable<T>, printed?: T): T {
  return useSyncExternalStore(subscribe, get, printed === undefined ? get : () => printed);
}
