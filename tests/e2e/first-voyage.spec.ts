// What needs a browser: the whole story, once.
import { bodyOf } from '../../app/schema/words.server.ts';
import { KEYS, said404 } from '../support/guard.ts';
import { alive, arrive, expect, remembered, sail, test, tolerating } from '../support/navigator.ts';
import { opening } from '../support/printed.ts';
import { NOWHERE, choice, mapDialog, openMap } from '../support/voyage.ts';
import { REALM, agreements, athenaeum, plain, port, sea, shop } from '../support/words.ts';

test.use({ pictures: true });

test.use(tolerating(said404(NOWHERE)));

test('F43: a first voyage, from waking up to waking up, leaves three keys and nothing else', async ({
  page,
  navigator,
}) => {
  test.setTimeout(180_000); // the longest journey
  await navigator({ delayMs: 0 });

  await test.step('the Sea', async () => {
    await sail(page, 'sea');
    await expect(page).toHaveTitle('Out at Sea');
    await expect(choice(page, 'Go to the Port.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Tap or click to wake up' }).click();
    await page.keyboard.press('Escape');
    await choice(page, 'Go to the Port.').click();
  });

  await test.step('the Port', async () => {
    await expect(page).toHaveURL('/port');
    await expect(page.getByRole('heading', { name: port.heading })).toBeVisible();
    await choice(page, 'Visit the Merchant.').click();
  });

  await test.step('the Shop', async () => {
    await expect(page).toHaveURL('/port/shop');
    await expect(page.getByRole('link', { name: new RegExp(`^${shop.products[0].name}`) })).toBeVisible();
    const greeting = await page.getByRole('status').filter({ hasText: 'Proteus says:' }).innerText();
    expect(shop.greetings.map(({ text }) => plain(text)).some((text) => greeting.endsWith(text))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/port');
    await choice(page, 'Head to the Athenaeum.').click();
  });

  await test.step('the Athenaeum', async () => {
    await expect(page).toHaveURL('/port/athenaeum');
    await page.getByRole('button', { name: 'STEP INSIDE' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'The Athenaeum', level: 1 })).toBeVisible();
  });

  await test.step('the manual', async () => {
    await page.getByRole('button', { name: 'Read the lone manual lying on the distant table.' }).click();
    const manual = page.getByRole('dialog', { name: 'The lone manual' });
    await manual.getByRole('button', { name: 'Ask again' }).click();
    await expect(manual.getByRole('status')).toHaveText(athenaeum.manual.refusals[0]);
    await page.keyboard.press('Escape');
    await expect(manual).toBeHidden();
    await choice(page, 'Scour the nearby shelf.').click();
  });

  await test.step('the Shelf and a book', async () => {
    await expect(page).toHaveURL('/port/athenaeum/shelf');
    await page.getByRole('link', { name: REALM.name }).click();
    await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
    await expect(page.getByText(opening(bodyOf(REALM.slug)))).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/port/athenaeum');
    await choice(page, 'Go to the archive room and inspect the cabinet.').click();
  });

  await test.step('the Cabinet', async () => {
    await expect(page.getByRole('heading', { name: 'The Filing Cabinet' })).toBeVisible();
    await page.getByRole('button', { name: 'Terms of Use', exact: true }).click();
    await expect(page.getByRole('region', { name: agreements[1].title })).toBeVisible();
    await openMap(page);
    await mapDialog(page)
      .getByRole('button', { name: /larger/ })
      .click();
  });

  await test.step('between two places, and back at Sea', async () => {
    await arrive(page, NOWHERE);
    await expect(page).toHaveTitle('???');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await alive(page);
    await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
    expect(await remembered(page)).toMatchObject({
      states: {
        sea: { numTimesPlayed: 1, returning: true },
        port: { numTimesPlayed: 1 },
        athenaeum: { numTimesPlayed: 1 },
      },
      speed: 0,
      zoom: 6,
    });
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(KEYS);
    // Cookies, session storage, databases, caches and workers: the guard looks for them after every test.
  });
});
