// What needs a browser: a setting that changes while something moves.
import type { Locator } from '@playwright/test';
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

const middleOf = async (locator: Locator) => {
  const { x, width } = (await locator.boundingBox())!;
  return x + width / 2;
};

test('sea: the choice stands with the lines below it, also where the horizon lets them begin lower', async ({
  page,
  navigator,
}) => {
  await navigator();
  await sail(page, 'sea');
  await page.getByRole('button', { name: sea.wake }).click();
  await expect(page.locator('main [data-more]')).toHaveCount(1);
  for (const [width, height] of [
    [600, 800],
    [768, 1024],
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const { y: from, height: rows } = (await page.locator('[data-line="1"]').boundingBox())!;
      const { y, height: high } = (await choice(page, TO.port).boundingBox())!;
      expect(from - y - high, `${width}x${height}`).toBeLessThan(rows);
      expect(from - y - high, `${width}x${height}`).toBeGreaterThan(0);
    }).toPass();
    // Nothing lies over it.
    await choice(page, TO.port).click({ trial: true });
  }
});

test('port: title and choices stand over the star, and the lines in the sky beyond the dome', async ({
  page,
  navigator,
}) => {
  await navigator();
  await sail(page, 'port');
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1920, 1080],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sky = (await page.locator('[data-plate="sky"]').boundingBox())!;
    const star = sky.x + 0.523 * sky.width;
    const how = `${width}x${height}`;
    expect(Math.abs((await middleOf(page.getByRole('heading', { level: 1 }))) - star), how).toBeLessThan(16);
    const { x } = (await page.locator('[data-line="1"]').boundingBox())!;
    expect(x, how).toBeGreaterThan(sky.x + 0.76 * sky.width);
  }
});

for (const id of ['sea', 'port', 'athenaeum'] as const)
  test(`${id}: the column of all lines is scrolled from anywhere in the scene, by whole lines, and says so while there is more`, async ({
    page,
    navigator,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await navigator();
    await sail(page, id);
    if (id === 'sea') await page.getByRole('button', { name: sea.wake }).click();
    const lines = page.getByRole('region', { name: scenes.preamble_region });
    await expect(page.locator('main [data-more]')).toHaveCount(1);
    await expect(lines).toHaveAttribute('data-lines');
    const scrolled = () => lines.evaluate((column) => column.scrollTop);
    /** What of each row of each line is seen, as a part of it, once a frame has shown what was asked for. */
    const parts = () =>
      lines.evaluate(async (column) => {
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        const { top } = column.getBoundingClientRect();
        const from = top + Number.parseFloat(column.style.getPropertyValue('--lines-from'));
        const to = top + Number.parseFloat(column.style.getPropertyValue('--lines-to'));
        return [...column.querySelectorAll('[data-line]')].map((line) => {
          const range = document.createRange();
          range.selectNode(line.firstChild!);
          return [...range.getClientRects()].map(
            (row) => Math.max(0, Math.min(row.bottom, to) - Math.max(row.top, from)) / row.height,
          );
        });
      });
    // Letters reach less far than the row that is measured.
    const isWhole = (line: readonly number[]) => line.every((part) => part > 0.8);
    const isAway = (line: readonly number[]) => line.every((part) => part < 0.05);
    const wholeAfter = async (movedTo: (px: number) => boolean) => {
      await expect.poll(async () => movedTo(await scrolled())).toBe(true);
      const seen = await parts();
      expect(seen.filter(isWhole).length).toBeGreaterThan(0);
      expect(seen.filter((line) => !isWhole(line) && !isAway(line))).toEqual([]);
    };
    await wholeAfter((px) => px === 0);

    await page.mouse.move(700, 600);
    // As from a touch pad.
    for (let turns = 0; turns < 15; turns += 1) await page.mouse.wheel(0, 8);
    await wholeAfter((px) => px > 20);
    const wheeled = await scrolled();
    await page.keyboard.press('Space');
    await wholeAfter((px) => px > wheeled);
    await page.keyboard.press('End');
    await expect(page.locator('main [data-more]')).toHaveCount(0);
    await expect(lines.locator('[data-line]').last()).toBeInViewport({ ratio: 1 });
    // Also from a choice, which answers Space and Enter alone.
    if (id !== 'athenaeum') await page.locator('main').getByRole('link').first().focus();
    await page.keyboard.press('Home');
    await wholeAfter((px) => px === 0);
    await expect(page.locator('main [data-more]')).toHaveCount(1);

    // Page by page, in windows where lines and letters are of other heights, no line is left out, the first one neither.
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
      [768, 1024],
      [600, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.keyboard.press('Home');
      await wholeAfter((px) => px === 0);
      const seen = new Set<number>();
      const note = async () => {
        for (const [line, of] of (await parts()).entries()) if (isWhole(of)) seen.add(line);
      };
      await note();
      expect(seen.has(0), `${width}x${height}`).toBe(true);
      for (let at = -1; at !== (await scrolled());) {
        at = await scrolled();
        await page.keyboard.press('PageDown');
        await note();
      }
      expect(seen.size, `${width}x${height}`).toBe((await parts()).length);
    }

    // Behind an overlay nothing moves.
    await mapButton(page).click();
    await expect(mapDialog(page)).toBeVisible();
    await page.keyboard.press('Home');
    expect(await page.locator('main [data-lines]').evaluate((column) => column.scrollTop)).toBeGreaterThan(0);
  });

test('of the lines at sea none lies on the horizon, whatever the window', async ({ page, navigator }) => {
  await navigator();
  await sail(page, 'sea');
  await page.getByRole('button', { name: sea.wake }).click();
  await expect(choice(page, TO.port)).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [2560, 1080],
    [1920, 1080],
    [600, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = () =>
      page.evaluate(() => {
        const horizonPx = document.querySelector('[data-plate="water"]')!.getBoundingClientRect().top;
        const boxes = [...document.querySelectorAll('[data-line]')].map((it) => it.getBoundingClientRect());
        return {
          above: boxes.some(({ bottom }) => bottom < horizonPx),
          on: boxes.filter(({ top, bottom }) => top < horizonPx && bottom > horizonPx).length,
        };
      });
    await expect.poll(lines, `${width}x${height}`).toEqual({ above: true, on: 0 });
  }
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
