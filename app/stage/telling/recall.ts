import { createValue } from '../../engine/value.ts';
import type { PlaceId } from '../../schema/places.ts';
import { useValue } from '../use-value.ts';

/** A wish to hear an introduction from one of its lines on: made anywhere, granted by the scene it is about. */
export interface Recall {
  readonly place: PlaceId;
  /** From 1. */
  readonly line: number;
}

const wanted = createValue<Recall | undefined>(undefined);

/** Asks for an introduction from a line on. Whoever asks also goes there. */
export const askToRecall = (recall: Recall): void => wanted.set(recall);

/** It has been granted. */
export const recalled = (): void => wanted.set(undefined);

/** The introduction that is asked for and has not begun. */
export const useRecall = (): Recall | undefined => useValue(wanted);
