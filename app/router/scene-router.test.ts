import type {
  DataRouter,
  UNSAFE_AssetsManifest as Manifest,
  UNSAFE_RouteModules as Modules,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWindow } from '../../tests/support/fake-window.ts';
import { fetchAhead } from '../stage/loading/ahead.ts';
import { fetchRoute, loadCode } from './files.ts';
import type { Route } from './files.ts';
import { createSceneRouter } from './scene-router.tsx';

vi.mock('./files.ts', () => ({
  loadCode: vi.fn<typeof loadCode>(),
  loadStyles: () => Promise.resolve(),
  isLoaded: ({ id }: Route, modules: Modules) => id in modules,
  fetchRoute: vi.fn<typeof fetchRoute>(),
}));

const route = (id: string, path: string | undefined, more: object = {}) => ({
  id,
  path,
  parentId: id === 'root' ? undefined : 'root',
  module: `/${id}.js`,
  ...more,
});
const MANIFEST = {
  routes: {
    root: route('root', ''),
    sea: route('sea', undefined, { index: true }),
    port: route('port', 'port', { caseSensitive: true }),
    shop: route('shop', 'port/shop', { caseSensitive: true }),
    lost: route('lost', '*'),
  },
} as unknown as Manifest;

let router: DataRouter;
let modules: Modules;
let addresses: () => string[];
/** What the loading of a route's code waits for; a route that is not here has its code at once. */
let pending: Record<string, PromiseWithResolvers<void>>;

const here = () => router.state.matches.at(-1)?.route.id;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A page that was printed at an address, alive. */
function arrive(address: string, printed: string) {
  const window = fakeWindow(address);
  addresses = window.addresses;
  vi.stubGlobal('window', window.fake);
  vi.stubGlobal('document', { defaultView: window.fake, addEventListener: () => {} });
  modules = { root: { default: () => null }, [printed]: { default: () => null } };
  router = createSceneRouter(MANIFEST, modules).initialize();
}

beforeEach(() => {
  pending = {};
  vi.mocked(fetchRoute).mockClear();
  vi.mocked(loadCode).mockImplementation(async ({ id }, into) => {
    await pending[id]?.promise;
    into[id] = { default: () => null };
  });
  arrive('/port', 'port');
});
afterEach(() => vi.unstubAllGlobals());

test('begins where the page was printed', () => {
  expect(here()).toBe('port');
  expect(router.state.navigation.state).toBe('idle');
  expect(addresses()).toEqual(['/port']);
});

test('a push adds an entry, and what is shown follows once its code is there', async () => {
  pending['shop'] = Promise.withResolvers();
  const told: string[] = [];
  router.subscribe((state) => told.push(`${state.navigation.state} ${state.location.pathname}`));
  const going = router.navigate('/port/shop');
  expect(here()).toBe('port');
  expect(addresses()).toEqual(['/port']);
  pending['shop'].resolve();
  await going;
  expect(here()).toBe('shop');
  expect(told).toEqual(['loading /port', 'idle /port/shop']);
  expect(addresses()).toEqual(['/port', '/port/shop']);
  expect(router.state.historyAction).toBe('PUSH');
});

test('a scene whose files are here is told once', async () => {
  await router.navigate('/port/shop');
  const told: string[] = [];
  router.subscribe((state) => told.push(`${state.navigation.state} ${state.location.pathname}`));
  await router.navigate('/port');
  expect(told).toEqual(['idle /port']);
});

test('what is relative is relative to where one is', async () => {
  await router.navigate('/port/shop');
  await router.navigate('..');
  expect(router.state.location.pathname).toBe('/port');
});

test('a replace leaves no entry behind', async () => {
  await router.navigate('/', { replace: true });
  expect(here()).toBe('sea');
  expect(addresses()).toEqual(['/']);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('steps go back and forth, with the state that was given', async () => {
  await router.navigate('/port/shop', { state: { from: 'port' } });
  await router.navigate(-1);
  await expect.poll(here).toBe('port');
  expect(router.state.historyAction).toBe('POP');
  await router.navigate(1);
  await expect.poll(here).toBe('shop');
  expect(router.state.location.state).toEqual({ from: 'port' });
  expect(addresses()).toEqual(['/port', '/port/shop']);
});

test('a step to a part of the page loads nothing, and keeps the query', async () => {
  await router.navigate('/port?x=1');
  vi.mocked(loadCode).mockClear();
  await router.navigate('#quay');
  expect(loadCode).not.toHaveBeenCalled();
  expect(router.state.location).toMatchObject({ pathname: '/port', search: '?x=1', hash: '#quay' });
});

test('a load that fails leaves everything as it is, and goes on when it is asked again', async () => {
  const failed = Promise.withResolvers<void>();
  vi.mocked(loadCode).mockImplementation(async ({ id }, into) => {
    // As files.ts does: the promise waits for `again`.
    await failed.promise;
    into[id] = { default: () => null };
  });
  const going = router.navigate('/port/shop');
  await settle();
  expect(here()).toBe('port');
  expect(router.state.navigation).toMatchObject({ state: 'loading', location: { pathname: '/port/shop' } });
  expect(addresses()).toEqual(['/port']);
  failed.resolve();
  await going;
  expect(here()).toBe('shop');
});

test('a press during a load counts, and what was asked before does not', async () => {
  pending['shop'] = Promise.withResolvers();
  const first = router.navigate('/port/shop');
  await router.navigate('/');
  expect(here()).toBe('sea');
  pending['shop'].resolve();
  await first;
  expect(here()).toBe('sea');
  expect(router.state.navigation.state).toBe('idle');
  expect(addresses()).toEqual(['/port', '/']);
});

test('a step back during a load counts too', async () => {
  await router.navigate('/');
  pending['shop'] = Promise.withResolvers();
  const going = router.navigate('/port/shop');
  await router.navigate(-1);
  await settle();
  expect(here()).toBe('port');
  pending['shop'].resolve();
  await going;
  expect(here()).toBe('port');
  expect(router.state.location.pathname).toBe('/port');
});

test('an unknown address is the scene for all of them, and another letter case is unknown', async () => {
  for (const address of ['/no-such-place', '/PORT', '/port/shop/x', '/%E0%A4%A']) {
    await router.navigate(address);
    expect(here(), address).toBe('lost');
  }
});

test('a page for everything unknown stays what it is, where a scene has its address', () => {
  arrive('/port', 'lost');
  expect(here()).toBe('lost');
});

test('fetches ahead what stands at an address, and nothing for an unknown one', () => {
  fetchAhead('/port/shop');
  expect(vi.mocked(fetchRoute).mock.calls.map(([{ id }]) => id)).toEqual(['shop']);
  fetchAhead('/no-such-place');
  expect(fetchRoute).toHaveBeenCalledTimes(1);
});

test('nobody is told after ending a subscription', async () => {
  const tell = vi.fn<() => void>();
  router.subscribe(tell)();
  await router.navigate('/');
  expect(tell).not.toHaveBeenCalled();
});

test('a step to the present page is a step like any other: it calls off the scene that is loading, and gives the page a new key', async () => {
  const { key } = router.state.location;
  pending['shop'] = Promise.withResolvers();
  void router.navigate('/port/shop');
  expect(router.state.navigation.location?.pathname).toBe('/port/shop');
  // The map, if its entry in the history were the router's (decision 0025).
  await router.navigate('/port', { state: { map: true } });
  pending['shop'].resolve();
  await settle();
  expect(here()).toBe('port');
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.key).not.toBe(key);
});
