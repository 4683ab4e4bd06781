import { said404 } from '../support/guard.ts';
import { arrive, expect, sail, test, tolerating } from '../support/navigator.ts';
import { NOWHERE, PAGES, choice, mapDialog, openMap, skipButton } from '../support/voyage.ts';
import { books, documentTitles, errors } from '../support/words.ts';

test.describe('the server', () => {
  test('F25: answers each address with its status and title', async ({ request }) => {
    const titles: Record<string, string> = {
      '/': 'Out at Sea',
      ...Object.fromEntries(
        books.map(({ slug, name }) => [`/port/athenaeum/shelf/${slug}`, `Now Reading: ${name}`]),
      ),
    };
    for (const path of PAGES) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toMatch(/<title>[^<]+<\/title>/);
      if (titles[path]) expect(html).toContain(`<title>${titles[path]}</title>`);
    }
    const lost = await request.get(NOWHERE);
    expect(lost.status()).toBe(404);
    expect(await lost.text()).toContain('<title>???</title>');
    const book = await request.get('/port/athenaeum/shelf/no-such-book');
    expect(book.status()).toBe(404);
    expect(await book.text()).toContain(errors.book_not_found.title);
  });

  test('F26: a trailing slash reaches the same page, with one redirect at most', async ({ request }) => {
    for (const path of PAGES.slice(1)) {
      const answer = await request.get(`${path}/`, { maxRedirects: 1 });
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).toBe(await (await request.get(path)).text());
    }
    const index = await request.get('/port/index.html', { maxRedirects: 1 });
    expect(index.status()).toBe(200);
    expect((await request.get('/PORT')).status()).toBe(404);
  });

  test('gives each book’s body at its address in the archive', async ({ request }) => {
    for (const { slug } of books) {
      const answer = await request.get(`/archive/${slug}/index.html`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^text\/html/);
      expect(await answer.text()).toContain(`<article data-book="${slug}">`);
    }
    expect((await request.get('/archive/no-such-book/index.html')).status()).toBe(404);
  });

  const SLUGS = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '..%2f..%2fetc',
    '%00',
    '%3Cimg%20src=x%20onerror=alert(1)%3E',
    'x'.repeat(4000),
    '%F0%9F%90%99',
    '%E2%80%AE',
    '404',
  ];

  for (const slug of SLUGS) {
    test(`F27: a book called ${slug.slice(0, 40)} is unknown: 404, and nothing of it is said`, async ({
      request,
    }) => {
      const answer = await request.get(`/port/athenaeum/shelf/${slug}`);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<title>(${documentTitles.book_not_found}|\\?\\?\\?)</title>`));
      expect(html).not.toContain('onerror');
      expect(html).not.toContain('x'.repeat(100));
      expect(html).not.toContain('\u{1F419}');
    });
  }

  for (const path of [
    '/%',
    '/%E0%A4%A',
    '/shelf/%zz',
    '/port/athenaeum/shelf/%zz',
    '/%2F%2Fevil.example',
    '/\\evil.example',
  ]) {
    test(`F28, F31: ${path} is answered with 404 and no redirect`, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
    });
  }
});

test.describe('in the browser', () => {
  // The router says so of an address that cannot be decoded, and takes it as it stands.
  const undecodable = /^The URL path ".*" could not be decoded/;
  test.use(tolerating(said404(/\/.*/), undecodable));

  for (const slug of [
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '%3Cimg%20src=x%20onerror=alert(1)%3E',
    '%E2%80%AE',
  ]) {
    test(`F27: the book ${slug} has the page of an unknown book`, async ({ page, navigator }) => {
      await navigator();
      page.on('dialog', (dialog) => {
        throw new Error(`a dialog: ${dialog.message()}`);
      });
      await arrive(page, `/port/athenaeum/shelf/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: errors.book_not_found.title })).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      await expect(page).toHaveTitle(documentTitles.book_not_found);
    });
  }

  for (const path of ['/%', '/%E0%A4%A', '/shelf/%zz', '//port', '/PORT']) {
    test(`F28: ${path} opens the Lost scene or its page, without an error`, async ({
      page,
      navigator,
      baseURL,
    }) => {
      await navigator({ delayMs: 40 });
      await arrive(page, `${baseURL}${path}`);
      await expect(page).toHaveTitle(/^(\?\?\?|In Port)$/);
      expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin);
    });
  }

  test('F28: an address that cannot be read, followed from within, is Lost', async ({ page, navigator }) => {
    await navigator({ seen: ['port'] });
    await sail(page, 'port');
    await page.evaluate(() => {
      history.pushState(null, '', '/%E0%A4%A');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page).toHaveTitle('???');
  });

  for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example']) {
    test(`F31: ${path} leads nowhere else, nor does the map from there`, async ({
      page,
      navigator,
      baseURL,
    }) => {
      await navigator({ seen: ['sea'] });
      await arrive(page, `${baseURL}${path}`);
      expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin);
      await openMap(page);
      await mapDialog(page)
        .getByRole('link', { name: /^The Port/ })
        .click();
      await expect(page).toHaveURL('/port');
    });

    test(`F31: woken from ${path} one is at the Sea of this site`, async ({ page, navigator, baseURL }) => {
      await navigator();
      await arrive(page, `${baseURL}${path}`);
      await skipButton(page).click();
      await expect(page).toHaveURL('/', { timeout: 8000 });
    });
  }
});

for (const extra of [
  '?__proto__[x]=1',
  '?constructor[prototype][x]=1',
  `?q=${'z'.repeat(8000)}`,
  '#<script>alert(1)</script>',
]) {
  test(`F30: ${extra.slice(0, 32)} is ignored`, async ({ page, navigator }) => {
    await navigator({ seen: ['port'] });
    await arrive(page, `/port${extra}`);
    await expect(choice(page, 'Visit the Merchant.')).toBeVisible();
    expect(await page.evaluate(() => (Object.prototype as { x?: unknown }).x)).toBeUndefined();
  });
}

test('F26: with a trailing slash a page is alive and in order', async ({ page, navigator }) => {
  await navigator({ seen: ['port', 'athenaeum'] });
  for (const [path, words] of [
    ['/port/', 'Visit the Merchant.'],
    ['/port/athenaeum/', 'Scour the nearby shelf.'],
    ['/port/athenaeum/shelf/a-new-realm/', 'Put the book back on the shelf'],
  ] as const) {
    await arrive(page, path);
    await expect(choice(page, words).first()).toBeVisible();
  }
});
