import { createValue } from '../../engine/value.ts';
import type { PlaceId } from '../../schema/places.ts';
import { useValue } from '../use-value.ts';

/** The places seen in this visit. They are only in memory and are not stored. */

const NONE: ReadonlySet<PlaceId> = new Set();
const seen = createValue(NONE);

/** Notes that the navigator is at a place. */
export function markSeen(place: PlaceId): void {
  if (!seen.get().has(place)) seen.set(new Set([...seen.get(), place]));
}

/** Forgets all places, as if the visit began now. */
export const forgetSeen = (): void => seen.set(NONE);

/** The places seen so far, followed live. */
export const useSeen = (): ReadonlySet<PlaceId> => useValue(seen, NONE);
