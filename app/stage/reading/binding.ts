import type { BookCard } from '../../schema/sources.ts';
import './binding.css';
import '../../schema/generated/bindings.css';

/** How many plain bindings `binding.css` has. */
export const PLAIN_BINDINGS = 12;

/** The plain binding of a book without a drawn spine, from 1. The same slug always gets the same. */
export function plainBinding(slug: string): number {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (sum % PLAIN_BINDINGS) + 1;
}

/**
 * The attributes of an element that is bound as the book is: as its drawn spine, or in one of the plain bindings. The styles
 * find its colours in `--cloth` and `--gilt`.
 */
export function bindingOf({ slug, spine }: BookCard) {
  return spine === undefined ? { 'data-binding': plainBinding(slug) } : { 'data-spine': spine };
}
