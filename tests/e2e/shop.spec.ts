// What needs a browser: pictures that do not load, a new tab, windows that change their width.
import type { Locator } from '@playwright/test';
import type { Words } from '../../app/schema/sources.ts';
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { said404, saidFailed } from '../support/guard.ts';
import { resizeTo } from '../support/layout.ts';
import { SEEN, alive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { restock } from '../support/views.ts';
import { choice } from '../support/voyage.ts';
import { controls, loading, plain, shop, shopErrors, shopWords, site } from '../support/words.ts';

test.use({ pictures: true });

const ARTIFACTS: Words['shop']['products'] = shop.products;
const FOR_SALE = ARTIFACTS.filter(({ link }) => link !== null);
const FIRST = FOR_SALE[0]!;
const GREETINGS: Words['shop']['greetings'] = shop.greetings;
const LOADING = loading.shop;
const STOCKING = shop.restocking;
const PRODUCTS = /\/art\/product-/;
const FIRST_PICTURE = new RegExp(`/art/product-${FIRST.picture}`);
/** Where the first one is sold. */
const STOREFRONT = new URL(FIRST.link ?? '').origin;

const product = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
/** Two products may have the same words for what they look like. */
const likeness = (page: Page, { id, alt }: (typeof ARTIFACTS)[number]) =>
  page.locator(`[data-artifact="${id}"]`).getByAltText(alt);
const shelves = (page: Page) => page.getByRole('region', { name: shopWords.shelves_region });

/** How many products every row of a usual window has, if there are so many. */
const LEAST_IN_ROW = 3;

/** The number of products in each row. */
const rowsOf = (page: Page) =>
  page.locator('[data-artifact]').evaluateAll((all) => {
    const rows = Map.groupBy(all, (it) => it.parentElement);
    return [...rows.values()].map(({ length }) => length);
  });

test.beforeEach(async ({ navigator }) => navigator({ seen: ['sea', 'port'] }));

test('holds every product: what is for sale leads to the storefront in a new tab', async ({ page }) => {
  await sail(page, 'shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(shelves(page).getByText(shop.placard, { exact: true })).toBeAttached();
  for (const { name, link } of FOR_SALE) {
    await expect(product(page, name)).toBeVisible();
    await expect(product(page, name)).toHaveAttribute('href', link ?? '');
    await expect(product(page, name)).toHaveAttribute('target', '_blank');
    await expect(product(page, name)).toHaveAttribute('rel', /noopener/);
    // No other link bears its name, or who asks for it would have to choose.
    await expect(page.getByRole('link', { name })).toHaveCount(1);
  }
  await expect(page.locator('[data-artifact]').getByRole('link')).toHaveCount(FOR_SALE.length);
  for (const artifact of ARTIFACTS) {
    await expect(shelves(page).getByText(artifact.name, { exact: true })).toBeVisible();
    await expect(likeness(page, artifact)).toHaveCount(1);
  }
  await choice(page, shop.choices[0].text).click();
  await expect(page).toHaveURL(shop.choices[0].to);
});

/** What chance must be for the longest greeting to be picked. */
function chanceOfLongest(): number {
  const lengths = GREETINGS.map(({ text }) => plain(text).length);
  const at = lengths.indexOf(Math.max(...lengths));
  const before = GREETINGS.slice(0, at).reduce((sum, { weight }) => sum + weight, 0);
  return before + GREETINGS[at]!.weight / 2;
}

/** Expects that all products of the first row are whole inside the window, above the foot. */
async function expectRowWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  const foot = (await page.getByRole('contentinfo').boundingBox())!.y;
  const [row = 0] = await rowsOf(page);
  expect(row).toBeGreaterThanOrEqual(Math.min(LEAST_IN_ROW, ARTIFACTS.length));
  for (const artifact of ARTIFACTS.slice(0, row)) {
    const { x, y, width: wide, height: high } = (await likeness(page, artifact).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + high).toBeLessThanOrEqual(foot);
  }
}

/** Expects that the tags of the first products end above the foot, and are equally wide. */
async function expectTagsInView(page: Page): Promise<void> {
  for (const { name } of ARTIFACTS.slice(0, LEAST_IN_ROW))
    await expect(shelves(page).getByText(name, { exact: true })).toBeVisible();
  const foot = (await page.getByRole('contentinfo').boundingBox())!.y;
  const tags = await Promise.all(
    ARTIFACTS.slice(0, LEAST_IN_ROW).map(
      async ({ name }) => (await shelves(page).getByText(name, { exact: true }).locator('..').boundingBox())!,
    ),
  );
  for (const tag of tags) {
    expect(tag.y + tag.height).toBeLessThanOrEqual(foot);
    expect(tag.width).toBeCloseTo(tags[0]!.width, 0);
  }
}

/** Expects that no pixel of a plate lies in the bubble, without what its round corners leave free. */
async function expectBubbleClear(page: Page): Promise<void> {
  const bubble = page.getByRole('main').getByRole('status');
  await expect(bubble).toBeVisible();
  for (const plate of ['head', 'hat']) {
    const image = page.locator(`[data-plate="${plate}"] img`).first();
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.complete)).toBe(true);
    const covered = await image.evaluate(
      (it: HTMLImageElement, of) => {
        const box = it.getBoundingClientRect();
        const words = of.getBoundingClientRect();
        const round = 1.6 * Number.parseFloat(getComputedStyle(of).fontSize);
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(box.width);
        canvas.height = Math.round(box.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(it, 0, 0, canvas.width, canvas.height);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        let pixels = 0;
        for (let i = 3; i < data.length; i += 4) {
          if (data[i]! < 128) continue;
          const x = box.left + ((i >> 2) % canvas.width);
          const y = box.top + Math.floor((i >> 2) / canvas.width);
          if (x < words.left || x > words.right || y < words.top || y > words.bottom) continue;
          const aside = Math.max(0, x - (words.right - round));
          const below = Math.max(0, y - (words.bottom - round));
          if (Math.hypot(aside, below) < round) pixels += 1;
        }
        return pixels;
      },
      await bubble.elementHandle(),
    );
    expect(covered, plate).toBe(0);
  }
}

