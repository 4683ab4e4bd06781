import { expect, test } from 'vitest';
import { bare, PLACE_ROUTES, placeOf } from './places.ts';

test.each(['', '/', '//'])('a place is found with "%s" after its path', (slashes) => {
  for (const [id, path] of Object.entries(PLACE_ROUTES)) {
    expect(bare(path + slashes)).toBe(path);
    expect(placeOf(path + slashes)).toBe(id);
  }
});

test('a place is found however its path is spelled, but not behind a slash that is encoded', () => {
  expect(placeOf('/%70ort/sh%6Fp')).toBe('shop');
  expect(placeOf('/port%2Fshop')).toBeUndefined();
});

test.each(['/PORT', '/port/nowhere', '/port/%', '/port/athenaeum/shelf/a-book'])(
  '"%s" is no place',
  (path) => {
    expect(placeOf(path)).toBeUndefined();
  },
);
