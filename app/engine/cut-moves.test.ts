import { describe, expect, test } from 'vitest';
import { isWellWithin, meeting, passThrough, reachOf, rimOf, shutOf } from './cut-moves.ts';
import type { Move, Point } from './cut-moves.ts';

const window = { width: 1440, height: 900 };

test.each([
  [
    { x: 932, y: 290, width: 120 },
    { x: 750, y: 390, width: 100 },
  ],
  [
    { x: 1300, y: 100, width: 100 },
    { x: 200, y: 800, width: 140 },
  ],
  [
    { x: 700, y: 400, width: 90 },
    { x: 700, y: 400, width: 90 },
  ],
])('the stars %o and %o come to lie on each other, and no edge of a picture is seen', (one, other) => {
  const moves = meeting(one, other, window);
  const corners = [one, other].map((star, i) => {
    const { by, scale } = moves[i]!;
    const moved = (x: number, y: number) => ({
      x: star.x + (x - star.x) * scale + by.x,
      y: star.y + (y - star.y) * scale + by.y,
    });
    const [first, last] = [moved(0, 0), moved(window.width, window.height)];
    expect(Math.max(first.x, first.y)).toBeLessThan(0.001);
    expect(last.x).toBeGreaterThan(window.width - 0.001);
    expect(last.y).toBeGreaterThan(window.height - 0.001);
    return { ...moved(star.x, star.y), width: star.width * scale };
  });
  expect(corners[0]!.x).toBeCloseTo(corners[1]!.x);
  expect(corners[0]!.y).toBeCloseTo(corners[1]!.y);
  expect(corners[0]!.width).toBeCloseTo(corners[1]!.width);
});

test('pictures whose stars lie on each other need not move', () => {
  const star = { x: 9, y: 9, width: 5 };
  const stays = { by: { x: 0, y: 0 }, scale: 1 };
  expect(meeting(star, star, window)).toEqual([stays, stays]);
});

test('where they shall meet at the place of the other star, that one stays where it is', () => {
  const [one, other] = [
    { x: 720, y: 390, width: 60 },
    { x: 280, y: 400, width: 60 },
  ];
  const [first, second] = meeting(one, other, window, { nearer: true });
  expect(second.by).toEqual({ x: 0, y: 0 });
  expect(first.by).toEqual({ x: -440, y: 10 });
  expect(first.scale).toBeGreaterThan((window.width - other.x) / (window.width - one.x) - 0.001);
});

test('a star at the edge is not well within the window', () => {
  expect(isWellWithin({ x: 720, y: 90 }, window, 0.05)).toBe(true);
  expect(isWellWithin({ x: 1430, y: 90 }, window, 0.05)).toBe(false);
  expect(isWellWithin({ x: 720, y: -4 }, window, 0.05)).toBe(false);
});

test('the rings reach the farthest corner', () =>
  expect(reachOf({ x: 1140, y: 500 }, window)).toBe(Math.hypot(1140, 500)));

/** A window, the corners of an opening in it, and the thing in both pictures. */
const OPENINGS = [
  // The window of the shop, at the left; a wide door, at the right; a shelf of which the left end is not to be seen; the
  // door on the hill, as small as one can look through.
  [
    { width: 1440, height: 900 },
    { left: 32, top: 585, right: 272, bottom: 716 },
  ],
  [
    { width: 768, height: 1024 },
    { left: 575, top: 340, right: 700, bottom: 412 },
  ],
  [
    { width: 2560, height: 1300 },
    { left: -140, top: 560, right: 540, bottom: 800 },
  ],
  [
    { width: 1440, height: 900 },
    { left: 1000, top: 294, right: 1029, bottom: 361 },
  ],
] as const;

/** What lies between corners, moved about a point by a part of its growth. */
const boxAt = (corners: readonly Point[], about: Point, { by, scale }: Move) => {
  const xs = corners.map(({ x }) => about.x + (x - about.x) * scale + by.x);
  const ys = corners.map(({ y }) => about.y + (y - about.y) * scale + by.y);
  return [Math.min(...xs), Math.min(...ys), -Math.max(...xs), -Math.max(...ys)];
};
const between = (from: Move, to: Move, part: number): Move => ({
  by: { x: from.by.x + part * (to.by.x - from.by.x), y: from.by.y + part * (to.by.y - from.by.y) },
  scale: from.scale + part * (to.scale - from.scale),
});
const STAYS: Move = { by: { x: 0, y: 0 }, scale: 1 };

