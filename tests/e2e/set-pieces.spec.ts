// What needs a browser: what the frames of a set piece show, taken one by one with its animations held.
import { stopAnimations } from '../support/animations.ts';
import { said404 } from '../support/guard.ts';
import { resizeTo } from '../support/layout.ts';
import { SEEN, arrive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { rowsOf } from '../support/rows.ts';
import { hurryUntil } from '../support/views.ts';
import { NOWHERE, choice, skipButton } from '../support/voyage.ts';
import { athenaeum, books, lost, port } from '../support/words.ts';

test.use(tolerating(said404(NOWHERE)));

/** The opacity of an element or its pseudo-element at each of these parts of its animations. */
const opacities = (page: Page, parts: readonly number[], whose: readonly (readonly [string, string?])[]) =>
  page.evaluate(
    ([steps, ones]) =>
      steps.map((part) => {
        for (const animation of document.getAnimations()) {
          const { duration } = animation.effect!.getComputedTiming();
          if (!(animation instanceof CSSAnimation) || typeof duration !== 'number') continue;
          animation.pause();
          animation.currentTime = part * duration;
        }
        return ones.map(([selector, pseudo]) =>
          Number(getComputedStyle(document.querySelector(selector)!, pseudo).opacity),
        );
      }),
    [parts, whose] as const,
  );

test('the doors lead through light: no frame shows two rooms', async ({ page, navigator }) => {
  await navigator({ delayMs: 100 });
  await sail(page, 'athenaeum');
  await skipButton(page).click();
  await page.getByRole('button', { name: athenaeum.button }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'opening');
  const doors = '[data-stage]:has([data-plate="door-left"])';
  const parts = Array.from({ length: 41 }, (_, i) => i / 40);
  const frames = await opacities(page, parts, [[doors], [doors, '::before']]);
  expect(frames[0]).toEqual([1, 0]);
  expect(frames.at(-1)![0]).toBe(0);
  expect(frames.filter(([through, light]) => through! < 1 && light! < 1)).toEqual([]);
});

test('the room darkens little by little while the manual is lifted', async ({ page, navigator }) => {
  await navigator(SEEN);
  await sail(page, 'athenaeum');
  await stopAnimations(page);
  await page.getByRole('button', { name: athenaeum.choices[0].text }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const frames = await opacities(page, [0, 0.5, 1], [['dialog[open]', '::before']]);
  const [[first], [middle], [last]] = frames as [number[], number[], number[]];
  expect([first, last]).toEqual([0, 1]);
  expect(middle).toBeGreaterThan(0.2);
  expect(middle).toBeLessThan(0.9);
});

test('the eyelids are in the page before they close over the Lost scene', async ({ page, navigator }) => {
  await navigator({ delayMs: 100 });
  await arrive(page, NOWHERE);
  const lids = page.locator('[data-picture="eyelids"]');
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await expect(lids).toHaveCount(0);
  const line = page.locator(`[data-line="${lost.preamble.length - 1}"][data-state="done"]`);
  await hurryUntil(page, async () => (await line.count()) > 0);
  await expect(lids).toBeAttached();
  await expect(lids).toBeHidden();
  await expect(page.locator('[data-lids-state]')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveAttribute('data-ground', 'paper');
});

test('from the Port one comes before closed doors by the hill, and into an open room by its light', async ({
  page,
  navigator,
}) => {
  const cut = () => page.evaluate(() => document.documentElement.dataset['cut']);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [memory, kind] of [
    [{ seen: ['sea', 'port'] }, 'climb'],
    [SEEN, 'thing'],
  ] as const) {
    await navigator(memory);
    await sail(page, 'port');
    await choice(page, port.choices[1].text).click();
    await expect(page).toHaveURL('/port/athenaeum');
    await expect.poll(cut).toBe(kind);
  }
});

test('an address with a slash at its end leads on by the same cut', async ({ page, navigator }) => {
  const cut = () => page.evaluate(() => document.documentElement.dataset['cut']);
  await page.setViewportSize({ width: 1280, height: 720 });
  await navigator(SEEN);
  await arrive(page, '/port/');
  await choice(page, port.choices[0].text).click();
  await expect(page).toHaveURL('/port/shop');
  await expect.poll(cut).toBe('thing');
  await arrive(page, '/port/athenaeum/shelf/');
  await choice(page, books[0].name).click();
  await expect(page).toHaveURL(`/port/athenaeum/shelf/${books[0].slug}`);
  await expect.poll(cut).toBe('book');
});

test('a bicycle bell that hangs still hangs beside the words of the Lost scene', async ({
  page,
  navigator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator({ delayMs: 20 });
  await arrive(page, NOWHERE);
  // Before this the lines stand in a wider column, where no bell hangs.
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'unread');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [1366, 650],
  ] as const) {
    await resizeTo(page, { width, height });
    const bell = (await page.locator('[data-plate="bell"]').boundingBox())!;
    const rows = await rowsOf(page, '[data-line]');
    expect(rows.length).toBeGreaterThan(1);
    const under = rows.filter(
      ({ top, bottom, right }) => bottom > bell.y && top < bell.y + bell.height && right > bell.x,
    );
    expect(under, `${width}x${height}`).toEqual([]);
  }
});
