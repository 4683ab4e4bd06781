/**
 * How long the page takes to answer: 200 presses of the pointer and of keys by chance, the same ones each time, with the
 * processor slowed down four times (`-- interactions 50 2` makes fifty, by another chance). What is pressed has been
 * pointed at, as by everybody who has a pointer. The browser itself says how long (Event Timing): from the press until the
 * next frame that shows what it did. Prints a table.
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { argv } from 'node:process';
import { chanceOf } from '../../foley/src/engine/chance.ts';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { median, pass } from './figures.ts';
import { PAGES, SEEN } from './pages.ts';
import { POINTED_AT_MS } from './press.ts';
import { SLOW_DOWN, VIEWPORT } from './painting.ts';
import { serveBuilt } from './serve-built.ts';

const [, , , count = '200', seed = '1'] = argv;

/** Answers of a page to presses: what was done, and its milliseconds. */
interface Answer {
  readonly what: string;
  readonly ms: number;
}

/** Runs in every page before its scripts. */
function listen(states: string): void {
  localStorage.setItem('ANIMATION_STATES', states);
  const heard: { name: string; ms: number }[] = [];
  Object.assign(globalThis, { heard });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) heard.push({ name: entry.name, ms: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The slowest answer since it was asked last; nothing if all took less than 16 ms. */
const slowest = (page: Page) =>
  page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: { ms: number }[] };
    return Math.max(0, ...heard.splice(0).map(({ ms }) => ms));
  });

/** Where a press by chance would land, and on what; only on what stays within the realm. */
const targets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (it) =>
          !(it instanceof HTMLAnchorElement) ||
          (it.origin === location.origin &&
            it.target === '' &&
            !it.pathname.includes('.') &&
            !it.pathname.startsWith('/archive')),
      )
      .flatMap((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        if (!it.contains(document.elementFromPoint(at.x, at.y))) return [];
        return [
          {
            ...at,
            what: `${it.localName} ${(it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40)}`,
          },
        ];
      }),
  );

const KEYS = ['Tab', 'Enter', 'Escape', 'Space', 'ArrowRight', 'ArrowDown'];

const { address, close } = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const context = await browser.newContext({ viewport: VIEWPORT });
await context.addInitScript(listen, SEEN);
const page = await context.newPage();
// All files are fetched once, so that the line does not count.
for (const path of PAGES) await page.goto(address + path, { waitUntil: 'networkidle' });
await page.goto(`${address}/port`, { waitUntil: 'networkidle' });
const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });

const next = chanceOf(Number(seed));
const answers: Answer[] = [];
for (let made = 0; made < Number(count); made += 1) {
  const { pathname } = new URL(page.url());
  const all = await targets(page);
  let what: string;
  if (next() < 0.75 && all.length > 0) {
    const aim = all[Math.floor(next() * all.length)]!;
    what = aim.what;
    await page.mouse.move(aim.x, aim.y);
    await pass(POINTED_AT_MS);
    await page.mouse.click(aim.x, aim.y);
  } else {
    const key = KEYS[Math.floor(next() * KEYS.length)]!;
    what = `key ${key}`;
    await page.keyboard.press(key);
  }
  // A passage takes as long as this.
  await pass(2500);
  answers.push({ what: `${pathname}: ${what}`, ms: await slowest(page) });
}
await browser.close();
await close();

const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!;
console.log(
  `${times.length} presses: median ${median(times)} ms, 95 of 100 within ${share(0.95)} ms, 98 within ${share(0.98)}, all within ${times.at(-1)}`,
);
console.log('\n| Page and press | Answer, ms |');
console.log('|---|---|');
for (const { what, ms } of answers.toSorted((one, other) => other.ms - one.ms).slice(0, 25))
  console.log(`| ${what} | ${ms} |`);
