/**
 * How soon a first visit is painted, beside the same page without scripts: a processor slowed down four times, and a
 * slow 4G line. Then how soon a press on a choice shows the next scene, with all files in the cache. Runs take turns, so
 * that what else the machine does falls on all alike. `-- paint 3 /port` makes three runs of one page. Prints tables;
 * docs/performance.md keeps the last ones.
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv, pid } from 'node:process';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { PAGES, SEEN } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const [, , , given, ...paths] = argv;
const RUNS = Number(given ?? 7);
const SLOW_DOWN = 4;
/** The slow 4G line of Lighthouse. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const LOOKED_AT_MS = 9000;
const VIEWPORT = { width: 1440, height: 900 };

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly data?: { readonly score?: number; readonly isMainFrame?: boolean } };
}

/** Reads a trace: without scripts a page cannot say when it was painted. */
function readPaint(file: string): Paint {
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  const at = (name: string) => traceEvents.filter((event) => event.name === name).map(({ ts }) => ts);
  const start = at('navigationStart').at(-1)!;
  const since = (ts: number | undefined) => (ts === undefined ? Number.NaN : (ts - start) / 1000);
  const shifts = traceEvents.filter(({ name }) => name === 'LayoutShift');
  return {
    first: since(at('firstContentfulPaint').at(-1)),
    largest: since(at('largestContentfulPaint::Candidate').at(-1)),
    shift: shifts.reduce((sum, { args }) => sum + (args.data?.score ?? 0), 0),
  };
}

async function visit(browser: Browser, address: string, scripts: boolean): Promise<Paint> {
  const context = await browser.newContext({ viewport: VIEWPORT, javaScriptEnabled: scripts });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const trace = path.join(tmpdir(), `paint-${pid}.json`);
  await browser.startTracing(page, { path: trace, categories: ['loading', 'blink.user_timing'] });
  await page.goto(address, { waitUntil: 'commit' });
  await pass(LOOKED_AT_MS);
  await browser.stopTracing();
  await context.close();
  return readPaint(trace);
}

/** From where to where a press leads. */
const STEPS = [
  ['/', '/port'],
  ['/port', '/port/shop'],
  ['/port', '/port/athenaeum'],
  ['/port/athenaeum', '/port/athenaeum/shelf'],
  ['/port/athenaeum', '/port/athenaeum/cabinet'],
  ['/port/athenaeum/shelf', '/port/athenaeum/shelf/a-new-realm'],
] as const;

/** Milliseconds from a press until the next scene can be shown. */
async function step(browser: Browser, address: string, [from, to]: (typeof STEPS)[number]): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript((states) => localStorage.setItem('ANIMATION_STATES', states), SEEN);
  const page = await context.newPage();
  // Both pages once, so that the browser has all of their files.
  await page.goto(address + to, { waitUntil: 'networkidle' });
  await page.goto(address + from, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await pass(1000);
  const took = await page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const begin = document.startViewTransition.bind(document);
        document.startViewTransition = (asked) => {
          const passage = begin(asked);
          void passage.ready.then(() => requestAnimationFrame(() => resolve(performance.now() - start)));
          return passage;
        };
        document.querySelector<HTMLElement>(`main a[href="${href}"]`)!.click();
      }),
    to,
  );
  await context.close();
  return took;
}

const { address, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const pages = paths.length > 0 ? paths : PAGES;
const seen = new Map(pages.map((page) => [page, { with: [] as Paint[], without: [] as Paint[] }]));
for (let run = 0; run < RUNS; run += 1)
  for (const page of pages) {
    seen.get(page)!.without.push(await visit(browser, address + page, false));
    seen.get(page)!.with.push(await visit(browser, address + page, true));
  }
const times = new Map(STEPS.map((one) => [one, [] as number[]]));
if (paths.length === 0)
  for (let run = 0; run < RUNS; run += 1)
    for (const one of STEPS) times.get(one)!.push(await step(browser, address, one));
await browser.close();
await close();

console.log('| Page | First paint, ms | Ratio | Largest, ms | Ratio | Layout shift |');
console.log('|---|---|---|---|---|---|');
for (const [page, runs] of seen) {
  const of = (which: 'with' | 'without', what: keyof Paint) =>
    median(runs[which].map((paint) => paint[what]));
  const ratio = (what: 'first' | 'largest') => (of('with', what) / of('without', what)).toFixed(2);
  const shift = Math.max(...runs.with.map((paint) => paint.shift)).toFixed(4);
  const cells = [Math.round(of('with', 'first')), ratio('first'), Math.round(of('with', 'largest'))];
  console.log(`| ${[page, ...cells, ratio('largest'), shift].join(' | ')} |`);
}
if (paths.length === 0) {
  console.log('\n| From | To | Press to next scene, ms |');
  console.log('|---|---|---|');
  for (const [[from, to], took] of times) console.log(`| ${from} | ${to} | ${Math.round(median(took))} |`);
}
