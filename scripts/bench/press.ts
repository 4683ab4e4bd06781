import type { Browser } from '@playwright/test';
import { pass } from './figures.ts';
import { SEEN } from './pages.ts';
import { VIEWPORT } from './painting.ts';

/** How long a pointer rests on a link before it is pressed, at least. */
const POINTED_AT_MS = 300;

/**
 * Milliseconds from a press on a link until the next page can be shown. The link has been pointed at, as by everybody who
 * presses it, and both pages have been there once, so that the browser has all of their files.
 * @param slowDown how many times the processor is slowed down
 */
export async function press(
  browser: Browser,
  address: string,
  [from, to]: readonly [string, string],
  slowDown = 1,
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
