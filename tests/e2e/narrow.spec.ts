// What needs a browser: the width of the window.
import { AxeBuilder } from '@axe-core/playwright';
import { SCRIPTS, hold } from '../support/faults.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { alive, expect, remembered, sail, test, type Page, type PlaceId } from '../support/navigator.ts';
import { SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { bodyOf } from '../../app/schema/words.server.ts';
import { opening } from '../support/printed.ts';
import { watchShifts } from '../support/shifts.ts';
import { PAGES, choice, mapButton, mapDialog, mapHeadingOf, openMap } from '../support/voyage.ts';
import {
  PLACE,
  TO,
  books,
  editions,
  lost,
  map,
  narrow,
  narrowWords,
  port,
  sea,
  settingWords,
  shelfWords,
  shop,
  site,
} from '../support/words.ts';

const HEIGHT = 800;
const OPTIONS = narrow.options.map(({ text }) => text);

const gate = (page: Page) => page.getByRole('heading', { level: 1, name: narrow.title });
const widen = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

test('a page shows the gate below 600 px, and the realm from there on', async ({ page, navigator }) => {
  test.setTimeout(60_000);
  await navigator({ seen: ['sea', 'port', 'athenaeum'] });
  // The gate belongs to the shell, so three scenes are enough: with an introduction, without, and one with a page.
  for (const path of ['/', '/port/shop', PAGES.at(-1)!]) {
    await widen(page, 599);
    await page.goto(path);
    await expect(gate(page), path).toBeVisible();
    await expect(page.locator('[data-gate] [data-picture="narrow"]'), path).toBeVisible();
    await expect(page).toHaveTitle(narrow.title);
    await expect(mapButton(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await widen(page, 600);
    await expect(gate(page), path).toHaveCount(0);
    await expect(mapButton(page)).toBeVisible();
    await expect(page).not.toHaveTitle(narrow.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
  }
});

test('says why, gives two hints, and an address to write to', async ({ page, navigator }) => {
  await widen(page, 400);
  await navigator();
  await sail(page, 'sea');
  for (const line of narrow.body) await expect(page.getByText(line)).toBeVisible();
  for (const [i, name] of OPTIONS.entries()) {
    const option = page.getByRole('button', { name, exact: true });
    const { hint } = narrow.options[i]!;
    await expect(option).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText(hint)).toBeHidden();
    await option.click();
    await expect(option).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(hint)).toBeVisible();
    await option.click();
    await expect(option).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText(hint)).toBeHidden();
  }
  const contact = page.getByRole('link', { name: /@/ });
  await expect(contact).toHaveAttribute('href', `mailto:${await contact.innerText()}`);
});

/** Plain pages that are made like another one: one scene, one text and the agreement with a table stand for them. */
const MADE_ALIKE = /(port|sea|shelf|cabinet|lost|turns-one|realm|approach|terms-of-use)\/index\.html$/;

test('F67: from the gate, the whole realm is read in plain text at 320 px', async ({ page, navigator }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await navigator();
  const follow = async (name: string, title: string) => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  };
  const place = (id: PlaceId) => map.places.find((it) => it.id === id)!.name;
  await page.goto('/port');
  const texts = [...editions.shelf, ...editions.cabinet].map(({ name }) => name);
  for (const name of texts) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await follow(place('sea'), sea.title);
  await expect(page.getByText(sea.preamble.at(-1)!)).toBeVisible();
  await follow(sea.choices[0].text, port.heading);
  await follow(port.choices[0].text, shop.title);
  await expect(page.getByText(shop.alt.proteus)).toBeVisible();
  await follow(place('shelf'), shelfWords.title);
  await follow(books[0].name, books[0].name);
  await expect(page.getByText(opening(bodyOf(books[0].slug))).first()).toBeVisible();
  await follow(narrowWords.plain_text, narrowWords.plain_text);
  await follow(lost.title, lost.title);
  await expect(page.getByText(lost.preamble.at(-1)!)).toBeVisible();
  await follow(site.home_label, sea.title);

  await follow(narrowWords.plain_text, narrowWords.plain_text);
  const others = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const scenes = [...Object.keys(SCENE_ROUTES), 'lost'];
  expect(others).toHaveLength(scenes.length + texts.length);
  for (const path of ['/port', '/archive/', ...others]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    const low = await page
      .locator('nav a:visible, .choice a')
      .evaluateAll((links) => links.filter((it) => it.getBoundingClientRect().height < 44).map(String));
    expect(low, `${path}: every way on is a finger's height`).toEqual([]);
    if (MADE_ALIKE.test(path)) continue;
    // Pages have no frames, so axe need not open a page of its own each time.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    const faults = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    expect(faults, path).toEqual([]);
  }
});

test('time rests behind the gate, and goes on where it was', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ delayMs: 40 });
  await sail(page, 'port');
  await pass(page, 1000);
  await widen(page, 599);
  await expect(gate(page)).toBeVisible();
  await pass(page, 20_000, 1000);
  // The keys that hurry the story belong to the gate, which they scroll.
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await widen(page, 800);
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await expect(page.locator('[data-line="1"]')).not.toHaveAttribute('data-state', 'done');
  await expect(page.locator('[data-line="2"]')).toBeHidden();
});

