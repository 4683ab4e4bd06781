import { expect, it } from 'vitest';
import { BOOKS_AT_ONCE, byYear } from './by-year.ts';

const list = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ publishDate: `May 1, ${2030 - Math.floor(i / 20)}` }));

it('leaves a short list as it is', () => {
  const few = list(BOOKS_AT_ONCE - 1);
  expect(byYear(few)).toEqual([{ books: few }]);
});

it('divides a long one by year, the newest first, and loses none', () => {
  const many = list(BOOKS_AT_ONCE);
  const years = byYear(many);
  expect(years.map(({ year }) => year)).toEqual(['2030', '2029', '2028']);
  expect(years.flatMap(({ books }) => books)).toEqual(many);
});
