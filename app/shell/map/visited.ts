import type { PlaceId } from '../../schema/places.ts';
import type { Saved } from '../../storage/storage.ts';

/**
 * Whether the navigator has been at a place, as far as anybody can know: it has been seen in this visit, or its
 * introduction has been played once. Of the others nothing is saved, so a new visit begins without them.
 */
export function isVisited(id: PlaceId, states: Saved['states'], seen: ReadonlySet<PlaceId>): boolean {
  if (seen.has(id)) return true;
  const played: Partial<Record<PlaceId, { readonly numTimesPlayed: number }>> = states;
  return (played[id]?.numTimesPlayed ?? 0) > 0;
}
