import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { createKept } from './kept.ts';

const name = `test-${randomUUID()}`;
afterAll(() => rmSync(path.join(ROOT, 'node_modules/.cache', name), { recursive: true }));

test('finds what was made from the same parts by the same code, and nothing else', () => {
  const kept = createKept(name, ['scripts/kept.ts']);
  kept.keep('made', 'from', 'this');
  expect(kept.find('from', 'this')?.toString()).toBe('made');
  expect(kept.find('fromthis')).toBeUndefined();
  expect(kept.find('from', 'that')).toBeUndefined();
  expect(createKept(name, ['scripts/kept.ts']).find('from', 'this')?.toString()).toBe('made');
  expect(createKept(name, ['scripts/kept.test.ts']).find('from', 'this')).toBeUndefined();
});
