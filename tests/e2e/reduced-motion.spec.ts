// What needs a browser: a setting that changes while something moves.
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { expect, remembered, sail, test, type Page } from '../support/navigator.ts';
import { choice, mapButton, mapDialog, mapHeadingOf } from '../support/voyage.ts';
import { TO, athenaeum, controls, port, scenes, sea } from '../support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Long enough for any number of waits of 0 ms, too short for a real wait. */
const BLINK_MS = 40;
const LONGEST_MS = 250;

/** Motions that run and take longer than 0 ms. */
const motions = (page: Page) =>
  page.evaluate((longest) => {
    const moving = ['transform', 'translate', 'rotate', 'scale', 'clipPath'];
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
      const ms = Number(effect.getComputedTiming().endTime);
      const moved = moving.filter((property) => effect.getKeyframes().some((frame) => property in frame));
      return moved.length > 0 && ms > longest ? [`${effect.target?.className} ${moved.join()} ${ms} ms`] : [];
    });
  }, LONGEST_MS);

test('the same states in the same order, with no waits and no movement', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator();
  await sail(page, 'sea');
  await page.getByRole('button', { name: sea.wake }).click();
  expect(await motions(page)).toEqual([]);
  await passUntil(page, () => page.locator('[data-line="11"]').isVisible(), { within: 1000, step: 10 });
  await passUntil(page, () => choice(page, TO.port).isVisible(), { within: 4000 });
  for (const text of sea.preamble) await expect(page.getByText(text)).toBeVisible();

  await sail(page, 'athenaeum');
  await passUntil(page, () => page.getByRole('button', { name: athenaeum.button }).isVisible(), {
    within: 5000,
  });
  await page.getByRole('button', { name: athenaeum.button }).click();
  await pass(page, BLINK_MS);
  await expect(choice(page, TO.shelf)).toBeVisible();
  expect(await motions(page)).toEqual([]);
});

test('the lines at the doors begin with the first, and end with the star that leads on', async ({
  page,
  navigator,
}) => {
  await navigator();
  await sail(page, 'athenaeum');
  await expect(page.getByRole('button', { name: athenaeum.button })).toBeVisible();
  const lines = page.getByRole('region', { name: scenes.preamble_region });
  const line = (number: number) => lines.locator(`[data-line="${number}"]`);
  await expect(line(1)).toBeInViewport({ ratio: 1 });
  expect(await lines.evaluate((column) => column.scrollTop)).toBe(0);
  await lines.focus();
  await page.keyboard.press('End');
  const star = lines.getByRole('button', { name: controls.star });
  await expect(star).toBeInViewport({ ratio: 1 });
  await expect(line(1)).not.toBeInViewport();
  await star.click();
  await expect(choice(page, TO.shelf)).toBeVisible();
});

test('the map is there at once, and gone at once', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ seen: ['sea', 'port'] });
  await sail(page, 'port');
  await mapButton(page).click();
  for (let i = 0; i < 5; i += 1) await pass(page, 10);
  await expect(mapHeadingOf(page)).toBeVisible();
  expect(await motions(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (let i = 0; i < 5; i += 1) await pass(page, 10);
  await expect(mapDialog(page)).toBeHidden();
});

test('F78: asked for in the middle of a line, everything is there; taken back, the realm goes on', async ({
  page,
  navigator,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'port');
  await pass(page, 500);
  await expect(page.locator('[data-line="2"]')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await passUntil(page, () => page.locator('[data-line="13"]').isVisible(), { within: 1000, step: 10 });
  await expect(page.locator('[data-line="13"]')).toHaveText(port.preamble[12]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await passUntil(page, () => choice(page, TO.shop).isVisible(), { within: 30_000, step: 100 });
  expect((await remembered(page)).states?.port).toEqual({ numTimesPlayed: 1 });
});

test('F78: asked for while the doors open, one is inside', async ({ page, navigator }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await holdTime(page);
  await navigator({ delayMs: 1 });
  await sail(page, 'athenaeum');
  await passUntil(page, () => page.getByRole('button', { name: athenaeum.button }).isVisible(), {
    within: 3000,
  });
  await page.getByRole('button', { name: athenaeum.button }).click();
  await pass(page, 1000);
  expect(await motions(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await passUntil(page, () => choice(page, TO.shelf).isVisible(), {
    within: 1000,
    step: 10,
  });
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 1 });
});
