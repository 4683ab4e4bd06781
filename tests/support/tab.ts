import type { Page } from '@playwright/test';

/**
 * A tab that is hidden, frozen or pre-rendered. In a test the browser does none of this; the page gets the same events
 * and values as from a browser that does.
 */

/** Shows another tab in front of the page, or the page again. */
export async function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Freezes the page behind another tab for so many milliseconds. Timers that become due meanwhile run after it. */
export async function freeze(page: Page, ms: number): Promise<void> {
  const tell = (name: string) =>
    page.evaluate((type) => document.dispatchEvent(new Event(type, { bubbles: true })), name);
  await show(page, 'hidden');
  await tell('freeze');
  await page.clock.fastForward(ms);
  await tell('resume');
  await show(page, 'visible');
}

/** Pre-renders the next page, hidden. Returns a function that shows it. */
export async function prerender(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const hidden = { visibilityState: 'hidden', hidden: true, prerendering: true };
    for (const [name, value] of Object.entries(hidden))
      Object.defineProperty(document, name, { value, configurable: true });
  });
  return async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await show(page, 'visible');
  };
}
