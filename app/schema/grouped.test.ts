import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('groups by key, keys and items in their order', () => {
  const groups = grouped(['sea', 'port', 'shop', 'star', 'sky'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['s', ['sea', 'shop', 'star', 'sky']],
    ['p', ['port']],
  ]);
});

test('has no group for nothing', () => {
  expect(grouped([], String).size).toBe(0);
});
