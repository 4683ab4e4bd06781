import { expect, test } from 'vitest';
import { isoDate, isoDay } from './iso-date.ts';

test.each([
  ['June 11, 2025', '2025-06-11'],
  ['December 24, 2024', '2024-12-24'],
  ['January 1, 2000', '2000-01-01'],
  ['February 29, 2024', '2024-02-29'],
])('%s', (text, day) => {
  expect(isoDate(text)).toBe(day);
  expect(isoDay(text)).toBe(day);
});

test.each([
  '',
  '2025-06-11',
  '11 June 2025',
  'june 11, 2025',
  'Jun 11, 2025',
  'June 11 2025',
  'June 011, 2025',
  'June 0, 2025',
  'June 31, 2025',
  'February 29, 2025',
  'June 11, 25',
  'June 11, 20255',
  'June 11, 2025 ',
  'June 11, 2025\n',
])('not a day: %j', (text) => {
  expect(isoDate(text)).toBeUndefined();
});
