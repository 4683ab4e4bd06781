/** From this number of books on, lists are by year; the shelf begins with so many, and gets so many more when asked. */
export const BOOKS_AT_ONCE = 50;

interface Year<Book> {
  /** Undefined where the list is too short to be by year. */
  readonly year?: string;
  readonly books: readonly Book[];
}

/** The books of a list in groups: one for each year, in the list's order, or one for all if there are few. */
export function byYear<Book extends { readonly publishDate: string }>(
  books: readonly Book[],
): readonly Year<Book>[] {
  if (books.length < BOOKS_AT_ONCE) return [{ books }];
  const years = Map.groupBy(books, ({ publishDate }) => publishDate.slice(-4));
  return [...years].map(([year, inYear]) => ({ year, books: inYear }));
}
