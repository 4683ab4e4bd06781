import type { PlaceId } from '../../schema/places.ts';
import type { Stored } from '../../storage/storage.ts';

/**
 * Whether the navigator has been at a place: it was seen in this visit, or its introduction was played once. Nothing is
 * stored for the other places, so a new visit begins without them.
 */
export function isVisited(id: PlaceId, states: Stored['states'], seen: ReadonlySet<PlaceId>): boolean {
  if (seen.has(id)) return true;
  const played: Partial<Record<PlaceId, { readonly numTimesPlayed: number }>> = states;
  return (played[id]?.numTimesPlayed ?? 0) > 0;
}
