import { expect, it } from 'vitest';
import { BOOKS_A_PART, LONG_LIST, byYear } from './by-year.ts';

const list = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ publishDate: `May 1, ${2030 - Math.floor(i / 20)}` }));

it('leaves a short list as it is', () => {
  const few = list(LONG_LIST - 1);
  expect(byYear(few)).toEqual([{ books: few }]);
});

it('divides a long one by year, the newest first, and loses none', () => {
  const many = list(LONG_LIST);
  const years = byYear(many);
  expect(years.map(({ year }) => year)).toEqual(['2030', '2029', '2028']);
  expect(years.flatMap(({ books }) => books)).toEqual(many);
});

it('divides the first part of a long one, however short it is', () => {
  expect(byYear(list(BOOKS_A_PART), true)).toEqual([{ year: '2030', books: list(BOOKS_A_PART) }]);
});
