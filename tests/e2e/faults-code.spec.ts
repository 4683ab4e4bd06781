// What needs a browser: how it loads code: what fails, what it asks for again, and which documents it loads.
import type { Route } from '@playwright/test';
import { abort, notFound } from '../support/faults.ts';
import { said404, saidFailed } from '../support/guard.ts';
import {
  alive,
  arrive,
  expect,
  remembered,
  sail,
  test,
  tolerating,
  type Page,
  type PlaceId,
} from '../support/navigator.ts';
import {
  NOWHERE,
  choice,
  countDocuments,
  mapButton,
  mapDialog,
  openMap,
  placeOnMap,
  skipButton,
} from '../support/voyage.ts';
import { opening } from '../support/printed.ts';
import { PLACE, TERMS, TO, athenaeum, books, errors, port, sea, shelfWords } from '../support/words.ts';
import { bodyOf } from '../../app/schema/words.server.ts';

const PORT_CODE = /\/assets\/port-.*\.js$/;
const SEA_CODE = /\/assets\/sea-.*\.js$/;
const codeFailed = [
  said404(NOWHERE),
  said404(/\/assets\/.*/),
  /^Failed to load resource: net::ERR_/,
  /^TypeError: Failed to fetch dynamically imported module/,
];

test.describe('a scene whose code breaks while its page comes to life', () => {
  const broken = 'broken by the test';
  test.use(tolerating(new RegExp(`^Error: ${broken}`)));

  test('leaves the page as it was printed, and says so', async ({ page, navigator }) => {
    await navigator();
    await page.route(PORT_CODE, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default () => { throw new Error('${broken}'); };`,
      }),
    );
    await page.goto('/port');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    for (const line of port.preamble) await expect(page.getByText(line)).toBeVisible();
    await choice(page, TO.athenaeum).click();
    await expect(page).toHaveURL('/port/athenaeum');
    await alive(page);
  });
});

test.describe('a scene whose code fails to load', () => {
  test.use(tolerating(...codeFailed));

  test('F08: is gone to as a page, once, and says so', async ({ page, navigator }) => {
    await navigator({ seen: ['sea'] });
    await page.route(PORT_CODE, notFound);
    await sail(page, 'sea');
    const documents = countDocuments(page);
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    for (const line of port.preamble) await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByRole('link', { name: errors.scene_failed.action })).toBeVisible();
    // No reload follows later.
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/port']);
  });

  test('F08: comes to life when its code can be had again', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    let failing = true;
    await page.route(PORT_CODE, (route) => (failing ? notFound(route) : route.continue()));
    await sail(page, 'sea');
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    // On a slow machine it says so before all files have been asked for.
    await page.waitForLoadState('networkidle');
    failing = false;
    await page.getByRole('link', { name: errors.scene_failed.action }).click();
    await alive(page);
    await expect(choice(page, TO.shop)).toBeVisible();
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeHidden();
  });

  test('opened by its address it stays as it was printed, with one load', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    await page.route(PORT_CODE, notFound);
    const documents = countDocuments(page);
    await page.goto('/port');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    await expect(choice(page, TO.shop)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/port']);
  });

  test('Lost, whose way home fails, does not go round and round', async ({ page, navigator }) => {
    await navigator();
    await page.route(/\/assets\/sea-.*\.js$/, notFound);
    const documents = countDocuments(page);
    await page.goto(NOWHERE);
    await alive(page);
    await skipButton(page).click();
    await expect(page).toHaveURL('/', { timeout: 10_000 });
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([NOWHERE, '/']);
    // Nothing of the unknown address stays in the history.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

test.describe('a scene that is on its way', () => {
  // Whether the console still hears of the broken import, or the page has gone before, is chance.
  test.use(tolerating(saidFailed, ...codeFailed));

  test('calls back nobody who leaves', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    await sail(page, 'sea');
    const [code, away] = [Promise.withResolvers<Route>(), Promise.withResolvers<Route>()];
    await page.route(PORT_CODE, code.resolve);
    await page.route('/archive/', away.resolve);
    const documents = countDocuments(page);
    await choice(page, TO.port).click();
    const waiting = await code.promise;
    await page.evaluate(() => window.location.assign('/archive/'));
    const leaving = await away.promise;
    // Firefox does this by itself as soon as one leaves.
    const failed = page.waitForEvent('requestfailed', (request) => PORT_CODE.test(request.url()));
    await waiting.abort();
    await failed;
    await leaving.continue();
    await page.waitForURL('/archive/');
    expect(documents).toEqual(['/archive/']);
  });
});

test.describe('a new version of the site', () => {
  test.use(tolerating(...codeFailed, said404(/\/art\/.*/)));

  test('F11: every file of the old one is gone: the next step loads the new one, once', async ({
    page,
    navigator,
  }) => {
    await navigator({ seen: ['sea', 'port', 'athenaeum'], delayMs: 20 });
    await sail(page, 'sea');
    const before = await remembered(page);
    // The document is the new version; until it is asked for, no script, style sheet, font or picture can be loaded.
    let swapped = false;
    await page.route(/\/(assets|art)\//, (route) => (swapped ? route.continue() : notFound(route)));
    const documents = countDocuments(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) swapped = true;
    });
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    await alive(page);
    await choice(page, TO.athenaeum).click();
    await choice(page, TO.shelf).click();
    await expect(page.getByRole('heading', { level: 1, name: shelfWords.title })).toBeVisible();
    expect(documents).toEqual(['/port']);
    expect(await remembered(page)).toEqual(before);
  });
});

test.describe('F14: offline', () => {
  test.use(tolerating(...codeFailed));
  const place = (page: Page) => placeOnMap(page, PLACE.sea);
  const offline = (page: Page) => page.locator('p[aria-live]').filter({ hasText: errors.offline });

  test('texts that could not be fetched come once the connection is back', async ({
    page,
    context,
    navigator,
  }) => {
    await navigator({ seen: ['sea', 'port', 'athenaeum'] });
    const again = page.getByRole('button', { name: errors.archive_unreachable.action });
    const offlineBefore = async (from: PlaceId, link: string) => {
      await sail(page, from);
      await choice(page, link).hover();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await choice(page, link).click();
    };
    await offlineBefore('shelf', books[0].name);
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(opening(bodyOf(books[0].slug)))).toBeVisible();

    await offlineBefore('athenaeum', TO.cabinet);
    await page.getByRole('button', { name: TERMS.title, exact: true }).click();
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: TERMS.title })).toContainText(opening(bodyOf(TERMS.slug)));
  });

  test('the scene stays, the map opens, and back online everything goes on', async ({
    page,
    context,
    navigator,
  }) => {
    await navigator({ seen: ['sea', 'port', 'athenaeum'] });
    await sail(page, 'sea');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await choice(page, TO.port).click();
    await expect(offline(page)).toHaveCount(1);
    await openMap(page);
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    await expect(choice(page, TO.shop)).toBeVisible();
  });

  test('code that failed is asked for again by the next step', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    await sail(page, 'sea');
    await page.route(PORT_CODE, abort);
    await page.route('/port', abort);
    // Only the step itself asks for the code.
    const step = () => choice(page, TO.port).evaluate((link: HTMLElement) => link.click());
    await step();
    await expect(offline(page)).toHaveCount(1);
    await page.unroute(PORT_CODE);
    // Some browsers do not ask again for code that has failed; then the page may be loaded instead.
    await page.unroute('/port');
    await step();
    await expect(page).toHaveURL('/port');
    await expect(choice(page, TO.shop)).toBeVisible();
    await expect(offline(page)).toHaveCount(0);
  });

  test('a map that was opened meanwhile stays open', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    await sail(page, 'sea');
    const asked = Promise.withResolvers<Route>();
    await page.route(PORT_CODE, abort);
    await page.route('/port', asked.resolve);
    await choice(page, TO.port).click();
    const head = await asked.promise;
    await openMap(page);
    await head.abort();
    await expect(offline(page)).toHaveCount(1);
    await expect(place(page)).toBeVisible();
    // Back closes the map.
    await page.goBack();
    await expect(mapDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(choice(page, TO.port)).toBeVisible();
  });

  test('a step back to code that fails is called off, once', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    await sail(page, 'sea');
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    // After a reload the Port has loaded the code of no other scene.
    await page.reload();
    await alive(page);
    let asked = 0;
    await page.route(SEA_CODE, abort);
    await page.route('/', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goBack();
    await expect(offline(page)).toHaveCount(1);
    await expect(page).toHaveURL('/port');
    await expect(choice(page, TO.shop)).toBeVisible();
    await page.unroute(SEA_CODE);
    await page.unroute('/');
    await mapButton(page).click();
    await place(page).click();
    await expect(page).toHaveURL('/');
    await expect(choice(page, TO.port)).toBeVisible();
    expect(asked).toBe(1);
  });

  test('whoever is lost without a way home finds it later, back online', async ({ page, navigator }) => {
    await navigator();
    await arrive(page, NOWHERE);
    await page.route(SEA_CODE, abort);
    await page.route('/', abort);
    await skipButton(page).click();
    await expect(offline(page)).toHaveCount(1);
    await expect(page).toHaveURL(NOWHERE);
    await page.unroute(SEA_CODE);
    await page.unroute('/');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
  });

  test('a link that was only pointed at holds up no other step', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port', 'athenaeum'] });
    await sail(page, 'port');
    await page.route(/\/assets\/shop-.*\.js$/, abort);
    await page.route(/\/port\/(shop|athenaeum)$/, abort);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/shop-'));
    await choice(page, TO.shop).hover();
    await failed;
    const documents = countDocuments(page);
    await choice(page, TO.athenaeum).click();
    await expect(page).toHaveURL('/port/athenaeum');
    await expect(choice(page, TO.shelf)).toBeVisible();
    expect(documents).toEqual([]);
  });
});

test.describe('F10: the list of scenes', () => {
  test.use(tolerating(...codeFailed));

  test('F10: status 404: every page stays as it was printed, and links lead on', async ({
    page,
    navigator,
  }) => {
    await navigator();
    await page.route(/\/assets\/manifest-.*\.js$/, notFound);
    const documents = countDocuments(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    await expect(page.getByText(port.preamble[12])).toBeVisible();
    await choice(page, TO.athenaeum).click();
    await expect(page.getByRole('heading', { level: 1, name: athenaeum.title })).toBeVisible();
    expect(documents).toEqual(['/', '/port', '/port/athenaeum']);
  });

  test('F10: nothing else is asked for on the way than code, styles, fonts and pictures', async ({
    page,
    navigator,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!/^\/(assets|art)\/|^\/favicon/.test(pathname) && !request.isNavigationRequest())
        asked.push(pathname);
    });
    await navigator({ seen: ['sea', 'port', 'athenaeum'] });
    await sail(page, 'sea');
    await choice(page, TO.port).click();
    await choice(page, TO.athenaeum).click();
    await choice(page, TO.shelf).click();
    await expect(page.getByRole('heading', { level: 1, name: "The Seer's Shelf" })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The archive is left out, because books are fetched as soon as their links are in view.
    expect(asked.filter((path) => !path.startsWith('/archive/'))).toEqual([]);
  });
});
