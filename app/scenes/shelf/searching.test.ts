import MiniSearch from 'minisearch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH_ADDRESS, searchOptions } from '../../schema/search.ts';
import type { IndexedPassage } from '../../schema/search.ts';
import type * as searching from './searching.ts';

const passage = (
  text: string,
  address: string,
  heading: string,
  words: string,
  order = 0,
): IndexedPassage => ({
  text,
  address,
  heading,
  words,
  order,
});

const PASSAGES = [
  passage('Kettles', '/kettles', '', 'About kettles that sing.'),
  passage('Kettles', '/kettles#gates', 'Gates', 'A gate sings too.'),
  passage('Terms', '/cabinet#terms', '', 'No gate is locked.'),
  passage('Privacy', '/cabinet#privacy', '', 'A gate keeps nothing.'),
];

function indexOf(passages: readonly IndexedPassage[]) {
  const index = new MiniSearch(searchOptions);
  index.addAll(passages);
  return index;
}

const json = JSON.stringify(indexOf(PASSAGES));

// The index is kept for the visit, so each test begins one.
let visit: typeof searching;
beforeEach(async () => {
  vi.resetModules();
  visit = await import('./searching.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('the passages of a text stand together; texts of one page do not', () => {
  const found = visit.find(indexOf(PASSAGES), 'gate');
  expect(found.map(({ text }) => text).toSorted()).toEqual(['Kettles', 'Privacy', 'Terms']);
  expect(found.find(({ text }) => text === 'Kettles')).toMatchObject({
    address: '/kettles#gates',
    parts: [{ heading: 'Gates' }],
  });
});

test('the parts of a text stand as one reads them, and its name leads to the best of them', () => {
  const index = indexOf([
    passage(
      'Kettles',
      '/kettles#far',
      'Far away',
      'One bell among very many other words that say nothing of it.',
      1,
    ),
    passage('Kettles', '/kettles#bells', 'Bells', 'Bell upon bell.', 2),
  ]);
  expect(visit.find(index, 'bell')).toMatchObject([
    { address: '/kettles#bells', parts: [{ heading: 'Far away' }, { heading: 'Bells' }] },
  ]);
});

test('as many places are counted as are listed: the headings of a text, or the text itself', () => {
  const index = indexOf(PASSAGES);
  // Before the first heading too, which is no place of its own in the list.
  const sung = visit.find(index, 'sing');
  expect(sung).toMatchObject([{ text: 'Kettles', parts: [{ heading: 'Gates' }] }]);
  expect(visit.places(sung)).toBe(1);
  expect(visit.find(index, 'locked')).toMatchObject([{ text: 'Terms', parts: [] }]);
  expect(visit.places(visit.find(index, 'gate'))).toBe(3);
  expect(visit.places([])).toBe(0);
});

test('the index is fetched once', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(json)));
  vi.stubGlobal('fetch', fetch);
  await Promise.all([visit.fetchIndex(), visit.fetchIndex()]);
  await visit.fetchIndex();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(SEARCH_ADDRESS, expect.anything());
  expect(visit.find(visit.asked.get().index!, 'locked')).toHaveLength(1);
});

test.each([
  ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is another page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an index that %s is said, and can be asked for again', async (_how, answer) => {
  vi.stubGlobal('fetch', answer);
  await visit.fetchIndex();
  expect(visit.asked.get()).toEqual({ asking: false, failed: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(json)));
  await visit.fetchIndex();
  expect(visit.asked.get()).toMatchObject({
    asking: false,
    failed: false,
    index: expect.anything() as unknown,
  });
});
