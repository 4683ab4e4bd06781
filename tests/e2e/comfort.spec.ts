// What needs a browser: what is painted and moves, the focus, and what covers what. Pace and letters are tested in
// app/stage/telling/telling.test.ts.
import type { Locator } from '@playwright/test';
import { wordsPerMinute } from '../../app/engine/words-per-minute.ts';
import { inTurn } from '../support/faults.ts';
import { said404 } from '../support/guard.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { IN_ORDER, layoutOf, resizeTo } from '../support/layout.ts';
import {
  SEEN,
  alive,
  arrive,
  expect,
  pathOf,
  remembered,
  sail,
  test,
  tolerating,
  type Page,
} from '../support/navigator.ts';
import {
  NOWHERE,
  choice,
  clickScene,
  mapButton,
  mapHeadingOf,
  openMap,
  replayButton,
  skipButton,
  speedSlider,
} from '../support/voyage.ts';
import {
  PRIVACY,
  TO,
  athenaeum,
  books,
  bookWords,
  controls,
  errors,
  keyWords,
  lost,
  manualWords,
  port,
  sea,
  settingWords,
  shopWords,
} from '../support/words.ts';

test.use(tolerating(said404(NOWHERE)));

const line = (page: Page, number: number) => page.locator(`[data-line="${number}"]`);
const pauseButton = (page: Page) => page.getByRole('button', { name: controls.pause_label });
const goOnButton = (page: Page) => page.getByRole('button', { name: controls.resume, exact: true });
const LONG_MS = 20_000;

/** What runs by itself: CSS animations, transitions and those of scripts, by the element they move. */
const running = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      return [`${effect.target?.outerHTML.slice(0, 60)} ${effect.pseudoElement ?? ''}`];
    }),
  );

