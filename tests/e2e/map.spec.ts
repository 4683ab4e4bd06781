// What needs a browser: a dialog over the page, its focus and its history. Its table is tested in
// app/shell/map/map.machine.test.ts, stored zoom levels in app/storage/storage.test.ts.
import type { Locator } from '@playwright/test';
import { IN_FULL, hold } from '../support/faults.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { said404, saidFailed } from '../support/guard.ts';
import { IN_ORDER, layoutOf, resizeTo, setTextSize } from '../support/layout.ts';
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
import { show } from '../support/tab.ts';
import {
  choice,
  countDocuments,
  focused,
  larger,
  mapButton,
  mapDialog,
  mapHeadingOf,
  openMap,
  placeOnMap,
  smaller,
} from '../support/voyage.ts';
import {
  mapAlt,
  PLACE,
  TO,
  cabinetWords,
  errors,
  loading,
  map,
  mapButtonName,
  mapWords,
  shelfWords,
} from '../support/words.ts';

test.use({ pictures: true });

const NAMES = map.places.map(({ name }) => name);

/** Clicks beside the map, its heading and its strip. */
const clickBackdrop = (page: Page) => page.mouse.click(30, 330);

test('opens in its own time: 50, 950 and 1000 ms; then heading and zoom are there; and closes in its own', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'port');
  await mapButton(page).click();
  await expect(mapDialog(page)).toBeVisible();
  await expect(page.locator(`button[aria-label="${mapButtonName}"]`)).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(mapHeadingOf(page)).toBeHidden();
  await pass(page, 1900);
  await expect(mapHeadingOf(page)).toBeHidden();
  await expect(smaller(page)).toBeHidden();
  await pass(page, 150);
  await expect(mapHeadingOf(page)).toBeVisible();
  await expect(smaller(page)).toBeVisible();
  await expect(page.locator(`button[aria-label="${mapButtonName}"]`)).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.keyboard.press('Escape');
  await expect(mapHeadingOf(page)).toBeHidden();
  await pass(page, 2400);
  await expect(mapDialog(page)).toBeVisible();
  await pass(page, 200);
  await expect(mapDialog(page)).toBeHidden();
});

test('F68: at a text size of 200 % it loses nothing, and nothing lies over anything', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await setTextSize(page, 200);
  await sail(page, 'port');
  await openMap(page);
  await expect(mapDialog(page).getByRole('img', { name: mapAlt })).toBeVisible();
  await expect(mapDialog(page).getByText(loading.map)).toHaveCount(0);
  expect(await layoutOf(page)).toEqual(IN_ORDER);
  await expect(mapDialog(page).getByRole('link')).toHaveCount(map.places.length);
  for (const role of ['link', 'button'] as const) {
    for (const it of await mapDialog(page).getByRole(role).all()) {
      await it.click({ trial: true });
      // The tooltip of one place must not cover the next place.
      await page.mouse.move(640, 100);
    }
  }
});

test('closes with Escape, beside it, with its button and by Back, and gives the focus back', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'port');
  for (const [way, close] of Object.entries({
    Escape: () => page.keyboard.press('Escape'),
    'a click on the backdrop': () => clickBackdrop(page),
    'its button': () => mapDialog(page).getByRole('button', { name: mapWords.close_short }).click(),
    "the browser's Back": () => page.evaluate(() => history.back()),
  })) {
    await openMap(page);
    await close();
    await expect(mapHeadingOf(page), way).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(mapDialog(page), way).toBeHidden();
    await expect(mapButton(page), way).toBeFocused();
    await expect(mapButton(page), way).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL('/port');
  }
});

