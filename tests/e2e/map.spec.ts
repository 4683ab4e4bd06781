// What needs a browser: a dialog over the page, its picture and its focus. Its table is tested in
// app/shell/map/map.machine.test.ts, its history in map-history.spec.ts, stored zoom levels in app/storage/storage.test.ts.
import type { Locator } from '@playwright/test';
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { IN_FULL, hold } from '../support/faults.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { said404, saidFailed } from '../support/guard.ts';
import { IN_ORDER, layoutOf, resizeTo, setTextSize } from '../support/layout.ts';
import {
  SEEN,
  alive,
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
  PLACE,
  TO,
  cabinetWords,
  loading,
  map,
  mapAlt,
  mapButtonName,
  mapErrors,
  mapWords,
  sea,
  shelfWords,
} from '../support/words.ts';

test.use({ pictures: true });

const { MAP_APPEAR, MAP_ACTIVE, MAP_FOLD, MAP_RAVEL, MAP_LEAVE } = TIMINGS_MS;

const NAMES = map.places.map(({ name }) => name);

/** Clicks beside the map, its heading and its strip. */
const clickBackdrop = (page: Page) => page.mouse.click(30, 330);

type Measured = () => Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>>;

const endOf = (it: Locator) => it.evaluate((element) => element.getBoundingClientRect().bottom);

test('there is one scroll: what lies in the button is not there while it flies', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'port');
  const scrolls = mapButton(page).locator('img').filter({ visible: true });
  await expect(scrolls).toHaveCount(1);
  await mapButton(page).click();
  await expect(mapDialog(page)).toBeVisible();
  await expect(scrolls).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(mapHeadingOf(page)).toBeVisible();
  await expect(scrolls).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(scrolls).toHaveCount(0);
  await pass(page, MAP_FOLD + MAP_RAVEL + MAP_LEAVE);
  await expect(mapDialog(page)).toBeHidden();
  await expect(scrolls).toHaveCount(1);
});

