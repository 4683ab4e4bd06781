import { expect, test } from 'vitest';
import { cutBetween } from './cuts.ts';

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
