import { expect, test } from 'vitest';
import { bundleHeadScript } from './head-script.ts';

/** Every page carries it, ahead of its first paint. */
const MAX_BYTES = 2000;

test('the head script is small, the same each time, and can stand in a page', async () => {
  const text = await bundleHeadScript();
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
  expect(text).not.toMatch(/<\/|<!--|\b(?:import|export)\b/);
  expect(await bundleHeadScript()).toBe(text);
});
