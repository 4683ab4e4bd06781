import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isBuildOf, writeStamp } from './build-stamp.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'stamp-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('a build is that of its sources while all its files are there, packed or not', () => {
  mkdirSync(path.join(dir, 'client/port'), { recursive: true });
  for (const name of ['hosting.json', 'client/index.html', 'client/index.html.br', 'client/port/index.html'])
    writeFileSync(path.join(dir, name), 'x');
  expect(isBuildOf(dir, 'a')).toBe(false);
  writeStamp(dir, 'a');
  expect(isBuildOf(dir, 'a')).toBe(true);
  expect(isBuildOf(dir, 'b')).toBe(false);
  rmSync(path.join(dir, 'client/index.html.br'));
  expect(isBuildOf(dir, 'a')).toBe(true);
  rmSync(path.join(dir, 'client/port'), { recursive: true });
  expect(isBuildOf(dir, 'a')).toBe(false);
});
