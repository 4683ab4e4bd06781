import { createValue } from '../../engine/value.ts';
import type { PlaceId } from '../../schema/places.ts';
import { useValue } from '../use-value.ts';

/** A request to play an introduction from one of its lines. Any part of the page may ask; the place's scene answers. */
interface Recall {
  readonly place: PlaceId;
  /** From 1. */
  readonly line: number;
}

const requested = createValue<Recall | undefined>(undefined);

/** Asks for an introduction from one of its lines. The caller must also navigate to the place. */
export const askToRecall = (recall: Recall): void => requested.set(recall);

/** Takes the request back, once the scene has answered it. */
export const endRecall = (): void => requested.set(undefined);

/** The request that has not been answered yet. */
export const useRecall = (): Recall | undefined => useValue(requested);
