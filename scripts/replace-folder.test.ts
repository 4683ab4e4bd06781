import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isShared, ownFolder, replaceFolder } from './replace-folder.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'replace-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function folder(name: string, file: string): string {
  mkdirSync(path.join(dir, name));
  writeFileSync(path.join(dir, name, file), name);
  return path.join(dir, name);
}

test('nothing of the old folder is left, and nothing beside the new one', () => {
  folder('next.old', 'left by a build that was interrupted');
  replaceFolder(folder('build', 'a'), folder('next', 'b'));
  expect(readdirSync(dir)).toEqual(['build']);
  expect(readdirSync(path.join(dir, 'build'))).toEqual(['b']);
});

test('the first time', () => {
  replaceFolder(path.join(dir, 'build'), folder('next', 'b'));
  expect(readFileSync(path.join(dir, 'build/b'), 'utf8')).toBe('next');
});

describe('a folder of its own', () => {
  const ENDED = spawnSync(process.execPath, ['--version']).pid;

  test('is not there yet, even if one of the same name was left', () => {
    folder(String(process.pid), 'left by a process with our number');
    expect(ownFolder(dir)).toBe(path.join(dir, String(process.pid)));
    expect(readdirSync(dir)).toEqual([]);
  });

  test('leaves those of others that run, and removes what ended ones have left', () => {
    folder(String(process.ppid), 'of a build that runs');
    folder(`${process.ppid}.old`, 'what it replaces');
    folder(String(ENDED), 'of one that was interrupted');
    folder(`${ENDED}.old`, 'what it was replacing');
    folder('client', 'left by an older version of this script');
    ownFolder(dir);
    expect(readdirSync(dir).toSorted()).toEqual([`${process.ppid}`, `${process.ppid}.old`]);
  });

  test('is shared with those of others that run', () => {
    const own = ownFolder(dir);
    mkdirSync(own);
    folder(String(ENDED), 'of one that was interrupted');
    expect(isShared(own)).toBe(false);
    folder(String(process.ppid), 'of a build that runs');
    expect(isShared(own)).toBe(true);
  });
});
