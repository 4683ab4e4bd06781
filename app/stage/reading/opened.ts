import { createValue } from '../../engine/value.ts';
import { useValue } from '../use-value.ts';

/** The books opened in this visit, by slug. They are only in memory and are not stored. */

const NONE: ReadonlySet<string> = new Set();
const opened = createValue(NONE);

/** Notes that the navigator has a book open. */
export function markOpened(slug: string): void {
  if (!opened.get().has(slug)) opened.set(new Set([...opened.get(), slug]));
}

/** The books opened so far, followed live. */
export const useOpened = (): ReadonlySet<string> => useValue(opened, NONE);
