import type { UNSAFE_RouteModules as Modules } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRoute, loadCode } from './files.ts';
import type { Route } from './files.ts';

type Told = CustomEvent<{ path: string; left: boolean; again: () => void }>;
let told: Told[];

beforeEach(() => {
  const page = new EventTarget();
  told = [];
  page.addEventListener('scene-code-failed', (event) => told.push(event as Told));
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const routeOf = (module: string) => ({ id: 'port', path: 'port', module }) as Route;

test('code is loaded once', async () => {
  const modules: Modules = {};
  await loadCode(routeOf('data:text/javascript,export const links = 1'), modules);
  expect(modules['port']).toMatchObject({ links: 1 });
  const before = modules['port'];
  await loadCode(routeOf('data:text/javascript,export const links = 2'), modules);
  expect(modules['port']).toBe(before);
});

test('code that fails is told, with its address and a way to ask again', async () => {
  const modules: Modules = {};
  const route = { ...routeOf('data:text/javascript,throw new Error("no")') };
  const loading = loadCode(route, modules);
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    type: 'scene-code-failed',
    detail: { path: '/port', error: new Error('no'), left: false },
  });
  expect(modules).toEqual({});
  Object.assign(route, { module: 'data:text/javascript,export const links = 3' });
  told[0]!.detail.again();
  await loading;
  expect(modules['port']).toMatchObject({ links: 3 });
});

test('code that fails once one leaves is told as that, from the first moment on', async () => {
  void loadCode(routeOf('data:text/javascript,throw new Error("broken off")'), {});
  window.dispatchEvent(new Event('beforeunload'));
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]!.detail.left).toBe(true);
});

test('what is fetched ahead is the code, and then what its scene begins with; code that fails is passed over', async () => {
  vi.stubGlobal('document', {
    querySelector: () => null,
    createElement: () => ({}),
    head: { append() {} },
  });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const begun = vi.fn<() => void>();
  vi.stubGlobal('begun', begun);
  const modules: Modules = {};
  const code = 'data:text/javascript,export const handle = { ahead: () => globalThis.begun() }';
  fetchRoute(routeOf('data:text/javascript,throw new Error("no")'), modules);
  fetchRoute(routeOf(code), modules);
  await expect.poll(() => begun).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
  await loadCode(routeOf('data:text/javascript,throw new Error("not asked again")'), modules);
  expect(modules['port']).toHaveProperty('handle');
});
