import type { Page } from '@playwright/test';

/**
 * What becomes of a tab: another in front of it, frozen, made before it is wanted. Under a test no tab is ever really
 * hidden, frozen or pre-rendered by this browser; the page is told so, as the browser would tell it.
 */

/** Another tab comes to the front, or this one again. */
export async function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Behind another tab the page is frozen for so long. Time passes, and nothing runs; what fell due meanwhile runs after. */
export async function freeze(page: Page, ms: number): Promise<void> {
  const tell = (name: string) =>
    page.evaluate((type) => document.dispatchEvent(new Event(type, { bubbles: true })), name);
  await show(page, 'hidden');
  await tell('freeze');
  await page.clock.fastForward(ms);
  await tell('resume');
  await show(page, 'visible');
}

/** The next page is made before it is wanted, and hidden. Gives how it is brought to the front. */
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
