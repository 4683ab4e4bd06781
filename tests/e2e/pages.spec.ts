import { said404 } from '../support/guard.ts';
import { arrive, expect, test, tolerating } from '../support/navigator.ts';
import { NOWHERE, UNKNOWN_BOOK, PAGES } from '../support/voyage.ts';

test.use(tolerating(said404(NOWHERE), said404(UNKNOWN_BOOK)));

for (const memory of [{}, { seen: ['sea', 'port', 'athenaeum'] as const }]) {
  test(`each page has one main and one h1, ${'seen' in memory ? 'on a later visit' : 'on a first visit'}`, async ({
    page,
    navigator,
  }) => {
    test.setTimeout(60_000);
    await navigator(memory);
    for (const path of [...PAGES, NOWHERE, UNKNOWN_BOOK]) {
      await arrive(page, path);
      await expect(page.locator('main'), path).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });
}

test('a way past the controls comes first', async ({ page, navigator }) => {
  await navigator({ seen: ['port'] });
  await arrive(page, '/port');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the scene' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});
