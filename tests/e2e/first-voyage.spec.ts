// What needs a browser: the whole story, once.
import { bodyOf } from '../../app/schema/words.server.ts';
import { KEYS, said404 } from '../support/guard.ts';
import { alive, arrive, expect, remembered, sail, test, tolerating } from '../support/navigator.ts';
import { opening } from '../support/printed.ts';
import { NOWHERE, choice, larger, openMap } from '../support/voyage.ts';
import {
  READ_THE_MANUAL,
  REALM,
  TERMS,
  TO,
  agreements,
  athenaeum,
  cabinetWords,
  manualWords,
  plain,
  port,
  sea,
  shop,
} from '../support/words.ts';

test.use({ pictures: true, passages: true });

test.use(tolerating(said404(NOWHERE)));

test('F43: a first voyage, from waking up to waking up, leaves three keys and nothing else', async ({
  page,
  navigator,
}) => {
  test.setTimeout(180_000); // the longest journey
  await navigator({ delayMs: 0 });

  await test.step('the Sea', async () => {
    await sail(page, 'sea');
    await expect(page).toHaveTitle(sea.document.title);
    await expect(choice(page, TO.port)).toHaveCount(0);
    await page.getByRole('button', { name: sea.wake }).click();
    await page.keyboard.press('Escape');
    await choice(page, TO.port).click();
  });

  await test.step('the Port', async () => {
    await expect(page).toHaveURL('/port');
    await expect(page.getByRole('heading', { name: port.heading })).toBeVisible();
    await choice(page, TO.shop).click();
  });

  await test.step('the Shop', async () => {
    await expect(page).toHaveURL('/port/shop');
    await expect(page.getByRole('link', { name: new RegExp(`^${shop.products[0].name}`) })).toBeVisible();
    const greeting = await page.getByRole('status').innerText();
    expect(shop.greetings.map(({ text }) => plain(text)).some((text) => greeting.endsWith(text))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/port');
    await choice(page, TO.athenaeum).click();
  });

  await test.step('the Athenaeum', async () => {
    await expect(page).toHaveURL('/port/athenaeum');
    await page.getByRole('button', { name: athenaeum.button }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: athenaeum.title, level: 1 })).toBeVisible();
  });

  await test.step('the manual', async () => {
    await page.getByRole('button', { name: READ_THE_MANUAL }).click();
    const manual = page.getByRole('dialog', { name: manualWords.region });
    await manual.getByRole('button', { name: manualWords.next }).click();
    await expect(page.getByRole('status')).toHaveText(athenaeum.manual.refusals[0]);
    await page.keyboard.press('Escape');
    await expect(manual).toBeHidden();
    await choice(page, TO.shelf).click();
  });

  await test.step('the Shelf and a book', async () => {
    await expect(page).toHaveURL('/port/athenaeum/shelf');
    await page.getByRole('link', { name: REALM.name }).click();
    await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
    await expect(page.getByText(opening(bodyOf(REALM.slug)))).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/port/athenaeum');
    await choice(page, TO.cabinet).click();
  });

  await test.step('the Cabinet', async () => {
    await expect(page.getByRole('heading', { name: cabinetWords.title })).toBeVisible();
    await page.getByRole('button', { name: TERMS.title, exact: true }).click();
    await expect(page.getByRole('region', { name: agreements[1].title })).toBeVisible();
    await openMap(page);
    await larger(page).click();
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
