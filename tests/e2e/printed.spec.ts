// What needs a browser: pages whose scripts or styles do not load.
import { abort, hold, portal, SCRIPTS, STYLES, syntaxError } from '../support/faults.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { said404, saidFailed } from '../support/guard.ts';
import { SEEN, alive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { expectPrinted, missing, PRINTED_PAGES } from '../support/printed.ts';
import { NOWHERE, PAGES, choice, mapDialog, openMap, placeOnMap, replayButton } from '../support/voyage.ts';
import {
  PLACE,
  READ_THE_MANUAL,
  TO,
  athenaeum,
  books,
  bookWords,
  cabinetWords,
  lost,
  manualWords,
  mapButtonName,
  narrow,
  noscript,
  scenes,
  sea,
  settingWords,
  shelfWords,
  shop,
} from '../support/words.ts';

const notJavaScript = /^Failed to load module script: Expected a JavaScript.*MIME type of "text\/html"/;
const unexpectedToken = /^SyntaxError: Unexpected identifier/;
const FAILED = tolerating(
  said404(NOWHERE),
  saidFailed,
  notJavaScript,
  unexpectedToken,
  /^TypeError: Failed to fetch dynamically imported module/,
);

test.describe('F01: without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...tolerating(said404(NOWHERE)) });

  test('every page shows all its words and links', async ({ page }) => {
    test.setTimeout(90_000);
    expect(PRINTED_PAGES.length).toBeGreaterThan(8);
    for (const printed of PRINTED_PAGES) {
      await page.goto(printed.path);
      await expectPrinted(page, printed);
      for (const once of ['main', 'h1']) await expect(page.locator(once), printed.path).toHaveCount(1);
      // Playwright finds no text in a noscript element.
      const why = page.locator('noscript p');
      await expect(why).toBeVisible();
      expect(await why.evaluate((it) => it.textContent)).toBe(noscript.text);
    }
  });

  test('the links lead through the whole story', async ({ page }) => {
    await page.goto('/');
    await choice(page, TO.port).click();
    await choice(page, TO.athenaeum).click();
    await choice(page, TO.shelf).click();
    await page.getByRole('main').getByRole('link', { name: books[0].name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: books[0].name })).toBeVisible();
  });

  test('a narrow window has its page, with both hints open', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: narrow.title })).toBeVisible();
    for (const { hint } of narrow.options) await expect(page.getByText(hint)).toBeVisible();
  });
});

