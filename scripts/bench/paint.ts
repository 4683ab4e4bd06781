/**
 * How soon a first visit is painted, beside the same page without scripts: a processor slowed down four times, and a
 * slow 4G line. Then how soon a press on a choice shows the next scene, with all files in the cache. Runs take turns, so
 * that what else the machine does falls on all alike. `-- paint 3 /port` makes three runs of one page. Prints tables;
 * docs/performance.md keeps the last ones.
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { argv } from 'node:process';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { median, pass } from './figures.ts';
import { PAGES, SEEN } from './pages.ts';
import { SLOW_DOWN, VIEWPORT, firstVisit } from './painting.ts';
import type { Paint } from './painting.ts';
import { serveBuilt } from './serve-built.ts';

const [, , , given, ...paths] = argv;
const RUNS = Number(given ?? 7);

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
    seen.get(page)!.without.push(await firstVisit(browser, address + page, { scripts: false }));
    seen.get(page)!.with.push(await firstVisit(browser, address + page));
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
