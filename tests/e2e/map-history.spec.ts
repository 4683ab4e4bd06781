// What needs a browser: what an open map is in the history, and what one does while it comes and goes. These need no
// picture of it: the map is then a list of its places.
import { hold } from '../support/faults.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { SEEN, arrive, expect, sail, test, type Page } from '../support/navigator.ts';
import { choice, mapButton, mapDialog, mapHeadingOf, openMap, placeOnMap } from '../support/voyage.ts';
import { PLACE, TO, mapButtonName, shelfWords } from '../support/words.ts';

const title = (page: Page) => page.locator('main h1');

/** Goes from the Port to the Athenaeum, and opens the map there. */
async function openInTheAthenaeum(page: Page): Promise<void> {
  await choice(page, TO.athenaeum).click();
  await expect(page).toHaveURL('/port/athenaeum');
  await expect(title(page)).toBeFocused();
  await openMap(page);
}

test('it does not stay in the way back', async ({ page, navigator }) => {
  await navigator(SEEN);
  await sail(page, 'port');

  await test.step('after closing it, Back leaves the page', async () => {
    await openInTheAthenaeum(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/port');
  });

  await test.step('left for another page while it folds, it gives the focus to the heading there', async () => {
    await openInTheAthenaeum(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/port');
    await expect(mapDialog(page)).toBeHidden();
    await expect(title(page)).toBeFocused();
  });

  await test.step('a step over several entries onto that of a map leads to its page, and Back leaves that page', async () => {
    await openInTheAthenaeum(page);
    const step = (entries: number) => page.evaluate((by) => history.go(by), entries);
    await step(-2);
    await expect(page).toHaveURL('/port');
    await expect(title(page)).toBeFocused();
    await step(2);
    await expect(page).toHaveURL('/port/athenaeum');
    await expect(title(page)).toBeFocused();
    await expect(mapDialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/port');
  });
});

test('opened while a scene is on its way, it stays open over that scene, and Back closes it, also the moment the address has changed', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  const release = await hold(page, /\/assets\/cabinet-.*\.js$/);
  await arrive(page, '/port/athenaeum');
  await choice(page, TO.cabinet).click();
  await openMap(page);
  release();
  await expect(page).toHaveURL('/port/athenaeum/cabinet');
  await expect(title(page)).toHaveText(PLACE.cabinet);
  await expect(mapHeadingOf(page)).toBeVisible();
  await page.goBack();
  await page.keyboard.press('Space');
  await expect(mapDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/port/athenaeum/cabinet');
  await page.goBack();
  await expect(page).toHaveURL('/port/athenaeum');

  const come = await hold(page, /\/assets\/shelf-.*\.js$/);
  await choice(page, TO.shelf).click();
  await openMap(page);
  const stepped = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!location.pathname.endsWith('/shelf')) return requestAnimationFrame(look);
          history.back();
          resolve();
        };
        look();
      }),
  );
  come();
  await stepped;
  await expect(mapDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/port/athenaeum/shelf');
  await expect(title(page)).toHaveText(shelfWords.title);
});

test('the story waits behind it', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator();
  await sail(page, 'port');
  await pass(page, 2000);
  const told = () => page.locator('[data-line]:not([hidden])').count();
  await mapButton(page).click();
  await pass(page, 3000);
  await expect(mapHeadingOf(page)).toBeVisible();
  const before = await told();
  for (let i = 0; i < 20; i += 1) await page.clock.runFor(1000);
  expect(await told()).toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(mapDialog(page)).toBeHidden();
  await passUntil(page, async () => (await told()) > before, { within: 20_000, step: 250 });
});

test('F54: a hundred clicks leave it open or closed, and its button in order', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'port');
  const box = (await mapButton(page).boundingBox())!;
  for (let i = 0; i < 100; i += 1) await page.mouse.click(box.x + 20, box.y + box.height / 2);
  await page.keyboard.press('Escape');
  const heading = mapHeadingOf(page);
  await expect(async () => {
    const open = await heading.isVisible();
    const closed = !(await page.locator('dialog[open]').count());
    expect(open || closed).toBe(true);
  }).toPass();
  await expect(page).toHaveURL('/port');
  await expect(page.locator(`button[aria-label="${mapButtonName}"]`)).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  if (!(await heading.isVisible())) await openMap(page);
  await placeOnMap(page, PLACE.sea).click();
  await expect(page).toHaveURL('/');
});
