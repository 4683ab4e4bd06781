// What needs a browser: the times of the doors, the manual's dialog and its focus.
import { IN_FULL, hold } from '../support/faults.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { alive, expect, remembered, sail, test } from '../support/navigator.ts';
import { choice, focused, replayButton, skipButton, skipOrReplay } from '../support/voyage.ts';
import { READ_THE_MANUAL, TO, athenaeum, manualWords, plain, shelfWords } from '../support/words.ts';

const STEP_INSIDE = { name: athenaeum.button, exact: true };
/** The draws after the pair has been said: whole hundreds. */
const DRAWS = IN_FULL ? 1000 : 100;
const READ = { name: READ_THE_MANUAL, exact: true };

test('a first visit: six lines, the star, STEP INSIDE, and the doors take four seconds', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 0 });
  await sail(page, 'athenaeum');
  await passUntil(page, () => page.getByRole('button', STEP_INSIDE).isVisible(), { within: 1000, step: 10 });

  await expect(page.locator('[data-line]')).toHaveCount(6);
  await expect(page.locator('[data-star]')).toBeVisible();
  const doors = page.getByRole('button', STEP_INSIDE);
  await expect(doors).toBeVisible();
  expect((await remembered(page)).states).toBeUndefined();

  await doors.click();
  await expect(skipOrReplay(page)).toHaveAttribute('aria-disabled', 'true');
  await pass(page, 3900, 1300);
  await expect(choice(page, TO.shelf)).toHaveCount(0);
  await pass(page, 200);
  await expect(page.getByRole('heading', { level: 1, name: athenaeum.title })).toBeVisible();
  await expect(page.getByRole('button', READ)).toBeVisible();
  await expect(choice(page, TO.shelf)).toHaveAttribute('href', '/port/athenaeum/shelf');
  await expect(choice(page, TO.cabinet)).toHaveAttribute('href', '/port/athenaeum/cabinet');
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 1 });
});

test('what is pointed at or has the focus in the reading room holds its answer, also without motion', async ({
  page,
  navigator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator({ seen: ['athenaeum'] });
  await sail(page, 'athenaeum');
  for (const [it, plate, drawn] of [
    [page.getByRole('button', READ), 'end-wall', '::after'],
    [choice(page, TO.shelf), 'lamp-light', '::after'],
    [choice(page, TO.cabinet), 'drawer', null],
  ] as const) {
    const shown = () =>
      page
        .locator(`[data-plate='${plate}']`)
        .evaluate((of, part) => Number(getComputedStyle(of, part).opacity), drawn);
    expect(await shown(), plate).toBe(0);
    await it.focus();
    await expect.poll(shown, plate).toBeGreaterThan(0.5);
    await it.blur();
    await expect.poll(shown, plate).toBe(0);
    await it.hover();
    await expect.poll(shown, plate).toBeGreaterThan(0.5);
    await page.mouse.move(5, 5);
    await expect.poll(shown, plate).toBe(0);
  }
});

test('on each visit to the reading room the chair stands otherwise', async ({ page, navigator }) => {
  await navigator({ seen: ['athenaeum'] });
  await sail(page, 'athenaeum');
  const chair = () =>
    page.locator('[data-plate="chair"]').evaluate((it) => {
      const { translate, rotate, scale, transform } = getComputedStyle(it);
      return [translate, rotate, scale, transform].join();
    });
  let before = await chair();
  for (let visit = 2; visit <= 4; visit += 1) {
    await choice(page, TO.shelf).click();
    await choice(page, shelfWords.back).click();
    await expect(page).toHaveURL('/port/athenaeum');
    await expect(choice(page, TO.shelf)).toBeVisible();
    const now = await chair();
    expect(now, `visit ${visit}`).not.toBe(before);
    before = now;
  }
});

test('F56: three clicks on STEP INSIDE open the doors once, and what they have selected does not take the presses that follow', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 0 });
  await sail(page, 'athenaeum');
  const doors = page.getByRole('button', STEP_INSIDE);
  await passUntil(page, () => doors.isVisible(), { within: 1000, step: 10 });
  await doors.click({ clickCount: 3 });
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'opening');
  // Browsers select different words; it matters only that some are selected.
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('footer')!));
  await page.locator('main').dispatchEvent('pointerdown', { bubbles: true });
  await page.locator('main').dispatchEvent('click', { bubbles: true, detail: 1 });
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'inside');
  await expect(page.getByRole('button', READ)).toBeVisible();
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 1 });
});

test('F56: the rest of a double click on STEP INSIDE does not hurry the doors', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'athenaeum');
  const scene = page.getByRole('main');
  await passUntil(
    page,
    async () => {
      await page.mouse.click(600, 200);
      return (await scene.getAttribute('data-state')) === 'threshold';
    },
    { within: 5000, step: 100 },
  );
  await page.getByRole('button', STEP_INSIDE).click();
  await expect(scene).toHaveAttribute('data-state', 'opening');
  await page.mouse.move(600, 200);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await pass(page, 100);
  await expect(scene).toHaveAttribute('data-state', 'opening');
  await page.mouse.click(600, 200);
  await expect(scene).toHaveAttribute('data-state', 'inside');
});