test.describe('pause', () => {
  test.use({ loops: true });

  test('stops typing, its pauses and the picture at once, until one goes on', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator({ delayMs: 40 });
    await sail(page, 'port');
    await pass(page, 500);
    await expect(line(page, 1)).toHaveAttribute('data-state', 'typing');
    await pauseButton(page).click();
    await expect(goOnButton(page)).toBeVisible();
    await expect.poll(() => running(page)).toEqual([]);
    await page.clock.fastForward(LONG_MS);
    await expect(line(page, 1)).toHaveAttribute('data-state', 'typing');

    await goOnButton(page).click();
    await expect.poll(() => running(page)).not.toEqual([]);
    await passUntil(page, async () => (await line(page, 1).getAttribute('data-state')) === 'done', {
      within: 8000,
    });
    // This also holds in the rest between two lines.
    await pauseButton(page).click();
    await page.clock.fastForward(LONG_MS);
    await expect(line(page, 2)).toBeHidden();
  });

  test('leaves no word half faded', async ({ page, navigator }) => {
    await holdTime(page);
    const faded = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.flatMap((it) => {
          const { opacity } = getComputedStyle(it);
          return opacity === '0' || opacity === '1' ? [] : [`${it.textContent} ${opacity}`];
        }),
      );
    // A line that leaves stays in the middle of it, or it would be gone before the pause.
    await page.addInitScript(() => {
      document.addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof Element) || !target.matches('[data-line]')) return;
        for (const fade of target.getAnimations().filter((it) => it instanceof CSSTransition)) {
          fade.currentTime = 70;
          fade.playbackRate = 0.001;
        }
      });
    });
    await navigator({ delayMs: 40 });
    await sail(page, 'port');
    await expect
      .poll(async () => {
        await clickScene(page);
        await pass(page, 100);
        return faded('[data-line]');
      })
      .not.toEqual([]);
    await page.keyboard.press('p');
    expect(await faded('[data-line]')).toEqual([]);

    await navigator({ seen: ['sea'] });
    await sail(page, 'sea');
    await expect(page.locator('main[data-state="revealing"]')).toBeAttached();
    // Title and choice, in the middle of their reveal.
    await page.evaluate(() => {
      for (const reveal of document.querySelector('main')!.getAnimations({ subtree: true })) {
        const end = Number(reveal.effect!.getComputedTiming().endTime);
        if (reveal instanceof CSSAnimation && end < Infinity) reveal.currentTime = end - 300;
      }
    });
    const words = 'main [data-words] :not(svg, svg *)';
    expect(await faded(words)).not.toEqual([]);
    await page.keyboard.press('p');
    expect(await faded(words)).toEqual([]);
    await page.keyboard.press('p');
    await expect(pauseButton(page)).toBeAttached();
    expect(await faded(words)).toEqual([]);
  });

  test('P pauses and goes on; no key does anything while it is held down, with a modifier, or while one types in a field', async ({
    page,
    navigator,
  }) => {
    await navigator({ seen: ['port'] });
    await sail(page, 'port');
    await fetchLogAndSettings(page);
    for (const key of ['Control+p', 'Alt+l', 'Shift+p', 'Shift+P', 'Shift+L']) {
      await page.keyboard.press(key);
      await expect(pauseButton(page), key).toBeVisible();
      await expect(theLog(page), key).toHaveCount(0);
    }
    await page.keyboard.down('p');
    await page.keyboard.down('p');
    await expect(goOnButton(page)).toBeVisible();
    await page.keyboard.up('p');
    await page.keyboard.press('p');
    await expect(pauseButton(page)).toBeVisible();
    // The realm has no field, but an extension may add one.
    await page.evaluate(() => document.querySelector('main')!.append(document.createElement('input')));
    const field = page.getByRole('main').getByRole('textbox');
    for (const key of ['p', 'l', '?']) {
      await field.pressSequentially(key);
      await expect(pauseButton(page), key).toBeVisible();
      await expect(theLog(page), key).toHaveCount(0);
      await expect(help(page), key).toBeHidden();
    }
    await expect(field).toHaveValue('pl?');
  });

  test('while held, each hurry shows one more line, whole, and the last goes on', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ delayMs: 40 });
    await sail(page, 'port');
    await pass(page, 500);
    // With the pointer: Space and Enter belong to the story all the same.
    await pauseButton(page).click();
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
    // Nothing moves while paused, so the choice does not fade in.
    await expect(choice(page, TO.shop)).toBeVisible();
    await pass(page, 50);
    await expect.poll(() => page.locator('main').getAttribute('data-state')).toBe('choosing');
    await expect.poll(() => running(page)).toEqual([]);
    expect((await remembered(page)).states?.port.numTimesPlayed).toBe(1);

    // The next scene is paused too.
    await choice(page, TO.athenaeum).click();
    await expect(page).toHaveURL('/port/athenaeum');
    await page.clock.fastForward(LONG_MS);
    await expect(goOnButton(page)).toBeVisible();
    await expect(line(page, 2)).toBeHidden();
    await expect(line(page, 1)).not.toHaveAttribute('data-state', 'done');
    await clickScene(page);
    await expect(line(page, 1)).toHaveAttribute('data-state', 'done');
    // Skip works while paused, and then the doors are open at once.
    await skipButton(page).click();
    await page.getByRole('button', { name: athenaeum.button }).click();
    await pass(page, 50);
    await expect(choice(page, TO.shelf)).toBeVisible();
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
    await expect(choice(page, TO.shelf)).toBeVisible();
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
    // P does nothing while something covers the page.
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
    await expect(choice(page, TO.port)).toBeVisible();
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

  test('goes away where nothing moves, and leaves the focus on the heading', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port', 'athenaeum'] });
    await sail(page, 'shelf');
    await page.keyboard.press('p');
    await page.getByRole('main').getByRole('link', { name: books[1].name }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: books[1].name })).toBeVisible();
    await goOnButton(page).press('Enter');
    await expect(goOnButton(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: books[1].name })).toBeFocused();
  });
});

const logButton = (page: Page) =>
  page.getByRole('button', { name: `${controls.log}: ${controls.log_label}`, exact: true });
const theLog = (page: Page) => page.getByRole('complementary', { name: controls.log_title });
const logHeading = (page: Page) => page.getByRole('heading', { name: controls.log_title, exact: true });
const playFrom = (page: Page, number: number) => theLog(page).getByRole('button', { name: `${number}:` });

