import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standIns } from './stand-ins.ts';
import { withFiles, writeFolder } from './test-folder.ts';

const TODAY = new Date('2026-03-03');

let dir: string;
beforeEach(async () => {
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'stand-ins-')), 'content');
});
afterEach(() => rm(path.dirname(dir), { recursive: true }));

async function linesIn(studio: string): Promise<number[]> {
  await writeFolder(withFiles({ 'studio.yaml': studio }), dir);
  return (await standIns(dir, TODAY)).map(({ line }) => line);
}

test('what nobody has filled in yet', async () => {
  const studio =
    'name: "Studio Example"\nemail: "a@b.example"\nurl: "https://x.example"\nsecurityUntil: "December 1, 2026"\nstorefront:\n  x: "https://shop.example/x"\n  y: "https://shop.org/y"\n';
  expect(await linesIn(studio)).toEqual([1, 2, 3, 6]);
});

test('what is filled in, although it sounds alike', async () => {
  const studio =
    'name: "Example Studio"\nemail: "example@example.org"\nurl: "https://example.org"\nsecurityUntil: "December 1, 2026"\nstorefront:\n  x: "https://for-example.org/x.example/"\n';
  expect(await linesIn(studio)).toEqual([]);
});

test('a file with a mistake is not filled in', async () => {
  expect(await linesIn('name: "Studio"\nemail: "nobody"\nurl: "https://b.org"\nstorefront: {}\n')).toContain(2);
});

test.each([
  ['March 2, 2026', 1],
  ['March 20, 2026', 1],
  ['April 20, 2026', 0],
  ['February 27, 2027', 0],
  ['April 1, 2027', 1],
])('security.txt that holds until %s has %i problems on the day of a release', async (until, problems) => {
  const studio = `name: "Studio"\nemail: "a@b.org"\nurl: "https://b.org"\nsecurityUntil: "${until}"\nstorefront: {}\n`;
  expect(await linesIn(studio)).toHaveLength(problems);
});
