import { expect, test } from 'vitest';
import { bundleHeadScript } from './head-script.ts';

/** Every page has the head script in it, and waits for it before the first paint. */
const MAX_BYTES = 2020;

test('the head script is small, the same at each build, and can be written into a page', async () => {
  const text = await bundleHeadScript();
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
  expect(text).not.toMatch(/<\/|<!--|\b(?:import|export)\b/);
  expect(await bundleHeadScript()).toBe(text);
});