test.describe('loaded anew in the middle of a voyage, a step back before the page lives', () => {
  const toThePort = async (page: Page) => {
    await sail(page, 'sea');
    await choice(page, TO.port).click();
    await expect(choice(page, TO.shop)).toBeVisible();
  };

  test('leads there, by scripts that come late', async ({ page, navigator }) => {
    await navigator({ seen: ['sea', 'port'] });
    await toThePort(page);
    const release = await hold(page, SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await expect(choice(page, TO.shop)).toBeAttached();
    await page.goBack({ waitUntil: 'commit' });
    await expect(choice(page, TO.port)).toBeAttached();
    release();
    await alive(page);
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(sea.document.title);
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
  });

  test.describe('without its scripts', () => {
    test.use(FAILED);

    test('leads there, to be read', async ({ page, navigator }) => {
      await navigator({ seen: ['sea', 'port'] });
      await toThePort(page);
      await page.route(SCRIPTS, abort);
      await page.reload();
      await expect(choice(page, TO.shop)).toBeVisible();
      await page.goBack();
      await expect(choice(page, TO.port)).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  });
});

// F01 looks at all pages. For the other faults one with an introduction and one with sections is enough, each with its fault.
for (const [fault, answer, path] of [
  ['F02: scripts that cannot be fetched', abort, '/'],
  ['F03: a captive portal in the place of the scripts', portal, '/port/athenaeum/cabinet'],
  ['F04: a syntax error in every script', syntaxError, '/'],
] as const) {
  test.describe(fault, () => {
    test.use(FAILED);

    test('a page shows all its words and links, and the links lead on', async ({ page, navigator }) => {
      await navigator();
      await page.route(SCRIPTS, answer);
      await page.goto(path);
      await expectPrinted(
        page,
        PRINTED_PAGES.find((it) => it.path === path)!,
      );
      if (answer !== abort) return;
      await choice(page, TO.port).click();
      await expect(page).toHaveURL('/port');
      await choice(page, TO.athenaeum).click();
      await expect(page).toHaveURL('/port/athenaeum');
    });
  });
}

for (const [fault, answer] of [
  ['F03: a captive portal in the place of the entry', portal],
  ['F04: a syntax error in the entry', syntaxError],
] as const) {
  test.describe(fault, () => {
    test.use(FAILED);

    test('a first visit has its words at once, the console one complaint, and the links lead on', async ({
      page,
      navigator,
    }) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
      await holdTime(page);
      await navigator();
      await page.route(/\/assets\/entry\.client-.*\.js$/, answer);
      await page.goto('/');
      // Nothing waits until the scripts are late.
      await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
      await expect(page.locator('[data-line="1"]')).toBeVisible();
      expect(complaints).toHaveLength(1);
      await choice(page, TO.port).click();
      await expect(page).toHaveURL('/port');
      await expect(page.locator('[data-line="1"]')).toBeVisible();
    });
  });
}

test.describe('F07: scripts that come late', () => {
  test('a click on the eyelids at 1 s is not lost', async ({ page, navigator }) => {
    await holdTime(page);
    await navigator();
    const release = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await pass(page, 1000);
    await page.getByRole('button', { name: sea.wake }).click();
    await pass(page, 2000);
    release();
    await alive(page);
    await expect(page.getByText(scenes.eyelids_opening)).toBeAttached();
    await pass(page, 2700);
    await expect(page.locator('[data-line="1"]')).toBeVisible();
  });

  for (const [path, button, answer] of [
    ['/port', mapButtonName, (page: Page) => mapDialog(page)],
    [
      '/port/athenaeum',
      READ_THE_MANUAL,
      (page: Page) => page.getByRole('dialog', { name: manualWords.region, exact: true }),
    ],
  ] as const) {
    test(`nor is a press on "${button}"`, async ({ page, navigator }) => {
      await navigator(SEEN);
      const release = await hold(page, SCRIPTS);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('button', { name: button, exact: true }).click();
      release();
      await alive(page);
      await expect(answer(page)).toBeVisible();
    });
  }

  test('nor is the key ?', async ({ page, navigator }) => {
    await navigator(SEEN);
    const release = await hold(page, SCRIPTS);
    await page.goto('/port', { waitUntil: 'commit' });
    await expect(choice(page, TO.shop)).toBeAttached();
    await page.keyboard.press('?');
    release();
    await alive(page);
    await expect(page.getByRole('heading', { level: 2, name: settingWords.title })).toBeVisible();
  });

  test('eyelids that are opened by a key then leave the focus to the heading', async ({
    page,
    navigator,
  }) => {
    await navigator();
    const release = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: sea.wake }).press('Enter');
    release();
    await alive(page);
    await expect(page.getByText(scenes.eyelids_opening)).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('after such a click nothing is hidden again, and told anew, when the scripts take 8 s', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator();
    const release = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await pass(page, 1000);
    await page.getByRole('button', { name: sea.wake }).click();
    await page.clock.runFor(7000);
    const last = page.locator('[data-line]').last();
    await expect(last).toBeVisible();
    release();
    await alive(page);
    await pass(page, 500);
    await expect(last).toBeVisible();
    await expect(choice(page, TO.port)).toBeVisible();
    await expect(replayButton(page)).toHaveAttribute('aria-disabled', 'false');
  });

  test('whoever returns sees no wrong first frame, and a choice at 1 s is a plain link', async ({
    page,
    navigator,
  }) => {
    await holdTime(page);
    await navigator({ seen: ['sea', 'port'] });
    const release = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(choice(page, TO.port)).toBeVisible();
    await expect(page.getByRole('button', { name: sea.wake })).toBeHidden();
    await pass(page, 1000);
    await choice(page, TO.port).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/port');
    release();
    await alive(page);
    await expect(choice(page, TO.shop)).toBeVisible();
  });
});

/** What can be pressed and is covered, and words that stand above those that come before them. */
const layoutWithoutStyles = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const seen = [...main.querySelectorAll('h1, h2, p, a[href], button')].filter((it) =>
      it.checkVisibility(),
    );
    const nameOf = (it: Element) => it.textContent.trim().slice(0, 40);
    const boxOf = (it: Element) => [...it.getClientRects()].find(({ width, height }) => width * height > 0);
    const covered = seen.filter((it) => {
      if (!it.matches('a, button')) return false;
      it.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = boxOf(it) ?? new DOMRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit === null || !(it.contains(hit) || hit.contains(it));
    });
    const tops = seen.map((it) => boxOf(it)?.top ?? NaN);
    const unordered = seen.filter((_, i) => tops[i]! < tops[i - 1]! - 1);
    return { covered: covered.map(nameOf), unordered: unordered.map(nameOf) };
  });

