import { readdirSync } from 'node:fs';
import { holdTime, pass } from '../support/held-clock.ts';
import { SEEN, arrive, expect, remembered, sail, test, type Page } from '../support/navigator.ts';
import { choice } from '../support/voyage.ts';
import { narrow, port, sea, shop } from '../support/words.ts';

test.use({ pictures: true });

/** The widths of the files that the visible picture is made of. */
const tiersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pictures = document.querySelectorAll<HTMLImageElement>('[data-picture="port"] picture > img');
    return [
      ...new Set([...pictures].map(({ currentSrc }) => /-(\d+)\.\w+$/.exec(currentSrc)?.[1] ?? 'none')),
    ];
  });

test('the tier of a scene reached without a load follows the window', async ({ page, navigator }) => {
  await navigator(SEEN);
  await page.setViewportSize({ width: 1280, height: 800 });
  await sail(page, 'sea');
  await choice(page, sea.choices[0].text).click();
  await expect(page.getByRole('heading', { name: port.heading })).toBeVisible();
  await expect.poll(() => tiersOf(page)).toEqual(['1280']);
  await page.setViewportSize({ width: 1281, height: 800 });
  await expect.poll(() => tiersOf(page)).toEqual(['1920']);
  await page.setViewportSize({ width: 2001, height: 800 });
  await expect.poll(() => tiersOf(page)).toEqual(['2560']);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => tiersOf(page)).toEqual(['1920']);
});

test('a window too narrow for the star has the picture of the doors', async ({ page, navigator }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await navigator({ delayMs: 0 });
  await sail(page, 'athenaeum');
  await expect(page.locator('[data-picture="athenaeum-doors"]')).toHaveAttribute('data-whole');
});

test('a window that is wide enough fetches nothing of the picture for narrower ones', async ({
  page,
  navigator,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await navigator();
  await sail(page, 'port');
  await page.waitForLoadState('networkidle');
  expect(asked.some((url) => url.includes('/art/port-'))).toBe(true);
  expect(asked.filter((url) => url.includes('/art/narrow-'))).toEqual([]);
});

test('the first plate of the next scene is fetched while the last line is told, for this window, and once', async ({
  page,
  navigator,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/art\/port-/.test(request.url())) asked.push(request.url().replace(/.*\//, ''));
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await navigator({ delayMs: 0 });
  await sail(page, 'sea');
  expect(asked).toEqual([]);
  const fetched = page.waitForResponse(/\/art\/port-.*\/sky-1280\.avif$/);
  await page.getByRole('button', { name: sea.wake }).click();
  expect((await fetched).ok()).toBe(true);
  expect(asked).toEqual(['sky-1280.avif']);
});

test('images come after the first frame of a cut that is dark then, are there in the first of any other, are put into the page at once, and let go of their files when they leave it', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await page.addInitScript(() => {
    const made: HTMLImageElement[] = [];
    const left: string[] = [];
    const shown: number[] = [];
    Object.assign(window, { made, left, shown });
    const create = document.createElement.bind(document);
    document.createElement = (...asked: Parameters<typeof create>) => {
      const it = create(...asked);
      if (it instanceof HTMLImageElement) {
        made.push(it);
        queueMicrotask(() => {
          if (!it.isConnected) left.push(it.outerHTML);
        });
      }
      return it;
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...asked) => {
      const begun = start(...asked);
      void begun.updateCallbackDone.then(() => {
        shown.push(document.querySelectorAll(':is([data-picture="port"], [data-picture="shop"]) img').length);
      });
      return begun;
    };
  });
  await sail(page, 'sea');
  const imagesNow = () => page.evaluateHandle(() => [...document.querySelectorAll('main picture > img')]);
  const holding = (images: Awaited<ReturnType<typeof imagesNow>>) =>
    images.evaluate(
      (all) => all.filter((it) => it.isConnected || (it as HTMLImageElement).currentSrc !== '').length,
    );
  const printed = await imagesNow();
  expect(await holding(printed)).toBeGreaterThan(5);
  await choice(page, sea.choices[0].text).click();
  await expect(page.getByRole('heading', { name: port.heading })).toBeVisible();
  await expect.poll(() => holding(printed)).toBe(0);
  await expect.poll(async () => holding(await imagesNow())).toBeGreaterThan(5);
  const byScripts = await imagesNow();
  await choice(page, port.choices[0].text).click();
  await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeAttached();
  await expect.poll(() => holding(byScripts)).toBe(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shown: number[] }).shown.length))
    .toBe(2);
  // Chromium frees no image again that was never in the page.
  const { all, left, shown } = await page.evaluate(() => {
    const { made, ...noted } = window as unknown as Record<'made' | 'left' | 'shown', unknown[]>;
    return { all: made.length, ...noted };
  });
  expect(all).toBeGreaterThan(5);
  const [byStar, throughWindow] = shown;
  expect(byStar).toBe(0);
  expect(throughWindow).toBeGreaterThan(5);
  expect(left).toEqual([]);
});

test('behind the gate of a narrow window nothing of the realm runs or is fetched', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await holdTime(page);
  await navigator();
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/art/')) pictures.push(pathname);
  });
  for (const path of ['/', '/port', '/port/shop', '/port/athenaeum/cabinet']) {
    pictures.length = 0;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: narrow.title })).toBeVisible();
    await pass(page, 2000, 500);
    await page.waitForLoadState('networkidle');
    const ofTheGate = pictures.filter((it) => it.startsWith('/art/narrow-'));
    expect(ofTheGate, path).not.toEqual([]);
    expect(pictures, path).toEqual(ofTheGate);
  }
  expect((await remembered(page)).states).toBeUndefined();
});

for (const deviceScaleFactor of [1, 3]) {
  test.describe(`at ${deviceScaleFactor} pixels a pixel`, () => {
    test.use({ deviceScaleFactor });

    // The decision is to ignore the pixel ratio: docs/decisions/0012-tiers-by-window-width.md.
    test(`F71: at a pixel ratio of ${deviceScaleFactor} the sky is sharp for its window, and no larger file is asked for`, async ({
      page,
      navigator,
    }) => {
      const tiers = new Set<string>();
      page.on('request', (request) => {
        const tier = /\/art\/sea-.*-(\d+)\.\w+$/.exec(request.url())?.[1];
        if (tier !== undefined) tiers.add(tier);
      });
      await navigator(SEEN);
      await sail(page, 'sea');
      await page.waitForLoadState('networkidle');
      const sky = page.locator('[data-picture="sea"] [data-plate="sky"] img');
      await expect(sky).toHaveAttribute('data-come', '');
      const sharp = await sky.evaluate(
        (img: HTMLImageElement) => img.naturalWidth / img.getBoundingClientRect().width,
      );
      expect(sharp).toBeGreaterThanOrEqual(0.9);
      expect([...tiers]).toEqual(['1280']);
    });
  });
}

test('every file of the covers is fetched with the shelf, before a book is taken', async ({
  page,
  navigator,
}) => {
  const folder = readdirSync('build/client/art').find((name) => name.startsWith('book-cover-'))!;
  await navigator(SEEN);
  await arrive(page, '/port/athenaeum/shelf');
  const fetched = () =>
    page.evaluate(
      (of) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(of))
          .map(({ name }) => name.split('/').at(-1)!),
      folder,
    );
  const files = readdirSync(`build/client/art/${folder}`);
  await expect.poll(async () => new Set(await fetched())).toEqual(new Set(files));
});
