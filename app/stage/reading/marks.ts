import { createValue } from '../../engine/value.ts';
import type { PlaceId } from '../../schema/places.ts';
import { useValue } from '../use-value.ts';

/** What the navigator has come by in this visit. It is only in memory and is not stored. */

const NONE: ReadonlySet<never> = new Set<never>();

function createMarks<T>() {
  const marked = createValue<ReadonlySet<T>>(NONE);
  return {
    marked,
    mark(one: T): void {
      if (!marked.get().has(one)) marked.set(new Set([...marked.get(), one]));
    },
  };
}

const places = createMarks<PlaceId>();
const books = createMarks<string>();

/** Notes that the navigator is at a place. */
export const markSeen = places.mark;

/** Forgets all places, as if the visit began now. */
export const forgetSeen = (): void => places.marked.set(NONE);

/** The places seen so far, followed live. */
export const useSeen = (): ReadonlySet<PlaceId> => useValue(places.marked, NONE);

/** Notes that the navigator has a book open, by its slug. */
export const markOpened = books.mark;

/** The books opened so far, by slug, followed live. */
export const useOpened = (): ReadonlySet<string> => useValue(books.marked, NONE);
