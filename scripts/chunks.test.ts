import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { CHUNKS, belongsTo, type Chunk } from './chunks.ts';

const files = globSync('{app,foley/src}/**/*.{ts,tsx,css}', { cwd: ROOT });

/** What the bundler adds, and what others wrote. */
const isForeign = (path: string) => !/^(app|foley)\//.test(path);

test.each(CHUNKS)('$name: each path is that of a file, and what is left out would be in', (chunk) => {
  const { of, but = [] } = chunk;
  const named = (path: string) => files.filter((file) => file.startsWith(path));
  expect(of.filter((path) => !isForeign(path) && named(path).length === 0)).toEqual([]);
  const all = { ...chunk, but: [] };
  const isIn = (path: string) =>
    (isForeign(path) ? [path] : named(path)).some((file) => belongsTo(all, file));
  expect(but.filter((path) => !isIn(path))).toEqual([]);
});

test('a module is known by its path from the project, wherever that lies', () => {
  const [vendor, realm] = CHUNKS as [Chunk, Chunk];
  expect(belongsTo(realm, `${ROOT}/app/ui/star.tsx`)).toBe(true);
  expect(belongsTo(realm, `${ROOT}/app/scenes/app/ui/star.tsx`)).toBe(false);
  expect(belongsTo(vendor, '\0vite/preload-helper.js')).toBe(true);
});

test('no module is wanted by two of the same priority', () => {
  const wanted = files.filter((file) => {
    const priorities = CHUNKS.filter((chunk) => belongsTo(chunk, file)).map(({ priority }) => priority);
    return new Set(priorities).size < priorities.length;
  });
  expect(wanted).toEqual([]);
});
