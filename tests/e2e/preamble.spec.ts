// What needs a browser: lines as they are seen, and the input that hurries them. Pace and order are tested in
// app/stage/telling/telling.test.ts.
import { DRIFT_UNITS, LINE_REST_UNITS, graphemes, typingTimes } from '../../app/engine/typing.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { SEEN, arrive, expect, remembered, sail, test, type Page } from '../support/navigator.ts';
import { show } from '../support/tab.ts';
import { choice, clickScene, skipButton, speedSlider } from '../support/voyage.ts';
import { TO, athenaeum, port, sea } from '../support/words.ts';

const line = (page: Page, number: number) => page.locator(`[data-line="${number}"]`);
const isDone = async (page: Page, number: number) =>
  (await line(page, number).getAttribute('data-state')) === 'done';
/** How long a line takes to type, in units. */
const units = (text: string) => typingTimes(graphemes(text)).at(-1)!;

/** Whether the last letter of a line is visible: what has not been typed is clipped, so it cannot be hit either. */
const endIsSeen = (page: Page, number: number) =>
  line(page, number).evaluate((element) => {
    const text = element.firstChild!;
    const range = document.createRange();
    range.setStart(text, text.textContent!.length - 1);
    range.setEnd(text, text.textContent!.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test.describe('a line', () => {
  test('stands there whole from the start, and is seen as far as it has been typed', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ delayMs: 100 });
    await sail(page, 'port');
    await pass(page, 200);
    for (const [i, text] of port.preamble.entries()) await expect(line(page, i + 1)).toHaveText(text);
    await expect(line(page, 1)).toBeVisible();
    expect(await endIsSeen(page, 1)).toBe(false);
    for (let number = 2; number <= 13; number += 1) await expect(line(page, number)).toBeHidden();

    await clickScene(page);
    await expect(line(page, 1)).toHaveAttribute('data-state', 'done');
    await expect.poll(() => endIsSeen(page, 1)).toBe(true);
    await expect(line(page, 2)).toBeHidden();
  });

  test('is completed at once by a click, Space and Enter, and the pause after it cut short; so is one that only drifts in', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ delayMs: 100 });
    await sail(page, 'port');
    await pass(page, 500);
    const ways = [clickScene, () => page.keyboard.press('Space'), () => page.keyboard.press('Enter')];
    for (const [i, hurry] of ways.entries()) {
      const [typed, drifting] = [line(page, 2 * i + 1), line(page, 2 * i + 2)];
      await passUntil(page, async () => (await typed.getAttribute('data-state')) === 'typing', {
        within: (LINE_REST_UNITS + DRIFT_UNITS) * 100 + 500,
      });
      await hurry(page);
      await expect(typed).toHaveAttribute('data-state', 'done');
      await expect(drifting).toBeHidden();
      await hurry(page);
      await expect(drifting).toBeVisible();
      await hurry(page);
      await expect(drifting).toHaveAttribute('data-state', 'done');
    }
  });

  test('that has to make room goes as a whole while the lines move up, and no half of it stays', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ delayMs: 100 });
    await sail(page, 'port');
    await pass(page, 500);
    let left = 0;
    for (let number = 2; number <= 6; number += 1) {
      await passUntil(page, () => line(page, number).isVisible(), { within: 20_000 });
      expect(await line(page, number).getAttribute('data-state')).toBe('drifting');
      // They are held as they begin to move, and measured where they will be.
      const tops = await page.locator('[data-line]:not([hidden])').evaluateAll((lines) => {
        const [stack, column] = [lines[0]!.parentElement!, lines[0]!.closest('section')!];
        const edge =
          column.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(column).scrollPaddingTop);
        for (const moving of stack.getAnimations()) moving.pause();
        const moves = new DOMMatrix(getComputedStyle(stack).transform).f;
        return lines.map((one) => one.getBoundingClientRect().top - moves - edge);
      });
      for (const [i, top] of tops.slice(0, -1).entries())
        if (top < -1) {
          left += 1;
          await expect(line(page, i + 1)).toHaveCSS('opacity', '0');
        } else await expect(line(page, i + 1)).toHaveCSS('opacity', '1');
      await clickScene(page);
    }
    expect(left).toBeGreaterThan(0);
  });

  test('hurries with each of six quick clicks, which select nothing', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator({ delayMs: 100 });
    await sail(page, 'port');
    await pass(page, 500);
    // Not hover(), which waits until what has been typed reaches the middle.
    const { x, y, width, height } = (await line(page, 1).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    for (let clickCount = 1; clickCount <= 6; clickCount += 1) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    }
    await expect(line(page, 3)).toHaveAttribute('data-state', 'done');
    await expect(line(page, 4)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  });

  test('is completed by Space and Enter on the slider too, which has no use for them', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ delayMs: 100 });
    await sail(page, 'port');
    await pass(page, 500);
    await speedSlider(page).focus();
    await page.keyboard.press('Space');
    await expect(line(page, 1)).toHaveAttribute('data-state', 'done');
    await page.keyboard.press('Enter');
    await expect(line(page, 2)).toBeVisible();
    await expect(speedSlider(page)).toHaveValue('0');
    await expect(speedSlider(page)).toBeFocused();
  });

  test('goes on at the new speed when the speed is changed in its middle', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator({ delayMs: 100 });
    await sail(page, 'port');
    const whole = units(port.preamble[0]) * 100;
    await pass(page, Math.floor(whole / 2));
    await speedSlider(page).focus();
    for (let i = 0; i < 16; i += 1) await page.keyboard.press('ArrowRight');
    await expect(speedSlider(page)).toHaveValue('80');
    expect((await remembered(page)).speed).toBe(20);
    // The second half takes a fifth of the time; the line does not begin again.
    const rest = await passUntil(page, () => isDone(page, 1), { within: whole });
    expect(rest).toBeGreaterThan(whole / 10 - 300);
    expect(rest).toBeLessThan(whole / 10 + 300);

    // At the highest speed all is shown at once.
    await page.keyboard.press('End');
    expect((await remembered(page)).speed).toBe(0);
    await passUntil(page, () => choice(page, TO.shop).isVisible(), { within: 1000, step: 10 });
  });
});