test('does not stay in the way back: after closing it, Back leaves the page', async ({ page, navigator }) => {
  await navigator(SEEN);
  await sail(page, 'sea');
  await sail(page, 'port');
  await openMap(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(mapDialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('stepped back from and forward to while it folds, it leaves nothing in the history', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'sea');
  await choice(page, TO.port).click();
  await expect(page).toHaveURL('/port');
  await mapButton(page).click();
  await pass(page, 3000);
  await expect(mapHeadingOf(page)).toBeVisible();
  await page.goBack();
  await pass(page, 500);
  await page.goForward();
  await pass(page, 3000);
  await expect(mapDialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a step over several entries onto that of a map leads to its page, and Back leaves that page', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'sea');
  await choice(page, TO.port).click();
  await expect(page.locator('main h1')).toBeFocused();
  await openMap(page);
  const step = (entries: number) => page.evaluate((by) => history.go(by), entries);
  await step(-2);
  await expect(page).toHaveURL('/');
  await expect(page.locator('main h1')).toBeFocused();
  await step(2);
  await expect(page).toHaveURL('/port');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(mapDialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('left for another page while it folds, it gives the focus to the heading there', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'sea');
  await choice(page, TO.port).click();
  await expect(page.locator('main h1')).toBeFocused();
  await openMap(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(mapDialog(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
});

test('opened while a scene is on its way, it stays open over that scene, and Back closes it', async ({
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
  await expect(page.locator('main h1')).toHaveText(PLACE.cabinet);
  await expect(mapHeadingOf(page)).toBeVisible();
  await page.goBack();
  await page.keyboard.press('Space');
  await expect(mapDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/port/athenaeum/cabinet');
  await page.goBack();
  await expect(page).toHaveURL('/port/athenaeum');
});

test('Back the moment the address has changed closes the map that was opened on the way', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  const release = await hold(page, /\/assets\/cabinet-.*\.js$/);
  await arrive(page, '/port/athenaeum');
  await choice(page, TO.cabinet).click();
  await openMap(page);
  const stepped = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!location.pathname.endsWith('/cabinet')) return requestAnimationFrame(look);
          history.back();
          resolve();
        };
        look();
      }),
  );
  release();
  await stepped;
  await expect(mapDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/port/athenaeum/cabinet');
  await expect(page.locator('main h1')).toHaveText(PLACE.cabinet);
});

test('a step back that comes after its time does not close the map that was opened since', async ({
  page,
  navigator,
}) => {
  // A browser under load may take longer for a step than the realm waits.
  await page.addInitScript(() => {
    let stepped = () => {};
    // The first listener, because the page's own lets no other hear of this step.
    addEventListener('popstate', () => stepped());
    const step = () =>
      new Promise<void>((resolve) => {
        stepped = resolve;
        History.prototype.back.call(history);
      });
    history.back = () => Object.assign(globalThis, { step });
  });
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'sea');
  await choice(page, TO.port).click();
  await expect(page).toHaveURL('/port');
  await openMap(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect(mapHeadingOf(page)).toBeHidden();
  await pass(page, 1000);
  await expect(mapDialog(page)).toBeHidden();

  await openMap(page);
  await page.evaluate(async () => {
    await (globalThis as unknown as { step(): Promise<void> }).step();
  });
  await pass(page, 3000);
  await expect(mapHeadingOf(page)).toBeVisible();
  await page.goBack();
  await pass(page, 3000);
  await expect(mapDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/port');
  await page.goBack();
  await expect(page).toHaveURL('/');
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

test('bears the name of each place but the one that is pointed at; names it on hover and on focus; keeps the focus', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'sea');
  await openMap(page);
  const names = mapDialog(page).locator('[data-name]:visible');
  const borne = () => names.evaluateAll((all) => all.map((it) => it.getAttribute('data-name')));
  await page.mouse.move(640, 30);
  await expect.poll(borne).toEqual(NAMES);
  await placeOnMap(page, PLACE.shop).hover();
  await expect.poll(borne).toEqual(NAMES.filter((name) => name !== PLACE.shop));
  await page.mouse.move(640, 30);
  await expect.poll(borne).toEqual(NAMES);

  for (const name of NAMES) {
    const slip = page.getByRole('tooltip', { name, exact: true });
    await placeOnMap(page, name).hover();
    await expect(slip, name).toHaveText(name);
    await page.mouse.move(640, 30);
    await expect(slip, name).toBeHidden();
    await placeOnMap(page, name).focus();
    await expect(slip, name).toBeVisible();
  }

  for (let i = 0; i < 24; i += 1) {
    await page.keyboard.press(i < 12 ? 'Tab' : 'Shift+Tab');
    const inside = await page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
    expect(inside, `after ${i + 1} presses the focus is at: ${await focused(page)}`).toBe(true);
  }
});

for (const [how, code] of [
  ['', /^$/],
  [', though its code comes late', /\/assets\/chart-.*\.js$/],
] as const)
  test(`wider than the window, it shows its middle${how}`, async ({ page, navigator }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await navigator(SEEN);
    const asked = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await sail(page, 'sea');
    await mapButton(page).click();
    await expect(mapDialog(page).locator('[data-active]')).toBeVisible();
    asked.resolve();
    await expect(mapHeadingOf(page)).toBeVisible();
    const aside = async () => {
      const [cloth, heading] = [
        (await mapDialog(page).getByRole('img', { name: mapAlt }).boundingBox())!,
        (await mapHeadingOf(page).boundingBox())!,
      ];
      const middle = page.viewportSize()!.width / 2;
      return Math.max(...[cloth, heading].map(({ x, width }) => Math.abs(x + width / 2 - middle)));
    };
    // A window scrolls by whole pixels.
    await expect.poll(aside).toBeLessThan(1);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(aside).toBeLessThan(1);
  });

test('wider than the window, it stays at what one has scrolled to when the window changes', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await navigator({ ...SEEN, zoom: 8 });
  await sail(page, 'sea');
  await openMap(page);
  /** What is in the middle of the window, as a part of the map's width. */
  const middle = () =>
    mapDialog(page).evaluate((view) => (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth);
  const before = await mapDialog(page).evaluate(async (view) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    view.addEventListener('scroll', resolve, { once: true });
    view.scrollBy(150, 0);
    await promise;
    return (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth;
  });
  expect(before).toBeGreaterThan(0.55);
  await page.setViewportSize({ width: 768, height: 960 });
  await expect.poll(middle).toBeCloseTo(before, 2);
  await page.setViewportSize({ width: 640, height: 900 });
  await expect.poll(middle).toBeCloseTo(before, 2);
});

test('wider than the window, it brings the place the keyboard reaches into view, with its whole slip', async ({
  page,
  navigator,
}) => {
  await navigator({ ...SEEN, zoom: 10 });
  await sail(page, 'sea');
  await openMap(page);
  // A place with the pointer would be named in place of the one with the focus.
  await page.mouse.move(0, 0);
  const strip = mapDialog(page).getByRole('button', { name: mapWords.close_short });
  // A new size brings the middle of the map into view: only then is the focus moved.
  for (const [width, height] of [
    [768, 1024],
    [600, 800],
    [1366, 625],
  ] as const) {
    await resizeTo(page, { width, height });
    await placeOnMap(page, PLACE.port).focus();
    await page.keyboard.press('Home');
    for (const name of NAMES) {
      const how = `${name}, ${width}x${height}`;
      await expect(placeOnMap(page, name), how).toBeFocused();
      const slip = page.getByRole('tooltip').filter({ hasText: name });
      await expect(slip, how).toBeVisible();
      for (const it of [placeOnMap(page, name), slip.locator('..')]) {
        const { x, y, ...box } = (await it.boundingBox())!;
        expect(Math.min(x, y), how).toBeGreaterThanOrEqual(0);
        expect(x + box.width, how).toBeLessThanOrEqual(width);
        expect(y + box.height, how).toBeLessThanOrEqual((await strip.boundingBox())!.y);
      }
      expect((await mapHeadingOf(page).boundingBox())!.x, `the heading, ${how}`).toBeCloseTo(0, 0);
      await page.keyboard.press('Tab');
    }
  }

  // Under the pointer the map stays, and the slip comes into view.
  for (const name of NAMES) {
    await resizeTo(page, { width: 600, height: 800 });
    const { x, y, width, height } = (await placeOnMap(page, name).boundingBox())!;
    const [from, to] = [Math.max(x, 0), Math.min(x + width, 600)];
    if (to - from > 8) {
      await page.mouse.move((from + to) / 2, y + height / 2);
      const slip = page.getByRole('tooltip').filter({ hasText: name });
      await expect(slip, name).toBeVisible();
      const box = (await slip.locator('..').boundingBox())!;
      expect(box.x, name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(600);
    }
    await page.mouse.move(0, 0);
    await resizeTo(page, { width: 700, height: 800 });
  }

  // What is pressed must not move away under the pointer.
  await resizeTo(page, { width: 768, height: 1024 });
  const across = () => mapDialog(page).evaluate((it) => it.scrollLeft);
  await placeOnMap(page, PLACE.port).focus();
  const before = await across();
  const shelf = (await placeOnMap(page, "The Seer's Shelf").boundingBox())!;
  await page.mouse.move(shelf.x + 20, shelf.y + shelf.height / 2);
  await page.mouse.down();
  expect(await across()).toBe(before);
  await page.mouse.up();
  await expect(page).toHaveURL(pathOf('shelf'));
});

test('of the place with the pointer and the one with the focus, the one that came last shows its slip', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'sea');
  await openMap(page);
  const slip = (name: string) => page.getByRole('tooltip').filter({ hasText: name });
  await placeOnMap(page, PLACE.port).hover();
  await expect(slip(PLACE.port)).toBeVisible();
  await placeOnMap(page, PLACE.shop).focus();
  await expect(slip(PLACE.shop)).toBeVisible();
  await expect(slip(PLACE.port)).toBeHidden();
  const { x, y, width, height } = (await placeOnMap(page, PLACE.port).boundingBox())!;
  await page.mouse.move(x + width / 2 + 3, y + height / 2);
  await expect(slip(PLACE.port)).toBeVisible();
  await expect(slip(PLACE.shop)).toBeHidden();
});

/** The places whose middle would not answer the pointer. */
const covered = (page: Page) =>
  mapDialog(page).evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('[data-place]')]
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map(({ dataset }) => dataset['place']),
  );

test('on the smallest map every place answers, whichever slip lies over it', async ({ page, navigator }) => {
  await navigator({ ...SEEN, zoom: 0 });
  await sail(page, 'sea');
  await openMap(page);
  for (const name of NAMES) {
    await placeOnMap(page, name).hover();
    await expect(page.getByRole('tooltip').filter({ hasText: name })).toBeVisible();
    expect(await covered(page), name).toEqual([]);
  }
});

test('lies within the window with a link to each place; arrow keys lead from one to the next, Home and End to the first and the last', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'port');
  await openMap(page);
  const over = await mapDialog(page).evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(over, 'it has nothing to scroll').toBe(0);
  await expect(mapDialog(page).getByRole('link')).toHaveCount(map.places.length);
  for (const [i, name] of NAMES.entries())
    await expect(placeOnMap(page, name)).toHaveAttribute('href', map.places[i]!.to);
  // Which place an arrow leads to is a rule, with tests in app/shell/map/walk.test.ts.
  const places: readonly { readonly name: string }[] = map.places;
  const [first, second] = places.map(({ name }) => placeOnMap(page, name));
  const last = placeOnMap(page, places.at(-1)!.name);
  await first!.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first!).not.toBeFocused();
  await expect(mapDialog(page).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first!).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(second!).toBeFocused();
});

