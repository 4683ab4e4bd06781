// What needs a browser: a page that translators, extensions, other scripts or chosen colours change. What is about the map,
// which needs pictures, is in faults-foreign-map.spec.ts.
import { bodyOf } from '../../app/schema/words.server.ts';
import { withoutChance } from '../support/chance.ts';
import { hold, SCRIPTS } from '../support/faults.ts';
import { said404 } from '../support/guard.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { SEEN, alive, arrive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { opening } from '../support/printed.ts';
import { translate } from '../support/translator.ts';
import {
  NOWHERE,
  choice,
  mapDialog,
  openMap,
  placeOnMap,
  replayButton,
  skipButton,
  speedSlider,
} from '../support/voyage.ts';
import {
  PLACE,
  READ_THE_MANUAL,
  REALM,
  TO,
  athenaeum,
  cabinetWords,
  controls,
  manualWords,
  port,
  sea,
  shop,
  site,
} from '../support/words.ts';

/** Uses everything that changes or removes a text. */
async function useEverything(page: Page): Promise<void> {
  await skipButton(page).click();
  await expect(choice(page, TO.shop)).toBeVisible();
  await page.keyboard.press('Escape');
  await replayButton(page).click();
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await skipButton(page).click();
  await speedSlider(page).press('End');
  await expect(page.getByText(controls.replay, { exact: true })).toBeVisible();

  await choice(page, TO.shop).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${shop.products[0].name}`) })).toBeVisible();
  await page.goBack();
  await choice(page, TO.athenaeum).click();
  await page.getByRole('button', { name: athenaeum.button }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: READ_THE_MANUAL }).click();
  const manual = page.getByRole('dialog', { name: manualWords.region });
  for (const line of athenaeum.manual.refusals.slice(0, 3)) {
    await manual.getByRole('button', { name: manualWords.next }).click();
    await expect(manual.getByRole('status')).toHaveText(line);
  }
  await page.keyboard.press('Escape');

  await choice(page, TO.cabinet).click();
  await page.getByRole('button', { name: cabinetWords.expand_all, exact: true }).click();
  await expect(page.getByRole('button', { name: cabinetWords.close_all, exact: true })).toBeVisible();
  await page.getByRole('button', { name: cabinetWords.close_all, exact: true }).click();
  await expect(page.getByRole('button', { name: cabinetWords.expand_all, exact: true })).toBeVisible();

  await openMap(page);
  await placeOnMap(page, PLACE.shelf).click();
  await page.getByRole('link', { name: REALM.name }).click();
  await expect(page.getByText(opening(bodyOf(REALM.slug)))).toBeVisible();
  await expect(page).toHaveTitle(`Now Reading: ${REALM.name}`);
}

test.describe('F73: a page that is being translated', () => {
  test('F73: in the middle of a line: every control does what it does, and every text is up to date', async ({
    page,
    navigator,
  }) => {
    test.setTimeout(90_000);
    await navigator({ delayMs: 40 });
    await sail(page, 'port');
    await expect(page.locator('[data-line="1"]')).toHaveAttribute('data-state', 'typing');
    await translate(page);
    await expect(page.locator('[data-line="1"] font font')).toHaveText(port.preamble[0]);
    await useEverything(page);
  });

  test.describe('before its scripts have come', () => {
    // React says that it renders the page anew.
    test.use(tolerating(/^Error: Minified React error #418/));

    test('F73: it comes to life all the same, with every control', async ({ page, navigator }) => {
      await navigator();
      const release = await hold(page, SCRIPTS);
      await page.goto('/port', { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await translate(page);
      await page.evaluate(() => document.querySelector('main')!.append(document.createElement('a')));
      release();
      await alive(page);
      await expect(page.locator('[data-line="1"]')).toHaveText(port.preamble[0]);
      await skipButton(page).click();
      await openMap(page);
      await page.keyboard.press('Escape');
      await expect(mapDialog(page)).toHaveCount(0);
      await choice(page, TO.athenaeum).click();
      await expect(page).toHaveURL('/port/athenaeum');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('title')).toHaveCount(1);
    });
  });
});

test.describe('what extensions do', () => {
  // The policy also refuses the inline styles of this test; those of a real extension are exempt.
  test.use(tolerating(/^Applying inline style violates/));

  test('whoever takes the pictures out of the manual has the reading room back', async ({
    page,
    navigator,
  }) => {
    await navigator(SEEN);
    await sail(page, 'athenaeum');
    await page.getByRole('button', { name: READ_THE_MANUAL }).click();
    const manual = page.getByRole('dialog', { name: manualWords.region });
    await expect(manual.locator('> div > picture')).toBeVisible();
    await manual.locator('picture').evaluateAll((all) => all.forEach((it) => it.remove()));
    await page.keyboard.press('Escape');
    await expect(manual).toHaveCount(0);
    await expect(choice(page, TO.shelf)).toBeVisible();
  });

  test('F74: what extensions put into a page before it comes to life changes nothing, and takes no element away', async ({
    page,
    navigator,
  }) => {
    // While scripts are slow to load, the words can be read, and no introduction begins.
    await holdTime(page);
    await navigator({ delayMs: 100 });
    const release = await hold(page, SCRIPTS);
    await page.goto('/port', { waitUntil: 'commit' });
    await expect(page.locator('[data-line="1"]')).toBeAttached();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(() => {
      for (const it of [document.documentElement, document.body]) {
        it.setAttribute('data-extension', '1');
        it.setAttribute('cz-shortcut-listen', 'true');
        it.classList.add('extension');
      }
      document.head.prepend(document.createElement('style'));
      document.head.append(document.createElement('style'));
      const box = document.createElement('div');
      box.id = 'extension';
      document.body.prepend(box);
      document.body.append(box.cloneNode(), document.createElement('extension-root'));
      for (const it of document.querySelectorAll('main, h1, [data-line], footer'))
        it.setAttribute('data-printed-one', '');
    });
    release();
    await alive(page);
    await pass(page, 200);
    await expect(skipButton(page)).toBeVisible();
    await expect(page.locator('[data-line="1"]')).toHaveAttribute('data-state', 'typing');
    // React has kept the printed elements.
    for (const [kept, count] of [
      ['main', 1],
      ['[data-line]', port.preamble.length],
      ['footer', 1],
    ] as const)
      await expect(page.locator(`${kept}[data-printed-one]`)).toHaveCount(count);
    await expect(page.locator('#extension')).toHaveCount(2);
  });
});

test.describe('F77: in the colours a navigator has chosen', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, ...tolerating(said404(NOWHERE)) });

  test('F77: the star is painted', async ({ page, navigator }) => {
    await withoutChance(page);
    await navigator({ delayMs: 0 });
    await sail(page, 'athenaeum');
    await expect(page.getByRole('button', { name: athenaeum.button })).toBeVisible();
    const mark = page.locator('[data-star] svg *').first();
    await expect(mark).toBeVisible();
    const paint = await mark.evaluate((it) => {
      const { fill, stroke } = getComputedStyle(it);
      return [fill, stroke];
    });
    expect(paint).not.toEqual(['none', 'none']);
  });

  test('F77: the paper of the Lost keeps its own colour, and the arrow of the way home is not lost on it', async ({
    page,
    navigator,
  }) => {
    await navigator();
    await arrive(page, NOWHERE);
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const paper = page.locator('[data-picture="lost"]');
    const forced = await paper.evaluate(ground);
    const behindArrow = await choice(page, site.home_label).locator('..').evaluate(ground);
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await paper.evaluate(ground)).toBe(forced);
    expect(await choice(page, site.home_label).locator('..').evaluate(ground)).not.toBe(behindArrow);
  });

  test('F77: a ring on a picture, which keeps its own colours, lies around the ground of the words', async ({
    page,
    navigator,
  }) => {
    const ground = (element: Element) => {
      const { backgroundColor, outlineStyle, outlineOffset } = getComputedStyle(element);
      const { backgroundColor: behind } = getComputedStyle(document.body);
      return { isPage: backgroundColor === behind, outlineStyle, outlineOffset };
    };
    const ringed = { isPage: true, outlineStyle: 'solid', outlineOffset: '0px' };
    await navigator(SEEN);
    await sail(page, 'cabinet');
    const expand = page.getByRole('button', { name: cabinetWords.expand_all });
    // The keys first, so that the ring is shown.
    await page.keyboard.press('Tab');
    await expand.focus();
    expect(await expand.evaluate(ground)).toEqual(ringed);
    await page.evaluate(() => localStorage.clear());
    await sail(page, 'sea');
    await page.keyboard.press('Tab');
    const wake = page.getByRole('button', { name: sea.wake });
    await wake.focus();
    expect(await wake.locator('span').evaluate(ground)).toEqual(ringed);
  });
});
