import { expect, test } from 'vitest';
import { cutBelow, endOf, lowerFor, scrolledTo, seenWhole, type View } from './unread-column.ts';

/** Lines of one, two and three rows of 25 px, 30 px from one row to the next, and 15 px between lines. */
const LINES = [2, 1, 3, 2, 2, 1, 3, 3, 2, 1].reduce<{ top: number; bottom: number }[]>((lines, rows) => {
  const top = (lines.at(-1)?.bottom ?? -16) + 20;
  return [...lines, { top, bottom: top + 30 * rows - 5 }];
}, []);
const LAST = LINES.length - 1;
const LONGEST_PX = 85;

const viewOf = (heightPx: number, atPx: number, edgePx = 8): View => ({
  atPx,
  endPx: endOf(LINES, heightPx, edgePx),
  heightPx,
  edgePx,
});

test.each([
  ['the first, which begins above the edge', 110, 0, [0, 1]],
  ['not one that is cut', 180, 33, [1, 2]],
  ['none', 60, 84, [2, 1]],
  ['to the very last', 130, endOf(LINES, 130, 8), [LAST - 1, LAST]],
])('of lines those are seen that are whole: %s', (_, heightPx, atPx, seen) => {
  expect(seenWhole(LINES, viewOf(heightPx, atPx))).toEqual(seen);
});

test.each([100, 128, 165, 304])(
  'in %i px the end begins with a whole line, and has no room for one more',
  (heightPx) => {
    const atPx = endOf(LINES, heightPx, 8);
    const [first] = seenWhole(LINES, viewOf(heightPx, atPx));
    expect(LINES[first]!.top).toBe(atPx + 8);
    expect(LINES[LAST]!.bottom - LINES[first - 1]!.top).toBeGreaterThan(heightPx - 8);
  },
);

test('what has room as a whole does not scroll', () => {
  expect(endOf(LINES, 2000, 8)).toBe(0);
});

test.each([
  ['ArrowDown', false, LINES[3]!.top - 8],
  ['ArrowUp', false, LINES[1]!.top - 8],
  ['End', false, endOf(LINES, 100, 8)],
  ['Home', false, 0],
  ['End', true, undefined],
  ['a', false, undefined],
  ['Enter', false, undefined],
])('the key %j, with Shift %j, scrolls to %j', (key, shiftKey, px) => {
  expect(scrolledTo({ key, shiftKey }, LINES, viewOf(100, LINES[2]!.top - 8))).toBe(px);
});

test.each([94, 100, 128, 165, 304, 307, 600])('pages of %i px leave no line out, down and up', (heightPx) => {
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
      // Only then is there room for every line.
      if (heightPx < edgePx + LONGEST_PX) continue;
      const seen = new Set<number>();
      const page = (key: typeof down | typeof up, fromPx: number) => {
        for (let atPx = fromPx, pages = 0; pages < 60; pages += 1) {
          const [first, last] = seenWhole(LINES, viewOf(heightPx, atPx, edgePx));
          for (let line = first; line <= last; line += 1) seen.add(line);
          atPx = scrolledTo(key, LINES, viewOf(heightPx, atPx, edgePx))!;
        }
      };
      page(down, 0);
      expect(seen.size, `down, ${edgePx}`).toBe(LINES.length);
      seen.clear();
      page(up, endOf(LINES, heightPx, edgePx));
      expect(seen.size, `up, ${edgePx}`).toBe(LINES.length);
    }
});

test('what is seen ends halfway to the next line, or with a row that touches the next', () => {
  expect(cutBelow(LINES, 0)).toBe((LINES[0]!.bottom + LINES[1]!.top) / 2);
  expect(cutBelow(LINES, LAST)).toBe(LINES[LAST]!.bottom);
  expect(
    cutBelow(
      [
        { top: 0, bottom: 26 },
        { top: 24, bottom: 50 },
      ],
      0,
    ),
  ).toBe(26);
});

test('lines make way for a height: the nearest that is free, and no higher than there is room', () => {
  const lines = [
    { top: 16, bottom: 70 },
    { top: 90, bottom: 144 },
    { top: 164, bottom: 218 },
  ];
  expect(lowerFor(lines, 75)).toBe(-5);
  expect(lowerFor(lines, 100)).toBe(20);
  expect(lowerFor(lines, 145)).toBe(-9);
  expect(lowerFor(lines, 60)).toBe(0);
  expect(lowerFor(lines, Number.NaN)).toBe(0);
  expect(lowerFor([], 100)).toBe(0);
});
