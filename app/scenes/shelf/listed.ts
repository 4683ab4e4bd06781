import { TIMINGS_MS } from '../../engine/timings.ts';
import { createValue } from '../../engine/value.ts';
import type { Readable } from '../../engine/value.ts';
import { olderBooksAddress } from '../../schema/plain-address.ts';
import type { BookCard, OlderBooks } from '../../schema/sources.ts';
import { fetchWithin } from '../../stage/loading/fetch-within.ts';

interface Listed {
  /** Newest first. */
  readonly books: readonly BookCard[];
  /** How many parts of the shelf these are. */
  readonly parts: number;
  /** There are older ones. */
  readonly more: boolean;
  readonly asking: boolean;
  /** So many times the archive has failed to hand over the next part. */
  readonly failures: number;
}

interface Shelf {
  /** The books that are listed. It lasts for the visit, so that a step back finds the list as long as it was. */
  readonly listed: Readable<Listed>;
  /** The list as it begins, and as it is printed. */
  readonly first: Listed;
  /** Fetches older books. */
  ask(): Promise<void>;
}

/**
 * A list that begins with the newest books, and grows when it is asked.
 * @param hasOlder whether there are older ones
 */
export function createShelf(newest: readonly BookCard[], hasOlder: boolean): Shelf {
  const first: Listed = { books: newest, parts: 1, more: hasOlder, asking: false, failures: 0 };
  const listed = createValue(first);

  async function ask(): Promise<void> {
    const before = listed.get();
    if (before.asking || !before.more) return;
    listed.set({ ...before, asking: true });
    try {
      const { books, more } = await fetchPart(before.parts + 1);
      // The site may have got a book since this page was loaded: then the parts have moved.
      const there = new Set(before.books.map(({ slug }) => slug));
      const older = books.filter(({ slug }) => !there.has(slug));
      listed.set({ ...first, books: [...before.books, ...older], parts: before.parts + 1, more });
    } catch {
      listed.set({ ...before, asking: false, failures: before.failures + 1 });
    }
  }
  return { listed, first, ask };
}

const fetchPart = (part: number): Promise<OlderBooks> =>
  fetchWithin(TIMINGS_MS.ARCHIVE_PATIENCE, olderBooksAddress(part), async (answer) => {
    if (!answer.ok) throw new Error('The archive did not hand over the older books.');
    return (await answer.json()) as OlderBooks;
  });