test.describe('log', () => {
  test('opens beside the scene by its button and by L, and gives the focus back', async ({
    page,
    navigator,
  }) => {
    await navigator({ seen: ['sea'] });
    await sail(page, 'sea');
    await logButton(page).click();
    await expect(logHeading(page)).toBeFocused();
    await expect(logButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(theLog(page)).toContainText(controls.log_empty);
    // From below, an empty one leaves the picture in sight.
    const window = page.viewportSize()!;
    await resizeTo(page, { width: 768, height: 1024 });
    const sheet = (await theLog(page).boundingBox())!;
    expect(sheet.height).toBeLessThan(300);
    // No strip of the scene lies between it and the foot.
    const foot = (await page.locator('[data-realm] footer').boundingBox())!;
    expect(sheet.y + sheet.height).toBeGreaterThanOrEqual(foot.y - 1);
    await resizeTo(page, window);
    await page.keyboard.press('Escape');
    await expect(theLog(page)).toHaveCount(0);
    await expect(logButton(page)).toBeFocused();
    await page.keyboard.press('l');
    await expect(logHeading(page)).toBeFocused();
    await theLog(page).getByRole('button', { name: controls.log_close }).click();
    await expect(logButton(page)).toBeFocused();
    // The button of the log stays in reach, and closes it.
    await logButton(page).click();
    await logButton(page).click();
    await expect(theLog(page)).toHaveCount(0);
  });

  test('leaves Escape to what moves, and opens with its first line whole', async ({ page, navigator }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await navigator({ delayMs: 0 });
    await sail(page, 'athenaeum');
    const stepInside = page.getByRole('button', { name: athenaeum.button, exact: true });
    await expect(stepInside).toBeVisible();
    const cut = () =>
      theLog(page).evaluate((sheet) => {
        const edge = sheet.querySelector('header')!.getBoundingClientRect().bottom;
        const lines = [...sheet.querySelectorAll('p, h3, li')].map((it) => it.getBoundingClientRect());
        return {
          scrolled: sheet.scrollTop,
          lines: lines.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length,
        };
      });
    await logButton(page).click();
    expect((await cut()).scrolled, 'there is more than fits').toBeGreaterThan(0);
    // In a window that is a little lower than the log is high, the hint above the lines would be cut.
    for (let height = 560; height <= 760; height += 20) {
      await page.keyboard.press('Escape');
      await resizeTo(page, { width: 1280, height });
      await logButton(page).click();
      expect((await cut()).lines, `${height}`).toBe(0);
    }
    // Open while the window changes, it keeps its end in view, until one scrolls back.
    const newest = theLog(page).getByRole('listitem').last();
    for (const height of [560, 900, 560]) {
      await resizeTo(page, { width: 1280, height });
      await expect(newest, `${height}`).toBeInViewport({ ratio: 0.9 });
      await expect.poll(async () => (await cut()).lines, { message: `${height}` }).toBe(0);
    }
    // The head throws a shadow while there are earlier entries under it. At the end nothing fades.
    const veil = () => theLog(page).evaluate((sheet) => getComputedStyle(sheet, '::after').backgroundImage);
    await expect(theLog(page)).toHaveAttribute('data-above');
    expect(await veil()).toBe('none');
    await theLog(page).evaluate((sheet) => sheet.scrollTo(0, 0));
    await expect(theLog(page)).not.toHaveAttribute('data-above');
    expect(await veil()).not.toBe('none');
    await expect(newest).not.toBeInViewport({ ratio: 0.9 });
    await resizeTo(page, { width: 1280, height: 580 });
    await expect(newest).not.toBeInViewport({ ratio: 0.9 });

    await stepInside.press('Enter');
    await expect(page.locator('main')).toHaveAttribute('data-state', 'opening');
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toHaveAttribute('data-state', 'inside');
    await expect(theLog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(theLog(page)).toHaveCount(0);
  });

  test('has what was shown, chosen, said by Proteus and answered, scene by scene, and keeps none of it', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ seen: ['sea', 'athenaeum'], delayMs: 40 });
    await sail(page, 'sea');
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    await page.keyboard.press('p');
    for (let i = 0; i < 3; i += 1) await clickScene(page);
    await expect(line(page, 3)).toHaveAttribute('data-state', 'done');
    await logButton(page).click();
    const items = theLog(page).getByRole('listitem');
    await expect(items).toHaveText([
      `${controls.log_chosen} ${TO.port}`,
      ...port.preamble.slice(0, 3).map((text, i) => `${i + 1}${text}`),
    ]);
    await expect(theLog(page).getByRole('heading', { level: 3 })).toHaveText([
      sea.document.title,
      port.document.title,
    ]);
    // The scene goes on beside the log; Space on the log scrolls the log.
    await page.keyboard.press('Space');
    await expect(items).toHaveCount(4);
    await clickScene(page);
    await expect(items.last()).toHaveText(`4${port.preamble[3]}`);
    await page.keyboard.press('Escape');

    await skipButton(page).click();
    await choice(page, TO.shop).click();
    const said = page.getByRole('main').getByRole('status').filter({ hasText: shopWords.speech_label });
    await expect(said).toBeVisible();
    const words = (await said.innerText()).replace(/\s+/g, ' ');
    await page.keyboard.press('l');
    await expect(items.last()).toHaveText(words);
    await page.keyboard.press('Escape');
    await page.goBack();
    await choice(page, TO.athenaeum).click();
    await page.getByRole('button', { name: athenaeum.choices[0].text }).click();
    await page.getByRole('button', { name: manualWords.next }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await expect(items.last()).toHaveText(`${manualWords.says} ${athenaeum.manual.refusals[0]}`);

    await page.reload();
    await alive(page);
    await page.keyboard.press('l');
    await expect(theLog(page)).toContainText(controls.log_empty);
  });

  test('has what was skipped, and plays it from a line', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator({ seen: ['sea'] });
    await sail(page, 'port');
    await page.getByRole('button', { name: controls.skip_label }).click();
    await expect(choice(page, TO.shop)).toBeVisible();
    await page.keyboard.press('l');
    await expect(theLog(page).getByRole('listitem')).toHaveText(
      port.preamble.map((words) => new RegExp(RegExp.escape(words))),
    );
    await playFrom(page, 13).click();
    await passUntil(page, () => page.getByText(port.preamble[12]).isVisible(), { within: 2000 });
  });

  test('plays an introduction from a line on, elsewhere and here, and counts it as a replay', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ delayMs: 40 });
    await sail(page, 'sea');
    await page.getByRole('button', { name: sea.wake }).click();
    await page.keyboard.press('p');
    await page.keyboard.press('Escape');
    for (const _ of sea.preamble) await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    expect((await remembered(page)).states?.sea.numTimesPlayed).toBe(1);

    await page.keyboard.press('l');
    await playFrom(page, 10).click();
    await expect(page).toHaveURL('/');
    await expect(theLog(page)).toHaveCount(0);
    await expect(page.locator('[data-line]:not([hidden])')).toHaveCount(10);
    await expect(line(page, 10)).not.toHaveAttribute('data-state', 'done');
    await clickScene(page);
    await expect(line(page, 10)).toHaveAttribute('data-state', 'done');
    await clickScene(page);
    await clickScene(page);
    await expect(choice(page, TO.port)).toBeVisible();
    expect((await remembered(page)).states?.sea.numTimesPlayed).toBe(2);

    await page.keyboard.press('l');
    await playFrom(page, 2).last().click();
    await expect(page.locator('[data-line]:not([hidden])')).toHaveCount(2);
    // An introduction that is left before its end is not counted; a replay begins with the first line.
    await skipButton(page).click();
    expect((await remembered(page)).states?.sea.numTimesPlayed).toBe(3);
    await pass(page, 50);
    await replayButton(page).click();
    await page.getByRole('button', { name: sea.wake }).click();
    await pass(page, 50);
    await expect(page.locator('[data-line]:not([hidden])')).toHaveCount(1);
  });

  test('gives the focus to the heading where what had it has gone', async ({ page, navigator }) => {
    await navigator();
    await sail(page, 'port');
    const first = page.getByRole('heading', { level: 1 });
    await first.evaluate((it) => {
      it.tabIndex = -1;
      it.focus();
    });
    await page.keyboard.press('l');
    await expect(theLog(page)).toBeVisible();
    await skipButton(page).dispatchEvent('click');
    await expect(choice(page, TO.shop)).toBeVisible();
    await theLog(page).getByRole('button', { name: controls.log_close, exact: true }).press('Enter');
    await expect(theLog(page)).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  const WAYS: Readonly<Record<string, (page: Page) => Locator>> = {
    [pathOf('port')]: (page) => choice(page, TO.athenaeum),
    [pathOf('athenaeum')]: (page) => choice(page, TO.shelf),
    [pathOf('cabinet')]: (page) => page.getByRole('main').getByRole('button', { name: PRIVACY.title }),
    [pathOf('shelf')]: (page) => page.getByRole('main').getByRole('link', { name: books[0].name }).last(),
    [`${pathOf('shelf')}/${books[0].slug}`]: (page) =>
      page.getByRole('main').getByRole('link', { name: bookWords.back }).first(),
  };
  const WINDOWS = [
    { width: 1440, height: 900 },
    { width: 800, height: 500 },
    { width: 600, height: 900 },
  ];
  test('covers no way on, whatever the window', async ({ page, navigator }) => {
    test.setTimeout(90_000);
    await navigator(SEEN);
    for (const [at, [path, way]] of Object.entries(WAYS).entries()) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await arrive(page, path);
      await page.keyboard.press('l');
      await expect(theLog(page)).toBeVisible();
      for (const size of inTurn(WINDOWS, at)) {
        await page.setViewportSize(size);
        await way(page).click({ trial: true });
        await logButton(page).click({ trial: true });
      }
    }
  });

  test('comes from below in an upright window, and covers no row of the line that is told', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    for (const size of [
      { width: 600, height: 800 },
      { width: 768, height: 1024 },
      { width: 900, height: 1200 },
    ])
      for (const path of [pathOf('port'), pathOf('athenaeum'), NOWHERE]) {
        await navigator({ delayMs: 1 });
        await page.setViewportSize(size);
        await arrive(page, path);
        await page.keyboard.press('l');
        await expect(theLog(page)).toBeVisible();
        for (let hurries = 0; hurries < 4; hurries += 1) {
          await clickScene(page);
          await pass(page, 20);
          // In one moment, because with its first entry the sheet grows. It may still be on its way, as the lines are, which
          // end where their column does.
          const coveredPx = await page.evaluate(() => {
            const column = document.querySelector('[data-line][data-current]')?.closest('section');
            const sheet = document.querySelector<HTMLElement>('[data-log]')!;
            return column ? column.getBoundingClientRect().bottom - sheet.offsetTop : 0;
          });
          expect(coveredPx, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
        }
      }
  });

  test('lies on no line that is told, also in the largest letters', async ({ page, navigator }) => {
    await holdTime(page);
    for (const [path, size] of [
      [pathOf('sea'), { width: 1000, height: 700 }],
      [NOWHERE, { width: 1000, height: 700 }],
      [NOWHERE, { width: 844, height: 390 }],
      [pathOf('athenaeum'), { width: 1366, height: 657 }],
    ] as const) {
      await navigator({ delayMs: 1 });
      await page.setViewportSize(size);
      await arrive(page, path);
      await page.evaluate(() => {
        document.documentElement.dataset['letters'] = 'largest';
      });
      if (path === pathOf('sea')) await page.getByRole('button', { name: sea.wake }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('l');
      await expect(theLog(page)).toBeVisible();
      for (let hurries = 0; hurries < 6; hurries += 1) {
        await page.keyboard.press('Enter');
        await pass(page, 20);
        const coveredPx = await page.evaluate(() => {
          const sheet = document.querySelector<HTMLElement>('[data-log]')!;
          const rows = [...document.querySelectorAll('[data-line]:not([hidden])')].map((told) => {
            const range = document.createRange();
            range.selectNodeContents(told);
            return range.getBoundingClientRect().right;
          });
          return Math.max(0, ...rows) - sheet.offsetLeft;
        });
        expect(coveredPx, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('covers neither the words on the eyelids nor the end of unread lines', async ({ page, navigator }) => {
    await navigator({ delayMs: 0 });
    for (const size of [
      { width: 1200, height: 800 },
      { width: 1024, height: 768 },
      { width: 768, height: 1024 },
      { width: 600, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await arrive(page, pathOf('sea'));
      await page.keyboard.press('l');
      await expect(theLog(page)).toBeVisible();
      const covered = (words: Locator) =>
        words.evaluate((it) => {
          const sheet = document.querySelector<HTMLElement>('[data-log]')!;
          const { right, bottom } = it.getBoundingClientRect();
          return right > sheet.offsetLeft && bottom > sheet.offsetTop;
        });
      const wake = page.getByRole('button', { name: sea.wake });
      expect(await covered(wake.locator('span')), `lids at ${size.width}`).toBe(false);
      await wake.focus();
      await page.keyboard.press('Enter');
      const unread = page.locator('section[data-unread]').last();
      await expect(unread).toBeVisible();
      expect(await covered(unread), `unread lines at ${size.width}`).toBe(false);
      await page.evaluate(() => localStorage.removeItem('ANIMATION_STATES'));
    }
  });

  test('begins with its last entry, where that is higher than its room', async ({ page, navigator }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await navigator();
    await sail(page, 'shop');
    await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset['letters'] = 'largest';
    });
    await page.keyboard.press('l');
    const entry = theLog(page).getByRole('listitem').last();
    const hidden = () =>
      entry.evaluate((it) => {
        const head = it.closest('aside')!.querySelector('header')!;
        return head.getBoundingClientRect().bottom - it.getBoundingClientRect().top;
      });
    await expect(entry).toBeVisible();
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    // Nor does the sheet stick out of a window that is lower than it would be.
    expect((await theLog(page).boundingBox())!.y).toBeGreaterThanOrEqual(0);
  });

  test('has the lines at the doors stand on the leaves, over its button, and not behind its sheet', async ({
    page,
    navigator,
  }) => {
    await navigator({ delayMs: 0 });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 960, height: 540 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await arrive(page, pathOf('athenaeum'));
      await page.keyboard.press('l');
      await expect(theLog(page)).toBeVisible();
      const middleOf = async (it: Locator) => {
        const { x, width } = (await it.boundingBox())!;
        return Math.round(x + width / 2);
      };
      const button = page.getByRole('button', { name: athenaeum.button });
      const column = page.locator('[data-introduction] [data-line]').first();
      const off = (await middleOf(column)) - (await middleOf(button));
      // In a narrow window the sheet covers the doors.
      if (size.width >= 1024) expect(Math.abs(off), JSON.stringify(size)).toBeLessThan(12);
      const [first, sheet] = [(await column.boundingBox())!, (await theLog(page).boundingBox())!];
      expect(first.x + first.width, JSON.stringify(size)).toBeLessThanOrEqual(sheet.x);
    }
  });

  test('is printed alone while it is open', async ({ page, navigator }) => {
    await navigator({ delayMs: 0 });
    await sail(page, 'port');
    await expect(choice(page, TO.shop)).toBeVisible();
    await page.keyboard.press('l');
    await page.emulateMedia({ media: 'print' });
    await expect(theLog(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
  });
});

const help = (page: Page) => page.getByRole('dialog', { name: settingWords.title, exact: true });

/** Opens log and settings once. Only when their code is there, a key that should do nothing would show them at once. */
async function fetchLogAndSettings(page: Page): Promise<void> {
  for (const [key, opened] of [
    ['l', theLog(page)],
    ['?', help(page)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
}

test('a style sheet is in the page once, also where code that came later and another scene need it', async ({
  page,
  navigator,
}) => {
  await navigator({ seen: ['port'] });
  await sail(page, 'port');
  await fetchLogAndSettings(page);
  await openMap(page);
  await page.keyboard.press('Escape');
  await choice(page, TO.shop).click();
  await expect(page).toHaveURL('/port/shop');
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(sheets.length).toBeGreaterThan(5);
  expect(new Set(sheets).size, sheets.join(' ')).toBe(sheets.length);
});

test.describe('keys', () => {
  test('are listed by ? and from the log; ? and Escape put the list away; they can be switched off, for this visit', async ({
    page,
    navigator,
  }) => {
    await navigator({ seen: ['port'] });
    await sail(page, 'port');
    await fetchLogAndSettings(page);
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible();
    // Another key does nothing here.
    await page.keyboard.press('l');
    await expect(theLog(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(help(page)).toBeHidden();
    await page.keyboard.press('l');
    const fromLog = theLog(page).getByRole('button', { name: keyWords.title });
    await fromLog.click();
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect(fromLog).toBeFocused();
    await expect(theLog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(theLog(page)).toHaveCount(0);

    await page.keyboard.press('?');
    const single = help(page).getByRole('switch', { name: keyWords.single });
    await single.uncheck();
    // With its key switched off, only Escape closes the list.
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const key of ['p', 'l', '?']) {
      await page.keyboard.press(key);
      await expect(pauseButton(page), key).toBeVisible();
      await expect(theLog(page), key).toHaveCount(0);
      await expect(help(page), key).toBeHidden();
    }
    await choice(page, TO.shop).click();
    await expect(page).toHaveURL('/port/shop');
    await logButton(page).click();
    await theLog(page).getByRole('button', { name: keyWords.title }).click();
    await expect(single).not.toBeChecked();
    await single.check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await expect(theLog(page)).toHaveCount(0);
  });
});

test.describe('stillness', () => {
  test.use({ loops: true });

  test('can be asked for, and taken back', async ({ page, navigator }) => {
    await navigator({ seen: ['port'] });
    await sail(page, 'port');
    await expect.poll(() => running(page)).not.toEqual([]);
    await page.getByRole('button', { name: settingWords.button }).click();
    await help(page).getByRole('switch', { name: keyWords.still }).check();
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect.poll(() => running(page)).toEqual([]);
    await page.keyboard.press('?');
    await help(page).getByRole('switch', { name: keyWords.still }).uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => running(page)).not.toEqual([]);
  });
});

test('the settings end inside the window and begin with the way out; letters can be larger and plainer for this visit, and nothing of it is stored', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'port');
  await page.getByRole('button', { name: settingWords.button }).click();
  const close = help(page).getByRole('button', { name: keyWords.close, exact: true });
  await expect(close).toBeFocused();
  await expect(page.locator('[data-realm] > footer')).toBeHidden();
  const radios = help(page).getByRole('radio');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await resizeTo(page, { width, height });
    const sheet = (await help(page).locator('> div').boundingBox())!;
    expect(sheet.y + sheet.height, `${width}x${height}`).toBeLessThan(height);
    const tops = await radios.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size, 'the ticked one stands as high as its neighbours').toBe(1);
    await help(page).getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(help(page).getByRole('link').last()).toBeInViewport();
    await expect(close, 'it stays in reach').toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: settingWords.button })).toBeFocused();

  const drawn = () =>
    page
      .getByRole('button', { name: settingWords.button })
      .evaluate(
        (it) => [parseFloat(getComputedStyle(it).fontSize), getComputedStyle(it).fontFamily] as const,
      );
  const [size, face] = await drawn();
  await page.getByRole('button', { name: settingWords.button }).click();
  const settings = help(page);
  await expect(settings.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await settings.getByRole('radio', { name: settingWords.largest }).check();
  await settings.getByRole('switch', { name: settingWords.plain }).check();
  // The sample of the speed is typed here too.
  await settings.getByRole('slider', { name: controls.speed }).press('ArrowRight');
  await expect(settings.getByText(controls.speed_sample)).toBeVisible();
  await page.keyboard.press('Escape');
  const [larger, plainer] = await drawn();
  expect(larger).toBeGreaterThan(size);
  expect(plainer).not.toBe(face);
  await choice(page, TO.shop).click();
  await expect(page).toHaveURL('/port/shop');
  expect((await drawn())[1]).toBe(plainer);
  await page.reload();
  await alive(page);
  expect((await drawn())[1]).toBe(face);
});

test('the words in the foot stand in two rows where the largest letters need them, under no choice', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'port');
  await page.getByRole('button', { name: settingWords.button }).click();
  await help(page).getByRole('radio', { name: settingWords.largest }).check();
  await help(page).getByRole('switch', { name: settingWords.captions }).check();
  await page.keyboard.press('Escape');
  for (const width of [800, 700, 600]) {
    await resizeTo(page, { width, height: 600 });
    // The room that the scene leaves for the foot, and what the foot takes.
    const [room, taken] = await page
      .getByRole('contentinfo')
      .evaluate((foot) => [
        parseFloat(getComputedStyle(foot).minBlockSize),
        foot.getBoundingClientRect().height,
      ]);
    expect(taken, `${width}`).toBeLessThanOrEqual(room + 1);
    for (const way of await page.getByRole('main').getByRole('link').all()) await way.click({ trial: true });
    expect(await layoutOf(page), `${width}`).toEqual(IN_ORDER);
  }
});

test.describe('reading speed', () => {
  test('is 0 to 100 in steps of 5, said in words a minute, and a sample is typed while it is moved', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ seen: ['port'] });
    await sail(page, 'port');
    const slider = speedSlider(page);
    const pace = (delayMs: number) =>
      controls.speed_words.replace('{count}', String(wordsPerMinute(controls.speed_sample, delayMs)));
    const said = (value: number, words: string) =>
      controls.speed_value.replace('{value}', String(value)).replace('{pace}', words);
    for (const [name, value] of [
      ['min', '0'],
      ['max', '100'],
      ['step', '5'],
    ] as const)
      await expect(slider).toHaveAttribute(name, value);
    await expect(slider).toHaveAttribute('aria-valuetext', said(60, pace(40)));
    const slip = page.locator('[data-slip]');
    await expect(slip).toHaveCount(0);
    await slider.focus();
    await expect(slip).toHaveText(pace(40));
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', said(55, pace(45)));
    await expect(slip).toHaveText(`${pace(45)}${controls.speed_sample}`);
    // What is stored is 100 minus its value.
    expect((await remembered(page)).speed).toBe(45);
    await expect(slip).toHaveAttribute('aria-hidden', 'true');
    await page.clock.fastForward(LONG_MS);
    await expect(slip).toHaveText(pace(45));
    await page.keyboard.press('Home');
    expect((await remembered(page)).speed).toBe(100);
    await page.keyboard.press('End');
    expect((await remembered(page)).speed).toBe(0);
    await expect(slider).toHaveAttribute('aria-valuetext', said(100, controls.speed_at_once));
    await slider.blur();
    await page.clock.fastForward(LONG_MS);
    await expect(slip).toHaveCount(0);
  });
});

test('where nothing can be stored, that is said once, quietly, and goes away', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await holdTime(page);
  await sail(page, 'port');
  const notice = page.locator('p[aria-live]').filter({ hasText: errors.storage_blocked });
  await expect(notice).toBeVisible();
  await page.clock.fastForward(LONG_MS);
  await expect(notice).toHaveCount(0);
  await skipButton(page).click();
  await choice(page, TO.athenaeum).click();
  await expect(page).toHaveURL('/port/athenaeum');
  await expect(notice).toHaveCount(0);
});

test('hairlines part the words of the foot, and none stands before the first', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  const foot = page.getByRole('region', { name: controls.region });
  const hairlines = () =>
    foot
      .getByRole('button')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it, '::before').display !== 'none'));
  await sail(page, 'port');
  await expect.poll(hairlines).toEqual([true, true, true, true, true]);
  await sail(page, 'shop');
  await expect.poll(hairlines).toEqual([false, true, true, true]);
  await arrive(page, `/port/athenaeum/shelf/${books[1].slug}`);
  await expect.poll(hairlines).toEqual([false, true, true]);
});