/** Expects that an upright window shows nothing of what hangs over the case, the frame on the wall and the counter whole. */
async function expectUpright(page: Page): Promise<void> {
  const beam = (await page.locator('[data-plate="beam"]').boundingBox())!;
  expect(beam.y + beam.height).toBeLessThan(1);
  await expect(page.locator('[data-plate="light-door"]')).toBeHidden();
  const wall = (await page.locator('[data-plate="wall"]').boundingBox())!;
  const bubble = (await page.getByRole('main').getByRole('status').boundingBox())!;
  // Where the frame ends in the picture, of 1920 units.
  const unit = wall.width / 1920;
  expect(bubble.x + bubble.width).toBeGreaterThan(wall.x + 1214 * unit);
  expect(bubble.y + bubble.height).toBeGreaterThan(wall.y + 455 * unit);
  // It hangs below the bubble, and above the beam of the case. So is the counter, to its near edge.
  const beamFrom = await shelves(page).evaluate(
    (it) =>
      it.getBoundingClientRect().top +
      Number.parseFloat(getComputedStyle(it).getPropertyValue('clip-path').slice('inset('.length)),
  );
  const frame = (await page.locator('[data-plate="frame"]').boundingBox())!;
  expect(frame.y).toBeGreaterThan(bubble.y + bubble.height);
  expect(frame.y + frame.height).toBeLessThan(beamFrom);
  const counter = (await page.locator('[data-plate="counter"]').boundingBox())!;
  expect(counter.y + counter.height - (1080 - 880) * unit).toBeLessThan(beamFrom);
}

/** Expects that the way out stands above the foot, so that nobody need scroll for it. */
async function expectWayOut(page: Page): Promise<void> {
  const foot = (await page.getByRole('contentinfo').boundingBox())!.y;
  const out = (await choice(page, shop.choices[0].text).boundingBox())!;
  expect(out.y + out.height).toBeLessThanOrEqual(foot);
}

