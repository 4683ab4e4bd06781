import { useSyncExternalStore } from 'react';
import type { PlaceId } from '../../schema/places.ts';

/** A wish to hear an introduction from one of its lines on: made anywhere, granted by the scene it is about. */
export interface Recall {
  readonly place: PlaceId;
  /** From 1. */
  readonly line: number;
}

let wanted: Recall | undefined;
const listeners = new Set<() => void>();

function want(recall: Recall | undefined) {
  wanted = recall;
  for (const listener of listeners) listener();
}

/** Asks for an introduction from a line on. Whoever asks also goes there. */
export const askToRecall = (recall: Recall): void => want(recall);

/** It has been granted. */
export const recalled = (): void => want(undefined);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The introduction that is asked for and has not begun. */
export const useRecall = (): Recall | undefined =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => undefined,
  );
