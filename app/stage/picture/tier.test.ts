import { expect, test, vi } from 'vitest';

/** A browser whose window is so many CSS pixels wide. */
const windowOf = (width: number) => (query: string) => ({
  matches: [...query.matchAll(/(min|max)-width: ([\d.]+)px/g)].every(([, bound, px]) =>
    bound === 'min' ? width >= Number(px) : width <= Number(px),
  ),
  addEventListener: () => {},
});

// A browser's zoom gives windows of broken widths.
test.each([
  [599.5, undefined],
  [600, 1280],
  [1280, 1280],
  [1280.5, 1280],
  [1281, 1920],
  [2000.5, 1920],
  [2001, 2560],
])('a window of %s px is given files of %s px', async (width, files) => {
  vi.stubGlobal('matchMedia', windowOf(width));
  vi.resetModules();
  const { tierWidth } = await import('./tier.ts');
  expect(tierWidth.get()).toBe(files);
  vi.unstubAllGlobals();
});
