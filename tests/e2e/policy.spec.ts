import { said404 } from '../support/guard.ts';
import { arrive, expect, test, tolerating } from '../support/navigator.ts';
import { NOWHERE, UNKNOWN_BOOK, PAGES, openMap, speedSlider } from '../support/voyage.ts';

const ALL = [...PAGES, NOWHERE, UNKNOWN_BOOK];

const SECURITY = [
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
];

test('F88: every answer carries the same security headers, errors too', async ({ request }) => {
  const files = [
    '/favicon.svg',
    '/robots.txt',
    '/archive/a-new-realm/index.html',
    '/assets/none.js',
    '/archive/none/index.html',
  ];
  const first = await request.get('/');
  for (const path of [...ALL, ...files]) {
    const headers = (await request.get(path)).headers();
    for (const name of SECURITY) expect(headers[name], `${name} of ${path}`).toBe(first.headers()[name]);
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
    expect(html.match(/<[a-z][^>]*\s(style|on[a-z]+)\s*=\s*["'][^>]*>/gi), path).toBeNull();
    expect(html.match(/<style/gi), path).toBeNull();
  }
});

test.describe('F83', () => {
  test.use(tolerating(said404(NOWHERE), said404(UNKNOWN_BOOK)));

  test('a tour of every page and its controls violates nothing', async ({ page, navigator }) => {
    test.setTimeout(90_000);
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { tellViolation(what: string): void }).tellViolation(
          `${event.violatedDirective}: ${event.blockedURI} ${event.sample}`,
        );
      });
    });
    await navigator({ delayMs: 0 });
    for (const path of ALL) {
      await arrive(page, path);
      for (const name of ['Expand all', 'STEP INSIDE', 'Tap or click to wake up']) {
        const button = page.getByRole('button', { name, exact: true });
        if (await button.isVisible()) await button.click();
      }
      if (await speedSlider(page).isVisible()) await speedSlider(page).press('ArrowLeft');
      if (path === '/port' || path === UNKNOWN_BOOK) await openMap(page);
    }
    expect(violations).toEqual([]);
  });
});
