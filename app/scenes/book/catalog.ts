import { books } from '../../schema/words.ts';

export type Book = (typeof books)[number];

/** The book with this slug; null if there is none. A search in the list, so that `constructor` finds no book. */
export const bookOf = (slug: string | undefined): Book | null =>
  books.find((book) => book.slug === slug) ?? null;
