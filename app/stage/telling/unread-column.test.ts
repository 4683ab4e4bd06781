import { expect, test } from 'vitest';
import { scrolledBy, wholeRows } from './unread-column.ts';

const ROWS = [0, 30, 60, 90].map((top) => ({ top, bottom: top + 25 }));

test.each([
  ['all', 0, 200, [0, 3]],
  ['to the very end of one', 0, 55, [0, 1]],
  ['not the one that is cut', 0, 54, [0, 0]],
  ['nor the one that has begun above', 1, 115, [1, 3]],
  ['none', 31, 50, [2, 0]],
  ['none, after the last', 91, 200, [4, 3]],
])('of rows those are seen that are whole: %s', (_, fromPx, toPx, seen) => {
  expect(wholeRows(ROWS, fromPx, toPx)).toEqual(seen);
});

test.each([
  [' ', false, 350],
  [' ', true, -350],
  ['PageDown', false, 350],
  ['PageUp', false, -350],
  ['ArrowDown', false, 45],
  ['ArrowUp', false, -45],
  ['End', false, Infinity],
  ['Home', false, -Infinity],
  ['End', true, undefined],
  ['a', false, undefined],
  ['Enter', false, undefined],
])('the key %j, with Shift %j, scrolls by %j', (key, shiftKey, byPx) => {
  expect(scrolledBy({ key, shiftKey }, { pagePx: 400, rowPx: 30 })).toBe(byPx);
});
