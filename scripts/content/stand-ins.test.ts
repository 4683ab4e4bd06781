import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standIns } from './stand-ins.ts';
import { withFiles, writeFolder } from './test-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'stand-ins-')), 'content');
});
afterEach(() => rm(path.dirname(dir), { recursive: true }));

async function linesIn(studio: string): Promise<number[]> {
  await writeFolder(withFiles({ 'studio.yaml': studio }), dir);
  return (await standIns(dir)).map(({ line }) => line);
}

test('what nobody has filled in yet', async () => {
  const studio =
    'name: "Studio Example"\nemail: "a@b.example"\nstorefront:\n  x: "https://shop.example/x"\n  y: "https://shop.org/y"\n';
  expect(await linesIn(studio)).toEqual([1, 2, 4]);
});

test('what is filled in, although it sounds alike', async () => {
  const studio =
    'name: "Example Studio"\nemail: "example@example.org"\nstorefront:\n  x: "https://for-example.org/x.example/"\n';
  expect(await linesIn(studio)).toEqual([]);
});
