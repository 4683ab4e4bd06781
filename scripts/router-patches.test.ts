import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { ROUTER_PATCHES, createPatcher, routerPatches } from './router-patches.ts';

const DIST = path.join(ROOT, 'node_modules/react-router/dist/production');

test('each patch changes the router as it is installed', () => {
  const patcher = createPatcher(ROUTER_PATCHES);
  expect(patcher.missed()).toEqual(ROUTER_PATCHES.map(({ name }) => name));
  for (const { file, put } of ROUTER_PATCHES) {
    const id = path.join(DIST, file);
    expect(patcher.apply(readFileSync(id, 'utf8'), `${id}?v=1`)).toContain(put);
  }
  expect(patcher.missed()).toEqual([]);
});

test('nothing else is changed', () => {
  const patcher = createPatcher(ROUTER_PATCHES);
  for (const { file } of ROUTER_PATCHES)
    expect(patcher.apply('path: route.path; window.location.reload();', `/app${file}`)).toBeUndefined();
});

/** Builds a page whose code holds none of the router's files, as if they had been renamed. */
const buildWithoutRouter = () =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      routerPatches(),
      {
        name: 'renamed',
        resolveId: (id) => (id === 'renamed.js' ? '/react-router/dist/production/lib/renamed.js' : undefined),
        load: () => 'export const route = { path: route.path };',
      },
    ],
    build: { write: false, rolldownOptions: { input: 'renamed.js' } },
  });

test('a build in which a patch finds nothing fails, and names it', async () => {
  await expect(buildWithoutRouter()).rejects.toThrow(/no reload, exact case/);
});
