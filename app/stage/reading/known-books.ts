import type { BookCard } from '../../schema/sources.ts';

/** What is known of a book before it has been fetched. */
export type KnownBook = Pick<BookCard, 'slug' | 'name'> & Partial<BookCard>;

const known = new Map<string, KnownBook>();

/** Remembers what is known of books, for this visit: their cards, or only their names. */
export function rememberBooks(books: readonly (KnownBook | undefined)[]): void {
  for (const book of books) if (book) known.set(book.slug, { ...known.get(book.slug), ...book });
}

/** What is known of a book; undefined if this visit has not met its name. */
export const knownBook = (slug: string): KnownBook | undefined => known.get(slug);
