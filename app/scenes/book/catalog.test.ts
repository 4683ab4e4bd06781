import { expect, it } from 'vitest';
import { books } from '../../schema/words.ts';
import { besides, bookOf } from './catalog.ts';

it('finds every book by its slug', () => {
  for (const book of books) expect(bookOf(book.slug)).toBe(book);
});

it.each([
  undefined,
  '',
  '404',
  'a-new-real',
  'A-New-Realm',
  'a-new-realm ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '0',
  '..%2f..%2fetc',
  '<img onerror=alert(1)>',
  '\u202Emlaer-wen-a',
])('F27: knows no book called %j', (slug) => {
  expect(bookOf(slug)).toBeNull();
});

it('knows the book before and the book after', () => {
  for (const [i, book] of books.entries()) {
    expect(besides(structuredClone(book))).toEqual({ newer: books[i - 1], older: books[i + 1] });
  }
});
