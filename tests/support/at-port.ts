import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { passUntil } from './held-clock.ts';
import { expect, remembered, type Page } from './navigator.ts';
import { choice, mapButton, replayButton, speedSlider } from './voyage.ts';
import { TO } from './words.ts';

/** The introduction of the Port, while the clock is held. */

export const line = (page: Page, number: number) => page.locator(`[data-line="${number}"]`);
export const isTyped = (page: Page, number: number) => async () =>
  (await line(page, number).getAttribute('data-state')) === 'typing';
export const isDone = (page: Page, number: number) => async () =>
  (await line(page, number).getAttribute('data-state')) === 'done';

/** Expects that the Port's introduction goes on to its end, and is counted. */
export async function endsAtPort(page: Page): Promise<void> {
  await passUntil(page, () => choice(page, TO.shop).isVisible(), { within: 8000, step: 100 });
  expect((await remembered(page)).states?.port).toEqual({ numTimesPlayed: 1 });
  await page.clock.runFor(2 * TIMINGS_MS.STAGE + 100);
  await expect(replayButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(mapButton(page)).toBeEnabled();
  await expect(speedSlider(page)).toBeEnabled();
}
