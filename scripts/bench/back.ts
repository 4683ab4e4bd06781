/**
 * How soon Back shows a page again that the browser has kept whole (the back/forward cache), beside a reload with all files
 * in the cache. Runs take turns. `-- back 3` makes three runs. Prints a table; docs/performance.md keeps the last one.
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { argv } from 'node:process';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { median } from './figures.ts';
import { PAGES, SEEN } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const RUNS = Number(argv[3] ?? 7);
const VIEWPORT = { width: 1440, height: 900 };
/** Where one goes, to come back from. */
const ELSEWHERE = '/robots.txt';

/**
 * Notes when a frame of the page has been shown that is alive, or was kept and is shown again. In local storage, by keys
 * that the site itself does not have.
 */
function noteWhenShown(): void {
  const note = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => localStorage.setItem('shown', String(Date.now()))),
    );
  addEventListener('pageshow', ({ persisted }) => persisted && note());
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset['script'] !== 'ready') return;
    observer.disconnect();
    note();
  }).observe(document, { subtree: true, attributeFilter: ['data-script'] });
}

/** Milliseconds from a step of the page until it, or the one it leads to, is shown. */
async function timed(page: Page, how: 'reload' | 'back'): Promise<number> {
  await page.evaluate((step) => {
    localStorage.removeItem('shown');
    setTimeout(() => {
      localStorage.setItem('left', String(Date.now()));
      if (step === 'back') history.back();
      else location.reload();
    });
  }, how);
  await page.waitForURL((url) => how === 'reload' || url.pathname !== ELSEWHERE, { waitUntil: 'commit' });
  const took = await page.waitForFunction(() => {
    const [shown, left] = ['shown', 'left'].map((key) => Number(localStorage.getItem(key)));
    return shown! > 0 && shown! - left!;
  });
  return Number(await took.jsonValue());
}

const { address, close } = await serveBuilt();
const browser = await chromium.launch({
  // A Chromium without windows has no such cache, and Playwright switches it off.
  executablePath: findChromium({ whole: true }),
  args: [...CHROMIUM_FLAGS, '--headless=new'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
console.log('| Page | Kept | Back, ms | Reload, ms | Ratio |');
console.log('|---|---|---|---|---|');
for (const path of PAGES) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript((states) => localStorage.setItem('ANIMATION_STATES', states), SEEN);
  await context.addInitScript(noteWhenShown);
  const page = await context.newPage();
  const back: number[] = [];
  const reload: number[] = [];
  let kept = 0;
  await page.goto(address + path, { waitUntil: 'networkidle' });
  for (let run = 0; run < RUNS; run += 1) {
    reload.push(await timed(page, 'reload'));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.goto(address + ELSEWHERE);
    back.push(await timed(page, 'back'));
    if (await page.evaluate(() => 'kept' in window)) kept += 1;
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  const [b, r] = [median(back), median(reload)];
  console.log(
    `| ${path} | ${kept} of ${RUNS} | ${Math.round(b)} | ${Math.round(r)} | ${(b / r).toFixed(2)} |`,
  );
}
await browser.close();
await close();