/** What must hold in which window. That of 720x450 is one of 1440x900 at 200 %. */
const IN_WINDOWS = [
  [1440, 900, [expectBubbleClear]],
  [1024, 768, [expectRowWhole, expectTagsInView]],
  [720, 450, [expectRowWhole]],
  [768, 1024, [expectUpright, expectBubbleClear, expectWayOut]],
  [1280, 720, [expectBubbleClear]],
  [1366, 768, [expectBubbleClear]],
  [1366, 625, [expectTagsInView]],
  [1920, 1080, [expectBubbleClear]],
] as const;

test('in each window it begins with a row of products, whole; tags end above the foot, equally wide; the bubble lies clear of Proteus', async ({
  page,
}) => {
  await page.addInitScript((chance) => {
    Math.random = () => chance;
  }, chanceOfLongest());
  await sail(page, 'shop');
  for (const [width, height, checks] of IN_WINDOWS)
    await test.step(`${width}x${height}`, async () => {
      await restock(page, () => resizeTo(page, { width, height }));
      for (const check of checks) await check(page);
    });
});

test('a log that would cut through the greeting takes its place, and gives it back', async ({ page }) => {
  await sail(page, 'shop');
  await expect(page.getByText(LOADING)).toBeHidden();
  const greeting = page.getByRole('status').filter({ hasText: shopWords.speech_label });
  const toggle = page.getByRole('button', { name: `${controls.log}: ${controls.log_label}`, exact: true });
  const log = page.getByRole('complementary', { name: controls.log_title });
  for (const [width, height, cuts] of [
    [1440, 900, true],
    [1920, 1080, false],
    [768, 1024, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(greeting).toBeVisible();
    await toggle.click();
    await expect(log).toBeVisible();
    await expect(greeting, `${width}x${height}`).toBeVisible({ visible: !cuts });
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();
  }
  await expect(greeting).toBeVisible();
});

test('after the products the keys go down the page, also where the way out stands above the essay', async ({
  page,
}) => {
  const wayOut = choice(page, shop.choices[0].text);
  const links = page.getByRole('main').getByRole('link');
  await sail(page, 'shop');
  await expect(page.getByText(LOADING)).toBeHidden();
  for (const [width, height, wayOutFirst] of [
    [1440, 900, false],
    [768, 1024, true],
    [1280, 640, true],
  ] as const) {
    await restock(page, () => resizeTo(page, { width, height }));
    await product(page, FOR_SALE.at(-1)!.name).focus();
    const tops: number[] = [];
    const reached: boolean[] = [];
    for (const _ of ['essay', 'way out']) {
      await page.keyboard.press('Tab');
      const focused = links.and(page.locator(':focus'));
      // From the beginning of the page, which is scrolled to what has the focus.
      tops.push(await focused.evaluate((it) => it.getBoundingClientRect().top + window.scrollY));
      reached.push(await wayOut.evaluate((it) => it === document.activeElement));
    }
    expect(reached, `${width}x${height}`).toEqual([wayOutFirst, !wayOutFirst]);
    expect(tops, `${width}x${height}`).toEqual(tops.toSorted((a, b) => a - b));
  }
});

test('the last lines of all tags are at one height; Proteus greets by chance, with a link on one line that opens a new tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.999;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await sail(page, 'shop');
  await expect(page.getByText(LOADING)).toBeHidden();
  const feet = await page
    .locator('[data-artifact] small')
    .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().bottom)));
  expect(new Set(feet.slice(0, LEAST_IN_ROW)).size).toBe(1);
  const { text } = GREETINGS.at(-1)!;
  // A paragraph within the status: Orca reads no text of a status itself.
  const words = page
    .getByRole('status')
    .getByRole('paragraph')
    .filter({ hasText: plain(text) });
  await expect(words).toBeVisible();
  for (const part of text) {
    if (typeof part === 'string') continue;
    const link = words.getByRole('link', { name: part.text });
    await expect(link).toHaveAttribute('href', part.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    expect(await link.evaluate((it) => it.getBoundingClientRect().height)).toBeLessThan(
      1.9 * (await link.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))),
    );
  }
});

