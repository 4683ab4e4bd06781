import { expect, test } from 'vitest';
import { scrolledTo, wholeRows, type View } from './unread-column.ts';

/** Twenty rows of 25 px, 30 px from one to the next. */
const ROWS = Array.from({ length: 20 }, (_, i) => ({ top: 4 + 30 * i, bottom: 29 + 30 * i }));
const CONTENT_PX = 608;

const viewOf = (heightPx: number, atPx: number, edgePx = 8): View => ({
  atPx,
  endPx: CONTENT_PX - heightPx,
  heightPx,
  edgePx,
});

test.each([
  ['the first, which begins above the edge', 100, 0, [0, 2]],
  ['not one that is cut', 100, 33, [2, 3]],
  ['one whose letters are whole', 100, 26, [1, 3]],
  ['none', 30, 40, [2, 1]],
  ['to the very last', 100, CONTENT_PX - 100, [17, 19]],
])('of rows those are seen that are whole: %s', (_, heightPx, atPx, seen) => {
  expect(wholeRows(ROWS, viewOf(heightPx, atPx))).toEqual(seen);
});

test.each([
  ['ArrowDown', false, 137.5],
  ['ArrowUp', false, 62.5],
  ['End', false, CONTENT_PX - 100],
  ['Home', false, 0],
  ['End', true, undefined],
  ['a', false, undefined],
  ['Enter', false, undefined],
])('the key %j, with Shift %j, scrolls to %j', (key, shiftKey, px) => {
  expect(scrolledTo({ key, shiftKey }, ROWS, viewOf(100, 100))).toBe(px);
});

test.each([60, 75, 100, 128, 165, 304, 307, 600])(
  'pages of %i px leave no row out, down and up',
  (heightPx) => {
    for (const edgePx of [0, 8, 40])
      for (const [down, up] of [
        [
          { key: 'PageDown', shiftKey: false },
          { key: 'PageUp', shiftKey: false },
        ],
        [
          { key: ' ', shiftKey: false },
          { key: ' ', shiftKey: true },
        ],
      ] as const) {
        // A view that is lower than its edge and a row shows none.
        if (heightPx < edgePx + 30) continue;
        const seen = new Set<number>();
        const page = (key: typeof down | typeof up, fromPx: number) => {
          for (let atPx = fromPx, pages = 0; pages < 60; pages += 1) {
            const [first, last] = wholeRows(ROWS, viewOf(heightPx, atPx, edgePx));
            for (let row = first; row <= last; row += 1) seen.add(row);
            atPx = scrolledTo(key, ROWS, viewOf(heightPx, atPx, edgePx))!;
          }
        };
        page(down, 0);
        expect(seen.size, `down, ${edgePx}`).toBe(ROWS.length);
        seen.clear();
        page(up, CONTENT_PX - heightPx);
        expect(seen.size, `up, ${edgePx}`).toBe(ROWS.length);
      }
  },
);
