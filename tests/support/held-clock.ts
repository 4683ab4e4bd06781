import type { Page } from '@playwright/test';

/** The hour at which the clock stands. The realm does not depend on it. */
const HELD_AT_MS = 1_000_000_060_000;

/** The longest step of time, so that React can render between two timers. */
const STEP_MS = 50;

/**
 * Holds the clock of every page: time passes only by `pass`. Call it before the first page. Scenes change without a view
 * transition, because React waits up to half a second for fonts in one, by a timer that would be held too.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
  // Without install() before it: the time between the two would have passed on each page.
  await page.clock.pauseAt(HELD_AT_MS);
}

/**
 * Lets so many milliseconds pass. Timers that are set meanwhile run as well. Where nothing is to happen meanwhile, or one
 * thing alone, the steps should be longer: each is sent to the browser, and noted for every page that follows.
 */
export async function pass(page: Page, ms: number, stepMs = STEP_MS): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) await page.clock.runFor(Math.min(stepMs, left));
}

/** Lets time pass in steps until a condition is true. Returns the milliseconds; fails after the given number of them. */
export async function passUntil(
  page: Page,
  holds: () => Promise<boolean>,
  { within, step = STEP_MS }: { within: number; step?: number },
): Promise<number> {
  for (let passed = 0; passed <= within; passed += step) {
    if (await holds()) return passed;
    await page.clock.runFor(step);
  }
  throw new Error(`It did not come within ${within} ms of held time.`);
}