const expectOneOfEach = async (page: Page, where: string) => {
  await expect(page.getByRole('main'), where).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
};

test.describe('without styles', () => {
  test.use(tolerating(saidFailed, said404(NOWHERE)));

  test('F05: every choice can be taken', async ({ page, navigator }) => {
    test.setTimeout(60_000);
    await navigator({ seen: ['sea', 'port', 'athenaeum'] });
    await page.route(STYLES, abort);
    await sail(page, 'sea');
    await choice(page, TO.port).click();
    await expect(page).toHaveURL('/port');
    await choice(page, TO.shop).click();
    await expect(page).toHaveURL('/port/shop');
    await expect(page.getByRole('link', { name: new RegExp(`^${shop.products[0].name}`) })).toBeVisible();
    await page.goBack();
    await choice(page, TO.athenaeum).click();
    await page.getByRole('button', { name: READ_THE_MANUAL }).click();
    const manual = page.getByRole('dialog', { name: manualWords.region });
    await manual.getByRole('button', { name: manualWords.next }).click();
    await expect(manual.getByRole('status')).toHaveText(athenaeum.manual.refusals[0]);
    await page.keyboard.press('Escape');
    await choice(page, TO.shelf).click();
    await expect(page).toHaveURL('/port/athenaeum/shelf');
    await page.getByRole('link', { name: books[1].name }).click();
    await expect(page).toHaveTitle(`Now Reading: ${books[1].name}`);
    await page.getByRole('link', { name: bookWords.back }).last().click();
    await expect(page).toHaveURL('/port/athenaeum/shelf');
    await page.getByRole('link', { name: shelfWords.back }).click();
    await choice(page, TO.cabinet).click();
    await page.getByRole('button', { name: cabinetWords.expand_all, exact: true }).click();
    await expect(page.getByRole('button', { name: cabinetWords.close_all, exact: true })).toBeVisible();
    await page.getByRole('link', { name: cabinetWords.back }).click();
    await expect(page).toHaveURL('/port/athenaeum');
    await openMap(page);
    await placeOnMap(page, PLACE.sea).click();
    await expect(page).toHaveURL('/');
  });

  test('F05: on every page what is said first stands first, and nothing lies over what can be pressed', async ({
    page,
    navigator,
  }) => {
    await navigator(SEEN);
    await page.route(STYLES, abort);
    for (const path of PAGES) {
      await page.goto(path);
      await alive(page);
      await page.waitForLoadState('networkidle');
      await expectOneOfEach(page, path);
      expect(await layoutWithoutStyles(page), path).toEqual({ covered: [], unordered: [] });
    }
    await page.setViewportSize({ width: 500, height: 600 });
    await expect(page.getByRole('heading', { level: 1, name: narrow.title })).toBeVisible();
    await expectOneOfEach(page, 'narrow');
  });

  test('F06: without scripts either, every page shows all its words', async ({ page, navigator }) => {
    test.setTimeout(60_000);
    await navigator();
    await page.route(STYLES, abort);
    await page.route(SCRIPTS, abort);
    for (const { path, texts } of PRINTED_PAGES) {
      await page.goto(path);
      expect(await missing(page, texts), path).toEqual([]);
      await expectOneOfEach(page, path);
    }
  });
});

test.describe('on paper, without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 794, height: 1123 },
    ...tolerating(said404(NOWHERE)),
  });

  test('an introduction begins at the top of its sheet, and nothing says that it is not alive', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(NOWHERE);
    // Above it there is the way home alone.
    expect((await page.getByText(lost.preamble[0]).first().boundingBox())!.y).toBeLessThan(110);
    await expect(page.locator('noscript p')).toBeHidden();
  });

  test('lines, title and choices of Sea and Port have one sheet each', async ({ page }) => {
    for (const path of ['/', '/port']) {
      await page.goto(path);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, path).toHaveLength(1);
    }
  });
});
