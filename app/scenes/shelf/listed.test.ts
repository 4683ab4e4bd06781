import { afterEach, expect, test, vi } from 'vitest';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { BOOKS_A_PART } from '../../schema/by-year.ts';
import { olderBooksAddress } from '../../schema/plain-address.ts';
import type { BookCard, OlderBooks } from '../../schema/sources.ts';
import { createShelf } from './listed.ts';

const card = (i: number): BookCard => ({
  slug: `book-${i}`,
  name: `Book ${i}`,
  author: 'The Seer',
  publishDate: 'May 1, 2025',
  description: '',
  words: 1,
});
const cards = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => card(from + i));
const NEWEST = cards(0, BOOKS_A_PART);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An archive that gives these answers, one after another. */
function archive(...answers: (OlderBooks | number | 'silence')[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    const answer = answers.shift();
    if (answer === 'silence')
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer),
    );
  });
  return asked;
}

const namesOf = (books: readonly BookCard[]) => books.map(({ name }) => name);

test('begins with the newest, and knows whether there are others', () => {
  expect(createShelf(NEWEST, true).listed.get()).toMatchObject({ books: NEWEST, more: true, asking: false });
  expect(createShelf(NEWEST, false).listed.get()).toMatchObject({ books: NEWEST, more: false });
});

test('gets part after part, until there are no more', async () => {
  const end = 2 * BOOKS_A_PART + 1;
  const asked = archive(
    { books: cards(BOOKS_A_PART, 2 * BOOKS_A_PART), more: true },
    { books: cards(2 * BOOKS_A_PART, end), more: false },
  );
  const { listed, ask } = createShelf(NEWEST, true);
  await ask();
  await ask();
  expect(asked).toEqual([olderBooksAddress(2), olderBooksAddress(3)]);
  expect(namesOf(listed.get().books)).toEqual(namesOf(cards(0, end)));
  expect(listed.get()).toMatchObject({ more: false, asking: false, failures: 0 });
  await ask();
  expect(asked).toHaveLength(2);
});

test('asks once, however often it is pressed, and lists no book twice', async () => {
  // A book has been published meanwhile: each part begins with the last of the part before.
  const asked = archive({ books: cards(BOOKS_A_PART - 1, 2 * BOOKS_A_PART - 1), more: false });
  const { listed, ask } = createShelf(NEWEST, true);
  await Promise.all([ask(), ask(), ask()]);
  expect(asked).toHaveLength(1);
  expect(namesOf(listed.get().books)).toEqual(namesOf(cards(0, 2 * BOOKS_A_PART - 1)));
});

test('an archive that fails, or is silent, can be asked again', async () => {
  vi.useFakeTimers();
  archive(500, 'silence', { books: cards(BOOKS_A_PART, BOOKS_A_PART + 1), more: false });
  const { listed, ask } = createShelf(NEWEST, true);
  await ask();
  expect(listed.get()).toMatchObject({ more: true, asking: false, failures: 1 });
  const second = ask();
  expect(listed.get()).toMatchObject({ asking: true, failures: 1 });
  await vi.advanceTimersByTimeAsync(TIMINGS_MS.ARCHIVE_PATIENCE);
  await second;
  expect(listed.get()).toMatchObject({ asking: false, failures: 2 });
  await ask();
  expect(listed.get()).toMatchObject({ more: false, failures: 0 });
  expect(listed.get().books).toHaveLength(BOOKS_A_PART + 1);
});