test('gives the places as a list, and says where one has been', async ({ page, navigator }) => {
  await navigator({ seen: ['athenaeum'] });
  await sail(page, 'shelf');
  await page.getByRole('main').getByRole('link', { name: shelfWords.back }).click();
  await expect(page).toHaveURL('/port/athenaeum');
  await openMap(page);
  await mapDialog(page).getByRole('button', { name: mapWords.as_list }).click();
  await expect(mapDialog(page).getByRole('link')).toHaveCount(map.places.length);
  for (const [name, words] of [
    [PLACE.athenaeum, mapWords.you_are_here],
    ["The Seer's Shelf", mapWords.been_here],
  ] as const)
    await expect(placeOnMap(page, name)).toContainText(words);
  // Whether the others were visited before this visit, nobody knows: nothing is said of them.
  for (const { name, subtitle } of map.places.filter(({ id }) => id === 'sea' || id === 'port'))
    await expect(placeOnMap(page, name)).toHaveText(`${name} ${subtitle}`);
  const back = mapDialog(page).getByRole('button', { name: mapWords.as_map });
  await expect(back).toBeFocused();

  // The list stays in place of the map until the navigator changes back, and its links lead to the same places.
  await placeOnMap(page, PLACE.cabinet).click();
  await expect(page).toHaveURL('/port/athenaeum/cabinet');
  await openMap(page);
  await expect(placeOnMap(page, PLACE.athenaeum)).toContainText(mapWords.been_here);
  expect((await remembered(page)).states?.sea.numTimesPlayed).toBe(0);
  await back.click();
  await expect(mapDialog(page).getByText(mapWords.been_here)).toHaveCount(0);
  await placeOnMap(page, PLACE.port).click();
  await expect(page).toHaveURL('/port');
});

