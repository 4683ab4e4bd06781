/**
 * Of how many elements a page computes the styles, in a window of 1440x900 on a later visit: while it loads, and while the
 * pointer moves over it forty times. Counts, and no times. Prints a table; docs/performance.md keeps the last one.
 */
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { pass } from './figures.ts';
import { PAGES, SEEN } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const SETTLE_MS = 4_000;
const MOVES = 40;
const FRAME_MS = 16;

interface Traced {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

const { address, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const session = await browser.newBrowserCDPSession();

/** How many elements' styles are computed while something is done; those that are computed twice count twice. */
async function computedDuring(act: () => Promise<void>): Promise<number> {
  let elements = 0;
  const count = ({ value }: { value: object[] }) => {
    for (const { name, args } of value as Traced[])
      if (name === 'UpdateLayoutTree') elements += args.elementCount ?? 0;
  };
  session.on('Tracing.dataCollected', count);
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', count);
  return elements;
}

async function sweep(page: Page): Promise<void> {
  for (let i = 0; i < MOVES; i += 1) {
    await page.mouse.move(300 + i * 9, 700 - i * 6);
    await pass(FRAME_MS);
  }
}

console.log('| Page | Elements | Computed while it loads | Computed by the pointer |');
console.log('|---|---|---|---|');
for (const path of PAGES) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((states) => localStorage.setItem('ANIMATION_STATES', states), SEEN);
  const page = await context.newPage();
  const loading = await computedDuring(async () => {
    await page.goto(address + path);
    await pass(SETTLE_MS);
  });
  const pointing = await computedDuring(() => sweep(page));
  const elements = await page.locator('*').count();
  console.log(`| ${path} | ${elements} | ${loading} | ${pointing} |`);
  await context.close();
}
await browser.close();
await close();
