// What needs a browser: eyelids over the page, and the input that opens them.
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { expect, remembered, sail, test } from '../support/navigator.ts';
import { choice, replayButton, skipButton } from '../support/voyage.ts';
import { TO, sea } from '../support/words.ts';

/** The ground of the foot of the page. */
const footGround = (page: Parameters<typeof choice>[0]) =>
  page.locator('main').evaluate((main) => getComputedStyle(main).getPropertyValue('--foot-ground'));
const lids = (page: Parameters<typeof choice>[0]) => page.getByRole('button', { name: sea.wake });

test.describe('the first visit', () => {
  test('begins behind closed eyelids, whose text fades in after four seconds', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator();
    await sail(page, 'sea');

    await expect(page).toHaveTitle(sea.document.title);
    await expect(lids(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: sea.title })).toBeAttached();
    await expect(choice(page, TO.port)).toHaveCount(0);
    const delays = await lids(page).evaluate((button) =>
      button.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().delay),
    );
    expect(delays).toContain(4000);
  });

  test('opens the eyelids on a click, then tells its lines, then gives the choice', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ delayMs: 0 });
    await sail(page, 'sea');
    // It is fetched while the last line is told.
    const nextScene = page.waitForRequest(/\/assets\/port-.*\.js$/);

    const closed = await footGround(page);
    await lids(page).click();
    await expect(skipButton(page)).toHaveAttribute('aria-disabled', 'true');
    // It has the colour of the lids only as long as they lie there.
    expect(await footGround(page)).not.toBe(closed);
    await pass(page, TIMINGS_MS.LIDS_OPEN - 100, 1000);
    await expect(page.locator('[data-line]')).toHaveCount(0);
    await passUntil(page, () => choice(page, TO.port).isVisible(), { within: 1000, step: 10 });
    await expect(choice(page, TO.port)).toHaveAttribute('href', '/port');
    await nextScene;
    expect((await remembered(page)).states?.sea).toEqual({ numTimesPlayed: 1, returning: false });
  });

  test('F60: waking up with keys held and clicks begins the story once', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator();
    await sail(page, 'sea');
    await lids(page).focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.down('Enter');
    await page.mouse.click(640, 300);
    await page.keyboard.up('Enter');
    await pass(page, TIMINGS_MS.LIDS_OPEN, 500);
    await expect(page.locator('[data-line="1"]')).toBeVisible();
    await expect(page.locator('[data-line="1"]')).not.toHaveAttribute('data-state', 'done');
    await expect(page.locator('[data-line="2"]')).toBeHidden();
  });
});

test('a later visit has no eyelids: title, choice and controls, in steps of 1.5 s', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ seen: ['sea'] });
  await sail(page, 'sea');

  await expect(lids(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: sea.title })).toBeVisible();
  await choice(page, TO.port).click({ trial: true });
  // There is nothing to skip.
  await expect(skipButton(page)).toHaveCount(0);
  await expect(replayButton(page)).toHaveAttribute('aria-disabled', 'true');
  // Speed and replay are the last to be seen.
  const begins = page
    .locator('#speed > *, #skip > *')
    .evaluateAll((controls) =>
      controls.map((control) => control.getAnimations().map(({ effect }) => effect!.getTiming().delay)),
    );
  expect(await begins).toEqual([[2 * 1500], [2 * 1500]]);
  await pass(page, 2 * 1500 - 100, 1500);
  await expect(replayButton(page)).toHaveAttribute('aria-disabled', 'true');
  await pass(page, 200);
  await expect(replayButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('#speed > *')).toHaveCSS('opacity', '1');
});
