import { afterEach, expect, test, vi } from 'vitest';
import type { Picture } from '../../schema/picture.ts';

const PICTURE = {
  folder: 'sea-1',
  piece: false,
  plates: [{ name: 'sky' }, { name: 'boat', riders: [{ name: 'oar', riders: [{ name: 'drop' }] }] }],
} as unknown as Picture;
const PIECE = { folder: 'board-1', piece: true, plates: [{ name: 'board' }] } as unknown as Picture;

let images: { src: string; readonly asked: string[] }[];
let fetched: string[];
/** What the window shows: the width of its files, and the file of an image in the page. */
async function inWindow(matching: string | undefined, shown: string) {
  vi.resetModules();
  images = [];
  fetched = [];
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === matching, addEventListener() {} }));
  vi.stubGlobal('document', { images: [{ currentSrc: shown }] });
  vi.stubGlobal('fetch', (href: string) => {
    fetched.push(href);
    return Promise.resolve(new Response());
  });
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      readonly asked: string[] = [];
      constructor() {
        images.push(this);
      }
      decode() {
        this.asked.push(this.src);
        return Promise.reject(new Error('It cannot be had.'));
      }
    },
  );
  const { platesAhead } = await import('./plate-file.ts');
  return { handle: platesAhead([PICTURE, PIECE], 'sky') };
}

afterEach(() => vi.unstubAllGlobals());

test('what will probably be chosen is begun with its first plate; what is pointed at has all of them, once and decoded', async () => {
  const { handle } = await inWindow('(min-width: 2001px)', '/art/port-1/sky-2560.avif');
  handle.ahead(false);
  expect(fetched).toEqual(['/art/sea-1/sky-2560.avif']);
  expect(images).toEqual([]);
  handle.ahead(true);
  handle.ahead(true);
  expect(images.map(({ src }) => src)).toEqual([
    '/art/sea-1/sky-2560.avif',
    '/art/sea-1/boat-2560.avif',
    '/art/sea-1/oar-2560.avif',
    '/art/sea-1/drop-2560.avif',
    '/art/board-1/board.avif',
  ]);
  for (const { src, asked } of images) expect(asked).toEqual([src]);
});

test.each([
  ['a window under the least width', undefined, '/art/port-1/sky-1280.avif'],
  ['a page without pictures, or without AVIF', '(min-width: 2001px)', '/art/port-1/sky-1280.webp'],
])('%s fetches nothing ahead', async (_, matching, shown) => {
  const { handle } = await inWindow(matching, shown);
  handle.ahead(false);
  handle.ahead(true);
  expect([...fetched, ...images]).toEqual([]);
});
