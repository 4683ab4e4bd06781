import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtTwice } from './twice.ts';

test('the second build finds nothing that the first has made, and leaves nothing behind', () => {
  const caches: (string | undefined)[] = [];
  const { hashes, unlike } = builtTwice((cache) => {
    if (cache !== undefined) expect(readdirSync(cache)).toEqual([]);
    caches.push(cache);
    return new Map([['a.html', '1']]);
  });
  expect([hashes.get('a.html'), unlike]).toEqual(['1', []]);
  expect(caches).toEqual([undefined, expect.any(String)]);
  expect(existsSync(caches[1] ?? '')).toBe(false);
});

test('a file that is made otherwise without what was kept is found', () => {
  const { unlike } = builtTwice((cache) => new Map([['a.html', cache === undefined ? '1' : '2']]));
  expect(unlike).toEqual(['a.html']);
});
