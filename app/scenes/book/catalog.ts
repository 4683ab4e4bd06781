import { books } from '../../schema/words.ts';

export type Book = (typeof books)[number];

/** The book that bears this slug, and nothing that merely sounds like one: `constructor` is no book. */
export const bookOf = (slug: string | undefined): Book | null =>
  books.find((book) => book.slug === slug) ?? null;
