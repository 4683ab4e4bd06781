// What needs a browser: its title, history and scroll, and requests that come late or fail.
import { holdTime, pass } from '../support/held-clock.ts';
import { said404 } from '../support/guard.ts';
import { arrive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { fill } from '../../app/schema/fill.ts';
import { bodyOf } from '../../app/schema/words.server.ts';
import { opening } from '../support/printed.ts';
import { countDocuments } from '../support/voyage.ts';
import {
  MINDFULNESS,
  REALM,
  bookErrors,
  bookWords,
  books,
  errors,
  loading,
  shelfWords,
  site,
} from '../support/words.ts';

/** What stands before it on the shelf. */
const NEWER = books[books.indexOf(REALM) - 1]!;
const OPENING = opening(bodyOf(REALM.slug));
const realmPath = `/port/athenaeum/shelf/${REALM.slug}`;
const ARCHIVE = '**/archive/*/index.html';

/** Delays the answers of the archive until the test lets them through. */
async function holdArchive(page: Page) {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(ARCHIVE, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await gate.promise;
    await route.continue().catch(() => {});
  });
  return { asked, answer: gate.resolve };
}

test.beforeEach(async ({ navigator }) => navigator());

test('opened by its address it is there whole', async ({ page, request }) => {
  const served = await (await request.get(realmPath)).text();
  expect(served).toContain(`<title>Now Reading: ${REALM.name}</title>`);
  expect(served).toContain(bodyOf(REALM.slug).slice(0, 200));

  const archive: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/archive/')) archive.push(asked.url());
  });
  await arrive(page, realmPath);
  await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
  await expect(page.getByRole('heading', { level: 1, name: REALM.name })).toBeVisible();
  await expect(page.getByText(bookWords.byline.replace('{author}', REALM.author))).toBeVisible();
  await expect(page.getByText(`Published ${REALM.publishDate}`)).toBeVisible();
  expect(archive).toEqual([]);
});

test('reached by a click it is fetched with exactly one GET, and read; left and come back to it is where one left it', async ({
  page,
}) => {
  const archive: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/archive/') || request.url().includes('.data')) {
      archive.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await sail(page, 'shelf');
  await page.getByRole('link', { name: REALM.name }).click();
  await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
  await expect(page.getByText(OPENING)).toBeVisible();
  expect(archive).toEqual([`GET /archive/${REALM.slug}/index.html`]);

  const ways = page.getByRole('link', { name: bookWords.back });
  await expect(ways).toHaveCount(2);
  const back = ways.last();
  await back.hover();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await back.click();
  await expect(page).toHaveTitle("The Seer's Shelf");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: REALM.name })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('Back and Forward lead from part to part', async ({ page }) => {
  await arrive(page, `/port/athenaeum/shelf/${MINDFULNESS.slug}`);
  const contents = page.getByRole('navigation', { name: bookWords.contents }).getByRole('link');
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  const expectAt = (part: number) =>
    expect.poll(async () => (await headings.nth(part).boundingBox())!.y).toBeCloseTo(0, 0);
  for (const part of [0, 2]) {
    await contents.nth(part).click();
    await expectAt(part);
  }
  await page.goBack();
  await expectAt(0);
  await page.goForward();
  await expectAt(2);
});

/** Scrolls, and takes the first way back, which is then above the window. */
async function leaveAt(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page
    .getByRole('link', { name: bookWords.back })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: shelfWords.title })).toBeVisible();
}

test('a step back leads to where it was left, though another page had the same part', async ({ page }) => {
  const goToTheScene = async () => {
    // The page hears it before this listener does, and scrolls to the part.
    const there = page.evaluate(
      () => new Promise<void>((done) => addEventListener('hashchange', () => done(), { once: true })),
    );
    await page.getByRole('link', { name: site.skip_link }).press('Enter');
    await there;
  };
  await arrive(page, `/port/athenaeum/shelf/${MINDFULNESS.slug}`);
  await goToTheScene();
  await leaveAt(page, 900);
  await page.getByRole('main').getByRole('link', { name: REALM.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: REALM.name })).toBeVisible();
  await goToTheScene();
  await leaveAt(page, 300);
  await page.evaluate(() => history.go(-4));
  await expect(page.getByRole('heading', { level: 1, name: MINDFULNESS.name })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('slow, it says so after 150 ms, under the title for waiting', async ({ page }) => {
  await holdTime(page);
  const archive = await holdArchive(page);
  await sail(page, 'shelf');
  await page.getByRole('link', { name: REALM.name }).click();
  await expect(page).toHaveTitle(bookWords.loading_title);
  await expect.poll(() => archive.asked).toHaveLength(1);
  await pass(page, 140);
  await expect(page.getByText(loading.book)).toHaveCount(0);
  await pass(page, 20);
  await expect(page.getByText(loading.book)).toBeVisible();

  // Once the loading text is shown, it stays for 400 ms, so that it can be read.
  archive.answer();
  await pass(page, 300);
  await expect(page.getByText(loading.book)).toBeVisible();
  await pass(page, 150);
  await expect(page.getByText(OPENING)).toBeVisible();
  await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
});

test('one book leads to the next, and the address that browsers share goes along', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  const path = async () => new URL((await canonical.getAttribute('href')) ?? '').pathname;
  await arrive(page, `${realmPath}/`);
  expect(await path()).toBe(realmPath);
  await page.getByRole('link', { name: fill(bookWords.newer, { name: NEWER.name }) }).click();
  await expect(page).toHaveTitle(`Now Reading: ${NEWER.name}`);
  await expect(page.getByRole('heading', { level: 1, name: NEWER.name })).toBeFocused();
  await expect.poll(path).toBe(`/port/athenaeum/shelf/${NEWER.slug}`);
  await expect(canonical).toHaveCount(1);
});

test('F22: Back at once leaves it for good', async ({ page }) => {
  const archive = await holdArchive(page);
  await sail(page, 'shelf');
  await page.getByRole('link', { name: REALM.name }).click();
  await expect(page).toHaveTitle(bookWords.loading_title);
  await page.goBack();
  await expect(page).toHaveTitle("The Seer's Shelf");
  await expect(page.getByRole('heading', { level: 1, name: "The Seer's Shelf" })).toBeFocused();
  const titles = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(document.title)).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return seen;
  });
  archive.answer();
  await page.waitForLoadState('networkidle');
  // This is read after the late answer, otherwise it could not find a wrong title.
  expect((await titles.jsonValue()).filter((title) => title !== "The Seer's Shelf")).toEqual([]);
  await expect(page).toHaveTitle("The Seer's Shelf");
  await expect(page.getByRole('heading', { level: 1, name: "The Seer's Shelf" })).toBeFocused();
});

