/**
 * First visits to two scenes, beside the same story built the obvious way (peers/obvious): React, a router, a library that
 * types, a library that moves, and one large JPEG a scene, taken from our own picture. Bytes, paints on a slow line and a
 * slow processor, and what the main thread does in ten seconds of telling. Runs take turns. `-- peers 3` makes three. Prints
 * a table; docs/performance.md keeps the last one.
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { build } from 'vite';
import { port, sea } from '../../app/schema/words.ts';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { countWork, median, pass, workOf } from './figures.ts';
import { LOST_PAGE, UNKNOWN_BOOK_PAGE } from '../hosting/pages.ts';
import { siteAnswer } from '../hosting/site.ts';
import { listenAnywhere } from '../port.mjs';
import { compress } from '../postbuild/compress.ts';
import { SEEN } from './pages.ts';
import { VIEWPORT, firstVisit } from './painting.ts';
import type { Paint } from './painting.ts';
import { serveBuilt } from './serve-built.ts';
import { kilobytes, weigh } from './weighing.ts';

const RUNS = Number(argv[3] ?? 7);
const PEERS = path.join(import.meta.dirname, 'peers');
/** A picture for the largest windows, since a JPEG in a style sheet has one size. */
const LARGE = { width: 2560, height: 1440 };
const JPEG_QUALITY = 85;
const SETTLE_MS = 3000;
const TOLD_MS = 10_000;

const SCENES = [
  { path: '/', name: 'sea', lines: sea.preamble, heading: sea.title, choices: sea.choices },
  { path: '/port', name: 'port', lines: port.preamble, heading: port.heading, choices: port.choices },
] as const;

/** Our own picture of a scene, without words. */
async function photograph(browser: Browser, from: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: LARGE, reducedMotion: 'reduce' });
  await context.addInitScript((states) => localStorage.setItem('ANIMATION_STATES', states), SEEN);
  const page = await context.newPage();
  await page.goto(from, { waitUntil: 'networkidle' });
  await pass(SETTLE_MS);
  const style =
    'main :is(h1, p, ul, a, button), footer, [role="contentinfo"] { visibility: hidden !important; }';
  const picture = await page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY, style });
  await context.close();
  return picture;
}

/** Builds and serves the story the obvious way. */
async function serveObvious(browser: Browser, ours: string) {
  const dir = mkdtempSync(path.join(tmpdir(), 'obvious-'));
  cpSync(path.join(PEERS, 'obvious'), dir, { recursive: true });
  symlinkSync(path.join(PEERS, 'node_modules'), path.join(dir, 'node_modules'));
  writeFileSync(path.join(dir, 'words.json'), JSON.stringify(SCENES));
  await build({ root: dir, configFile: false, logLevel: 'error' });
  const dist = path.join(dir, 'dist');
  for (const scene of SCENES) {
    writeFileSync(path.join(dist, `${scene.name}.jpg`), await photograph(browser, ours + scene.path));
  }
  const pages = SCENES.map((scene) => path.posix.join(scene.path, 'index.html'));
  for (const page of [...pages.slice(1), LOST_PAGE, UNKNOWN_BOOK_PAGE])
    cpSync(path.join(dist, 'index.html'), path.join(dist, page));
  await compress(dist, '**/*.{js,css,html}');
  // Without our policy, which forbids what the libraries do.
  const server = createServer(siteAnswer({ dir: dist, hosting: { pages, scripts: [] } }));
  return {
    address: `http://localhost:${await listenAnywhere(server)}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(dir, { recursive: true });
    },
  };
}

/** What the main thread does in the first seconds of a visit, its own time. */
async function telling(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await countWork(session);
  await page.goto(address, { waitUntil: 'commit' });
  await pass(TOLD_MS);
  const { taskMs } = await workOf(session);
  await context.close();
  return taskMs;
}

const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], {
  cwd: PEERS,
  stdio: 'inherit',
});
if (installed.status !== 0) throw new Error(`The libraries could not be installed in ${PEERS}.`);

const ours = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const obvious = await serveObvious(browser, ours.address);
const sites = { 'the realm': ours.address, 'the obvious way': obvious.address };

console.log(
  '| Page | Built as | Scripts, KB | Total, KB | Requests | First paint, ms | Largest, ms | Main thread, ms |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const scene of SCENES) {
  const seen = new Map(
    Object.keys(sites).map((name) => [name, { paints: [] as Paint[], told: [] as number[] }]),
  );
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, address] of Object.entries(sites)) {
      seen.get(name)!.paints.push(await firstVisit(browser, address + scene.path));
      seen.get(name)!.told.push(await telling(browser, address + scene.path));
    }
  for (const [name, { paints, told }] of seen) {
    const { bytes, total, requests } = await weigh(browser, sites[name as keyof typeof sites] + scene.path);
    const times = [
      median(paints.map(({ first }) => first)),
      median(paints.map(({ largest }) => largest)),
      median(told),
    ];
    const cells = [kilobytes(bytes.scripts), kilobytes(total), requests, ...times.map(Math.round)];
    console.log(`| ${[scene.path, name, ...cells].join(' | ')} |`);
  }
}
await browser.close();
await obvious.close();
await ours.close();
