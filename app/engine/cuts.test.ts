import { expect, test } from 'vitest';
import { cutBetween, isWellWithin, meeting, reachOf } from './cuts.ts';

test.each([
  ['/', '/port', 'star', 'forth'],
  ['/port', '/', 'star', 'back'],
  ['/port/athenaeum', '/', 'star', 'back'],
  ['/nowhere', '/', 'star', 'back'],
  ['/port', '/port/shop', 'thing', 'forth'],
  ['/port/shop', '/port', 'thing', 'back'],
  ['/port', '/port/athenaeum', 'thing', 'forth'],
  ['/port/athenaeum', '/port', 'thing', 'back'],
  ['/port/athenaeum', '/port/athenaeum/shelf', 'thing', 'forth'],
  ['/port/athenaeum/cabinet', '/port/athenaeum', 'thing', 'back'],
  ['/port/athenaeum/shelf', '/port/athenaeum/shelf/a-book', 'book', 'forth'],
  ['/port/athenaeum/shelf/a-book', '/port/athenaeum/shelf', 'book', 'back'],
  ['/port/athenaeum/shelf/a-book', '/port', 'star', 'back'],
  ['/port/lighthouse', '/port', 'star', 'back'],
] as const)('from %s to %s: %s, %s', (from, to, kind, way) =>
  expect(cutBetween(from, to)).toMatchObject({ kind, back: way === 'back' }),
);

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

test('a star at the edge is not well within the window', () => {
  expect(isWellWithin({ x: 720, y: 90 }, window, 0.05)).toBe(true);
  expect(isWellWithin({ x: 1430, y: 90 }, window, 0.05)).toBe(false);
  expect(isWellWithin({ x: 720, y: -4 }, window, 0.05)).toBe(false);
});

test('the rings reach the farthest corner', () =>
  expect(reachOf({ x: 1140, y: 500 }, window)).toBe(Math.hypot(1140, 500)));
