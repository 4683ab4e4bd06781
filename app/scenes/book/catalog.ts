import { use } from 'react';
import { useLocation } from 'react-router';
import type { BookCard, FoundBook } from '../../schema/sources.ts';
import { PrintedBook } from '../../stage/reading/printed-texts.ts';

/** The book with this slug, and those before and after it on the shelf, from the newest to the oldest; null if there is none. */
export function findBook(books: readonly BookCard[], slug: string | undefined): FoundBook | null {
  // A search in the list, so that `constructor` finds no book.
  const at = books.findIndex((it) => it.slug === slug);
  const book = books[at];
  return book ? { book, newer: named(books[at - 1]), older: named(books[at + 1]) } : null;
}

const named = (book: BookCard | undefined) => book && { slug: book.slug, name: book.name };

/** The book that stands printed at this address; null if the page says that there is none, undefined if it was not printed. */
export function usePrintedBook(): FoundBook | null | undefined {
  const { pathname } = useLocation();
  const printed = use(PrintedBook);
  return printed && (printed.pathname ?? pathname) === pathname ? printed.found : undefined;
}
