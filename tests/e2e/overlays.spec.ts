// What needs a browser: what lies over the page, when the window gets too narrow or the page is loaded anew.
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { hold } from '../support/faults.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { SEEN, alive, arrive, expect, sail, test, type Page } from '../support/navigator.ts';
import { choice, focused, mapButton, mapDialog, openMap } from '../support/voyage.ts';
import {
  TO,
  athenaeum,
  mapButtonName,
  manualWords,
  narrow,
  port,
  sea,
  settingWords,
} from '../support/words.ts';

const scenesAt = { port, athenaeum } as const;

const OVERLAYS = {
  'the map': {
    place: 'port',
    opener: mapButtonName,
    open: openMap,
    dialog: mapDialog,
  },
  'the manual': {
    place: 'athenaeum',
    opener: athenaeum.choices[0].text,
    open: (page: Page) => page.getByRole('button', { name: athenaeum.choices[0].text }).click(),
    dialog: (page: Page) => page.getByRole('dialog', { name: manualWords.region }),
  },
  'the settings': {
    place: 'port',
    opener: settingWords.button,
    open: (page: Page) => page.getByRole('button', { name: settingWords.button }).click(),
    dialog: (page: Page) => page.getByRole('dialog', { name: settingWords.title }),
  },
} as const;

for (const [name, { place, opener, open, dialog }] of Object.entries(OVERLAYS))
  test(`F65: under ${name} the gate answers; wide again, it is there, and gives the focus back to its button; behind it the page is printed with its words`, async ({
    page,
    navigator,
  }) => {
    await navigator(SEEN);
    await sail(page, place);
    await page.getByRole('button', { name: opener }).focus();
    await open(page);
    await expect(dialog(page)).toBeVisible();

    await page.setViewportSize({ width: 500, height: 600 });
    const hint = page.getByRole('button', { name: narrow.options[0].text });
    await hint.click();
    await expect(hint).toHaveAttribute('aria-expanded', 'true');

    await page.setViewportSize({ width: 800, height: 600 });
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => dialog(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => focused(page)).toContain(opener);

    await open(page);
    await expect(dialog(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const way of scenesAt[place].choices) await expect(page.getByText(way.text)).toBeVisible();
  });

test('after a reload with the open map, one Back is one step', async ({ page, navigator }) => {
  await navigator(SEEN);
  await sail(page, 'sea');
  await arrive(page, '/port');
  await openMap(page);
  await page.reload();
  await alive(page);
  await expect(mapDialog(page)).toBeHidden();
  // The map can be opened at once, and has its own step.
  await openMap(page);
  await page.goBack();
  await expect(mapDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/port');
  await expect(mapButton(page)).toHaveAttribute('aria-disabled', 'false');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back with the settings open leaves them with their page', async ({ page, navigator }) => {
  const { opener, open, dialog } = OVERLAYS['the settings'];
  await navigator(SEEN);
  await sail(page, 'sea');
  await choice(page, sea.choices[0].text).click();
  await expect(page).toHaveURL('/port');
  await open(page);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(dialog(page)).toBeHidden();
  await expect(choice(page, sea.choices[0].text)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL('/port');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: opener })).toBeVisible();
});

test('the shelves are laid out anew behind the open map as well', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'shop');
  const scene = page.locator('[data-realm] main');
  await passUntil(page, async () => (await scene.getAttribute('data-state')) === 'open', { within: 6000 });
  await mapButton(page).click();
  await page.setViewportSize({ width: 820, height: 600 });
  await expect(scene).toHaveAttribute('data-state', 'stocking');
  await pass(page, TIMINGS_MS.RESTOCK + TIMINGS_MS.CLOTH);
  await expect(scene).toHaveAttribute('data-state', 'open');
});

for (const memory of [{}, SEEN])
  test(`F07, F82: on a ${memory === SEEN ? 'later' : 'first'} visit, what can be pressed before the scripts are alive stays when they are`, async ({
    page,
    navigator,
  }) => {
    await navigator(memory);
    for (const path of ['/', '/port', '/port/athenaeum', '/port/shop']) {
      const held = Promise.withResolvers<void>();
      await page.route('**/entry.client*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(mapButton(page)).toBeVisible();
      await page.evaluate(() => {
        const kept = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter((it) =>
          it.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
        Object.assign(window, { kept });
      });
      held.resolve();
      await alive(page);
      await page.unroute('**/entry.client*.js');
      const gone = await page.evaluate(() =>
        (window as unknown as { kept: HTMLElement[] }).kept
          .filter((it) => !it.isConnected)
          .map((it) => it.textContent),
      );
      expect(gone, path).toEqual([]);
    }
  });

test('what was asked for on one page and comes on the next does not open there, and is loaded for the next press', async ({
  page,
  navigator,
}) => {
  const give = await hold(page, /\/settings-[\w-]+\.js$/);
  await navigator({ seen: ['sea', 'port'], delayMs: 0 });
  await sail(page, 'sea');
  const dialog = page.getByRole('dialog', { name: settingWords.title });
  const button = page.getByRole('button', { name: settingWords.button });
  await button.click();
  await choice(page, TO.port).click();
  await expect(page).toHaveURL('/port');
  await openMap(page);
  await page.keyboard.press('Escape');
  await expect(mapDialog(page)).toBeHidden();
  const come = page.waitForEvent('requestfinished', (request) => /\/settings-/.test(request.url()));
  give();
  await come;
  // The dialog is in the page, and closed.
  await page.waitForFunction(() => document.querySelectorAll('dialog').length === 2);
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog).toBeVisible();
});
