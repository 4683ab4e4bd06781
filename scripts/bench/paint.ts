/**
 * How soon a first visit is painted, beside the same page without scripts: a processor slowed down four times, and a
 * slow 4G line. Then how soon a press on a choice shows the next scene, with all files in the cache, beside a view transition
 * of the same page that changes nothing. Runs take turns, so that what else the machine does falls on all alike.
 * `-- paint 3 /port` makes three runs of one page, `-- paint 3 presses` three of the presses. Prints tables;
 * docs/performance.md keeps the last ones.
 */
import { chromium } from '@playwright/test';
import { argv } from 'node:process';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { median } from './figures.ts';
import { PAGES } from './pages.ts';
import { SLOW_DOWN, firstVisit } from './painting.ts';
import type { Paint } from './painting.ts';
import { emptyPassage, press } from './press.ts';
import { serveBuilt } from './serve-built.ts';

const [, , , given, ...paths] = argv;
const RUNS = Number(given ?? 7);

/** Asked for in place of pages, or beside them. */
const PRESSES = 'presses';

/** From where to where a press leads. */
const STEPS = [
  ['/', '/port'],
  ['/port', '/port/shop'],
  ['/port', '/port/athenaeum'],
  ['/port/athenaeum', '/port/athenaeum/shelf'],
  ['/port/athenaeum', '/port/athenaeum/cabinet'],
  ['/port/athenaeum/shelf', '/port/athenaeum/shelf/a-new-realm'],
] as const;

const { address, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const pages = paths.length > 0 ? paths.filter((it) => it !== PRESSES) : PAGES;
const presses = paths.length === 0 || paths.includes(PRESSES);
const seen = new Map(pages.map((page) => [page, { with: [] as Paint[], without: [] as Paint[] }]));
for (let run = 0; run < RUNS; run += 1)
  for (const page of pages) {
    seen.get(page)!.without.push(await firstVisit(browser, address + page, { scripts: false }));
    seen.get(page)!.with.push(await firstVisit(browser, address + page));
  }
const times = new Map(STEPS.map((one) => [one, { press: [] as number[], empty: [] as number[] }]));
if (presses)
  for (let run = 0; run < RUNS; run += 1)
    for (const one of STEPS) {
      times.get(one)!.press.push(await press(browser, address, one, SLOW_DOWN));
      times.get(one)!.empty.push(await emptyPassage(browser, address, one, SLOW_DOWN));
    }
await browser.close();
await close();

if (pages.length > 0) {
  console.log('| Page | First paint, ms | Ratio | Largest, ms | Ratio | Layout shift |');
  console.log('|---|---|---|---|---|---|');
}
for (const [page, runs] of seen) {
  const of = (which: 'with' | 'without', what: keyof Paint) =>
    median(runs[which].map((paint) => paint[what]));
  const ratio = (what: 'first' | 'largest') => (of('with', what) / of('without', what)).toFixed(2);
  const shift = Math.max(...runs.with.map((paint) => paint.shift)).toFixed(4);
  const cells = [Math.round(of('with', 'first')), ratio('first'), Math.round(of('with', 'largest'))];
  console.log(`| ${[page, ...cells, ratio('largest'), shift].join(' | ')} |`);
}
if (presses) {
  console.log('\n| From | To | Press to next scene, ms | A passage that changes nothing, ms |');
  console.log('|---|---|---|---|');
  for (const [[from, to], took] of times)
    console.log(
      `| ${[from, to, Math.round(median(took.press)), Math.round(median(took.empty))].join(' | ')} |`,
    );
}