test('an archive that has the text alone, without a page around it, is read', async ({ page }) => {
  await page.route(ARCHIVE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!-- 1 --><section><p>Only <em>the text</em>.</p></section>',
    }),
  );
  await sail(page, 'shelf');
  await page.getByRole('link', { name: REALM.name }).click();
  const text = page.getByRole('article').getByRole('paragraph').filter({ hasText: 'Only' });
  await expect(text).toHaveText('Only the text.');
  await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
  await expect(page.getByText(`Published ${REALM.publishDate}`)).toBeVisible();
});

/** Answers that are not a book. */
const FAILURES = [
  { status: 500, body: 'no' },
  { status: 404, body: 'no' },
  { status: 200, body: '' },
  { status: 200, contentType: 'text/html', body: '<h1 id="stranger">Not it</h1>' },
];

test.describe('an archive that fails', () => {
  test.use(tolerating(/^Failed to load resource: the server responded with a status of (404|500) /));

  test('F24: with another page in its place the book is read from its own page', async ({ page }) => {
    await page.route(ARCHIVE, (route) => route.fulfill(FAILURES.at(-1)));
    await sail(page, 'shelf');
    const documents = countDocuments(page);
    await page.getByRole('link', { name: REALM.name }).click();
    await expect(page.getByText(OPENING)).toBeVisible();
    await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
    await expect(page.getByText(`Published ${REALM.publishDate}`)).toBeVisible();
    await expect(page.getByRole('link', { name: fill(bookWords.newer, { name: NEWER.name }) })).toBeVisible();
    await expect(page.locator('#stranger')).toHaveCount(0);
    expect(documents).toEqual([]);
  });

  test('F24: silent for three seconds: the book is read from its own page', async ({ page }) => {
    await holdTime(page);
    const archive = await holdArchive(page);
    await sail(page, 'shelf');
    const own: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === realmPath) own.push(request.method());
    });
    await page.getByRole('link', { name: REALM.name }).click();
    await expect.poll(() => archive.asked).toHaveLength(1);
    await pass(page, TIMINGS_MS.ARCHIVE_ALONE - 100, 1000);
    expect(own).toEqual([]);
    await pass(page, 200);
    await expect(page.getByText(OPENING)).toBeVisible();
    expect(own).toEqual(['GET']);
    archive.answer();
  });

  test('F24: neither the archive nor its own page has the book: a clear page and another try', async ({
    page,
  }) => {
    let asked = 0;
    await page.route(ARCHIVE, (route) => {
      asked += 1;
      const failure = FAILURES[asked - 1];
      return failure ? route.fulfill(failure) : route.continue();
    });
    await sail(page, 'shelf');
    await page.route(`**${realmPath}`, (route) => route.fulfill(FAILURES[asked - 1]));
    await page.getByRole('link', { name: REALM.name }).click();
    const words = errors.archive_unreachable;
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(words.text)).toBeVisible();
    await expect(page.getByRole('link', { name: words.back })).toHaveAttribute(
      'href',
      '/port/athenaeum/shelf',
    );

    for (const [i, failure] of FAILURES.entries()) {
      await expect.poll(() => asked).toBe(i + 1);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      if (i > 0) await expect(page.getByText(words.still), JSON.stringify(failure)).toBeVisible();
      await expect(page.locator('#stranger')).toHaveCount(0);
      await page.getByRole('button', { name: words.action }).click();
    }
    await expect(page.getByText(OPENING)).toBeVisible();
    await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
  });
});

test.describe('an unknown book', () => {
  const path = '/port/athenaeum/shelf/nobody-wrote-this';
  test.use(tolerating(said404(path)));

  test('has its own page with status 404 and the way to the shelf', async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const words = bookErrors.book_not_found;
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(words.text)).toBeVisible();
    await page.getByRole('link', { name: words.action }).click();
    await expect(page).toHaveURL('/port/athenaeum/shelf');
  });
});