test('F45: opens in its own time: 50, 950 and 1000 ms; then heading and zoom are there; closes in its own, in each way; opens to its end after its tab was hidden', async ({
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
  await pass(page, MAP_APPEAR);
  await pass(page, 1900 - MAP_APPEAR, MAP_ACTIVE);
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

  // It closes in each way, and gives the focus back.
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

  // The tab is hidden while it opens: back again it opens to its end.
  for (const ms of IN_FULL ? [20, 500, 1500] : [500]) {
    await mapButton(page).click();
    await pass(page, ms);
    await show(page, 'hidden');
    await pass(page, 5000, 500);
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

test('at the Sea it lies within the window with a link to each place, which one points at, reaches by keys and sees named', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'sea');
  await openMap(page);

  await test.step('it bears the name of each place but the one that is pointed at; names it on hover and on focus; keeps the focus', async () => {
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
      // The name on the map answers like its place, and the slip stays where it was.
      const { x, y, width, height } = (await mapDialog(page).locator(`[data-name="${name}"]`).boundingBox())!;
      for (const part of [0.4, 0.6]) {
        await page.mouse.move(x + part * width, y + part * height);
        await expect(slip, name).toBeVisible();
      }
      await page.mouse.move(640, 30);
      await expect(slip, name).toBeHidden();
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

  await test.step('of the place with the pointer and the one with the focus, the one that came last shows its slip', async () => {
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
    // It grows upward from the cabinet's name, and covers neither most of its doors nor the star of the Shop.
    await placeOnMap(page, PLACE.cabinet).hover();
    await expect(slip(PLACE.cabinet)).toBeVisible();
    const [box, cabinet, below] = [
      slip(PLACE.cabinet).locator('..'),
      placeOnMap(page, PLACE.cabinet),
      placeOnMap(page, PLACE.shop),
    ].map((it) => async () => (await it.boundingBox())!) as [Measured, Measured, Measured];
    const high = (await cabinet()).height;
    await expect.poll(async () => (await box()).y - (await cabinet()).y).toBeGreaterThan(0.4 * high);
    // The star is in the middle of its place.
    const over = async () => (await box()).y + (await box()).height - (await below()).y;
    await expect.poll(over).toBeLessThan(0.2 * (await below()).height);
  });

  await test.step('arrow keys lead from one place to the next, Home and End to the first and the last', async () => {
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

  await test.step('in a low window the hem and the slip at the boat are above the strip', async () => {
    await resizeTo(page, { width: 1366, height: 625 });
    const inside = mapDialog(page);
    const topOf = (it: Locator) => it.evaluate((element) => element.getBoundingClientRect().top);
    const strip = inside.getByRole('button', { name: mapWords.close_short });
    const cloth = inside.getByRole('img', { name: mapAlt });
    const slip = inside.getByText(mapWords.you_are_here, { exact: true });
    // What is pointed at or has the focus would be named in its place.
    await page.mouse.move(0, 0);
    await strip.focus();
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
});

/** By how much the cloth and the heading stand beside the middle of the window. */
async function aside(page: Page): Promise<number> {
  const [cloth, heading] = [
    (await mapDialog(page).getByRole('img', { name: mapAlt }).boundingBox())!,
    (await mapHeadingOf(page).boundingBox())!,
  ];
  const middle = page.viewportSize()!.width / 2;
  return Math.max(...[cloth, heading].map(({ x, width }) => Math.abs(x + width / 2 - middle)));
}

/** Expects that a map that is wider than the window shows its middle, and does so in another window. */
async function expectMiddle(page: Page): Promise<void> {
  // A window scrolls by whole pixels.
  await expect.poll(() => aside(page)).toBeLessThan(1);
  await resizeTo(page, { width: 600, height: 800 });
  await expect.poll(() => aside(page)).toBeLessThan(1);
}

test('wider than the window, it shows its middle, though its code comes late', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await navigator(SEEN);
  const come = await hold(page, /\/assets\/chart-.*\.js$/);
  await sail(page, 'sea');
  await mapButton(page).click();
  await expect(mapDialog(page).locator('[data-active]')).toBeVisible();
  come();
  await expect(mapHeadingOf(page)).toBeVisible();
  await expectMiddle(page);
});

test('wider than the window, it shows its middle; grows and shrinks from what is seen; and stays at what one has scrolled to', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await navigator(SEEN);
  await sail(page, 'sea');
  await openMap(page);
  await expectMiddle(page);

  await test.step('it grows and shrinks, however quickly one goes on, by the width in a window narrower than tall', async () => {
    await resizeTo(page, { width: 700, height: 1000 });
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

  await test.step('it stays at what one has scrolled to when the window changes', async () => {
    await resizeTo(page, { width: 768, height: 1024 });
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

  // Beside a scroll bar a narrower map does not scroll across.
  const beyond = await mapDialog(page).evaluate((view) => {
    view.style.inlineSize = 'calc(100% - 12px)';
    const px = view.scrollWidth - view.clientWidth;
    view.style.inlineSize = '';
    return px;
  });
  expect(beyond).toBe(0);

  // Under the pointer the map stays, and the slip comes into view.
  await resizeTo(page, { width: 600, height: 800 });
  const atMiddle = await mapDialog(page).evaluate((it) => it.scrollLeft);
  for (const name of NAMES) {
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
    await mapDialog(page).evaluate((it, left) => it.scrollTo({ left, behavior: 'instant' }), atMiddle);
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

test('a place that is chosen while another scene is on its way is where one goes, also if it is the present one', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'sea');
  const before = await page.evaluate(() => history.length);
  const release = await hold(page, /\/assets\/port-.*\.js$/);
  await choice(page, TO.port).click();
  await openMap(page);
  await placeOnMap(page, PLACE.sea).click();
  await expect(mapDialog(page)).toBeHidden();
  const come = page.waitForResponse(/\/assets\/port-.*\.js$/);
  release();
  await (await come).finished();
  await openMap(page);
  await expect(placeOnMap(page, PLACE.port)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(mapDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: sea.title })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
  // What is chosen after that is obeyed too.
  await choice(page, TO.port).click();
  await expect(page).toHaveURL('/port');
});

test('it says where one is; a place leads there once, at the top of the page', async ({
  page,
  navigator,
}) => {
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

  await openMap(page);
  await test.step('in the archive it says so, and leaves the star of the Shop below', async () => {
    const here = mapDialog(page).getByText(mapWords.you_are_here, { exact: true });
    await expect(here).toBeVisible();
    const star = page.locator('li:has(> [data-place="shop"]) [data-plate="star"]');
    // Once the star has come down.
    await expect
      .poll(async () => {
        const [above, below] = [(await here.boundingBox())!, (await star.boundingBox())!];
        return below.y - (above.y + above.height);
      })
      .toBeGreaterThan(0);
  });

  await placeOnMap(page, PLACE.port).click();
  await expect(page).toHaveURL('/port');
  await expect(mapDialog(page)).toBeHidden();
  await openMap(page);
  await test.step('at the Port it says so above the star, and not on its houses', async () => {
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
});

test('F38: its zoom: a stored 11 is the largest of eleven levels; at either end nothing happens; on the smallest map every place answers', async ({
  page,
  navigator,
}) => {
  await navigator({ ...SEEN, stored: { ZOOM_CONFIG_INDEX: '11' } });
  await sail(page, 'sea');
  await openMap(page);
  const height = async () => (await mapDialog(page).getByRole('img', { name: mapAlt }).boundingBox())!.height;
  const whole = page.viewportSize()!.height;
  const gapRem = async () => {
    const [one, other] = [(await smaller(page).boundingBox())!, (await larger(page).boundingBox())!];
    const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    return (other.x - one.x - one.width) / rem;
  };
  await expect.poll(height).toBeCloseTo(whole, 0);
  expect(await gapRem()).toBeCloseTo(1);
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
  expect(await gapRem()).toBeCloseTo(0);
  await expect(smaller(page)).toHaveAttribute('aria-disabled', 'true');
  await smaller(page).click({ force: true });
  expect((await remembered(page)).zoom).toBe(0);
  // On the smallest map every place answers, whichever slip lies over it.
  for (const name of NAMES) {
    await placeOnMap(page, name).hover();
    await expect(page.getByRole('tooltip').filter({ hasText: name })).toBeVisible();
    expect(await covered(page), name).toEqual([]);
  }
  await expect(larger(page)).not.toHaveAttribute('aria-disabled', 'true');
  await larger(page).click();
  expect((await remembered(page)).zoom).toBe(1);
});

test.describe('without its picture', () => {
  test.use(tolerating(saidFailed, said404(/\/(art|assets)\/.*/)));

  test('F21: the places stand in writing when the picture fails', async ({ page, navigator }) => {
    await navigator(SEEN);
    await page.route(/\/art\/map-(?!button|rolls)/, (route) => route.abort());
    await sail(page, 'sea');
    await openMap(page);
    await expect(mapDialog(page).getByText(mapErrors.map_failed.text)).toBeVisible();
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
    await pass(page, 8100, 500);
    await expect(mapDialog(page).getByText(mapErrors.map_failed.text)).toBeVisible();
  });

  for (const file of ['chart-.*\\.js', 'chart-.*\\.css'])
    test(`F12: and when ${file} has not come after 4 s`, async ({ page, navigator }) => {
      await holdTime(page);
      await navigator(SEEN);
      await page.route(new RegExp(`/assets/${file}$`), () => {});
      await page.goto(pathOf('sea'), { waitUntil: 'commit' });
      await alive(page);
      await openMap(page);
      await pass(page, 4100, 500);
      for (const name of NAMES) await placeOnMap(page, name).click({ trial: true });
    });

  test('and when its code fails', async ({ page, navigator }) => {
    await navigator(SEEN);
    await page.route(/\/assets\/chart-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await sail(page, 'sea');
    await openMap(page);
    await expect(mapDialog(page).getByText(mapErrors.map_failed.text)).toBeVisible();
    await placeOnMap(page, PLACE.port).click();
    await expect(page).toHaveURL('/port');
  });
});

test.describe('where nothing can be pointed at', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('each place bears its name, no slip lies over another, and a touch goes there', async ({
    page,
    navigator,
  }) => {
    await navigator({ ...SEEN, zoom: 0 });
    await sail(page, 'port');
    await openMap(page);
    for (const { id, name } of map.places) {
      const slip = mapDialog(page).getByRole('tooltip').filter({ hasText: name });
      if (id !== 'port') await expect(slip, name).toBeVisible();
    }
    await expect(mapDialog(page).locator('[data-name]:visible')).toHaveAttribute('data-name', PLACE.port);

    const slips = mapDialog(page).getByRole('tooltip').filter({ visible: true });
    /** The slips that lie over another one. */
    const meeting = () =>
      slips.evaluateAll((all) => {
        const boxes = all.map((name) => name.closest('[data-tip]')!.getBoundingClientRect());
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return boxes.flatMap((a, i) =>
          boxes.some((b) => a !== b && meet(a, b)) ? [all[i]!.textContent] : [],
        );
      });
    for (const level of [0, 5]) {
      while ((await remembered(page)).zoom! < level) await larger(page).tap();
      for (const size of [
        { width: 768, height: 1024 },
        { width: 1024, height: 768 },
      ]) {
        await resizeTo(page, size);
        const how = `level ${level}, ${size.width} x ${size.height}`;
        await expect(slips, how).toHaveCount(map.places.length - 1);
        await expect.poll(meeting, how).toEqual([]);
      }
    }
    // What lies under the last touch counts as pointed at.
    await placeOnMap(page, PLACE.shop).hover();
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    });
    await expect(slips).toHaveCount(map.places.length - 1);

    await placeOnMap(page, PLACE.shop).tap();
    await expect(page).toHaveURL('/port/shop');
  });
});