test('each product answers when it is pointed at, and keeps still where nothing is to move', async ({
  page,
}) => {
  await sail(page, 'shop');
  await expect(page.getByText(LOADING)).toBeHidden();
  const moves = (artifact: (typeof ARTIFACTS)[number]) =>
    likeness(page, artifact).evaluate(
      (it) => it.getAnimations().length > 0 || !new DOMMatrix(getComputedStyle(it).transform).isIdentity,
    );
  for (const [reducedMotion, answers] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const artifact of ARTIFACTS) {
      await likeness(page, artifact).hover();
      expect(await moves(artifact), `${artifact.name}, ${reducedMotion}`).toBe(answers);
    }
  }
});

test.describe('the storefront', () => {
  test.use(tolerating(new RegExp(`^a request to ${STOREFRONT}/`)));

  test('F85: is opened in a new tab that knows nothing of where it came from', async ({ page, context }) => {
    const asked: (string | undefined)[] = [];
    await context.route(`${STOREFRONT}/**`, async (route) => {
      asked.push((await route.request().allHeaders())['referer']);
      await route.fulfill({ contentType: 'text/html', body: '<title>Storefront</title>' });
    });
    await sail(page, 'shop');
    const opened = context.waitForEvent('page');
    await product(page, FIRST.name).click();
    const tab = await opened;
    await expect(tab).toHaveTitle('Storefront');
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    expect(asked).toEqual([undefined]);
    await expect(page).toHaveURL('/port/shop');
    await tab.close();
  });
});

test('F18: products that never come are waited for less than 5 s', async ({ page }) => {
  // As in Firefox, where an image of a <picture> is complete while it loads.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => true }),
  );
  await holdTime(page);
  await page.route(PRODUCTS, () => {});
  await page.goto('/port/shop', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-script', 'ready');
  await expect(page.getByText(LOADING)).toBeVisible();
  await pass(page, TIMINGS_MS.PRODUCTS_WAIT - 100, 1000);
  await expect(page.getByText(LOADING)).toBeVisible();
  await pass(page, 200);
  await expect(page.getByText(LOADING)).toBeHidden();
  await expect(product(page, FIRST.name)).toBeVisible();
});

