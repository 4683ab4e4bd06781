/**
 * What a scene costs while nobody does anything: ten seconds of each, on a processor slowed down four times, beside a
 * blank page, and one on which a single thing moves, in the same run. Counts milliseconds and frames of the main thread,
 * layouts, style recalculations and timers that fell due. Prints a table; docs/performance.md keeps the last one.
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { countWork, pass, workOf } from './figures.ts';
import { PAGES, SEEN } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const IDLE_MS = 10_000;
const SETTLE_MS = 9_000;
const SLOW_DOWN = 4;

const BLANK = '/archive/a-new-realm/index.html';
interface Row {
  readonly page: string;
  readonly mainThreadMs: number;
  readonly layouts: number;
  readonly styleRecalcs: number;
  readonly mainFrames: number;
  readonly timers: number;
}

/** One loop, for the least cost of any motion: the browser reports each frame to the page. */
const ONE_LOOP = `document.body.animate({ transform: ['none', 'translateX(4px)'] }, { duration: 4000, iterations: Infinity })`;

/** Counts due timers and frames with script, from inside the page. */
const COUNTERS = `(() => {
  globalThis.counts = { timers: 0, frames: 0 };
  const real = globalThis.setTimeout;
  globalThis.setTimeout = (call, ms, ...rest) => real((...all) => { counts.timers++; call(...all); }, ms, ...rest);
  const frame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (call) => frame((now) => { counts.frames++; call(now); });
})()`;

const counts = (page: Page) => page.evaluate<{ timers: number; frames: number }>('({ ...counts })');

const { address, close } = await serveBuilt();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
});
const rows: Row[] = [];
for (const [name, path] of [
  ['blank (plain text)', BLANK],
  ['blank, and one thing moves', BLANK],
  ...PAGES.map((scene) => [scene, scene] as const),
] as const) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(COUNTERS);
  await context.addInitScript((states) => localStorage.setItem('ANIMATION_STATES', states), SEEN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await countWork(session);
  await page.goto(address + path, { waitUntil: 'networkidle' });
  if (name.includes('moves')) await page.evaluate(ONE_LOOP);
  await pass(SETTLE_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const [before, countsBefore] = [await workOf(session), await counts(page)];
  await pass(IDLE_MS);
  const [after, countsAfter] = [await workOf(session), await counts(page)];
  rows.push({
    page: name,
    mainThreadMs: Math.round(after.taskMs - before.taskMs),
    layouts: after.layouts - before.layouts,
    styleRecalcs: after.recalcs - before.recalcs,
    mainFrames: countsAfter.frames - countsBefore.frames,
    timers: countsAfter.timers - countsBefore.timers,
  });
  await context.close();
}
await browser.close();
await close();
console.log('| Page | Main thread, ms | Layouts | Style recalculations | Scripted frames | Timers |');
console.log('|---|---|---|---|---|---|');
for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
