import type { BookCard, FoundBook } from './sources.ts';

/** The book with this slug, and those before and after it on the shelf, from the newest to the oldest; null if there is none. */
export function findBook(books: readonly BookCard[], slug: string | undefined): FoundBook | null {
  // A search in the list, so that `constructor` finds no book.
  const at = books.findIndex((it) => it.slug === slug);
  const book = books[at];
  return book ? { book, newer: named(books[at - 1]), older: named(books[at + 1]) } : null;
}

const named = (book: BookCard | undefined) => book && { slug: book.slug, name: book.name };
