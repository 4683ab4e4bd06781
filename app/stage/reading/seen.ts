import { useSyncExternalStore } from 'react';
import type { PlaceId } from '../../schema/places.ts';

/** The places that have been seen in this visit. Kept in memory alone: nothing more is saved for it. */

const NONE: ReadonlySet<PlaceId> = new Set();
let seen = NONE;
const listeners = new Set<() => void>();

function become(next: ReadonlySet<PlaceId>) {
  seen = next;
  for (const listener of listeners) listener();
}

/** The navigator is there. */
export function see(place: PlaceId): void {
  if (!seen.has(place)) become(new Set([...seen, place]));
}

/** As if the visit began now. */
export const forgetSeen = (): void => become(NONE);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const now = () => seen;
const printed = () => NONE;

/** What has been seen so far. */
export const useSeen = (): ReadonlySet<PlaceId> => useSyncExternalStore(subscribe, now, printed);
