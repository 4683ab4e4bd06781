// What needs a browser: its back/forward cache, which one without windows does not have.
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { endsAtPort, isTyped } from '../support/at-port.ts';
import { holdTime, passUntil } from '../support/held-clock.ts';
import { expect, sail, test, tolerating } from '../support/navigator.ts';
import { skipButton } from '../support/voyage.ts';

// Tests switch off the back/forward cache; these flags switch it on.
test.use({
  launchOptions: {
    executablePath: findChromium({ whole: true })!,
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.describe('F47', () => {
  test.use(tolerating(/^a request to https:\/\/storefront\.example\//));

  test('F47: left in the middle by a link to elsewhere, and come back to: the page was kept, and goes on', async ({
    page,
    context,
    navigator,
  }) => {
    await context.route('https://storefront.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Storefront</title>' }),
    );
    await holdTime(page);
    await navigator({ delayMs: 2 });
    await sail(page, 'port');
    await passUntil(page, isTyped(page, 3), { within: 4000, step: 10 });
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['kept'] = String(persisted);
      });
    });
    await page.goto('https://storefront.example/');
    await expect(page).toHaveTitle('Storefront');
    // A page from the cache does not load again, so there is only its address to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/port');
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await expect(skipButton(page)).toHaveAttribute('aria-disabled', 'false');
    await endsAtPort(page);
  });
});
