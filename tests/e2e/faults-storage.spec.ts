// What needs a browser: storage that refuses, is full, or is shared by two tabs. What each stored text means is tested
// in app/storage/storage.test.ts.
import { said404 } from '../support/guard.ts';
import { expect, remembered, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { choice, larger, openMap, placeOnMap, skipButton, speedSlider } from '../support/voyage.ts';
import { PLACE, TO, athenaeum, port, sea } from '../support/words.ts';

// Where pictures are switched off the map is a list, and has no zoom to store.
test.use({ pictures: true });

/** Visits the scenes, and changes every stored value on the way. */
async function tour(page: Page): Promise<void> {
  await sail(page, 'sea');
  await skipButton(page).click();
  await choice(page, TO.port).click();
  await expect(page.getByRole('heading', { level: 1, name: port.heading })).toBeAttached();
  await speedSlider(page).focus();
  await page.keyboard.press('End');
  await expect(speedSlider(page)).toHaveValue('100');
  await choice(page, TO.athenaeum).click();
  await page.getByRole('button', { name: athenaeum.button }).click();
  await page.keyboard.press('Escape');
  await expect(choice(page, TO.shelf)).toBeVisible();
  await expect(speedSlider(page)).toHaveValue('100');
  await openMap(page);
  await larger(page).click();
  await placeOnMap(page, PLACE.sea).click();
  // In this visit the Sea counts as played.
  await expect(choice(page, TO.port)).toBeVisible();
  await expect(page.getByRole('button', { name: sea.wake })).toHaveCount(0);
}

test('F33: storage that refuses to be touched', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await tour(page);
});

test.describe('full', () => {
  test.use(tolerating(/^a key of local storage: filler/, said404('/favicon.ico')));

  test('F34, F35: storage that is full takes nothing, and never holds half a value', async ({
    page,
    navigator,
  }) => {
    await navigator();
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      let block = 'x'.repeat(1024 * 1024);
      for (let i = 0; block.length > 0; i += 1) {
        try {
          localStorage.setItem(`filler${i}`, block);
        } catch {
          block = block.slice(0, Math.floor(block.length / 2));
        }
      }
    });
    const isFull = await page.evaluate(() => {
      try {
        localStorage.setItem('READING_SPEED', '40');
        return false;
      } catch {
        return true;
      }
    });
    expect(isFull).toBe(true);
    await tour(page);
    const stored = await page.evaluate(() =>
      ['READING_SPEED', 'ANIMATION_STATES', 'ZOOM_CONFIG_INDEX'].map((key) => localStorage.getItem(key)),
    );
    expect(stored).toEqual([null, null, null]);
  });
});

test('F36, F39: states that do not fit are a first visit, and are mended', async ({ page, navigator }) => {
  await navigator({
    stored: { ANIMATION_STATES: '{"__proto__":{"numTimesPlayed":3},"sea":{"numTimesPlayed":"9"}}' },
  });
  await sail(page, 'sea');
  await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
  await skipButton(page).click();
  await expect(choice(page, TO.port)).toBeVisible();
  expect((await remembered(page)).states).toMatchObject({
    sea: { numTimesPlayed: 1, returning: false },
    port: { numTimesPlayed: 0 },
    athenaeum: { numTimesPlayed: 0 },
  });
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});

test('F37: a speed that does not fit shows 60 on the slider, and is replaced by the next', async ({
  page,
  navigator,
}) => {
  await navigator({ seen: ['port'], stored: { READING_SPEED: '50.5' } });
  await sail(page, 'port');
  await expect(speedSlider(page)).toHaveValue('60');
  await speedSlider(page).press('Home');
  expect((await remembered(page)).speed).toBe(100);
});

test.describe('two tabs', () => {
  test('never lose each other’s counts, and follow each other', async ({ page, context, navigator }) => {
    await navigator();
    await sail(page, 'sea');
    const other = await context.newPage();
    await sail(other, 'port');
    await skipButton(other).click();
    await expect(choice(other, TO.shop)).toBeVisible();
    await skipButton(page).click();
    await expect(choice(page, TO.port)).toBeVisible();
    expect((await remembered(page)).states).toMatchObject({
      sea: { numTimesPlayed: 1 },
      port: { numTimesPlayed: 1 },
    });

    await speedSlider(other).focus();
    await other.keyboard.press('End');
    await expect(speedSlider(page)).toHaveValue('100');
  });
});
