import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changesBetween, hashesOf, inWords, listed, readList } from './report.ts';

const root = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true }));

test('lists each file of a folder once, also those in a hidden one, and reads its list again', () => {
  for (const name of ['b.txt', 'a/c.txt', '.well-known/security.txt']) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), name);
  }
  const hashes = hashesOf(root);
  expect([...hashes.keys()]).toEqual(['.well-known/security.txt', 'a/c.txt', 'b.txt']);
  expect(readList(listed(hashes))).toEqual(hashes);
});

test('a list with a broken line is refused', () => {
  expect(() => readList('abc  b.txt\n')).toThrow('no line of hashes: abc  b.txt');
});

test('says which words, pictures and scripts have changed', () => {
  const before = new Map([
    ['index.html', '1'],
    ['archive/port/index.html', '1'],
    ['archive/an-old-book/index.html', '1'],
    ['art/1/port.avif', '1'],
    ['assets/a.js', '1'],
  ]);
  const after = new Map([
    ['index.html', '2'],
    ['archive/port/index.html', '2'],
    ['archive/a-book/index.html', '1'],
    ['art/2/port.avif', '1'],
    ['assets/a.js', '1'],
  ]);
  expect(inWords(changesBetween(before, after))).toEqual([
    '- New pages: a-book.',
    '- Other words: port.',
    expect.stringMatching(/^- Pages that are gone: an-old-book\. .*was: \[old-slug\]/),
    '- Other pictures: 2 files.',
  ]);
});

test('says when nothing has changed, and when nothing that can be seen has', () => {
  const one = new Map([['robots.txt', '1']]);
  expect(inWords(changesBetween(one, one))).toEqual(['- Nothing: every file is as it was.']);
  expect(inWords(changesBetween(one, new Map([['robots.txt', '2']])))).toEqual([
    '- Neither words nor pictures; only files around them.',
  ]);
});
