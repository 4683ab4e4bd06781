import { expect, test } from 'vitest';
import { CUTS, cutBetween } from './cuts.ts';

test.each([
  ['/', '/port', 'star', 'forth'],
  ['/port', '/', 'star', 'back'],
  ['/port/athenaeum', '/', 'star', 'back'],
  ['/nowhere', '/', 'star', 'back'],
  ['/port', '/port/shop', 'thing', 'forth'],
  ['/port/shop', '/port', 'thing', 'back'],
  ['/port', '/port/athenaeum', 'star', 'forth'],
  ['/port/athenaeum', '/port', 'star', 'back'],
  ['/port/athenaeum', '/port/athenaeum/shelf', 'star', 'forth'],
  ['/port/athenaeum', '/port/athenaeum/cabinet', 'thing', 'forth'],
  ['/port/athenaeum/cabinet', '/port/athenaeum', 'thing', 'back'],
  ['/port/athenaeum/shelf', '/port/athenaeum/shelf/a-book', 'book', 'forth'],
  ['/port/athenaeum/shelf/a-book', '/port/athenaeum/shelf', 'book', 'back'],
  ['/port/athenaeum/shelf/a-book', '/port', 'star', 'back'],
  ['/port/lighthouse', '/port', 'star', 'back'],
] as const)('from %s to %s: %s, %s', (from, to, kind, way) =>
  expect(cutBetween(from, to)).toMatchObject({ kind, back: way === 'back' }),
);

test('no opening is larger before it is cut than afterwards', () => {
  const cut = CUTS.flatMap(([, inner, way]) => (way.kind === 'thing' ? [{ inner, ...way.opening }] : []));
  for (const { inner, corners, from = corners } of cut) {
    expect(from, inner).toHaveLength(corners.length);
    for (const axis of [0, 1] as const) {
      const ends = [corners, from].map((of) => of.map((corner) => corner[axis]));
      expect(Math.min(...ends[1]!), inner).toBeGreaterThanOrEqual(Math.min(...ends[0]!));
      expect(Math.max(...ends[1]!), inner).toBeLessThanOrEqual(Math.max(...ends[0]!));
    }
  }
});

test('one goes to the cabinet by the doorway it stands in, from jamb to jamb and below the lintel', () => {
  const way = cutBetween('/port/athenaeum', '/port/athenaeum/cabinet');
  const { corners } = way.kind === 'thing' ? way.opening : { corners: [] };
  // Where the bulb hangs from, which is above kettle and books.
  const CORD = 0.12;
  expect(Math.min(...corners.map(([, y]) => y))).toBeLessThan(CORD);
  expect(corners.filter(([x]) => x < 0.22 || x > 0.83).length).toBeGreaterThan(3);
  // The cabinet is in both pictures: a rim would be a line across it.
  expect(way).toMatchObject({ opening: { rimless: true } });
});
