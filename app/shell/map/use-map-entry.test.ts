import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';

/**
 * Why the open map's entry in the history is not the router's (docs/decisions/0025): what `navigate` to the present page
 * would do, with the map in `location.state`. If one of these tests fails, that reason is gone.
 */
const OPEN = { state: { map: true } };

function sail(loader?: () => Promise<unknown>) {
  return createMemoryRouter([
    { path: '/', Component: () => null, ...(loader && { loader }) },
    { path: '/port', Component: () => null, loader: () => new Promise(() => {}) },
  ]);
}

test('it cancels the scene that is loading', async () => {
  const router = sail();
  void router.navigate('/port');
  expect(router.state.navigation.location?.pathname).toBe('/port');
  await router.navigate('/', OPEN);
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.pathname).toBe('/');
});

test('it gives the page a new key, and what depends on the key changes behind the map', async () => {
  const router = sail();
  const { key } = router.state.location;
  await router.navigate('/', OPEN);
  expect(router.state.location.key).not.toBe(key);
});

test("it fetches the page's data again, unless the page prevents it", async () => {
  const loader = vi.fn(() => Promise.resolve(null));
  const router = sail(loader);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const times = loader.mock.calls.length;
  await router.navigate('/', OPEN);
  expect(loader).toHaveBeenCalledTimes(times + 1);
});
