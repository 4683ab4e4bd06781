import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';

/**
 * Why the open map's entry in the history is not the router's own (docs/decisions/0025): what `navigate` to the page one
 * is on, with the map in `location.state`, would do. When these fail, the entry can be the router's.
 */
const OPEN = { state: { map: true } };

function sail(loader?: () => Promise<unknown>) {
  return createMemoryRouter([
    { path: '/', Component: () => null, ...(loader && { loader }) },
    { path: '/port', Component: () => null, loader: () => new Promise(() => {}) },
  ]);
}

test('it calls off the scene that is on its way', async () => {
  const router = sail();
  void router.navigate('/port');
  expect(router.state.navigation.location?.pathname).toBe('/port');
  await router.navigate('/', OPEN);
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.pathname).toBe('/');
});

test('it is another stay at the page, with another key: what hangs on that changes behind the map', async () => {
  const router = sail();
  const { key } = router.state.location;
  await router.navigate('/', OPEN);
  expect(router.state.location.key).not.toBe(key);
});

test("it fetches the page's data again, where the page does not refuse it", async () => {
  const loader = vi.fn(() => Promise.resolve(null));
  const router = sail(loader);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const times = loader.mock.calls.length;
  await router.navigate('/', OPEN);
  expect(loader).toHaveBeenCalledTimes(times + 1);
});
