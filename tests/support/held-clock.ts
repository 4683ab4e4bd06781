import type { Page } from '@playwright/test';

/** The hour at which held time begins; no hour matters to the realm. It runs until it is held: that takes less than a minute. */
const START_MS = 1_000_000_000_000;
const HELD_AT_MS = START_MS + 60_000;

/** What React needs to answer between two timers: time passes in steps no longer than this. */
const STEP_MS = 50;

/**
 * From now on time stands still on every page, until it is let pass. Call before the first page. Scenes change without
 * a transition between them: what holds up the picture during one (the fonts) is waited for at most half a second, by a
 * timer of React's that would stand still as well, and nothing can be painted meanwhile.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
  await page.clock.install({ time: START_MS });
  await page.clock.pauseAt(HELD_AT_MS);
}

/** Lets so many milliseconds pass. Timers that are begun on the way, by what other timers bring about, run as well. */
export async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await page.clock.runFor(Math.min(STEP_MS, left));
}

/** Lets time pass, in steps, until something holds; fails when it has not within so many milliseconds. Gives the time it took. */
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
