import { grouped } from './grouped.ts';

/** From this number of books on a list is long: it is by year, and the shelf shows it part by part. */
export const LONG_LIST = 50;

/** The books that a long shelf begins with, and gets more of when it is asked: full rows of two or of three. */
export const BOOKS_A_PART = 18;

interface Year<Book> {
  /** Undefined where the list is too short to be by year. */
  readonly year?: string;
  readonly books: readonly Book[];
}

/**
 * The books of a list in groups: one for each year, in the list's order, or one for all if there are few.
 * @param isLong whether it is by year; a part of a list is if the list is
 */
export function byYear<Book extends { readonly publishDate: string }>(
  books: readonly Book[],
  isLong = books.length >= LONG_LIST,
): readonly Year<Book>[] {
  if (!isLong) return [{ books }];
  const years = grouped(books, ({ publishDate }) => publishDate.slice(-4));
  return [...years].map(([year, inYear]) => ({ year, books: inYear }));
}
