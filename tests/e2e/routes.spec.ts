// What needs a browser: how the router reads an unusual address. The server is tested in
// scripts/hosting/server.test.ts; one journey here shows that it serves this site.
import { said404 } from '../support/guard.ts';
import { arrive, expect, sail, test, tolerating } from '../support/navigator.ts';
import { NOWHERE, PAGES, UNKNOWN_BOOK, choice, openMap, placeOnMap, skipButton } from '../support/voyage.ts';
import {
  PLACE,
  TO,
  athenaeum,
  bookErrors,
  bookWords,
  books,
  cabinetWords,
  port,
  sea,
  shelfWords,
  shop,
} from '../support/words.ts';

test('F25, F26, F27, F28: the built site answers each address with its status, its page and its title', async ({
  request,
  baseURL,
}) => {
  const ask = async (path: string) => {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const html = await answer.text();
    return {
      status: answer.status(),
      html,
      title: /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll('&#x27;', "'"),
    };
  };
  const titles = new Set<string | undefined>();
  for (const path of PAGES) {
    const { status, html, title } = await ask(path);
    expect(status, path).toBe(200);
    titles.add(title);
    if (path !== '/') expect((await ask(`${path}/`)).html, path).toBe(html);
  }
  expect([...titles]).toEqual([
    ...[sea, port, shop, athenaeum, cabinetWords, shelfWords].map(({ document }) => document.title),
    ...books.map(({ name }) => `Now Reading: ${name}`),
  ]);
  for (const path of [NOWHERE, '/PORT', '/%E0%A4%A'])
    expect(await ask(path), path).toMatchObject({ status: 404, title: '???' });
  const book = await ask('/port/athenaeum/shelf/__proto__');
  expect(book).toMatchObject({ status: 404, title: bookErrors.book_not_found.document.title });
  expect(book.html).toContain(bookErrors.book_not_found.title);
  for (const { slug } of books)
    expect((await ask(`/archive/${slug}/index.html`)).html).toContain(`<article data-book="${slug}">`);
});

test.describe('in the browser', () => {
  test.use(tolerating(said404(/\/.*/)));

  test('F27: a book whose name is markup has the page of an unknown book', async ({ page, navigator }) => {
    await navigator();
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog: ${dialog.message()}`);
    });
    await arrive(page, '/port/athenaeum/shelf/%3Cimg%20src=x%20onerror=alert(1)%3E');
    await expect(
      page.getByRole('heading', { level: 1, name: bookErrors.book_not_found.title }),
    ).toBeVisible();
    await expect(page).toHaveTitle(bookErrors.book_not_found.document.title);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('F27: an unknown book on a host with one page for everything unknown is the Lost scene, whole', async ({
    page,
    navigator,
    baseURL,
  }) => {
    await navigator();
    const lost = await page.request.get(`${baseURL}${NOWHERE}`);
    await page.route(UNKNOWN_BOOK, async (route) => route.fulfill({ response: lost }));
    await arrive(page, UNKNOWN_BOOK);
    await expect(page).toHaveTitle('???');
    await skipButton(page).click();
    await expect(page).toHaveURL('/');
  });

  test('F28: an address that cannot be decoded, or is almost one of ours, opens without an error', async ({
    page,
    navigator,
    baseURL,
  }) => {
    await navigator({ delayMs: 40 });
    for (const path of ['/%E0%A4%A', '/%', '//port', '/PORT']) {
      await arrive(page, `${baseURL}${path}`);
      await expect(page).toHaveTitle(/^(\?\?\?|In Port)$/);
      expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin);
    }
  });

  test('F28: an address that cannot be read, followed from within, is Lost', async ({ page, navigator }) => {
    await navigator({ seen: ['port'] });
    await sail(page, 'port');
    await page.evaluate(() => {
      history.pushState(null, '', '/%E0%A4%A');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page).toHaveTitle('???');
  });

  test('F31: an address that names another site leads nowhere else, nor does the map from there', async ({
    page,
    navigator,
    baseURL,
  }) => {
    await navigator({ seen: ['sea'] });
    await arrive(page, `${baseURL}//evil.example`);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin);
    await openMap(page);
    await placeOnMap(page, PLACE.port).click();
    await expect(page).toHaveURL('/port');
  });

  test('F31: woken from such an address one is at the Sea of this site', async ({
    page,
    navigator,
    baseURL,
  }) => {
    await navigator();
    await arrive(page, `${baseURL}/\\evil.example`);
    await skipButton(page).click();
    await expect(page).toHaveURL('/', { timeout: 8000 });
  });
});

test('F30: a query and a fragment are ignored', async ({ page, navigator }) => {
  await navigator({ seen: ['port'] });
  const query = `__proto__[x]=1&constructor[prototype][x]=1&q=${'z'.repeat(8000)}`;
  await arrive(page, `/port?${query}#<script>alert(1)</script>`);
  await expect(choice(page, TO.shop)).toBeVisible();
  expect(await page.evaluate(() => (Object.prototype as { x?: unknown }).x)).toBeUndefined();
});

test('F26: with a trailing slash a page is alive and in order', async ({ page, navigator }) => {
  await navigator({ seen: ['port', 'athenaeum'] });
  for (const [path, words] of [
    ['/port/', TO.shop],
    [`/port/athenaeum/shelf/${books[0].slug}/`, bookWords.back],
  ] as const) {
    await arrive(page, path);
    await expect(choice(page, words).first()).toBeVisible();
  }
});
