import { beforeEach, expect, test } from 'vitest';
import { fakeWindow } from '../../../tests/support/fake-window.ts';
import { handClock } from '../../engine/hand-clock.ts';
import { createMapEntry, isMapEntry } from './map-entry.ts';

let ground: ReturnType<typeof fakeWindow>['fake'];
let hand: ReturnType<typeof handClock>;
let router: { state: { navigation: { state: string }; location: object } };
let entry: ReturnType<typeof createMapEntry>;
let mayOpen: boolean;
let isTheRouters: boolean[];
/** What has happened, in order. */
let said: string[];
/** Lets the browser answer the steps that it was asked for. */
const answer = () => new Promise((resolve) => setImmediate(resolve));
const isMap = () => isMapEntry(ground as never);

/** The router shows the present entry's page. */
function arrive(): void {
  const { pathname, search, hash } = ground.location;
  const key = (ground.history.state as { key?: string } | null)?.key ?? 'default';
  router.state = { navigation: { state: 'idle' }, location: { pathname, search, hash, key } };
  entry.routed();
}

/** The router goes to a page, which adds an entry. */
function navigate(to: string, key: string): void {
  ground.history.pushState({ key }, '', to);
  arrive();
}

beforeEach(() => {
  ground = fakeWindow('/port').fake;
  hand = handClock();
  router = { state: { navigation: { state: 'idle' }, location: {} } };
  [mayOpen, isTheRouters, said] = [true, [], []];
  entry = createMapEntry(router as never, hand.clock, () => ground as never);
  ground.addEventListener('popstate', () => {
    const own = entry.stepped({
      onBack: (elsewhere) => said.push(elsewhere ? 'back elsewhere' : 'back'),
      onForward: () => (said.push('forward'), mayOpen),
    });
    isTheRouters.push(!own);
  });
  arrive();
  navigate('/port/shop', 'shop');
});

test('an open map has one entry of its own, at the address of its page', () => {
  entry.enter();
  entry.enter();
  expect(ground.history.state).toEqual({ key: 'shop', map: true });
  expect(ground.location.pathname).toBe('/port/shop');
});

test('Back closes the map, Forward opens it, and the router hears of neither', async () => {
  entry.enter();
  ground.history.back();
  await answer();
  expect(isMap()).toBe(false);
  ground.history.forward();
  await answer();
  expect(said).toEqual(['back', 'forward']);
  expect(isTheRouters).toEqual([false, false]);
});

test('a map that cannot open now leaves its entry again', async () => {
  entry.enter();
  ground.history.back();
  await answer();
  mayOpen = false;
  ground.history.forward();
  await answer();
  expect(isMap()).toBe(false);
  expect(said).toEqual(['back', 'forward', 'back']);
});

test('closing it steps back, and only then does what was to follow', async () => {
  entry.enter();
  entry.leave(() => said.push('then'));
  expect(entry.leaving.get()).toBe(true);
  expect(said).toEqual([]);
  await answer();
  expect(entry.leaving.get()).toBe(false);
  expect(isMap()).toBe(false);
  expect(said).toEqual(['back', 'then']);
  expect(hand.waiting()).toBe(0);
});

test('a page chosen on it takes the place of its entry; while it steps back, the page is added after that', async () => {
  entry.enter();
  entry.depart((replace) => said.push(`go ${replace}`));
  entry.leave();
  entry.depart((replace) => said.push(`go ${replace}`));
  expect(said).toEqual(['go true']);
  await answer();
  expect(said).toEqual(['go true', 'back', 'go false']);
});

test('a map without an entry is left at once', () => {
  entry.leave(() => said.push('then'));
  entry.depart((replace) => said.push(`go ${replace}`));
  expect(said).toEqual(['then', 'go false']);
});

test('a step to another page is the router’s', async () => {
  entry.enter();
  ground.history.go(-2);
  await answer();
  expect(said).toEqual(['back elsewhere']);
  expect(isTheRouters).toEqual([true]);
});

test('a step while a page is on its way is the router’s, and closes the map', async () => {
  entry.enter();
  router.state.navigation.state = 'loading';
  ground.history.back();
  await answer();
  expect(said).toEqual(['back']);
  expect(isTheRouters).toEqual([true]);
});

test('opened while a page is on its way, it gets its entry when that has come', () => {
  router.state.navigation.state = 'loading';
  entry.enter();
  expect(isMap()).toBe(false);
  navigate('/port', 'port');
  expect(ground.history.state).toEqual({ key: 'port', map: true });
});

test('opened and closed while a page is on its way, it gets none', () => {
  router.state.navigation.state = 'loading';
  entry.enter();
  entry.leave();
  navigate('/port', 'port');
  expect(isMap()).toBe(false);
});

test('a step back without an answer counts as failed after a second; its answer does not close the map that was opened since', async () => {
  entry.enter();
  entry.leave(() => said.push('then'));
  hand.turn(999);
  expect(entry.leaving.get()).toBe(true);
  hand.turn(1);
  expect(entry.leaving.get()).toBe(false);
  expect(said).toEqual(['then']);
  entry.enter();
  await answer();
  expect(isMap()).toBe(true);
  expect(said).toEqual(['then']);
  ground.history.back();
  await answer();
  expect(said).toEqual(['then', 'back']);
});

test('a map that is opened while the step back of the last one runs stays open', async () => {
  entry.enter();
  entry.leave();
  entry.enter();
  await answer();
  expect(isMap()).toBe(true);
  expect(entry.leaving.get()).toBe(false);
  expect(said).toEqual([]);
});

test('a page that is reached at its map’s entry steps back to its own, once', async () => {
  entry.enter();
  entry.stepOff();
  entry.routed();
  await answer();
  expect(isMap()).toBe(false);
  expect(ground.history.state).toEqual({ key: 'shop' });
  expect(isTheRouters).toEqual([false]);
});

test('a map that is opened while that step runs stays open', async () => {
  entry.enter();
  entry.stepOff();
  entry.enter();
  await answer();
  expect(isMap()).toBe(true);
  expect(said).toEqual([]);
});
