// What needs a browser: the address, the history, and the step from one page to another.
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { hold } from '../support/faults.ts';
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { DEFAULT_DELAY_MS } from '../../app/engine/reading-speed.ts';
import { unitsToRead } from '../../app/engine/typing.ts';
import { said404 } from '../support/guard.ts';
import { arrive, expect, remembered, sail, test, tolerating, type Page } from '../support/navigator.ts';
import {
  NOWHERE,
  choice,
  mapButton,
  mapDialog,
  placeOnMap,
  replayButton,
  skipButton,
  skipOrReplay,
} from '../support/voyage.ts';
import { PLACE, TO, controls, lost, scenes, sea, site } from '../support/words.ts';

/** How long before the end of a reading pause it is looked at. */
const NEAR_THE_END_MS = 2000;
const ODD = '/<b>hello</b>/secret-42';

test.use(tolerating(said404(NOWHERE), said404(/\/.*secret-42/)));

test('any other address: status 404, title ???, a story of 23 lines', async ({ page, navigator }) => {
  await navigator();
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('???');
  expect(lost.preamble).toHaveLength(23);
  await expect(page.locator('[data-line="1"]')).toBeVisible();
});

test('nothing of the address is shown', async ({ page, navigator }) => {
  await navigator();
  await arrive(page, encodeURI(ODD));
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  expect(html).not.toContain('secret-42');
  expect(html).not.toContain('hello</b>');
});

test('after the last line the eyelids close over the whole story, and 3.1 s later one wakes at sea', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 0, seen: ['sea'] });
  await arrive(page, NOWHERE);
  await expect(replayButton(page)).toHaveCount(0);
  const closing = page.getByText(scenes.eyelids_closing);
  await passUntil(page, async () => (await closing.count()) > 0, { within: 1000, step: 10 });
  await expect(page.locator('[data-line][data-state="done"]:visible')).toHaveCount(lost.preamble.length);
  await expect(page.locator('[data-star]')).toBeVisible();
  await expect(skipOrReplay(page)).toHaveAttribute('aria-disabled', 'true');
  expect((await remembered(page)).states?.sea).toEqual({ numTimesPlayed: 1, returning: true });
  // The foot is out of sight while its ground and words change.
  const foot = page.getByRole('contentinfo');
  const seenAt = (part: number) =>
    foot.evaluate((it, at) => {
      const change = it.getAnimations()[0]!;
      change.pause();
      change.currentTime = at * Number(change.effect!.getComputedTiming().duration);
      return getComputedStyle(it).opacity;
    }, part);
  await expect(page.getByRole('main')).toHaveAttribute('data-ground', 'paper');
  expect(await seenAt(880 / 3000)).toBe('0');
  await pass(page, 900, 100);
  await expect(page.getByRole('main')).not.toHaveAttribute('data-ground');
  expect([await seenAt(0), await seenAt(1)]).toEqual(['0', '1']);

  await pass(page, 3100 - 900 - 200, 1000);
  await expect(page).toHaveURL(NOWHERE);
  await pass(page, 300);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
});

test('at the highest speed one is led on at once, and the log has every line', async ({
  page,
  navigator,
}) => {
  await navigator({ delayMs: 0 });
  await arrive(page, NOWHERE);
  await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
  await page.keyboard.press('l');
  const log = page.getByRole('complementary', { name: controls.log_title });
  for (const line of lost.preamble) await expect(log.getByText(line)).toBeVisible();
});

test('what was skipped is in the log', async ({ page, navigator }) => {
  await navigator({ seen: ['sea'] });
  await arrive(page, NOWHERE);
  await skipButton(page).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('l');
  await expect(
    page.getByRole('complementary', { name: controls.log_title }).getByRole('listitem'),
  ).toHaveText(lost.preamble.map((line) => new RegExp(RegExp.escape(line))));
});

