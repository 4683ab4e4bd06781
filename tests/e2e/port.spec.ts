// What needs a browser: what follows the lines of a scene.
import { contrastOf } from '../support/contrast.ts';
import { holdTime, passUntil } from '../support/held-clock.ts';
import { resizeTo } from '../support/layout.ts';
import { expect, remembered, sail, test } from '../support/navigator.ts';
import { choice, replayButton, skipButton, speedSlider } from '../support/voyage.ts';
import { TO, mapButtonName, port, scenes } from '../support/words.ts';

test('a first visit tells thirteen lines, then shows two ways to go', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ delayMs: 1 });
  await sail(page, 'port');
  expect(port.preamble).toHaveLength(13);
  await expect(page.locator('[data-line]')).toHaveCount(13);
  await passUntil(page, () => choice(page, TO.shop).isVisible(), { within: 4000 });
  await expect(page.getByRole('heading', { level: 1, name: port.heading })).toBeVisible();
  await expect(choice(page, TO.shop)).toHaveAttribute('href', '/port/shop');
  await expect(choice(page, TO.athenaeum)).toHaveAttribute('href', '/port/athenaeum');
  await expect(page.locator('[data-line]')).toHaveCount(0);
  expect((await remembered(page)).states?.port).toEqual({ numTimesPlayed: 1 });
});

test('lines that came all at once stay to be read, and both ways to go are in the first window', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await navigator({ delayMs: 0 });
  await sail(page, 'port');
  for (const { text } of port.choices) await expect(choice(page, text)).toBeInViewport({ ratio: 1 });
  const column = page.getByRole('region', { name: scenes.preamble_region });
  for (const line of port.preamble) await expect(column.getByText(line)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  const rows = await contrastOf(page, { story: '[data-line]' });
  expect(rows.some(({ story }) => story)).toBe(true);
  expect(rows.filter(({ story, ratio }) => ratio < (story ? 7 : 4.5))).toEqual([]);

  await expect(page.locator('[data-line="13"]')).not.toBeInViewport();
  await column.focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-line="13"]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-line="13"] [data-star]')).toBeInViewport({ ratio: 1 });
  for (const { text } of port.choices) await expect(choice(page, text)).toBeInViewport({ ratio: 1 });
});

test('the ornament is as wide as the widest of title and choices, the post is in the window, and the barrel at the left edge outside', async ({
  page,
  navigator,
}) => {
  await navigator({ seen: ['port'] });
  await sail(page, 'port');
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1366, 625],
    [1440, 900],
    [2560, 1300],
  ] as const) {
    await resizeTo(page, { width, height });
    const past = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      const rows = [words, ...document.querySelectorAll('main li a')];
      const widest = Math.max(...rows.map((row) => row.getBoundingClientRect().right));
      const ornament = title.nextElementSibling!.getBoundingClientRect();
      return (ornament.right - widest) / ornament.width;
    });
    // Letters are hinted: their width is not quite in step with their size.
    expect(Math.abs(past), `${width}x${height}`).toBeLessThan(0.01);
    // A line of the introduction tells of a rope and a post.
    for (const plate of ['post', 'post-rope'])
      await expect(page.locator(`[data-plate='${plate}']`)).toBeInViewport({ ratio: 1 });
  }
  // The barrel ends at this part of the picture's width, and may come 12 px nearer.
  const sky = (await page.locator('[data-plate="sky"]').boundingBox())!;
  expect(sky.x + 0.0413 * sky.width + 12).toBeLessThanOrEqual(0);
  // In a very wide window the ring's middle, at 0.8 of its plate's height, is above the foot.
  await resizeTo(page, { width: 1920, height: 800 });
  const ring = (await page.locator('[data-plate="rope"]').boundingBox())!;
  const foot = (await page.getByRole('button', { name: mapButtonName }).boundingBox())!;
  expect(ring.y + 0.8 * ring.height).toBeLessThan(foot.y);

  // Its windows are lit where they are: a light that grew would leave their arches.
  const lit = page.locator('[data-plate="athenaeum-light"]');
  const unlit = (await lit.boundingBox())!.width;
  await choice(page, TO.athenaeum).focus();
  await expect(lit).not.toHaveCSS('filter', 'none');
  await lit.evaluate((light) => light.getAnimations().forEach((change) => change.finish()));
  expect((await lit.boundingBox())!.width).toBe(unlit);
});

test('skip and replay change places, nothing beside them moves, and the rest of a double click on Replay skips nothing', async ({
  page,
  navigator,
}) => {
  await navigator();
  await sail(page, 'port');
  await expect(replayButton(page)).toHaveCount(0);
  const slider = await speedSlider(page).boundingBox();
  await skipButton(page).click();
  await expect(choice(page, TO.shop)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replayButton(page)).toBeVisible();
  expect(await speedSlider(page).boundingBox()).toEqual(slider);
  await replayButton(page).click();
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await expect(skipButton(page)).toBeVisible();
  await skipButton(page).click();
  expect((await remembered(page)).states?.port).toEqual({ numTimesPlayed: 2 });

  // The rest of a double click on Replay does not skip what it has begun.
  await expect(choice(page, TO.shop)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replayButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await replayButton(page).dblclick();
  await expect(skipButton(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'preamble');
  expect((await remembered(page)).states?.port).toEqual({ numTimesPlayed: 2 });
});

test('leaving in the middle counts nothing', async ({ page, navigator }) => {
  await navigator({ seen: ['sea'] });
  await sail(page, 'sea');
  await choice(page, TO.port).click();
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await page.goBack();
  await expect(choice(page, TO.port)).toBeVisible();
  expect((await remembered(page)).states?.port).toEqual({ numTimesPlayed: 0 });
});
