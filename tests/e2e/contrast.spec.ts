import { contrastOf } from '../support/contrast.ts';
import { said404 } from '../support/guard.ts';
import { arrive, expect, pathOf, test, tolerating, type Page } from '../support/navigator.ts';
import { NOWHERE, clickScene } from '../support/voyage.ts';
import { athenaeum, cabinetWords, sea } from '../support/words.ts';

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

const SEEN = { seen: ['sea', 'port', 'athenaeum'] } as const;
/** So slow that a line comes only when it is hurried. */
const SLOW = { delayMs: 100 };
const STORY_LINES = '[data-line]:not([hidden]), [data-prose], [role="status"]';

test.use(tolerating(said404(NOWHERE)));

async function hurryThrough(page: Page, lines: number) {
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  for (let line = 1; line <= lines; line += 1) {
    const whole = page.locator(`[data-line="${line}"][data-state="done"]`);
    await expect
      .poll(async () => {
        if (await whole.count()) return true;
        await clickScene(page);
        return false;
      })
      .toBe(true);
  }
}

interface View {
  readonly name: string;
  show(page: Page, navigator: (memory?: object) => Promise<void>): Promise<void>;
}

const seen =
  (path: string, then?: (page: Page) => Promise<void>): View['show'] =>
  async (page, navigator) => {
    await navigator(SEEN);
    await arrive(page, path);
    await page.waitForLoadState('networkidle');
    await then?.(page);
  };

const told =
  (path: string, lines: number, before?: (page: Page) => Promise<void>): View['show'] =>
  async (page, navigator) => {
    await navigator(SLOW);
    await arrive(page, path);
    await before?.(page);
    await hurryThrough(page, lines);
    await page.waitForLoadState('networkidle');
  };

const skip = (page: Page) => page.getByRole('button', { name: /^Skip/ }).click();

const VIEWS: readonly View[] = [
  {
    name: 'sea, told',
    show: told('/', 8, async (page) => {
      await page.getByRole('button', { name: sea.wake }).click();
      await page.keyboard.press('Escape');
    }),
  },
  { name: 'sea', show: seen('/', (page) => page.keyboard.press('Escape')) },
  { name: 'port, told', show: told('/port', 9) },
  { name: 'port', show: seen('/port') },
  { name: 'doors, told', show: told('/port/athenaeum', 4) },
  {
    name: 'threshold',
    show: async (page, navigator) => {
      await navigator(SLOW);
      await arrive(page, '/port/athenaeum');
      await skip(page);
      await expect(page.getByRole('button', { name: athenaeum.button })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'inside', show: seen('/port/athenaeum') },
  { name: 'shop', show: seen('/port/shop') },
  { name: 'cabinet', show: seen('/port/athenaeum/cabinet') },
  {
    name: 'cabinet, open',
    show: seen('/port/athenaeum/cabinet', async (page) => {
      await page.getByRole('button', { name: cabinetWords.expand_all }).click();
      await expect(page.getByRole('button', { name: cabinetWords.close_all })).toBeVisible();
    }),
  },
  { name: 'shelf', show: seen(pathOf('shelf')) },
  { name: 'book', show: seen('/port/athenaeum/shelf/a-new-realm') },
  { name: 'lost, told', show: told(NOWHERE, 12) },
];

for (const [width, height] of WINDOWS)
  for (const { name, show } of VIEWS)
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
      const least = (rows: Awaited<ReturnType<typeof contrastOf>>) =>
        rows.toSorted((one, other) => one.ratio - other.ratio)[0];
      const all = await contrastOf(page, 'main');
      expect(all.length).toBeGreaterThan(0);
      expect(least(all)?.ratio, JSON.stringify(least(all))).toBeGreaterThanOrEqual(REST);
      const story = await contrastOf(page, STORY_LINES);
      if (story.length > 0)
        expect(least(story)?.ratio, JSON.stringify(least(story))).toBeGreaterThanOrEqual(STORY);
    });
