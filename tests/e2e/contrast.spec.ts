import { withoutChance } from '../support/chance.ts';
import { contrastOf } from '../support/contrast.ts';
import { said404 } from '../support/guard.ts';
import { expect, test, tolerating, type Page } from '../support/navigator.ts';
import { VIEWS } from '../support/views.ts';
import { NOWHERE } from '../support/voyage.ts';

/** Contrast is asked for in these windows. */
const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [2560, 1300],
] as const;

/** Story lines and reading text (WCAG 2.2, 1.4.6); all else over pictures (1.4.3). */
const STORY = 7;
const REST = 4.5;

const STORY_LINES = '[data-line], [data-prose], main [role="status"]';

test.use(tolerating(said404(NOWHERE)));

/** Words that fade in, sheets that slide out, a cloth that hangs: what will be over by itself is waited for. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      !['stocking', 'lifting'].includes(document.querySelector('main')?.dataset['state'] ?? '') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        ),
  );

for (const { name, show, relaid } of VIEWS)
  test(`${name}: every word stands out from what is behind it`, async ({ page, navigator }) => {
    test.setTimeout(90_000);
    await withoutChance(page);
    for (const [at, [width, height]] of WINDOWS.entries()) {
      await page.setViewportSize({ width, height });
      if (at === 0 || relaid) await show(page, navigator);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => settled(page), { timeout: 20_000 }).toBe(true);
      const rows = await contrastOf(page, { story: STORY_LINES });
      expect(rows.length).toBeGreaterThan(0);
      const unreadable = rows.filter(({ ratio, story }) => ratio < (story ? STORY : REST));
      expect(unreadable, `${width}x${height}`).toEqual([]);
    }
  });
