/**
 * What a typed letter costs the main thread, in the Port's own picture: by us, and by four libraries that do what they do by
 * default, each with the same lines at the same speed in the same page. The same page at rest is taken off. Ours is measured
 * twice: by itself, as the libraries are, and in the introduction, where it brings plates of the picture. Runs take turns.
 * `-- typing 3` makes three. Prints a table; docs/performance.md keeps the last one.
 */
import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { argv } from 'node:process';
import { build } from 'vite';
import { port } from '../../app/schema/words.ts';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { countWork, median, pass, workOf } from './figures.ts';
import type { Work } from './figures.ts';
import { SEEN } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const RUNS = Number(argv[3] ?? 7);
/** The lines that are measured, from 1. The first ones still share the processor with what the page loads. */
const [FIRST, LAST] = [3, 7];
const LINES = port.preamble.slice(FIRST - 1, LAST);
const LETTERS = LINES.join('').length;
/** The usual speed. */
const DELAY_MS = 40;
const REST_MS = 8000;
const SETTLE_MS = 4000;
const OURS = 'the realm, with its cues';
/** What types into the page at rest: our own typing, without cues, and the libraries. */
const TYPISTS = ['the realm', 'typed', 'typeit', 'typewriter-effect', 'react-type-animation'] as const;
const PEERS = path.join(import.meta.dirname, 'peers');

interface Cost extends Work {
  readonly seconds: number;
}

type Type = (place: Element, lines: readonly string[], delayMs: number) => Promise<void>;

/** What the main thread does until something has happened. */
async function during(session: CDPSession, happens: () => Promise<unknown>): Promise<Cost> {
  const [began, before] = [performance.now(), await workOf(session)];
  await happens();
  const [ended, after] = [performance.now(), await workOf(session)];
  return {
    seconds: (ended - began) / 1000,
    taskMs: after.taskMs - before.taskMs,
    layouts: after.layouts - before.layouts,
    recalcs: after.recalcs - before.recalcs,
  };
}

/** A typist as one script that leaves `peer` behind, a function that types. */
async function bundled(library: string): Promise<string> {
  const made = await build({
    root: PEERS,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: path.join(PEERS, 'typing', `${library}.js`), formats: ['iife'], name: 'peer' },
    },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error(`${library} was not bundled`);
  return output.output[0].code;
}

async function visit(browser: Browser, states: string) {
  // The libraries write markup, which the site's own policy forbids.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  const stored = { ANIMATION_STATES: states, READING_SPEED: String(DELAY_MS) };
  await context.addInitScript((values) => Object.assign(localStorage, values), stored);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await countWork(session);
  await page.goto(`${address}/port`, { waitUntil: 'networkidle' });
  return { page, session, context };
}

/** Resolves when our telling begins a line. It watches, because asking again and again would cost what is measured. */
const begins = (page: Page, line: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.querySelector(`[data-line="${wanted}"][data-state="typing"]`)) return;
          watch.disconnect();
          resolve();
        };
        const watch = new MutationObserver(look);
        watch.observe(document.querySelector('main')!, {
          subtree: true,
          childList: true,
          attributeFilter: ['data-state'],
        });
        look();
      }),
    line,
  );

async function ours(browser: Browser): Promise<Cost> {
  const { page, session, context } = await visit(browser, '{}');
  await begins(page, FIRST);
  const cost = await during(session, () => begins(page, LAST + 1));
  await context.close();
  return cost;
}

async function theirs(browser: Browser, code: string): Promise<Cost> {
  const { page, session, context } = await visit(browser, SEEN);
  await pass(SETTLE_MS);
  await page.evaluate(code);
  const cost = await during(session, () =>
    page.evaluate(
      ([lines, delayMs]) => {
        const place = document.querySelector('main')!.appendChild(document.createElement('div'));
        // On a layer of its own, above the picture: the best a library could ask for.
        place.style.cssText =
          'position: absolute; inset: 8rem auto auto 30%; inline-size: 32rem; z-index: 9; will-change: transform';
        return (globalThis as unknown as { peer: Type }).peer(place, lines, delayMs);
      },
      [LINES, DELAY_MS] as const,
    ),
  );
  await context.close();
  return cost;
}

async function atRest(browser: Browser): Promise<Cost> {
  const { session, context } = await visit(browser, SEEN);
  await pass(SETTLE_MS);
  const cost = await during(session, () => pass(REST_MS));
  await context.close();
  return cost;
}

const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], {
  cwd: PEERS,
  stdio: 'inherit',
});
if (installed.status !== 0) throw new Error(`The libraries could not be installed in ${PEERS}.`);
const codes = new Map<string, string>();
for (const typist of TYPISTS) codes.set(typist, await bundled(typist.split(' ').at(-1)!));

const { address, close } = await serveBuilt();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
});
const rest: Cost[] = [];
const costs = new Map<string, Cost[]>([OURS, ...TYPISTS].map((name) => [name, []]));
for (let run = 0; run < RUNS; run += 1) {
  rest.push(await atRest(browser));
  costs.get(OURS)!.push(await ours(browser));
  for (const [library, code] of codes) costs.get(library)!.push(await theirs(browser, code));
}
await browser.close();
await close();

const restMs = median(rest.map(({ taskMs, seconds }) => taskMs / seconds));
console.log(`At rest: ${restMs.toFixed(1)} ms a second. ${LETTERS} letters, one in ${DELAY_MS} ms.\n`);
console.log(
  '| Typed by | Main thread, µs a letter | ms a second above rest | Layouts | Style recalculations |',
);
console.log('|---|---|---|---|---|');
for (const [name, all] of costs) {
  const typing = (cost: Cost) => cost.taskMs - restMs * cost.seconds;
  const letter = median(all.map((cost) => (typing(cost) * 1000) / LETTERS));
  const second = median(all.map((cost) => typing(cost) / cost.seconds));
  const counted = (what: 'layouts' | 'recalcs') => median(all.map((cost) => cost[what]));
  console.log(
    `| ${name} | ${[Math.round(letter), second.toFixed(1), counted('layouts'), counted('recalcs')].join(' | ')} |`,
  );
}