test('a place leads there once, at the top of the page', async ({ page, navigator }) => {
  await navigator(SEEN);
  await sail(page, 'cabinet');
  await page.getByRole('button', { name: cabinetWords.expand_all }).click();
  await page.evaluate(() => scrollTo(0, 600));
  const documents = countDocuments(page);
  const before = await page.evaluate(() => history.length);
  await openMap(page);
  await placeOnMap(page, "The Seer's Shelf").dblclick();
  await expect(page).toHaveURL('/port/athenaeum/shelf');
  await expect(page.getByRole('heading', { level: 1, name: "The Seer's Shelf" })).toBeVisible();
  await expect(mapDialog(page)).toBeHidden();
  // The new scene is scrolled when it is shown; it stands in the document before that.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(documents).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/port/athenaeum/cabinet');
});

test('in a low window the hem and the slip at the boat are above the strip', async ({ page, navigator }) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await navigator(SEEN);
  await sail(page, 'sea');
  await openMap(page);
  const inside = mapDialog(page);
  const topOf = (it: Locator) => it.evaluate((element) => element.getBoundingClientRect().top);
  const endOf = (it: Locator) => it.evaluate((element) => element.getBoundingClientRect().bottom);
  const strip = inside.getByRole('button', { name: mapWords.close_short });
  const cloth = inside.getByRole('img', { name: mapAlt });
  const slip = inside.getByText(mapWords.you_are_here, { exact: true });
  for (const it of [strip, cloth, slip]) await expect(it).toBeVisible();
  // Once the map lies still.
  await expect.poll(async () => (await endOf(cloth)) - (await topOf(strip))).toBeLessThan(0);
  await expect
    .poll(
      async () =>
        ((await endOf(slip)) - (await topOf(cloth))) / ((await endOf(cloth)) - (await topOf(cloth))),
    )
    .toBeLessThan(0.75);
});

