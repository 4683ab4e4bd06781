import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'replace-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function folder(name: string, file: string): string {
  mkdirSync(path.join(dir, name));
  writeFileSync(path.join(dir, name, file), name);
  return path.join(dir, name);
}

test('nothing of the old folder is left, and nothing beside the new one', () => {
  folder('build.old', 'left by a build that was interrupted');
  replaceFolder(folder('build', 'a'), folder('build.new', 'b'));
  expect(readdirSync(dir)).toEqual(['build']);
  expect(readdirSync(path.join(dir, 'build'))).toEqual(['b']);
});

test('the first time', () => {
  replaceFolder(path.join(dir, 'build'), folder('build.new', 'b'));
  expect(readFileSync(path.join(dir, 'build/b'), 'utf8')).toBe('build.new');
});
