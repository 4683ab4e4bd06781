// What needs a browser: the map on a page that translators or chosen colours change.
import type { Locator } from '@playwright/test';
import { LEVELS } from '../../app/engine/zoom.ts';
import { fill as fillIn } from '../../app/schema/fill.ts';
import { withoutChance } from '../support/chance.ts';
import { SEEN, expect, sail, test } from '../support/navigator.ts';
import { translate } from '../support/translator.ts';
import { choice, mapButton, mapDialog, openMap, placeOnMap } from '../support/voyage.ts';
import { PLACE, TO, cabinetWords, controls, map, mapAlt, mapWords } from '../support/words.ts';

test.use({ pictures: true });

test.describe('F73: a page that is being translated', () => {
  test('F73: when all is told: numbers and labels are up to date', async ({ page, navigator }) => {
    await navigator({ ...SEEN, zoom: 5 });
    await sail(page, 'port');
    await expect(choice(page, TO.shop)).toBeVisible();
    await translate(page);
    await page.getByRole('button', { name: controls.pause_label }).click();
    await expect(page.getByRole('button', { name: controls.resume })).toHaveText(controls.resume);
    await page.getByRole('button', { name: controls.resume }).click();

    await openMap(page);
    const size = (level: number) => fillIn(mapWords.at_level, { level: level + 1, levels: LEVELS });
    await expect(mapDialog(page).locator('p[aria-live]')).toHaveText(size(5));
    await page.getByRole('button', { name: mapWords.larger_label }).click();
    await expect(mapDialog(page).locator('p[aria-live]')).toHaveText(size(6));
    await placeOnMap(page, PLACE.cabinet).click();
    await expect(page.getByRole('heading', { level: 1, name: cabinetWords.title })).toBeVisible();
  });
});

test.describe('F77: in the colours a navigator has chosen', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const ringOf = (it: Locator) => it.evaluate((element) => getComputedStyle(element).outlineStyle);

  test('F77: the focus is seen on the page, and on the places of the map', async ({ page, navigator }) => {
    await withoutChance(page);
    await navigator(SEEN);
    await sail(page, 'port');
    await mapButton(page).focus();
    expect(await ringOf(mapButton(page))).not.toBe('none');
    await openMap(page);
    await expect(mapDialog(page).getByRole('img', { name: mapAlt })).toBeVisible();
    const places = mapDialog(page).getByRole('link');
    await expect(places).toHaveCount(map.places.length);
    for (const it of await places.all()) {
      await it.focus();
      expect(await ringOf(it)).not.toBe('none');
    }
  });
});

test.describe('F77: in the colours a navigator has chosen, what is pointed at or focused', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('F77: has a colour that is made for the ground it is on', async ({ page, navigator }) => {
    await navigator(SEEN);
    await sail(page, 'port');
    await openMap(page);
    await mapDialog(page).getByRole('button', { name: mapWords.as_list }).click();
    const turn = mapDialog(page).getByRole('button', { name: mapWords.as_map });
    await turn.hover();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(turn).toBeFocused();
    const colours = await turn.evaluate((it) => {
      const probe = it.appendChild(document.createElement('i'));
      const onCanvas = ['CanvasText', 'LinkText'].map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      const { color, outlineColor } = getComputedStyle(it);
      return { onCanvas, used: [color, outlineColor] };
    });
    for (const colour of colours.used) expect(colours.onCanvas).toContain(colour);
  });
});