test('skip closes the eyes at once; hurried, one is at sea at once', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator();
  await arrive(page, NOWHERE);
  await skipButton(page).click();
  // The bell that has not passed does not hang there meanwhile.
  await expect(page.locator('[data-plate="bell"]')).toHaveCSS('opacity', '0');
  await expect(page.getByText(scenes.eyelids_closing)).toBeAttached();
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('with reduced motion its lines stay as long as it takes to read them, and home is a link beside them', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator();
  await arrive(page, NOWHERE);
  const star = page.getByRole('button', { name: controls.star });
  await passUntil(page, () => star.isVisible(), { within: 5000 });
  const readingMs = unitsToRead(lost.preamble) * DEFAULT_DELAY_MS;
  await pass(page, readingMs - NEAR_THE_END_MS, 1000);
  for (const line of [1, lost.preamble.length])
    await expect(page.locator(`[data-line="${line}"]`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(lost.nowhere);
  await expect(choice(page, site.home_label)).toHaveAttribute('href', '/');
  // They are longer than the window, and are not read through the words of the foot.
  const ground = await page
    .getByRole('contentinfo')
    .evaluate((foot) => getComputedStyle(foot, '::before').opacity);
  expect(ground).toBe('1');
  await pass(page, NEAR_THE_END_MS);
  await expect(page).toHaveURL('/');
});

test('with reduced motion Space, Escape, a click on the scene and the star each lead on at once, and so does the highest speed', async ({
  page,
  navigator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [how, hurry] of [
    ['Space', () => page.keyboard.press('Space')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click on the scene', () => page.mouse.click(4, 4)],
    ['the star', () => page.getByRole('button', { name: controls.star }).click()],
  ] as const)
    await test.step(how, async () => {
      await navigator();
      await arrive(page, NOWHERE);
      await expect(page.locator('main[data-state="unread"]')).toBeVisible();
      await hurry();
      await expect(page).toHaveURL('/');
      expect((await remembered(page)).states?.sea).toEqual({ numTimesPlayed: 0, returning: true });
    });

  await navigator({ delayMs: 0 });
  await arrive(page, NOWHERE);
  await expect(page).toHaveURL('/');
});

test('with reduced motion Space scrolls on where one has begun to scroll, and leads on from the end; a sign says that there is more', async ({
  page,
  navigator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator();
  await arrive(page, NOWHERE);
  await expect(page.locator('main[data-state="unread"]')).toBeVisible();
  const more = page.locator('main [data-more]');
  await expect(more).toHaveCount(1);
  const scrolled = () => page.evaluate(() => window.scrollY);
  // The browser scrolls in many frames, and can lose a key that comes meanwhile.
  const scrollBy = async (key: string) => {
    await page.evaluate(() => {
      const ended = new Promise((done) => addEventListener('scrollend', done, { once: true }));
      Object.assign(globalThis, { ended });
    });
    await page.keyboard.press(key);
    await page.evaluate(async () => void (await (globalThis as { ended?: Promise<unknown> }).ended));
  };
  await scrollBy('ArrowDown');
  await expect(more).toHaveCount(1);
  const read = await scrolled();
  await scrollBy('Space');
  expect(await scrolled()).toBeGreaterThan(read + 100);
  await expect(page.locator('main[data-state="unread"]')).toBeVisible();
  await scrollBy('End');
  await expect(page.locator(`[data-line="${lost.preamble.length}"]`)).toBeInViewport({ ratio: 1 });
  await expect(more).toHaveCount(0);
  // No line is cut through, by the foot or by the upper edge of the window.
  const seen = await page.locator('[data-line]').evaluateAll((lines) =>
    lines
      .filter((line) => Number(getComputedStyle(line).opacity) > 0)
      .map((line) => line.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .map(({ top }) => top),
  );
  expect(seen.length).toBeGreaterThan(1);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/');
});

test('with reduced motion the trail of an upright window comes after the last line', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator();
  await arrive(page, NOWHERE);
  await expect(page.locator('main[data-state="unread"]')).toBeVisible();
  await expect(page.locator('main [data-plate="bell"]')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const trail = page.locator('main [data-plate^="print"]');
  await expect(trail.first()).toBeInViewport({ ratio: 1 });
  const last = (await page.locator(`[data-line="${lost.preamble.length}"]`).boundingBox())!;
  for (const print of await trail.all())
    expect((await print.boundingBox())!.y).toBeGreaterThan(last.y + last.height);
});

test('F32: one Back leaves the unknown address for good', async ({ page, navigator }) => {
  await navigator({ seen: ['sea', 'port'], delayMs: 0 });
  await sail(page, 'port');
  await arrive(page, NOWHERE);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/port');
  await expect(choice(page, TO.shop)).toBeVisible();
});

/** Opens the map, hurries it, and chooses the Port. */
async function choosePort(page: Page): Promise<void> {
  await mapButton(page).click();
  await expect(mapDialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await placeOnMap(page, PLACE.port).click();
}

test('a place chosen on the map while the eyes close is where one goes, however late it comes', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 0, seen: ['sea', 'port'] });
  await arrive(page, NOWHERE);
  const scene = page.getByRole('main');
  await passUntil(page, async () => (await scene.getAttribute('data-state')) === 'closing', {
    within: 1000,
    step: 10,
  });
  const come = await hold(page, /\/assets\/port-.*\.js$/);
  await choosePort(page);
  await passUntil(page, () => mapDialog(page).isHidden(), { within: 5000 });
  await pass(page, TIMINGS_MS.LOST + 1000, 1000);
  await expect(page).toHaveURL(NOWHERE);
  come();
  await expect(page).toHaveURL('/port');
  await expect(choice(page, TO.shop)).toBeVisible();
  await pass(page, TIMINGS_MS.LOST + 1000, 1000);
  await expect(page).toHaveURL('/port');
});

test('a step elsewhere that is given up keeps nobody asleep', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ delayMs: 0, seen: ['sea', 'port'] });
  await arrive(page, NOWHERE);
  await hold(page, /\/assets\/port-.*\.js$/);
  const scene = page.getByRole('main');
  const reaches = (state: string) =>
    passUntil(page, async () => (await scene.getAttribute('data-state')) === state, {
      within: 10_000,
      step: 50,
    });
  await reaches('closing');
  await choosePort(page);
  await reaches('asleep');
  await expect(page).toHaveURL(NOWHERE);
  // A step back to this page, as the map makes one when it closes.
  await page.evaluate(() => {
    history.pushState(null, '', location.href);
    history.back();
  });
  await expect(page).toHaveURL('/');
});
