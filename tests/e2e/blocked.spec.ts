// What needs a browser: one whose navigator has switched pictures off. There, images neither load nor fail.
import { TIMINGS_MS } from '../../app/engine/timings.ts';
import { contrastOf } from '../support/contrast.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { SEEN, expect, sail, test } from '../support/navigator.ts';
import { mapButton, mapDialog } from '../support/voyage.ts';
import { READ_THE_MANUAL, manualWords, map, shop } from '../support/words.ts';

const { MAP_APPEAR, MAP_ACTIVE, MAP_UNRAVEL, CLOTH } = TIMINGS_MS;

test('where pictures are switched off, the shop and the map wait for none, and the manual can be asked', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'shop');
  await expect(page.locator('html')).toHaveAttribute('data-pictures', 'none');
  await pass(page, 2 * CLOTH);
  for (const { name } of shop.products)
    await expect(page.locator('[data-artifact]').getByText(name, { exact: true })).toBeVisible();

  // Dark words, which stood on the dark room.
  const rows = await contrastOf(page, {});
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ ratio }) => ratio < 4.5)).toEqual([]);

  await mapButton(page).click();
  await pass(page, MAP_APPEAR + MAP_ACTIVE + MAP_UNRAVEL);
  const places = mapDialog(page).getByRole('link');
  await expect(places).toHaveCount(map.places.length);
  await expect(places.first()).toBeVisible();

  await sail(page, 'athenaeum');
  await page.getByRole('button', { name: READ_THE_MANUAL }).click();
  const manual = page.getByRole('dialog', { name: manualWords.region });
  await manual.getByRole('button', { name: manualWords.next }).click();
  await expect(manual.getByRole('status')).not.toBeEmpty();
});
