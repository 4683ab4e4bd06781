import type { UNSAFE_RouteModules as Modules } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRoute, isLoaded, loadCode, loadStyles } from './files.ts';
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

/** A document whose links only note what is asked of them. */
function fakeDocument() {
  const links: HTMLLinkElement[] = [];
  const created = () => {
    const link: EventTarget = Object.assign(new EventTarget(), {
      remove: () => void links.splice(links.indexOf(link as HTMLLinkElement), 1),
    });
    return link;
  };
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      links.find(({ rel, href }) => selector === `link[rel='${rel}'][href='${href}']`) ?? null,
    createElement: created,
    head: { append: (link: HTMLLinkElement) => links.push(link) },
  });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const sheets = () => links.filter(({ rel }) => rel === 'stylesheet');
  return { sheets, answer: (type: 'load' | 'error') => sheets().at(-1)!.dispatchEvent(new Event(type)) };
}

const styled = (css: string) => ({ ...routeOf('data:text/javascript,'), css: [css] }) as Route;

test('the sheet of a scene is asked for once, and stays; a step waits until it has come', async () => {
  const page = fakeDocument();
  const route = styled('/port.css');
  fetchRoute(route, {}, true);
  expect(page.sheets()).toHaveLength(1);
  expect(isLoaded(route, { port: {} } as never)).toBe(false);
  const waiting = loadStyles(route);
  page.answer('load');
  await waiting;
  await loadStyles(route);
  expect(page.sheets()).toHaveLength(1);
  expect(isLoaded(route, { port: {} } as never)).toBe(true);
  expect(isLoaded(route, {})).toBe(false);
});

test('a sheet that fails holds nothing back, and is asked for again with the next step', async () => {
  const page = fakeDocument();
  const route = styled('/failing.css');
  const waiting = loadStyles(route);
  page.answer('error');
  await waiting;
  expect(page.sheets()).toHaveLength(0);
  const again = loadStyles(route);
  page.answer('load');
  await again;
  expect(page.sheets()).toHaveLength(1);
});

test('what is fetched ahead is the code, and then what its scene begins with; code that fails is passed over', async () => {
  fakeDocument();
  const begun = vi.fn<() => void>();
  vi.stubGlobal('begun', begun);
  const modules: Modules = {};
  const code = 'data:text/javascript,export const handle = { ahead: () => globalThis.begun() }';
  fetchRoute(routeOf('data:text/javascript,throw new Error("no")'), modules, false);
  fetchRoute(routeOf(code), modules, false);
  await expect.poll(() => begun).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
  await loadCode(routeOf('data:text/javascript,throw new Error("not asked again")'), modules);
  expect(modules['port']).toHaveProperty('handle');
});
