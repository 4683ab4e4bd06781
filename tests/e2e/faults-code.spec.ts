import { notFound, SCRIPTS } from '../support/faults.ts';
import { said404 } from '../support/guard.ts';
import { alive, expect, sail, test, tolerating } from '../support/navigator.ts';
import { NOWHERE, choice, countDocuments, openMap, mapDialog, skipButton } from '../support/voyage.ts';
import { errors, port } from '../support/words.ts';

const PORT_CODE = /\/assets\/port-.*\.js$/;
const codeFailed = [
  said404(NOWHERE),
  said404(/\/assets\/.*/),
  /^Failed to load resource: net::ERR_/,
  /^TypeError: Failed to fetch dynamically imported module/,
  /^Error loading route module/,
];

test.describe('a scene whose code fails to load', () => {
  test.use(tolerating(...codeFailed));

  test('F08: is gone to as a page, once, and says so', async ({ page, navigator }) => {
    await navigator({ seen: ['sea'] });
    await page.route(PORT_CODE, notFound);
    await sail(page, 'sea');
    const documents = countDocuments(page);
    await choice(page, 'Go to the Port.').click();
    await expect(page).toHaveURL('/port');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    for (const line of port.preamble) await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByRole('link', { name: errors.scene_failed.action })).toBeVisible();
    // Nothing goes on reloading behind one's back.
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/port']);
  });

  test('F08: comes to life when its code can be had again', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    let failing = true;
    await page.route(PORT_CODE, (route) => (failing ? notFound(route) : route.continue()));
    await sail(page, 'sea');
    await choice(page, 'Go to the Port.').click();
    await expect(page).toHaveURL('/port');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    failing = false;
    await page.getByRole('link', { name: errors.scene_failed.action }).click();
    await alive(page);
    await expect(choice(page, 'Visit the Merchant.')).toBeVisible();
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeHidden();
  });

  test('opened by its address it stays as it was printed, with one load', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    await page.route(PORT_CODE, notFound);
    const documents = countDocuments(page);
    await page.goto('/port');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    await expect(choice(page, 'Visit the Merchant.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/port']);
  });

  test('from the map as well', async ({ page, navigator }) => {
    await navigator({ seen: ['sea'] });
    await page.route(/\/assets\/cabinet-.*\.js$/, notFound);
    await sail(page, 'sea');
    await openMap(page);
    const documents = countDocuments(page);
    await mapDialog(page)
      .getByRole('link', { name: /^The Filing Cabinet/ })
      .click();
    await expect(page).toHaveURL('/port/athenaeum/cabinet');
    await expect(page.getByRole('heading', { name: errors.scene_failed.title })).toBeVisible();
    expect(documents).toEqual(['/port/athenaeum/cabinet']);
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
  });
});

test.describe('a new version of the site', () => {
  test.use(tolerating(...codeFailed));

  test('F11: every file of the old one is gone: the next step loads the new one, once', async ({
    page,
    navigator,
  }) => {
    await navigator({ seen: ['sea', 'port', 'athenaeum'], delayMs: 20 });
    await sail(page, 'sea');
    // The document comes anew; until it has, no script of the old version can be had.
    let swapped = false;
    await page.route(SCRIPTS, (route) => (swapped ? route.continue() : notFound(route)));
    const documents = countDocuments(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) swapped = true;
    });
    await choice(page, 'Go to the Port.').click();
    await expect(page).toHaveURL('/port');
    await alive(page);
    await choice(page, 'Head to the Athenaeum.').click();
    await expect(choice(page, 'Scour the nearby shelf.')).toBeVisible();
    expect(documents).toEqual(['/port']);
    expect(await page.evaluate(() => localStorage.getItem('READING_SPEED'))).toBe('20');
  });
});

test.describe('F14: offline', () => {
  test.use(tolerating(...codeFailed));

  test('the scene stays, the map opens, and back online everything goes on', async ({
    page,
    context,
    navigator,
  }) => {
    await navigator({ seen: ['sea', 'port', 'athenaeum'] });
    await sail(page, 'sea');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await choice(page, 'Go to the Port.').click();
    await openMap(page);
    await page.keyboard.press('Escape');
    await expect(choice(page, 'Go to the Port.')).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await choice(page, 'Go to the Port.').click();
    await expect(page).toHaveURL('/port');
    await expect(choice(page, 'Visit the Merchant.')).toBeVisible();
  });
});
