import type { Browser, Page } from '@playwright/test';
import { pass } from './figures.ts';
import { SEEN } from './pages.ts';
import { VIEWPORT } from './painting.ts';

/** How long a pointer rests on a link before it is pressed, at least. */
export const POINTED_AT_MS = 300;

/** From a link's page to the page it leads to. */
export type Step = readonly [from: string, to: string];

/**
 * Milliseconds from a press on a link until the next page can be shown. The link has been pointed at, as by everybody who
 * presses it, and both pages have been there once, so that the browser has all of their files.
 * @param slowDown how many times the processor is slowed down
 */
export const press = (browser: Browser, address: string, step: Step, slowDown = 1): Promise<number> =>
  pointingAt(browser, address, step, slowDown, (page) =>
    page.evaluate(
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
      step[1],
    ),
  );

/** What the browser itself takes of that: milliseconds until a view transition that changes nothing can be shown. */
export const emptyPassage = (browser: Browser, address: string, step: Step, slowDown = 1): Promise<number> =>
  pointingAt(browser, address, step, slowDown, (page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          // The browser's own function; the page has wrapped it.
          const { ready } = Document.prototype.startViewTransition.call(document, () => {});
          void ready.then(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        }),
    ),
  );

async function pointingAt(
  browser: Browser,
  address: string,
  [from, to]: Step,
  slowDown: number,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript((states) => localStorage.setItem('ANIMATION_STATES', states), SEEN);
  const page = await context.newPage();
  await page.goto(address + to, { waitUntil: 'networkidle' });
  await page.goto(address + from, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await pass(1000);
  await page.dispatchEvent(`main a[href="${to}"]`, 'pointerover');
  await pass(POINTED_AT_MS);
  const took = await measure(page);
  await context.close();
  return took;
}
