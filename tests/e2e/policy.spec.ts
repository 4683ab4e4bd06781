// What needs a browser: what the policy stops, and who may frame or control the site. The headers are tested in
// scripts/hosting/headers.test.ts; one journey here shows that the built site has them.
import http from 'node:http';
import { VECTORS } from '../../scripts/content/xss-vectors.ts';
import { securityHeaders } from '../../scripts/hosting/headers.ts';
import { listenAnywhere } from '../../scripts/port.mjs';
import { IN_FULL } from '../support/faults.ts';
import { expect, test, tolerating } from '../support/navigator.ts';
import { NOWHERE, UNKNOWN_BOOK, PAGES } from '../support/voyage.ts';
import { books, port } from '../support/words.ts';

test.use({ pictures: true });

const ALL = [...PAGES, NOWHERE, UNKNOWN_BOOK];

const SECURITY = Object.keys(securityHeaders([], { https: false }));

test('F88: every answer carries the same security headers, errors too', async ({ request }) => {
  const files = [
    '/favicon.svg',
    '/robots.txt',
    `/archive/${books[0].slug}/index.html`,
    '/assets/none.js',
    '/archive/none/index.html',
  ];
  const first = await request.get('/');
  for (const path of [...ALL, ...files]) {
    const headers = (await request.get(path)).headers();
    for (const name of SECURITY.map((it) => it.toLowerCase())) {
      expect(headers[name], `${name} of ${path}`).toBeDefined();
      expect(headers[name], `${name} of ${path}`).toBe(first.headers()[name]);
    }
    const policy = headers['content-security-policy']!;
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types seer");
    expect(policy, path).not.toMatch(/unsafe-|\*|data:|https?:/);
    expect(policy.length, path).toBeLessThan(1783);
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['cache-control'], path).not.toContain('no-store');
  }
});

test('the served pages hold no style attribute and no inline handler', async ({ request }) => {
  for (const path of ALL) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<main');
    expect(html.match(/<[a-z][^>]*\s(style|on[a-z]+)\s*=\s*["'][^>]*>/gi), path).toBeNull();
    expect(html.match(/<style/gi), path).toBeNull();
  }
});

test.describe('F84', () => {
  // The console reports everything that is refused, and some markup loads unknown files.
  test.use(tolerating(/.*/));

  test('with nothing cleaned, the policy alone keeps any markup from running', async ({ page, context }) => {
    test.setTimeout(120_000);
    const ran: string[] = [];
    page.on('dialog', async (dialog) => {
      ran.push(`a dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    // Another page is not a script in this one.
    await context.route(/evil\.example/, async (route) => {
      if (route.request().resourceType() === 'document') return route.abort();
      ran.push(`fetched: ${route.request().url()}`);
      await route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' });
    });

    let vector = '';
    let policy = true;
    const { 'content-security-policy': csp } = (await page.request.get('/port')).headers();
    await page.route('/port', (route) =>
      route.fulfill({
        headers: {
          'Content-Type': 'text/html',
          ...(policy && csp ? { 'Content-Security-Policy': csp } : {}),
        },
        body: `<!doctype html><title>x</title><main>${vector}</main>`,
      }),
    );
    const attack = async () => {
      await page.goto('/port', { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(() => {
        addEventListener('click', (event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (link?.protocol !== 'javascript:') event.preventDefault(); // a step to another page
        });
        for (const element of document.querySelectorAll('main, main *')) {
          for (const event of ['mouseover', 'focus', 'click']) {
            element.dispatchEvent(new MouseEvent(event, { bubbles: true, cancelable: true }));
          }
        }
      });
    };

    for (vector of IN_FULL ? VECTORS : VECTORS.filter((_, i) => i % 6 === 0)) {
      await attack();
      expect(ran, vector).toEqual([]);
    }
    // Without the policy the scripts run, which shows that the test would notice.
    policy = false;
    for (vector of [
      '<script>alert(1)</script>',
      '<script src=//evil.example/x.js></script>',
      '<img src=x onerror=alert(1)>',
    ]) {
      await attack();
      await expect.poll(() => ran.splice(0), vector).not.toEqual([]);
    }
  });
});

test.describe('F87: another site', () => {
  test.use(tolerating(/^a request to http:\/\/127\.0\.0\.1:/, /frame-ancestors/));

  const other = http.createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><link rel="icon" href="data:,">');
  });
  let address = '';

  test.beforeAll(async () => {
    address = `http://127.0.0.1:${await listenAnywhere(other)}/`;
  });
  test.afterAll(() => {
    other.close();
    other.closeAllConnections();
  });

  test('cannot frame a page', async ({ page, baseURL }) => {
    await page.goto(address);
    const framed = page.waitForEvent('requestfailed', (request) => request.url() === `${baseURL}/port`);
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, `${baseURL}/port`);
    expect((await framed).failure()?.errorText).toContain('ERR_BLOCKED_BY_RESPONSE');
  });

  test('has no hold on a window it opens', async ({ page, context, baseURL }) => {
    await page.goto(address);
    const opened = context.waitForEvent('page');
    const held = await page.evaluateHandle((url) => window.open(url), `${baseURL}/port`);
    const tab = await opened;
    await expect(tab).toHaveTitle(port.document.title);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    expect(await held.evaluate((there) => there?.closed)).toBe(true);
  });
});
