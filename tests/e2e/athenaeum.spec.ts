// What needs a browser: the times of the doors, the manual's dialog and its focus.
import { IN_FULL } from '../support/faults.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { expect, remembered, sail, test } from '../support/navigator.ts';
import { choice, focused, replayButton, skipButton } from '../support/voyage.ts';
import { athenaeum, plain } from '../support/words.ts';

const STEP_INSIDE = { name: 'STEP INSIDE', exact: true };
/** The draws after the pair has been said: whole hundreds. */
const DRAWS = IN_FULL ? 1000 : 100;
const READ = { name: 'Read the lone manual lying on the distant table.', exact: true };

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
  await expect(page.getByRole('button', { name: /^(Skip|Replay)/ })).toHaveAttribute('aria-disabled', 'true');
  await pass(page, 3900);
  await expect(choice(page, 'Scour the nearby shelf.')).toHaveCount(0);
  await pass(page, 200);
  await expect(page.getByRole('heading', { level: 1, name: 'The Athenaeum' })).toBeVisible();
  await expect(page.getByRole('button', READ)).toBeVisible();
  await expect(choice(page, 'Scour the nearby shelf.')).toHaveAttribute('href', '/port/athenaeum/shelf');
  await expect(choice(page, 'Go to the archive room and inspect the cabinet.')).toHaveAttribute(
    'href',
    '/port/athenaeum/cabinet',
  );
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 1 });
});

test('F56: three clicks on STEP INSIDE open the doors once', async ({ page, navigator }) => {
  await navigator({ delayMs: 0 });
  await sail(page, 'athenaeum');
  await page.getByRole('button', STEP_INSIDE).click({ clickCount: 3 });
  await expect(page.getByRole('button', READ)).toBeVisible();
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 1 });
});

test('F56: what three clicks have selected does not take the presses that follow', async ({
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

test('the doors can be hurried', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ delayMs: 0 });
  await sail(page, 'athenaeum');
  await passUntil(page, () => page.getByRole('button', STEP_INSIDE).isVisible(), { within: 1000, step: 10 });
  await page.getByRole('button', STEP_INSIDE).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', READ)).toBeVisible();
});

test('a later visit is inside; replay closes the doors and begins again', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ seen: ['athenaeum'] });
  await sail(page, 'athenaeum');
  await expect(page.getByRole('button', READ)).toBeVisible();

  await replayButton(page).click();
  await expect(page.getByRole('button', { name: /^(Skip|Replay)/ })).toHaveAttribute('aria-disabled', 'true');
  await pass(page, 4100);
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

  test('answers in its order: ten refusals, the question, the pauses, the pair', async ({ page }) => {
    await page.getByRole('button', READ).click();
    const manual = page.getByRole('dialog', { name: 'The lone manual' });
    const again = manual.getByRole('button', { name: 'Ask again' });
    expect(refusals).toHaveLength(10);

    for (const line of [...refusals, question, ...pauses]) {
      await again.click();
      await expect(manual.getByRole('status').getByRole('paragraph')).toHaveText(line);
    }
    for (const { text } of endings) {
      await again.click();
      await expect(manual.getByRole('status')).toHaveText(plain(text));
      const link = text.find((part) => typeof part !== 'string')!;
      await expect(manual.getByRole('link', { name: link.text, exact: true })).toHaveAttribute(
        'href',
        `mailto:${link.text}`,
      );
    }
    expect(refusals.every((line) => line.startsWith('No...'))).toBe(true);
    expect(question).toBe('Do you truly seek the contents of this enchiridion?');
  });

  test('F57: afterward draws one of the pair, 92 in a hundred the first', async ({ page }) => {
    await page.getByRole('button', READ).click();
    const manual = page.getByRole('dialog', { name: 'The lone manual' });
    await expect(manual).toBeVisible();
    const known = refusals.length + 1 + pauses.length + endings.length;
    const [first, second] = endings.map(({ text }) => plain(text));
    // Math.random returns 100 evenly spread values in turn, so that the count is exact.
    const counts = await page.evaluate(
      async ({ before, draws }) => {
        let drawn = 0;
        Math.random = () => ((drawn += 1) % 100) / 100 + 0.005;
        const counted: Record<string, number> = {};
        const ask = document.querySelector<HTMLElement>('dialog[open] button[aria-label="Ask again"]')!;
        for (let i = 0; i < before + draws; i += 1) {
          ask.click();
          await new Promise((done) => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', done, { once: true });
            channel.port1.start();
            channel.port2.postMessage(undefined);
          });
          if (i < before) drawn = 0;
          const said = document.querySelector('dialog[open] [role="status"]')!.textContent;
          if (i >= before) counted[said] = (counted[said] ?? 0) + 1;
        }
        return counted;
      },
      { before: known, draws: DRAWS },
    );
    expect(counts).toEqual({ [first!]: 0.92 * DRAWS, [second!]: 0.08 * DRAWS });
  });

  test('goes on where it was when it is opened again', async ({ page }) => {
    const manual = page.getByRole('dialog', { name: 'The lone manual' });
    await page.getByRole('button', READ).click();
    await manual.getByRole('button', { name: 'Ask again' }).click();
    await manual.getByRole('button', { name: 'Ask again' }).click();
    await expect(manual.getByRole('status')).toHaveText(refusals[1]);
    await page.keyboard.press('Escape');
    await expect(manual).toBeHidden();

    await page.getByRole('button', READ).click();
    await manual.getByRole('button', { name: 'Ask again' }).click();
    await expect(manual.getByRole('status')).toHaveText(refusals[2]);
  });

  test('closes on a click beside it and on Escape, and gives the focus back', async ({ page }) => {
    const manual = page.getByRole('dialog', { name: 'The lone manual' });
    await expect(manual).toBeHidden();
    for (const close of [() => page.mouse.click(20, 20), () => page.keyboard.press('Escape')]) {
      await page.getByRole('button', READ).click();
      await expect(manual).toBeVisible();
      await close();
      await expect(manual).toBeHidden();
      await expect(page.getByRole('button', READ)).toBeFocused();
    }
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await page.getByRole('button', READ).click();
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press(i < 5 ? 'Tab' : 'Shift+Tab');
      const inside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(inside, `after Tab ${i + 1} the focus is at: ${await focused(page)}`).toBe(true);
    }
  });
});
