import { expect, test } from 'vitest';
import { decoded } from './decoded.ts';

test.each([
  ['caf%C3%A9', 'café'],
  ['café', 'café'],
  ['100%', '100%'],
  ['%C3', '%C3'],
  ['', ''],
])('%s is %s', (text, was) => {
  expect(decoded(text)).toBe(was);
});
