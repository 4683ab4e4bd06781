import { said404 } from '../support/guard.ts';
import {
  alive,
  arrive,
  expect,
  remembered,
  sail,
  test,
  tolerating,
  type Page,
} from '../support/navigator.ts';
import { NOWHERE, PAGES, choice, mapDialog, openMap, skipButton, speedSlider } from '../support/voyage.ts';
import { port, sea } from '../support/words.ts';

/** Through the story, with every saved value changed on the way. */
async function tour(page: Page): Promise<void> {
  await sail(page, 'sea');
  await skipButton(page).click();
  await choice(page, 'Go to the Port.').click();
  await expect(page.getByRole('heading', { level: 1, name: port.heading })).toBeAttached();
  await speedSlider(page).focus();
  await page.keyboard.press('End');
  await expect(speedSlider(page)).toHaveValue('100');
  await choice(page, 'Head to the Athenaeum.').click();
  await page.getByRole('button', { name: 'STEP INSIDE' }).click();
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Scour the nearby shelf.')).toBeVisible();
  await expect(speedSlider(page)).toHaveValue('100');
  await openMap(page);
  await mapDialog(page)
    .getByRole('button', { name: /larger/ })
    .click();
  await mapDialog(page)
    .getByRole('link', { name: /^The Sea/ })
    .click();
  // Remembered for this visit: the Sea has been seen.
  await expect(choice(page, 'Go to the Port.')).toBeVisible();
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

test('F34: storage that takes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await tour(page);
});

test.describe('full', () => {
  test.use(tolerating(/^a key of local storage: filler/, said404('/favicon.ico')));

  test('F35: storage that is full, and never holds half a value', async ({ page, navigator }) => {
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
    await tour(page);
    const kept = await page.evaluate(() =>
      ['READING_SPEED', 'ANIMATION_STATES', 'ZOOM_CONFIG_INDEX'].map((key) => localStorage.getItem(key)),
    );
    for (const text of kept) if (text !== null) expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});

const UNFIT_STATES = [
  '{',
  'null',
  '[]',
  '"x"',
  'NaN',
  '{"sea":null}',
  '{"sea":{"numTimesPlayed":"9"}}',
  '{"sea":{"numTimesPlayed":-1}}',
  '{"sea":{"numTimesPlayed":1.5}}',
  '{"__proto__":{"numTimesPlayed":3},"constructor":{"sea":1}}',
  `"${'y'.repeat(1024 * 1024)}"`,
];

for (const stored of UNFIT_STATES) {
  const shown = stored.length > 80 ? 'a megabyte' : stored;
  test(`F36, F39: ANIMATION_STATES = ${shown} is a first visit, and is mended`, async ({
    page,
    navigator,
  }) => {
    await navigator({ stored: { ANIMATION_STATES: stored } });
    await sail(page, 'sea');
    await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
    await skipButton(page).click();
    await expect(choice(page, 'Go to the Port.')).toBeVisible();
    expect((await remembered(page)).states).toMatchObject({
      sea: { numTimesPlayed: 1, returning: false },
      port: { numTimesPlayed: 0 },
      athenaeum: { numTimesPlayed: 0 },
    });
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  });
}

test('a field that does not fit does not take the others with it', async ({ page, navigator }) => {
  await navigator({
    stored: {
      ANIMATION_STATES:
        '{"sea":{"numTimesPlayed":"many"},"port":{"numTimesPlayed":2,"note":"mine"},"athenaeum":7,"moon":{"full":true}}',
    },
  });
  await sail(page, 'port');
  await expect(choice(page, 'Visit the Merchant.')).toBeVisible();
  await sail(page, 'sea');
  await skipButton(page).click();
  await expect(choice(page, 'Go to the Port.')).toBeVisible();
  expect((await remembered(page)).states).toEqual({
    sea: { numTimesPlayed: 1, returning: false },
    port: { numTimesPlayed: 2, note: 'mine' },
    athenaeum: { numTimesPlayed: 0 },
    moon: { full: true },
  });
});

for (const [stored, value] of [
  ['abc', 60],
  ['-5', 60],
  ['1e9', 60],
  ['', 60],
  ['50.5', 60],
  ['Infinity', 60],
  ['null', 60],
  ['101', 60],
  ['"20"', 60],
  ['20', 80],
  ['0', 100],
  ['100', 0],
] as const) {
  test(`F37: READING_SPEED = ${JSON.stringify(stored)} shows ${value} on the slider`, async ({
    page,
    navigator,
  }) => {
    await navigator({ seen: ['port'], stored: { READING_SPEED: stored } });
    await sail(page, 'port');
    await expect(speedSlider(page)).toHaveValue(String(value));
    await speedSlider(page).focus();
    await page.keyboard.press('Home');
    expect((await remembered(page)).speed).toBe(100);
  });
}

test.describe('two tabs', () => {
  test('never lose each other’s counts, and follow each other', async ({ page, context, navigator }) => {
    await navigator();
    await sail(page, 'sea');
    const other = await context.newPage();
    await sail(other, 'port');
    await skipButton(other).click();
    await expect(choice(other, 'Visit the Merchant.')).toBeVisible();
    await skipButton(page).click();
    await expect(choice(page, 'Go to the Port.')).toBeVisible();
    expect((await remembered(page)).states).toMatchObject({
      sea: { numTimesPlayed: 1 },
      port: { numTimesPlayed: 1 },
    });

    await speedSlider(other).focus();
    await other.keyboard.press('End');
    await expect(speedSlider(page)).toHaveValue('100');
  });
});

test.describe('everything', () => {
  test.use(tolerating(said404(NOWHERE)));

  test('F43: after the whole tour three keys are kept, and nothing else', async ({ page, navigator }) => {
    test.setTimeout(60_000);
    await navigator();
    await tour(page);
    for (const path of [...PAGES, NOWHERE]) await arrive(page, path);
    await alive(page);
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'ANIMATION_STATES',
      'READING_SPEED',
      'ZOOM_CONFIG_INDEX',
    ]);
    // Cookies, session storage, databases, caches and workers: the guard looks for them after every test.
  });
});
