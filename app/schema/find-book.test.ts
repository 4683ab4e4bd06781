import { expect, it } from 'vitest';
import { books } from './words.ts';
import { findBook } from './find-book.ts';

it('finds every book by its slug', () => {
  for (const book of books) expect(findBook(books, book.slug)?.book).toBe(book);
});

/** A shelf with a book whose slug the ones below resemble. */
const shelf = [{ ...books[0], slug: 'a-book' }];

it.each([
  undefined,
  '',
  '404',
  'a-boo',
  'A-Book',
  'a-book ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '0',
  '..%2f..%2fetc',
  '<img onerror=alert(1)>',
  '\u202Ekoob-a',
])('F27: knows no book called %j', (slug) => {
  expect(findBook(shelf, slug)).toBeNull();
});

it('knows the book before and the book after, by their names', () => {
  const name = (i: number) => books[i] && { slug: books[i].slug, name: books[i].name };
  for (const [i, { slug }] of books.entries()) {
    expect(findBook(books, slug)).toMatchObject({ newer: name(i - 1), older: name(i + 1) });
  }
});
