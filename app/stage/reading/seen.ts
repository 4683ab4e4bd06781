import { createValue } from '../../engine/value.ts';
import type { PlaceId } from '../../schema/places.ts';
import { useValue } from '../use-value.ts';

/** The places that have been seen in this visit. Kept in memory alone: nothing more is saved for it. */

const NONE: ReadonlySet<PlaceId> = new Set();
const seen = createValue(NONE);

/** The navigator is there. */
export function see(place: PlaceId): void {
  if (!seen.get().has(place)) seen.set(new Set([...seen.get(), place]));
}

/** As if the visit began now. */
export const forgetSeen = (): void => seen.set(NONE);

/** What has been seen so far. */
export const useSeen = (): ReadonlySet<PlaceId> => useValue(seen, NONE);
