import { expect, test, vi } from 'vitest';

/** A browser whose window has so many CSS pixels. */
const windowOf = (width: number, height: number) => (query: string) => ({
  matches: query.split(',').some((part) =>
    [...part.matchAll(/(min|max)-(width|height): ([\d.]+)px/g)].every(([, bound, side, px]) => {
      const size = side === 'width' ? width : height;
      return bound === 'min' ? size >= Number(px) : size <= Number(px);
    }),
  ),
  addEventListener: () => {},
});

// A browser's zoom gives windows of broken widths.
test.each([
  [599.5, 720, undefined],
  [599, 1000, undefined],
  [600, 720, 1280],
  [1280, 720, 1280],
  [1280.5, 720, 1280],
  [1281, 720, 1920],
  [2000.5, 720, 1920],
  [2001, 720, 2560],
  [1024, 899.5, 1280],
  [768, 1024, 1920],
  [1280, 900, 1920],
  [2001, 1300, 2560],
])('a window of %s px by %s is given files of %s px', async (width, height, files) => {
  vi.stubGlobal('matchMedia', windowOf(width, height));
  vi.resetModules();
  const { tierWidth, TIERS } = await import('./tier.ts');
  expect(tierWidth.get()).toBe(files);
  // A printed page chooses by `media` what scripts choose.
  const printed = TIERS.filter(({ media }) => windowOf(width, height)(media).matches);
  expect(printed.map((tier) => tier.width)).toEqual(files === undefined ? [] : [files]);
  vi.unstubAllGlobals();
});
