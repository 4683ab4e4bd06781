import type { UNSAFE_RouteModules as Modules } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadCode } from './files.ts';
import type { Route } from './files.ts';

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
  const told: CustomEvent<{ path: string; again: () => void }>[] = [];
  vi.stubGlobal('window', { dispatchEvent: (event: (typeof told)[number]) => told.push(event) });
  const modules: Modules = {};
  const route = { ...routeOf('data:text/javascript,throw new Error("no")') };
  const loading = loadCode(route, modules);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({
    type: 'scene-code-failed',
    detail: { path: '/port', error: new Error('no') },
  });
  expect(modules).toEqual({});
  Object.assign(route, { module: 'data:text/javascript,export const links = 3' });
  told[0]!.detail.again();
  await loading;
  expect(modules['port']).toMatchObject({ links: 3 });
});
