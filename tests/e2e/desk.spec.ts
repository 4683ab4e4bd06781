// What needs a browser: a word that is saved while `npm run dev` runs. In a copy of the project, because it is written to.
// Not the navigator's: what a page of `npm run dev` asks for is not what the site asks for.
import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/port.mjs';
import { port } from '../support/words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  'app',
  'content',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
].concat(['react-router.config.ts']);
/** Nothing in them changes. */
const LINKED = ['node_modules', 'art', 'foley'];

let dir: string;
let dev: ChildProcess;
let address: string;

test.beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'desk-'));
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(dir, name), { recursive: true });
  for (const name of LINKED) symlinkSync(path.join(ROOT, name), path.join(dir, name));
  const free = await freePort();
  address = `http://localhost:${free}`;
  dev = spawn('npm', ['run', 'dev', '--', '--port', String(free)], {
    cwd: dir,
    stdio: 'ignore',
    // It starts other processes, and all are ended as a group.
    detached: true,
    // What `npm test` starts is told to leave out scripts that come before others, and this one needs them.
    env: { ...process.env, NODE_ENV: 'development', npm_config_ignore_scripts: 'false' },
  });
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 50_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  if (dev.exitCode === null) {
    process.kill(-dev.pid!);
    await ended;
  }
  rmSync(dir, { recursive: true, force: true });
});

test('a saved word is on the page without a reload, and the story goes on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${address}/port`);
  await expect(page.locator('[data-line="1"]')).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Two lines further, so that a story that began anew would be seen.
  await page.mouse.click(4, 4);
  await page.mouse.click(4, 4);
  await expect(page.locator('[data-line="2"]')).toBeVisible();
  const lines = await page.locator('[data-line]').count();

  const file = path.join(dir, 'content/scenes/port.yaml');
  const before = readFileSync(file, 'utf8');
  const first = port.preamble[0];
  expect(before).toContain(first);
  writeFileSync(file, before.replace(first, `${first} Saved.`));
  await expect(page.locator('[data-line="1"]')).toContainText('Saved.');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.locator('[data-line]').count()).toBeGreaterThanOrEqual(lines);
  expect(errors).toEqual([]);
});