test('a visit that is left while the doors open is not counted', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ seen: ['port'], delayMs: 0 });
  await sail(page, 'port');
  await choice(page, TO.athenaeum).click();
  await expect(page).toHaveURL('/port/athenaeum');
  // The code of the Port is not there any more.
  await page.reload();
  await alive(page);
  const doors = page.getByRole('button', STEP_INSIDE);
  await passUntil(page, () => doors.isVisible(), { within: 5000, step: 50 });
  await doors.click();
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'opening');
  const come = await hold(page, /\/assets\/port-.*\.js$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/port');
  await pass(page, 5000, 500);
  come();
  await expect(choice(page, TO.shop)).toBeVisible();
  await pass(page, 5000, 500);
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 0 });
});

test('the rest of a double click on Skip does not press the Replay that has come in its place', async ({
  page,
  navigator,
}) => {
  await navigator();
  await sail(page, 'athenaeum');
  await skipButton(page).dblclick();
  await expect(replayButton(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'threshold');
});

test('a later visit is inside; replay closes the doors and begins again', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ seen: ['athenaeum'] });
  await sail(page, 'athenaeum');
  await expect(page.getByRole('button', READ)).toBeVisible();

  await replayButton(page).click();
  await expect(skipOrReplay(page)).toHaveAttribute('aria-disabled', 'true');
  await pass(page, 4100, 500);
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await expect(skipButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 1 });
});

test.describe('the manual', () => {
  const { refusals, question, pauses, endings } = athenaeum.manual;

  test.beforeEach(async ({ page, navigator }) => {
    await navigator({ seen: ['athenaeum'] });
    await sail(page, 'athenaeum');
  });

  test('F57: answers in its order: refusals, the question, the pauses, the pair; afterward draws one of it, 92 in a hundred the first', async ({
    page,
  }) => {
    await page.getByRole('button', READ).click();
    const manual = page.getByRole('dialog', { name: manualWords.region });
    await expect(manual).toBeVisible();
    const pair = endings.map(({ text }) => plain(text));
    const known = [...refusals, question, ...pauses, ...pair];
    // Math.random returns 100 evenly spread values in turn, so that the count is exact.
    const { first, letters, counts } = await page.evaluate(
      async ({ before, draws, next }) => {
        let drawn = 0;
        Math.random = () => ((drawn += 1) % 100) / 100 + 0.005;
        const said: string[] = [];
        const written: string[][] = [];
        const counted: Record<string, number> = {};
        const ask = document.querySelector<HTMLElement>(`dialog[open] button[aria-label="${next}"]`)!;
        for (let i = 0; i < before + draws; i += 1) {
          ask.click();
          await new Promise((done) => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', done, { once: true });
            channel.port1.start();
            channel.port2.postMessage(undefined);
          });
          if (i < before) drawn = 0;
          const answer = document.querySelector('dialog[open] [role="status"]')!;
          const words = answer.textContent;
          if (i < before) {
            said.push(words);
            written.push(Array.from(answer.querySelectorAll('a'), (link) => link.href));
          } else counted[words] = (counted[words] ?? 0) + 1;
        }
        return { first: said, letters: written, counts: counted };
      },
      { before: known.length, draws: DRAWS, next: manualWords.next },
    );
    expect(first).toEqual(known);
    const addresses = endings.map(({ text }) => text.filter((part) => typeof part !== 'string'));
    expect(letters.slice(-2)).toEqual(addresses.map((all) => all.map((it) => `mailto:${it.text}`)));
    const [one, other] = pair;
    expect(counts).toEqual({ [one!]: 0.92 * DRAWS, [other!]: 0.08 * DRAWS });
  });

  test('keeps the focus inside; closes on a click beside it and on Escape, gives the focus back, and goes on where it was', async ({
    page,
  }) => {
    const manual = page.getByRole('dialog', { name: manualWords.region });
    const again = manual.getByRole('button', { name: manualWords.next });
    await expect(manual).toBeHidden();
    for (const [i, close] of [
      () => page.mouse.click(20, 20),
      () => page.keyboard.press('Escape'),
    ].entries()) {
      await page.getByRole('button', READ).click();
      await expect(manual).toBeVisible();
      await again.click();
      await expect(manual.getByRole('status').getByRole('paragraph')).toHaveText(refusals[i]!);
      await close();
      await expect(manual).toBeHidden();
      await expect(page.getByRole('button', READ)).toBeFocused();
    }
    await page.getByRole('button', READ).click();
    await again.click();
    await expect(manual.getByRole('status')).toHaveText(refusals[2]);
    // The drawn book leans to the left: it lies farther from square. The light of the window lies still over it.
    await expect(again).toHaveCSS('rotate', '-3deg');
    await expect(again.locator('span > span img')).toHaveCSS('rotate', '3deg');
    // In the system's colours the ring of the focus is seen on the page's own ground only.
    const table = manual.locator('> div > picture');
    await expect(table).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(table).toBeHidden();
    await page.emulateMedia({ forcedColors: 'none' });
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press(i < 5 ? 'Tab' : 'Shift+Tab');
      const inside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(inside, `after Tab ${i + 1} the focus is at: ${await focused(page)}`).toBe(true);
    }
  });
});
