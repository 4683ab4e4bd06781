// What needs a browser: what is stored from one page to the next.
import { expect, remembered, sail, test } from '../support/navigator.ts';
import { choice, openMap, placeOnMap, replayButton } from '../support/voyage.ts';
import { PLACE, TO, athenaeum, port, sea } from '../support/words.ts';

test('a returning navigator meets every scene as it was left', async ({ page, navigator }) => {
  await navigator({ seen: ['sea', 'port', 'athenaeum'], delayMs: 40 });

  await sail(page, 'sea');
  await expect(page.getByRole('button', { name: sea.wake })).toHaveCount(0);
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await choice(page, TO.port).click();

  await expect(page.getByRole('heading', { name: port.heading })).toBeVisible();
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await expect(replayButton(page)).toBeVisible();
  await choice(page, TO.athenaeum).click();

  await expect(page.getByRole('heading', { name: athenaeum.title })).toBeVisible();
  await expect(page.getByRole('button', { name: athenaeum.button })).toHaveCount(0);

  await openMap(page);
  await placeOnMap(page, PLACE.sea).click();
  await expect(page).toHaveURL('/');
  await expect(choice(page, TO.port)).toBeVisible();

  // Nothing was played, so nothing was counted.
  expect((await remembered(page)).states).toMatchObject({
    sea: { numTimesPlayed: 1, returning: false },
    port: { numTimesPlayed: 1 },
    athenaeum: { numTimesPlayed: 1 },
  });
});