test('F65: twenty crossings in the middle of an introduction play it once', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator({ delayMs: 1 });
  await sail(page, 'port');
  for (let i = 0; i < 20; i += 1) {
    await widen(page, i % 2 === 0 ? 599 : 600);
    await expect(gate(page)).toHaveCount(i % 2 === 0 ? 1 : 0);
    await pass(page, 50);
  }
  for (const [i, text] of port.preamble.entries())
    await expect(page.locator(`[data-line="${i + 1}"]`)).toHaveText(text);
  await passUntil(page, () => choice(page, TO.shop).isVisible(), { within: 4000 });
  expect((await remembered(page)).states?.port).toEqual({ numTimesPlayed: 1 });
});

test('F65: the focus goes over to the gate, and back, and is never lost', async ({ page, navigator }) => {
  await navigator({ seen: ['port'] });
  await sail(page, 'port');
  await choice(page, TO.shop).focus();
  await widen(page, 500);
  await expect(gate(page)).toBeFocused();
  await page.getByRole('button', { name: OPTIONS[0] }).focus();
  await widen(page, 900);
  await expect(page.getByRole('heading', { level: 1, name: port.heading })).toBeFocused();
});

test('F65: the gate begins at its top; a text that comes back is where it was left, also after steps behind the gate', async ({
  page,
  navigator,
}) => {
  const READ_TO_PX = 1500;
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollTo = async (px: number) => {
    const reached = await page.evaluate(async (to) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      addEventListener('scroll', resolve, { once: true });
      window.scrollTo(0, to);
      await promise;
      return window.scrollY;
    }, px);
    expect(reached).toBe(px);
  };
  const book = books.at(-1)!;
  await navigator();
  await sail(page, 'shelf');
  await choice(page, book.name).click();
  await expect(page.locator('main h1')).toHaveText(book.name);
  // The text comes after the title, and a page without it is too short to be scrolled so far.
  await expect(page.locator('main [data-opening]')).toHaveCount(0);
  // Once opened, the map lays the page out as soon as the window gets narrow.
  await openMap(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect(mapDialog(page)).toBeHidden();
  await scrollTo(READ_TO_PX);
  await widen(page, 500);
  await expect(gate(page)).toBeInViewport();
  await scrollTo(100);
  await widen(page, 800);
  await expect(gate(page)).toHaveCount(0);
  await expect.poll(scrolled).toBe(READ_TO_PX);

  await widen(page, 500);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(PLACE.shelf);
  await page.goForward();
  await expect(page.locator('main h1')).toHaveText(book.name);
  await expect(gate(page)).toBeInViewport();
  await widen(page, 800);
  await expect(gate(page)).toHaveCount(0);
  await expect.poll(scrolled).toBe(READ_TO_PX);
});

test('F65: who has scrolled the gate before the page is alive stays there', async ({ page, navigator }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 500, height: 300 });
  await navigator();
  await page.goto('/port', { waitUntil: 'commit' });
  await expect(gate(page)).toBeVisible();
  const place = await page.evaluate(() => {
    window.scrollTo(0, 60);
    return window.scrollY;
  });
  expect(place).toBe(60);
  release();
  await alive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
});

test('nothing of the gate moves when its scripts come', async ({ page, navigator }) => {
  const release = await hold(page, SCRIPTS);
  await page.setViewportSize({ width: 390, height: 844 });
  await navigator();
  const shifts = await watchShifts(page);
  await page.goto('/port', { waitUntil: 'commit' });
  await expect(gate(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  release();
  await alive(page);
  await expect(page.getByRole('button', { expanded: false })).toHaveCount(2);
  expect(await shifts()).toEqual([]);
});

test('a map that was open is not lost behind the gate', async ({ page, navigator }) => {
  await navigator({ seen: ['port'] });
  await sail(page, 'port');
  await mapButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await widen(page, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(gate(page)).toBeVisible();
  await page.getByRole('button', { name: OPTIONS[0] }).click();
  await widen(page, 900);
  await expect(gate(page)).toHaveCount(0);
  // It opens anew, and Back still closes it.
  await expect(mapHeadingOf(page)).toBeVisible();
  await page.goBack();
  await expect(mapDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/port');
});

test('a key typed behind the gate before its scripts ran does nothing in the realm later', async ({
  page,
  navigator,
}) => {
  await navigator({ seen: ['port'] });
  await widen(page, 500);
  const come = await hold(page, SCRIPTS);
  await page.goto('/port', { waitUntil: 'commit' });
  await expect(gate(page)).toBeVisible();
  await page.keyboard.press('?');
  come();
  await alive(page);
  await widen(page, 900);
  // The settings, which it would have opened, are opened by their button, and lie under no others.
  await page.getByRole('button', { name: settingWords.button }).click();
  await expect(page.getByRole('dialog', { name: settingWords.title })).toBeVisible();
});

test('the title stays that of the gate when a step in the history changes the scene behind it', async ({
  page,
  navigator,
}) => {
  await navigator({ seen: ['port'] });
  await sail(page, 'port');
  await choice(page, TO.shop).click();
  await expect(page).toHaveURL('/port/shop');
  await expect(page).toHaveTitle(shop.document.title);
  await widen(page, 500);
  await expect(page).toHaveTitle(narrow.title);
  await page.goBack();
  await expect(page).toHaveURL('/port');
  await expect(page.locator('main h1')).toHaveText(port.heading);
  await expect(page).toHaveTitle(narrow.title);
  await widen(page, 900);
  await expect(page).toHaveTitle(port.document.title);
});
