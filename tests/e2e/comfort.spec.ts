import { said404 } from '../support/guard.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { arrive, expect, remembered, sail, test, tolerating, type Page } from '../support/navigator.ts';
import {
  NOWHERE,
  choice,
  clickScene,
  mapButton,
  mapHeadingOf,
  replayButton,
  skipButton,
} from '../support/voyage.ts';
import { athenaeum, controls, lost, port, sea } from '../support/words.ts';

test.use(tolerating(said404(NOWHERE)));

const line = (page: Page, number: number) => page.locator(`[data-line="${number}"]`);
const pauseButton = (page: Page) => page.getByRole('button', { name: controls.pause_label });
const goOnButton = (page: Page) => page.getByRole('button', { name: controls.resume, exact: true });
const LONG_MS = 20_000;

/** What runs on the page by itself: CSS animations, transitions and those of scripts, by what they move. */
const running = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      return [`${effect.target?.outerHTML.slice(0, 60)} ${effect.pseudoElement ?? ''}`];
    }),
  );

test.describe('pause', () => {
  test('stops typing, its pauses and the picture at once, until one goes on', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator({ delayMs: 40 });
    await sail(page, 'port');
    await pass(page, 500);
    await expect(line(page, 1)).toHaveAttribute('data-state', 'typing');
    await pauseButton(page).click();
    await expect(goOnButton(page)).toBeFocused();
    await expect.poll(() => running(page)).toEqual([]);
    await page.clock.fastForward(LONG_MS);
    await expect(line(page, 1)).toHaveAttribute('data-state', 'typing');

    await goOnButton(page).click();
    await expect.poll(() => running(page)).not.toEqual([]);
    await passUntil(page, async () => (await line(page, 1).getAttribute('data-state')) === 'done', {
      within: 8000,
    });
    // In the rest between two lines as well.
    await pauseButton(page).click();
    await page.clock.fastForward(LONG_MS);
    await expect(line(page, 2)).toBeHidden();
  });

  test('P pauses and goes on; not while a key is held down, nor with a modifier', async ({
    page,
    navigator,
  }) => {
    await navigator({ seen: ['port'] });
    await sail(page, 'port');
    await page.keyboard.press('Control+p');
    await page.keyboard.press('Shift+p');
    await expect(pauseButton(page)).toBeVisible();
    await page.keyboard.down('p');
    await page.keyboard.down('p');
    await expect(goOnButton(page)).toBeVisible();
    await page.keyboard.up('p');
    await page.keyboard.press('p');
    await expect(pauseButton(page)).toBeVisible();
  });

  test('while held, each hurry shows one more line, whole, and the last goes on', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ delayMs: 40 });
    await sail(page, 'port');
    await pass(page, 500);
    await page.keyboard.press('p');
    await clickScene(page);
    await expect(line(page, 1)).toHaveAttribute('data-state', 'done');
    for (let number = 2; number <= port.preamble.length; number += 1) {
      await page.keyboard.press(number % 2 === 0 ? 'Space' : 'Enter');
      await expect(line(page, number)).toHaveAttribute('data-state', 'done');
      await expect(page.locator('[data-line]:not([hidden])')).toHaveCount(number);
    }
    await page.clock.fastForward(LONG_MS);
    await expect(line(page, port.preamble.length)).toBeVisible();
    await clickScene(page);
    // What would arrive slowly is there: nothing moves.
    await expect(choice(page, 'Visit the Merchant.')).toBeVisible();
    await pass(page, 50);
    await expect.poll(() => page.locator('main').getAttribute('data-state')).toBe('view');
    await expect.poll(() => running(page)).toEqual([]);
    expect((await remembered(page)).states?.port.numTimesPlayed).toBe(1);

    // The next scene is held too.
    await choice(page, 'Head to the Athenaeum.').click();
    await expect(page).toHaveURL('/port/athenaeum');
    await page.clock.fastForward(LONG_MS);
    await expect(goOnButton(page)).toBeVisible();
    await expect(line(page, 2)).toBeHidden();
    await expect(line(page, 1)).not.toHaveAttribute('data-state', 'done');
    await clickScene(page);
    await expect(line(page, 1)).toHaveAttribute('data-state', 'done');
    // Skipping always works; doors opened while held are open.
    await skipButton(page).click();
    await page.getByRole('button', { name: athenaeum.button }).click();
    await pass(page, 50);
    await expect(choice(page, 'Scour the nearby shelf.')).toBeVisible();
    await goOnButton(page).click();
    await expect.poll(() => running(page)).not.toEqual([]);
  });

  test('stops doors on their way; hurrying shows how they end', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator({ delayMs: 0 });
    await sail(page, 'athenaeum');
    await passUntil(page, () => page.getByRole('button', { name: athenaeum.button }).isVisible(), {
      within: 2000,
    });
    await page.getByRole('button', { name: athenaeum.button }).click();
    await pass(page, 1000);
    await page.keyboard.press('p');
    await page.clock.fastForward(LONG_MS);
    await expect(page.locator('main')).toHaveAttribute('data-state', 'opening');
    await expect.poll(() => running(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(choice(page, 'Scour the nearby shelf.')).toBeVisible();
  });

  test('eyelids wait, and the map still works', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator();
    await sail(page, 'sea');
    await page.keyboard.press('p');
    await page.clock.fastForward(LONG_MS);
    await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
    await mapButton(page).click();
    await passUntil(page, () => mapHeadingOf(page).isVisible(), { within: 4000 });
    // P is a letter like any other where something lies over the page.
    await page.keyboard.press('p');
    await page.keyboard.press('Escape');
    await passUntil(page, () => mapHeadingOf(page).isHidden(), { within: 4000 });
    await pass(page, 3000);
    await expect(goOnButton(page)).toBeVisible();
    await page.getByRole('button', { name: sea.wake }).click();
    await pass(page, 50);
    await expect(page.locator('main')).toHaveAttribute('data-state', 'preamble');
    await page.clock.fastForward(LONG_MS);
    await expect(line(page, 1)).not.toHaveAttribute('data-state', 'done');
    await skipButton(page).click();
    await pass(page, 50);
    await expect(replayButton(page)).toBeEnabled();
    await expect(choice(page, 'Go to the Port.')).toBeVisible();
  });

  test('a lamp or a footprint that a line brings is there at once', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator({ delayMs: 1 });
    await arrive(page, NOWHERE);
    await page.keyboard.press('p');
    for (const text of lost.preamble) {
      await page.keyboard.press('Space');
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect.poll(() => running(page)).toEqual([]);
  });

  for (const path of ['/port/shop', '/port/athenaeum/shelf', '/port/athenaeum/cabinet']) {
    test(`stands alone at ${path}, where nothing is typed`, async ({ page, navigator }) => {
      await navigator({ seen: ['sea', 'port', 'athenaeum'] });
      await arrive(page, path);
      await pauseButton(page).click();
      await expect(goOnButton(page)).toBeVisible();
      await expect(skipButton(page)).toHaveCount(0);
    });
  }
});