describe.each(OPENINGS)('in a window of %o, through the opening %o', (size, { left, top, right, bottom }) => {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left };
  const seen = [middle, { x: 0.4 * size.width, y: 0.4 * size.height, width: 0.3 * size.width }] as const;
  const edges = boxAt(
    [
      { x: 0, y: 0 },
      { x: size.width, y: size.height },
    ],
    { x: 0, y: 0 },
    STAYS,
  );

  test.each([false, true])('no edge of a picture is seen at any time; meeting: %o', (meets) => {
    const way = passThrough(corners, seen, size, meets)!;
    const part = (time: number, from: number, till: number) =>
      Math.min(1, Math.max(0, (time - from) / (till - from)));
    // Where the things meet, nothing is cut out before they do.
    for (let time = meets ? 0.36 : 0; time <= 1; time += 1 / 64) {
      const outer = meets
        ? between(way.cut, way.through, part(time, 0.42, 0.94) ** 2)
        : between(STAYS, way.through, part(time, 0.06, 0.94) ** 2);
      // The least that the styles may have moved it by then.
      const inner = between(way.inner, STAYS, part(time, way.from, way.from + way.lasts) ** 2);
      const whole = [
        { x: 0, y: 0 },
        { x: size.width, y: size.height },
      ];
      const innerBox = boxAt(whole, { x: 0, y: 0 }, inner);
      const outerBox = boxAt(whole, way.about, outer);
      const opening = boxAt(corners, way.about, outer);
      for (const [i, edge] of edges.entries()) {
        expect(innerBox[i]).toBeLessThan(Math.max(edge, opening[i]!) + 0.01);
        expect(outerBox[i]).toBeLessThan(edge + 0.01);
      }
    }
  });

  test.each([false, true])('at first the one thing lies on the other; meeting: %o', (meets) => {
    const { about, cut, inner } = passThrough(corners, seen, size, meets)!;
    const [one, other] = seen;
    // Where they do not meet on purpose, an opening that the window cuts may leave no room for it.
    if (!meets && (left < 0 || inner.scale === 1)) return;
    const outer = meets ? { x: about.x + cut.by.x, y: about.y + cut.by.y } : one;
    expect(inner.by.x + inner.scale * other.x).toBeCloseTo(outer.x, 6);
    expect(inner.by.y + inner.scale * other.y).toBeCloseTo(outer.y, 6);
  });

  test.each([false, true])('at last nothing of the outer one is seen; meeting: %o', (meets) => {
    const way = passThrough(corners, seen, size, meets)!;
    const opening = boxAt(rimOf(corners), way.about, way.through);
    for (const [i, edge] of edges.entries()) expect(opening[i]).toBeLessThan(edge + 0.01);
  });
});

test('what the window hardly shows, or a hair of a crack, is not looked through', () => {
  const seen = { x: 700, y: 400, width: 90 };
  const corners = (width: number, left: number) => [
    { x: left, y: 300 },
    { x: left + width, y: 300 },
    { x: left + width, y: 500 },
    { x: left, y: 500 },
  ];
  expect(passThrough(corners(200, 620), [seen, seen], window)).toBeDefined();
  expect(passThrough(corners(4, 700), [seen, seen], window)).toBeUndefined();
  expect(passThrough(corners(200, 1360), [seen, seen], window)).toBeUndefined();
});

test('the rim lies in the opening, and a shut opening has no width', () => {
  const corners = [
    { x: 10, y: 10 },
    { x: 110, y: 10 },
    { x: 110, y: 60 },
    { x: 10, y: 60 },
  ];
  const [left, top, right, bottom] = boxAt(rimOf(corners), { x: 0, y: 0 }, STAYS);
  expect(left).toBeGreaterThan(10);
  expect(top).toBeGreaterThan(10);
  expect(right).toBeGreaterThan(-110);
  expect(bottom).toBeGreaterThan(-60);
  expect(new Set(shutOf(corners).map(({ x }) => x))).toEqual(new Set([60]));
});
