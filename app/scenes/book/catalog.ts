import { use } from 'react';
import { useLocation, useParams } from 'react-router';
import type { BookCard } from '../../schema/sources.ts';
import { PrintedBook } from '../../stage/reading/printed-texts.ts';
import type { FoundBook } from '../../stage/reading/printed-texts.ts';

export type Book = BookCard;

/** The book with this slug, and those before and after it on the shelf, from the newest to the oldest; null if there is none. */
export function findBook(books: readonly Book[], slug: string | undefined): FoundBook | null {
  // A search in the list, so that `constructor` finds no book.
  const at = books.findIndex((it) => it.slug === slug);
  const book = books[at];
  return book ? { book, newer: named(books[at - 1]), older: named(books[at + 1]) } : null;
}

const named = (book: Book | undefined) => book && { slug: book.slug, name: book.name };

let shelf: Promise<readonly Book[]> | undefined;

async function loadShelf(): Promise<readonly Book[]> {
  const { books } = await import('../../schema/generated/shelf.ts');
  return books;
}

/** The whole shelf. It grows with each book, so it is loaded only by those who come to a book from another page. */
function theShelf(): Promise<readonly Book[]> {
  shelf ??= loadShelf().catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}

/** The book of the address: as the page was printed, or from the shelf. Waits for the shelf if need be. */
export function useBook(): FoundBook | null {
  const { book: slug } = useParams();
  const { pathname } = useLocation();
  const printed = use(PrintedBook);
  if (printed && (printed.pathname ?? pathname) === pathname) return printed.found;
  return findBook(use(theShelf()), slug);
}
