import { expect, test } from 'vitest';
import { Reference } from '../browsers/reference.ts';
import type { Look } from '../browsers/voyage.ts';

const LOOK: Look = { words: 'the sea', boxes: {}, picture: Buffer.of(), cut: [] };

test('a browser waits at each look until the reference has shown it', async () => {
  const reference = new Reference();
  const early = reference.at('sea');
  reference.show('sea', LOOK);
  expect(await early).toBe(LOOK);
  expect(await reference.at('sea')).toBe(LOOK);
});

test('nobody waits for a look that the reference will not show: its journey has failed, or is over', async () => {
  const reference = new Reference();
  reference.show('sea', LOOK);
  const waiting = reference.at('port');
  reference.end();
  expect(await waiting).toBeUndefined();
  expect(await reference.at('shop')).toBeUndefined();
  expect(await reference.at('sea')).toBe(LOOK);
});
