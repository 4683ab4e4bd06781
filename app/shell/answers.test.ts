import { afterEach, expect, test, vi } from 'vitest';
import { answers } from './answers.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([200, 404, 500])('status %i is an answer', async (status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
  expect(await answers('/port')).toBe(true);
});

test('without a connection there is no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await answers('/port')).toBe(false);
});
