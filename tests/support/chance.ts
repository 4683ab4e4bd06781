import type { Page } from '@playwright/test';

/** Makes every happening wait as long as possible. Call it before the first page. */
export async function withoutChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.999;
  });
}
