import { NavigationType } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWindow } from '../../tests/support/fake-window.ts';
import { asWritten, presentLocation, writeStep } from './session-history.ts';

let addresses: () => string[];
beforeEach(() => {
  const window = fakeWindow('/port?x=1#quay');
  addresses = window.addresses;
  vi.stubGlobal('window', window.fake);
});
afterEach(() => vi.unstubAllGlobals());

const SHOP = {
  pathname: '/port/shop',
  search: '',
  hash: '',
  state: { from: 'port' },
  key: 'k',
  mask: undefined,
};

test('an entry that nobody has written has the default name', () => {
  expect(presentLocation()).toEqual({
    pathname: '/port',
    search: '?x=1',
    hash: '#quay',
    state: null,
    key: 'default',
    mask: undefined,
  });
});

test.each([
  [NavigationType.Push, ['/port?x=1#quay', '/port/shop']],
  [NavigationType.Replace, ['/port/shop']],
])('what a %s wrote is read again', (action, written) => {
  writeStep(action, SHOP);
  expect(addresses()).toEqual(written);
  expect(presentLocation()).toEqual(SHOP);
});

test('a step in the history writes nothing', () => {
  writeStep(NavigationType.Pop, SHOP);
  expect(addresses()).toEqual(['/port?x=1#quay']);
});

test.each([
  ['/port/a b', '/port/a%20b'],
  ['//elsewhere.example/port', '//elsewhere.example/port'],
])('%s is written as %s, in this realm', (to, pathname) => {
  expect(asWritten(to).pathname).toBe(pathname);
});
