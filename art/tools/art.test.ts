// What the tools say to an illustrator who has typed a wrong name: one sentence, without a stack.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

test.each([
  ['art/tools/art.ts', ['look', 'se'], /^No picture is called "se"\. There are: .*\bsea\b/],
  ['art/tools/art.ts', ['look', 'sea', '--layer', 'boot'], /^"sea" has no layer "boot"\. It has: .*\bboat\b/],
  ['art/tools/art.ts', ['look', 'sea', '--crop', '1,2'], /^--crop takes four numbers: .* It got "1,2"\.$/],
  ['art/tools/art.ts', ['look', 'sea', '--colour', 'red'], /^Unknown option '--colour'/],
  ['art/tools/art.ts', ['compare', 'gone.png', 'gone.png'], /^There is no file gone\.png\.$/],
  ['art/tools/art.ts', ['compare'], /^Say two pictures/],
  ['scripts/metadata/photograph.ts', ['prot'], /^No scene is called "prot"\. There are: .*\bport\b/],
  ['scripts/metadata/photograph.ts', ['port', '--url', 'http://localhost:9'], /^The site is not open at/],
])('%s %j', (program, args, says) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: ROOT, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(says);
  expect(stderr).not.toMatch(/^ +at /m);
});