test.describe('products without a picture', () => {
  test.use(tolerating(said404(/\/art\/product-.*/), saidFailed));

  test('F17, F19: not there, empty or garbage: the product keeps its name, link, text and place', async ({
    page,
  }) => {
    await sail(page, 'shop');
    const before = await product(page, FIRST.name).boundingBox();
    for (const answer of [
      { status: 404, body: '' },
      { status: 200, contentType: 'image/avif', body: '' },
      { status: 200, contentType: 'image/avif', body: 'not a picture' },
    ]) {
      let missed = 0;
      await page.route(FIRST_PICTURE, (route) => {
        missed += 1;
        return route.fulfill(answer);
      });
      await page.reload();
      await alive(page);
      await expect(page.getByText(LOADING)).toBeHidden();
      await expect(product(page, FIRST.name)).toBeVisible();
      await expect(likeness(page, FIRST)).toHaveCount(1);
      expect((await product(page, FIRST.name).boundingBox())?.height).toBeCloseTo(before!.height, 0);
      expect(missed, JSON.stringify(answer)).toBeGreaterThan(0);
      await page.unroute(FIRST_PICTURE);
    }
  });

  test('none at all: it says so, and can be tried again', async ({ page }) => {
    let failing = true;
    await page.route(/\/art\//, (route) => (failing ? route.abort() : route.continue()));
    await sail(page, 'shop');
    await expect(page.getByRole('heading', { name: shopErrors.shop_failed.title })).toBeVisible();
    await expect(product(page, FIRST.name)).toBeVisible();
    // The browser would frame it.
    const framed = () =>
      page
        .locator('img[alt=""]:not([loading])')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((image) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map(({ currentSrc }) => currentSrc),
        );
    await expect.poll(framed).toEqual([]);
    failing = false;
    await page.getByRole('button', { name: shopErrors.shop_failed.action }).press('Enter');
    await expect(page.getByRole('heading', { name: shopErrors.shop_failed.title })).toHaveCount(0);
    // The element with the focus has been removed.
    await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeFocused();
    await expect(likeness(page, FIRST)).toHaveJSProperty('complete', true);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test('the bar of the browser, which comes and goes as one scrolls, hangs no cloth', async ({
    page,
    navigator,
  }) => {
    await navigator(SEEN);
    await sail(page, 'shop');
    await expect(page.getByText(LOADING)).toBeHidden();
    await resizeTo(page, { width: 844, height: 340 });
    await expect(page.getByText(STOCKING)).toHaveCount(0);
    await resizeTo(page, { width: 700, height: 340 });
    await expect(page.getByText(STOCKING)).toHaveCount(1);
  });
});

test('F64: sixty resizes hang the cloth once, which waits for its picture a moment; 750 ms after the last the rows are laid out anew; and the cloth is not printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await holdTime(page);
  await sail(page, 'shop');
  await expect(page.getByText(LOADING)).toBeHidden();
  const rows = async () => (await rowsOf(page)).join();
  const wide = await rows();

  await page.route(/\/art\/cloth-/, () => {});
  const top = async (one: Locator) => (await one.boundingBox())!.y;
  const slip = page.getByText(STOCKING);
  const cloth = page.locator('[data-picture="cloth"]');
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => {
    for (let i = 0; i < 59; i += 1) window.dispatchEvent(new Event('resize'));
  });
  await expect(slip).toHaveCount(1);
  await pass(page, TIMINGS_MS.CLOTH_WAIT - 10);
  // Words without a cloth would lie on the products: they are above the case, which cuts them off.
  const { y: caseTop } = (await slip.locator('../..').boundingBox())!;
  const { y, height } = (await slip.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(caseTop);
  const [slipTop, clothTop] = [await top(slip), await top(cloth)];
  // Before the hem of the cloth passes over the words below the case, they go.
  const below = page.getByText(site.storefront_note).locator('..');
  await expect(below).toHaveCSS('opacity', '0');
  await pass(page, 10);
  await expect.poll(() => top(cloth)).toBeGreaterThan(clothTop);
  // The words are pinned to it.
  await expect
    .poll(async () => Math.round((await top(slip)) - (await top(cloth))))
    .toBe(Math.round(slipTop - clothTop));
  await expect(slip).toBeInViewport();
  // A high case cuts the cloth at the left, outside the window, and not at its free edge.
  await expect(page.locator('[data-picture="cloth"] [data-plate="cloth"] > picture > img')).toHaveCSS(
    'object-position',
    '100% 100%',
  );
  await pass(page, 700 - TIMINGS_MS.CLOTH_WAIT);
  await expect(slip).toBeVisible();
  expect(await rows()).toBe(wide);

  // A resize shortly before the end begins the time again, as soon as the page has its event.
  await resizeTo(page, { width: 650, height: 900 });
  await pass(page, 700);
  expect(await rows()).toBe(wide);
  await pass(page, 100);
  await expect.poll(rows).not.toBe(wide);
  await pass(page, 500);
  await expect(slip).toHaveCount(0);

  // Printed while the cloth hangs, the products are on paper.
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(slip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(slip).toBeHidden();
  await expect(product(page, FIRST.name)).toBeVisible();
  await expect(below).toHaveCSS('opacity', '1');
});

test('on paper it has its title, what Proteus says and the products, and nothing of the case', async ({
  page,
}) => {
  await sail(page, 'shop');
  const drawings = page.locator('main [data-stage] img, main section > [aria-hidden] img');
  await expect(drawings.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(drawings.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: shopWords.speech_label })).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1, name: shop.title }).boundingBox())!;
  const first = (await product(page, FIRST.name).boundingBox())!;
  expect(title.width).toBeGreaterThan(50);
  expect(first.y).toBeGreaterThan(title.y + title.height);
  expect(first.y).toBeLessThan(400);
});
