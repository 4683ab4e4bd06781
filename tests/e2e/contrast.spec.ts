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

const STORY_LINES = '[data-line], [data-prose], [role="status"]';
/** What lies over the page is its own: paper, or ink with nothing drawn on it. */
const OVERLAID = ['manual', 'map'];

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
            playState !== 'running' ||
            effect?.getComputedTiming().iterations === Infinity ||
            (effect as KeyframeEffect).target?.closest('[data-plate]') !== null,
        ),
  );

/** Where everything is: a page that has another size takes a moment to be laid out anew. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :not([data-plate], [data-plate] *)')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      })
      .join(' '),
  );

for (const { name, show } of VIEWS.filter((view) => !OVERLAID.includes(view.name)))
  test(`${name}: every word stands out from what is behind it`, async ({ page, navigator }) => {
    test.slow();
    await show(page, navigator);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.waitForLoadState('networkidle');
      await expect.poll(() => settled(page)).toBe(true);
      let before = '';
      await expect
        .poll(async () => {
          const after = await places(page);
          const stays = after === before;
          before = after;
          return stays;
        })
        .toBe(true);
      const rows = await contrastOf(page, 'main', STORY_LINES);
      expect(rows.length).toBeGreaterThan(0);
      const unreadable = rows.filter(({ ratio, story }) => ratio < (story ? STORY : REST));
      expect(unreadable, `${width}x${height}`).toEqual([]);
    }
  });