test('says above the star of the Port where one is, and not on its houses', async ({ page, navigator }) => {
  await navigator(SEEN);
  await sail(page, 'port');
  await openMap(page);
  const port = page.locator('li:has(> [data-place="port"])');
  const star = port.locator('[data-plate="star"]');
  const label = port.getByText(mapWords.you_are_here, { exact: true });
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await resizeTo(page, { width, height });
    await expect
      .poll(async () => {
        const [above, below] = [(await label.boundingBox())!, (await star.boundingBox())!];
        return below.y + below.height / 2 - (above.y + above.height);
      })
      .toBeGreaterThan(10);
  }
});

test('in the archive it says where one is, and leaves the star of the Shop below', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'cabinet');
  await openMap(page);
  const label = mapDialog(page).getByText(mapWords.you_are_here, { exact: true });
  await expect(label).toBeVisible();
  const star = page.locator('li:has(> [data-place="shop"]) [data-plate="star"]');
  // Once the star has come down.
  await expect
    .poll(async () => {
      const [above, below] = [(await label.boundingBox())!, (await star.boundingBox())!];
      return below.y - (above.y + above.height);
    })
    .toBeGreaterThan(0);
});

test.describe('the zoom', () => {
  test('F38: a stored 11 is the largest of eleven levels; at either end nothing happens', async ({
    page,
    navigator,
  }) => {
    await navigator({ ...SEEN, stored: { ZOOM_CONFIG_INDEX: '11' } });
    await sail(page, 'sea');
    await openMap(page);
    const height = async () =>
      (await mapDialog(page).getByRole('img', { name: mapAlt }).boundingBox())!.height;
    const whole = page.viewportSize()!.height;
    await expect.poll(height).toBeCloseTo(whole, 0);
    await expect(larger(page)).toHaveAttribute('aria-disabled', 'true');
    await larger(page).click({ force: true });
    for (let level = 9; level >= 5; level -= 1) {
      await expect(smaller(page)).not.toHaveAttribute('aria-disabled', 'true');
      await smaller(page).click();
      await expect.poll(height).toBeCloseTo(((50 + 5 * level) / 100) * whole, 0);
      expect((await remembered(page)).zoom).toBe(level);
    }
    for (let level = 4; level >= 0; level -= 1) await smaller(page).click();
    await expect.poll(height).toBeCloseTo(0.5 * whole, 0);
    await expect(smaller(page)).toHaveAttribute('aria-disabled', 'true');
    await smaller(page).click({ force: true });
    expect((await remembered(page)).zoom).toBe(0);
    await expect(larger(page)).not.toHaveAttribute('aria-disabled', 'true');
    await larger(page).click();
    expect((await remembered(page)).zoom).toBe(1);
  });

  test('grows and shrinks from what is seen, however quickly one goes on, by the width in a window narrower than tall', async ({
    page,
    navigator,
  }) => {
    await page.setViewportSize({ width: 700, height: 1000 });
    await navigator(SEEN);
    await sail(page, 'sea');
    await openMap(page);
    const drawing = mapDialog(page).getByRole('img', { name: mapAlt });
    for (const button of [larger(page), larger(page), smaller(page), larger(page)]) {
      const leap = await button.evaluate(
        (it: HTMLElement, sheet) => {
          const before = sheet.getBoundingClientRect();
          it.click();
          const after = sheet.getBoundingClientRect();
          return Math.max(Math.abs(after.left - before.left), Math.abs(after.width - before.width));
        },
        await drawing.elementHandle(),
      );
      expect(leap).toBeLessThan(1);
    }
    await expect.poll(async () => (await drawing.boundingBox())!.height).toBeCloseTo(0.85 * 700, 0);
  });
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

test('F45: the tab hidden while it opens: back again it opens to its end', async ({ page, navigator }) => {
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'port');
  for (const ms of IN_FULL ? [20, 500, 1500] : [500]) {
    await mapButton(page).click();
    await pass(page, ms);
    await show(page, 'hidden');
    await pass(page, 5000);
    await expect(mapHeadingOf(page), `hidden after ${ms} ms`).toBeHidden();
    await show(page, 'visible');
    await pass(page, 2100);
    await expect(mapHeadingOf(page), `hidden after ${ms} ms`).toBeVisible();
    await expect(page.locator(`button[aria-label="${mapButtonName}"]`)).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toBeHidden();
  }
});

test.describe('without its picture', () => {
  test.use(tolerating(saidFailed, said404(/\/(art|assets)\/.*/)));

  test('F21: the places stand in writing when the picture fails', async ({ page, navigator }) => {
    await navigator(SEEN);
    await page.route(/\/art\/map-(?!button|rolls)/, (route) => route.abort());
    await sail(page, 'sea');
    await openMap(page);
    await expect(mapDialog(page).getByText(errors.map_failed.text)).toBeVisible();
    for (const name of NAMES) await expect(placeOnMap(page, name)).toBeVisible();
    await placeOnMap(page, PLACE.port).hover();
    await expect(page.getByRole('tooltip').filter({ hasText: PLACE.port })).toBeVisible();
    await placeOnMap(page, PLACE.port).click();
    await expect(page).toHaveURL('/port');
  });

  test('F21: and when it hangs for 8 s', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator(SEEN);
    await page.route(/\/art\/map-(?!button|rolls)/, () => {});
    await page.goto(pathOf('sea'), { waitUntil: 'commit' });
    await alive(page);
    await openMap(page);
    await expect(placeOnMap(page, PLACE.port)).toBeVisible();
    await pass(page, 8100);
    await expect(mapDialog(page).getByText(errors.map_failed.text)).toBeVisible();
  });

  for (const file of ['chart-.*\\.js', 'chart-.*\\.css'])
    test(`F12: and when ${file} has not come after 4 s`, async ({ page, navigator }) => {
      await holdTime(page);
      await navigator(SEEN);
      await page.route(new RegExp(`/assets/${file}$`), () => {});
      await page.goto(pathOf('sea'), { waitUntil: 'commit' });
      await alive(page);
      await openMap(page);
      await pass(page, 4100);
      for (const name of NAMES) await placeOnMap(page, name).click({ trial: true });
    });

  test('and when its code fails', async ({ page, navigator }) => {
    await navigator(SEEN);
    await page.route(/\/assets\/chart-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await sail(page, 'sea');
    await openMap(page);
    await expect(mapDialog(page).getByText(errors.map_failed.text)).toBeVisible();
    await placeOnMap(page, PLACE.port).click();
    await expect(page).toHaveURL('/port');
  });
});

test.describe('where nothing can be pointed at', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('each place bears its name, and a touch goes there', async ({ page, navigator }) => {
    await navigator(SEEN);
    await sail(page, 'port');
    await openMap(page);
    for (const { id, name } of map.places) {
      const slip = mapDialog(page).getByRole('tooltip').filter({ hasText: name });
      if (id !== 'port') await expect(slip, name).toBeVisible();
    }
    await expect(mapDialog(page).locator('[data-name]:visible')).toHaveAttribute('data-name', PLACE.port);
    await placeOnMap(page, PLACE.shop).tap();
    await expect(page).toHaveURL('/port/shop');
  });

  for (const size of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ])
    test(`no slip lies over another, ${size.width} x ${size.height}`, async ({ page, navigator }) => {
      await page.setViewportSize(size);
      for (const zoom of [0, 5]) {
        await navigator({ ...SEEN, zoom });
        await sail(page, 'port');
        await openMap(page);
        const slips = mapDialog(page).getByRole('tooltip').filter({ visible: true });
        await expect(slips).toHaveCount(map.places.length - 1);
        const boxes = await slips.evaluateAll((all) =>
          all.map((name) => name.closest('[data-tip]')!.getBoundingClientRect().toJSON()),
        );
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        expect(boxes.filter((a) => boxes.some((b) => a !== b && meet(a, b)))).toEqual([]);
      }
    });
});
