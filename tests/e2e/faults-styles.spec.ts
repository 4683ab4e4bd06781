// What needs a browser: pages without one of their style sheets: words in order, not covered, and choices that work.
import type { Route } from '@playwright/test';
import { STYLES_PATIENCE_MS } from '../../app/engine/timings.ts';
import { abort, hold, notFound, portal } from '../support/faults.ts';
import { said404, saidFailed } from '../support/guard.ts';
import { SEEN, alive, expect, sail, test, tolerating, type Memory, type Page } from '../support/navigator.ts';
import { choice } from '../support/voyage.ts';
import { port, shop } from '../support/words.ts';

const refused = /^Refused to apply style from /;
test.use(tolerating(said404(/\/assets\/[\w-]+\.css$/), saidFailed, refused));

type SceneName = 'port' | 'shop';
const PATHS: Readonly<Record<SceneName, string>> = { port: '/port', shop: '/port/shop' };
const sheet = (name: 'root' | 'realm' | SceneName) => new RegExp(`/assets/${name}-[\\w-]+\\.css$`);

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'not found': notFound,
  'cut off': abort,
  'a page instead of it': portal,
};
const NOT_FOUND = Object.entries(FAULTS).slice(0, 1);
const VISITS: Readonly<Record<string, Memory>> = { first: { delayMs: 0 }, later: SEEN };

/** A choice of two lines, and its star above it, are not higher. */
const MOST_CHOICE_PX = 120;

/** Expects that the words of a scene can be seen, and that nothing covers its choices. */
const expectReadable: Readonly<Record<SceneName, (page: Page) => Promise<void>>> = {
  async port(page) {
    await expect(page.getByRole('heading', { level: 1, name: port.heading })).toBeVisible();
    for (const { text } of port.choices) {
      await choice(page, text).click({ trial: true });
      // The star before it is as large as a letter.
      const { height } = (await choice(page, text).boundingBox())!;
      expect(height).toBeLessThan(MOST_CHOICE_PX);
    }
  },
  async shop(page) {
    const main = page.getByRole('main');
    for (const { name, link } of shop.products)
      await (link === null
        ? expect(main.getByText(name, { exact: true })).toBeVisible()
        : main.getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}`) }).click({ trial: true }));
  },
};

const pictureOf = (page: Page, name: SceneName) => page.locator(`main [data-picture="${name}"]`).first();

/** A page is patient for this time while its sheets do not come; a test for a part of it. */
const PATIENCE_MS = 500;

/** Shortens the time for which a page waits for its sheets. */
const shortenPatience = (page: Page) =>
  page.addInitScript(
    ([patienceMs, shorter]) => {
      const set = window.setTimeout.bind(window);
      const shortened = (call: () => void, ms?: number) => set(call, ms === patienceMs ? shorter : ms);
      Object.assign(window, { setTimeout: shortened });
    },
    [STYLES_PATIENCE_MS, PATIENCE_MS] as const,
  );

/** Whether the browser has painted words while the sheet is delayed. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const scene of ['port', 'shop'] as const) {
  test(`F05: ${scene} can be read without its own style sheet, on a first visit and on a later one`, async ({
    page,
    navigator,
  }) => {
    for (const [visit, memory] of Object.entries(VISITS)) {
      // That a sheet which comes in no way counts as gone is tested in app/shell/head/watch-styles.test.ts.
      const faults = scene === 'port' && visit === 'first' ? Object.entries(FAULTS) : NOT_FOUND;
      for (const [fault, bringAbout] of faults)
        await test.step(`${visit} visit, ${fault}`, async () => {
          await navigator(memory);
          await page.route(sheet(scene), bringAbout);
          await page.goto(PATHS[scene]);
          await alive(page);
          await expect(pictureOf(page, scene)).toBeHidden();
          await expectReadable[scene](page);
          await page.unroute(sheet(scene));
        });
    }
  });

  test(`F05: ${scene} is painted, and can be read, without a style sheet, and while one is waited for`, async ({
    page,
    navigator,
  }) => {
    await shortenPatience(page);
    await navigator(SEEN);
    for (const name of [scene, 'root', 'realm'] as const) {
      const isShared = name !== scene;
      if (isShared)
        await test.step(`without ${name}`, async () => {
          await page.route(sheet(name), abort);
          await page.goto(PATHS[scene]);
          await alive(page);
          await expectReadable[scene](page);
          await page.unroute(sheet(name));
        });
      await test.step(`while ${name} is waited for`, async () => {
        const release = await hold(page, sheet(name));
        await page.goto(PATHS[scene], { waitUntil: 'commit' });
        await painted(page);
        await alive(page);
        await expectReadable[scene](page);
        if (!isShared) await expect(pictureOf(page, scene)).toBeHidden();
        release();
        await expect(pictureOf(page, scene)).toBeVisible();
        if (isShared) await expectReadable[scene](page);
        await page.unroute(sheet(name));
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('F05: without scripts, too, a scene can be read without its own style sheet', async ({ page }) => {
    for (const scene of ['port', 'shop'] as const) {
      await page.route(sheet(scene), notFound);
      await page.goto(PATHS[scene]);
      await expect(pictureOf(page, scene)).toBeHidden();
      await expectReadable[scene](page);
    }
  });
});

test.describe('on the way', () => {
  test.use({ passages: true });

  for (const [fault, bringAbout] of Object.entries({
    fails: async (page: Page) => {
      await page.route(sheet('shop'), abort);
      return () => void page.unroute(sheet('shop'));
    },
    'is waited for': async (page: Page) => hold(page, sheet('shop')),
  })) {
    test(`F05: the passage to a scene whose style sheet ${fault} arrives, and the next has its pictures`, async ({
      page,
      navigator,
    }) => {
      await navigator(SEEN);
      await shortenPatience(page);
      await sail(page, 'port');
      const end = await bringAbout(page);
      await choice(page, port.choices[0].text).click();
      await expect(page).toHaveURL(PATHS.shop);
      await expectReadable.shop(page);
      await expect(pictureOf(page, 'shop')).toBeHidden();
      await page.goBack();
      await expect(pictureOf(page, 'port')).toBeVisible();
      await expectReadable.port(page);
      end();
      await choice(page, port.choices[0].text).click();
      await expect(pictureOf(page, 'shop')).toBeVisible();
      await expectReadable.shop(page);
    });
  }

  test('F05: pressed twice, a choice waits for the style sheet of its scene, and the scene that is left is styled once', async ({
    page,
    navigator,
  }) => {
    await navigator(SEEN);
    await sail(page, 'port');
    const come = await hold(page, sheet('shop'));
    // Each medium that a sheet of the page gets from now on.
    await page.evaluate(() => {
      const media: string[] = [];
      Object.assign(globalThis, { media });
      new MutationObserver((changes) =>
        media.push(...changes.map(({ target }) => (target as HTMLLinkElement).media)),
      ).observe(document.head, { subtree: true, attributeFilter: ['media'] });
    });
    await choice(page, port.choices[0].text).evaluate(async (link: HTMLElement) => {
      link.click();
      link.click();
      // Long enough for a scene whose code is there.
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(page).toHaveURL(PATHS.port);
    come();
    await expect(page).toHaveURL(PATHS.shop);
    await expect(pictureOf(page, 'shop')).toBeVisible();
    expect(await page.evaluate(() => (globalThis as { media?: string[] }).media)).toEqual([]);
  });
});
