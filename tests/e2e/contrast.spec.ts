import { contrastOf } from '../support/contrast.ts';
import { said404 } from '../support/guard.ts';
import { expect, test, tolerating } from '../support/navigator.ts';
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

for (const [width, height] of WINDOWS)
  for (const { name, show } of VIEWS.filter((view) => !OVERLAID.includes(view.name)))
    test(`${name}, ${width}x${height}: every word stands out from what is behind it`, async ({
      page,
      navigator,
    }) => {
      await page.setViewportSize({ width, height });
      await show(page, navigator);
      // Words that fade in, sheets that slide out, the band of ink behind them.
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              document
                .getAnimations()
                .filter(
                  ({ playState, effect }) =>
                    playState === 'running' &&
                    effect?.getComputedTiming().iterations !== Infinity &&
                    (effect as KeyframeEffect).target?.closest('[data-plate]') === null,
                ).length,
          ),
        )
        .toBe(0);
      const rows = await contrastOf(page, 'main', STORY_LINES);
      expect(rows.length).toBeGreaterThan(0);
      const unreadable = rows.filter(({ ratio, story }) => ratio < (story ? STORY : REST));
      expect(unreadable).toEqual([]);
    });
