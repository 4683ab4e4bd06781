import { books } from '../../schema/words.ts';

export type Book = (typeof books)[number];

/** The book with this slug; null if there is none. A search in the list, so that `constructor` finds no book. */
export const bookOf = (slug: string | undefined): Book | null =>
  books.find((book) => book.slug === slug) ?? null;

/**
 * The books that came before and after this one; the shelf goes from the newest to the oldest. Found by its slug, because
 * a printed page brings a copy of its book.
 */
export function besides({ slug }: Book): {
  readonly newer: Book | undefined;
  readonly older: Book | undefined;
} {
  const at = books.findIndex((book) => book.slug === slug);
  return { newer: books[at - 1], older: books[at + 1] };
}