test('at reading speed 100 it is there whole within a second', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ delayMs: 0 });
  await sail(page, 'sea');
  await page.getByRole('button', { name: sea.wake }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toHaveAttribute('data-state', 'preamble');
  await passUntil(page, () => choice(page, TO.port).isVisible(), { within: 1000, step: 10 });
  for (const text of sea.preamble) await expect(page.getByText(text)).toBeAttached();
});

test('the star goes on at once when it is pressed', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ delayMs: 1 });
  await sail(page, 'port');
  await passUntil(page, () => page.locator('[data-star]').isVisible(), { within: 4000, step: 25 });
  await page.locator('[data-star]').click();
  await expect(choice(page, TO.shop)).toBeVisible();
});

test('typing costs no layout per character: at most one a line, and three', async ({ page, navigator }) => {
  test.setTimeout(60_000);
  await navigator({ delayMs: 2 });
  // On a machine that is very busy scripts may come too late for the story, and the page stays as it was printed.
  await expect(async () => {
    await page.goto('/port');
    await expect(page.getByRole('main')).toHaveAttribute('data-state', 'preamble', { timeout: 4000 });
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // Each frame is checked, so that no state is missed; reading an attribute costs no layout.
  const until = (number: number) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>(`[data-line="${wanted}"]`)?.dataset['state'] === 'done',
      number,
      { timeout: 45_000 },
    );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')!.value;
  };
  await until(1);
  const before = await layouts();
  await until(13);
  expect((await layouts()) - before).toBeLessThanOrEqual(3 + 13);
});

test('F41: storage cleared by another tab in the middle: one valid state is written at the end', async ({
  page,
  navigator,
}) => {
  await navigator({ seen: ['sea'], delayMs: 40 });
  await sail(page, 'port');
  await page.evaluate(() => localStorage.clear());
  await skipButton(page).click();
  await expect(choice(page, TO.shop)).toBeVisible();
  expect((await remembered(page)).states).toEqual({
    sea: { numTimesPlayed: 0, returning: false },
    port: { numTimesPlayed: 1 },
    athenaeum: { numTimesPlayed: 0 },
  });
});

test('F44: a hidden tab whose speed another tab changes goes on from its letter', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'port');
  await pass(page, 400);
  await show(page, 'hidden');
  await page.evaluate(() => {
    localStorage.setItem('READING_SPEED', '90');
    window.dispatchEvent(new StorageEvent('storage', { key: 'READING_SPEED', newValue: '90' }));
  });
  await expect(speedSlider(page)).toHaveValue('10');
  const letters = () =>
    line(page, 1).evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  expect(await letters()).toEqual(['paused']);
  await show(page, 'visible');
  expect(await letters()).toEqual(['running']);
});

test('printed in its middle, it is on paper with every line and choice; on the screen it goes on', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'port');
  await pass(page, 500);
  await expect(line(page, 2)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(choice(page, TO.shop)).toBeVisible();
  await expect(choice(page, TO.athenaeum)).toBeVisible();
  for (const [i, text] of port.preamble.entries()) {
    await expect(line(page, i + 1)).toBeVisible();
    await expect(line(page, i + 1)).toHaveText(text);
  }
  expect(await line(page, 1).evaluate((element) => element.getAnimations().length)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(line(page, 2)).toBeHidden();
  await expect(line(page, 1)).toHaveAttribute('data-state', 'typing');
  // Neither is it a choice, nor has it been announced.
  await expect(page.getByText(TO.shop)).toHaveCount(0);
  const rest = await passUntil(page, () => isDone(page, 1), { within: units(port.preamble[0]) * 100 });
  expect(rest).toBeGreaterThan(units(port.preamble[0]) * 100 - 1500);
});

test('printed on a later visit, each introduction is on paper too', async ({ page, navigator }) => {
  await navigator(SEEN);
  for (const [path, { preamble }] of [
    ['/', sea],
    ['/port', port],
    ['/port/athenaeum', athenaeum],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await arrive(page, path);
    await expect(line(page, 1), path).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    for (const [i, text] of preamble.entries())
      await expect(line(page, i + 1).and(page.getByText(text)), path).toBeVisible();
    // With a shadow, a PDF has each word twice.
    await expect(line(page, 1)).toHaveCSS('text-shadow', 'none');
    // It begins where the paper does, also on an upright sheet.
    await page.setViewportSize({ width: 794, height: 1123 });
    expect((await line(page, 1).boundingBox())!.y, path).toBeLessThan(250);
  }
});
