// What needs a browser: what every page has once it is alive, and where it is.
import { said404 } from '../support/guard.ts';
import { SEEN, arrive, expect, test, tolerating } from '../support/navigator.ts';
import { NOWHERE, PAGES, UNKNOWN_BOOK, mapButton, speedSlider } from '../support/voyage.ts';
import { athenaeum, cabinetWords, sea, site } from '../support/words.ts';

test.use(tolerating(said404(NOWHERE), said404(UNKNOWN_BOOK)));

const EVERY_PAGE = [...PAGES, NOWHERE, UNKNOWN_BOOK];
const TOLD = ['/', '/port', '/port/athenaeum'];

for (const [when, memory, paths] of [
  ['on a first visit', {}, TOLD],
  ['on a later visit', SEEN, EVERY_PAGE],
] as const) {
  test(`F83, F85: each page has one main, one h1, and the map button at bottom-left, and violates no policy, ${when}`, async ({
    page,
    navigator,
  }) => {
    // The guard fails the test for what the policy refuses.
    await navigator(memory);
    for (const path of paths) {
      await arrive(page, path);
      await expect(page.locator('main'), path).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      // 1.3.2: what a picture shows is read after the heading, which has the focus at first.
      await expect(page.locator("main [role='img']:has(~ h1, ~ * h1)"), path).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const box = (await mapButton(page).boundingBox())!;
      expect(box.x, path).toBeLessThan(100);
      expect(box.y + box.height, path).toBeGreaterThan(page.viewportSize()!.height - 100);
      await mapButton(page).click({ trial: true });
      for (const name of [cabinetWords.expand_all, athenaeum.button, sea.wake]) {
        const button = page.getByRole('button', { name, exact: true });
        if (await button.isVisible()) await button.click();
      }
      if (await speedSlider(page).isVisible()) await speedSlider(page).press('ArrowLeft');
    }
  });
}

test('a way past the controls comes first', async ({ page, navigator }) => {
  await navigator({ seen: ['port'] });
  await arrive(page, '/port');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skip_link });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
