import type { BookCard } from '../../schema/sources.ts';

/** What is known of a book before it has been fetched. */
export type KnownBook = Pick<BookCard, 'slug' | 'name'> & Partial<BookCard>;

/** Whether its whole card is known: of a neighbour on the shelf only the name is, and not how it is bound. */
export const isCard = (book: KnownBook | undefined): book is BookCard => book?.publishDate !== undefined;

const known = new Map<string, KnownBook>();

/** Remembers what is known of books, for this visit: their cards, or only their names. */
export function rememberBooks(books: readonly (KnownBook | undefined)[]): void {
  for (const book of books) if (book) known.set(book.slug, { ...known.get(book.slug), ...book });
}

/** What is known of a book; undefined if this visit has not met its name. */
export const knownBook = (slug: string): KnownBook | undefined => known.get(slug);
