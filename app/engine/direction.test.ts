import { expect, test } from 'vitest';
import { directionBetween } from './direction.ts';

test.each([
  ['/', '/port', 'right'],
  ['/port', '/', 'left'],
  ['/port', '/port/athenaeum', 'up'],
  ['/', '/port/athenaeum/shelf', 'up'],
  ['/port/athenaeum/cabinet', '/port/shop', 'down'],
  ['/port', '/port/shop', 'in'],
  ['/port/shop', '/port', 'out'],
  ['/port/athenaeum/shelf', '/port/athenaeum/shelf/a-new-realm', 'in'],
  ['/port/athenaeum/shelf/a-new-realm', '/port/athenaeum/shelf', 'out'],
  ['/nowhere', '/', 'left'],
] as const)('from %s to %s one goes %s', (from, to, direction) =>
  expect(directionBetween(from, to)).toBe(direction),
);
