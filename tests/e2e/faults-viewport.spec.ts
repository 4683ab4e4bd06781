// What needs a browser: layout: what fits, what covers something, and what is cut off.
import { BOOKS_A_PART } from '../../app/schema/by-year.ts';
import { LINE_REST_UNITS } from '../../app/engine/typing.ts';
import { IN_FULL } from '../support/faults.ts';
import { holdTime, pass, passUntil } from '../support/held-clock.ts';
import { said404 } from '../support/guard.ts';
import { IN_ORDER, layoutOf, setTextSize } from '../support/layout.ts';
import { SEEN, arrive, expect, remembered, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { NOWHERE, PAGE_OF_EACH_KIND, choice, mapButton } from '../support/voyage.ts';
import {
  TO,
  athenaeum,
  bookWords,
  books,
  cabinetWords,
  errors,
  narrow,
  port,
  scenes,
  shelfWords,
  site,
} from '../support/words.ts';

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, ...tolerating(said404(NOWHERE)) });

  test('F67: every page is read without a second direction of scrolling, its text by a link', async ({
    page,
    navigator,
  }) => {
    await navigator(SEEN);
    // The gate is the same for every book.
    for (const path of [...PAGE_OF_EACH_KIND, NOWHERE]) {
      await arrive(page, path);
      await expect(page.getByRole('heading', { level: 1, name: narrow.title })).toBeVisible();
      expect(await layoutOf(page), path).toEqual(IN_ORDER);
      const edition = page.getByRole('link', { name: books[0].name, exact: true });
      await edition.click({ trial: true });
      await expect(edition).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('F68: text at 200 %', () => {
  test.use(tolerating(said404(NOWHERE)));

  const PATHS = [...PAGE_OF_EACH_KIND, NOWHERE];
  // In two halves, so that two pages can be looked at beside each other.
  for (const half of [0, 1]) {
    const paths = PATHS.filter((_, i) => i % 2 === half);
    test(`F68: ${paths.join(', ')} lose nothing, and nothing lies over anything`, async ({
      page,
      navigator,
    }) => {
      await navigator(SEEN);
      await setTextSize(page, 200);
      for (const path of paths)
        await test.step(path, async () => {
          await arrive(page, path);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
          await page.evaluate(() => document.fonts.ready);
          expect(await layoutOf(page)).toEqual(IN_ORDER);
          const main = page.getByRole('main');
          const links = await main.getByRole('link').all();
          const buttons = await main.getByRole('button').all();
          expect(links.length + buttons.length).toBeGreaterThan(0);
          for (const link of links) await link.click({ trial: true });
          for (const button of buttons) {
            // Some buttons are seen only when their heading has the pointer or the focus.
            await button.focus();
            await button.click({ trial: true });
          }
          await mapButton(page).click({ trial: true });
        });
    });
  }

  test('F68: an introduction is told to its end, and no line is lost', async ({ page, navigator }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await holdTime(page);
    await navigator({ delayMs: 2 });
    await setTextSize(page, 200);
    await sail(page, 'port');
    for (let number = 1; number <= port.preamble.length; number += 1) {
      const line = page.locator(`[data-line="${number}"]`);
      await passUntil(page, async () => (await line.getAttribute('data-state')) === 'done', {
        within: 2000,
        // This is shorter than the rest after a line, so that the next line has not moved it.
        step: LINE_REST_UNITS,
      });
      await expect(line).toBeInViewport({ ratio: 1 });
    }
    expect(await layoutOf(page)).toEqual(IN_ORDER);
  });

  test.describe('in a window of 1024 x 768', () => {
    test.use({ viewport: { width: 1024, height: 768 } });

    test('F68: no line of the Lost scene is told behind the foot', async ({ page, navigator }) => {
      await holdTime(page);
      await navigator({ delayMs: 100 });
      await setTextSize(page, 200);
      await arrive(page, NOWHERE);
      const foot = (await page.getByRole('contentinfo').boundingBox())!.y;
      const column = page.getByRole('region', { name: scenes.preamble_region });
      const { y, height } = (await column.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(foot);
    });
  });

  test.describe('in an upright window', () => {
    test.use({ viewport: { width: 768, height: 1024 } });

    test('F68: what the browser keeps is told inside its frame, and explained in the width of the paper', async ({
      page,
      navigator,
    }) => {
      await navigator(SEEN);
      await setTextSize(page, 200);
      await sail(page, 'cabinet');
      await page.getByRole('button', { name: cabinetWords.expand_all }).click();
      const kept = page.getByRole('region', { name: cabinetWords.stored.title });
      await expect
        .poll(() => kept.evaluate((frame) => [frame.clientWidth > 0, frame.scrollWidth > frame.clientWidth]))
        .toEqual([true, false]);
      const explained = page.locator('.table-scroll');
      expect(await explained.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      await setTextSize(page, 100);
      // Where there is room no name is broken.
      const isOneLine = (name: Element) => {
        const { lineHeight, fontSize } = getComputedStyle(name);
        return name.getBoundingClientRect().height < 1.5 * (parseFloat(lineHeight) || parseFloat(fontSize));
      };
      await expect.poll(() => explained.locator('td code').first().evaluate(isOneLine)).toBe(true);
      // Beside the cabinet, the paper is narrow in letters of any size.
      await page.setViewportSize({ width: 900, height: 700 });
      await expect
        .poll(() =>
          kept.evaluate((frame) => [frame.clientWidth < 400, frame.scrollWidth - frame.clientWidth]),
        )
        .toEqual([true, 0]);
    });
  });
});

/** Sets the spacing of text that a reader may ask for (WCAG 2.2, 1.4.12). */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Where the clip of the typed line ends, and whether this is the end of a letter and of a row. */
const pen = (page: Page, number: number) =>
  page.evaluate((wanted) => {
    const line = document.querySelector(`[data-line="${wanted}"]`)!;
    const { left, top } = line.getBoundingClientRect();
    const text = line.firstChild!;
    const letters: { right: number; top: number; bottom: number }[] = [];
    for (let i = 0; i < text.nodeValue!.length; i += 1) {
      const range = document.createRange();
      range.setStart(text, i);
      range.setEnd(text, i + 1);
      const box = [...range.getClientRects()].at(-1);
      if (box) letters.push({ right: box.right - left, top: box.top - top, bottom: box.bottom - top });
    }
    const corners = /^polygon\((.*)\)$/.exec(getComputedStyle(line).clipPath)?.[1]?.split(',');
    if (!corners) return undefined;
    const [x = 0, bottom = 0] = corners[4]!.trim().split(' ').map(Number.parseFloat);
    const near = (a: number, b: number) => Math.abs(a - b) < 1.5;
    return {
      at: `${x}, ${bottom}`,
      atALetter: letters.some((letter) => near(letter.right, x) && near(letter.bottom, bottom)),
      throughARow: letters.some((letter) => letter.top + 3 < bottom && bottom < letter.bottom - 3),
    };
  }, number);

test('F69: spaced out in the middle of a line, no letter is cut, and the line is written to its end', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'port');
  await page.evaluate(() => document.fonts.ready);
  const line = page.locator('[data-line="1"]');
  await passUntil(page, async () => (await line.getAttribute('data-state')) === 'typing', { within: 500 });
  await page.clock.runFor(3000);
  await expect.poll(async () => (await pen(page, 1))?.atALetter).toBe(true);
  await spaceOut(page);
  // It must hold at several places, because one could be right by chance.
  await expect(async () => {
    const places = new Set<string>();
    for (let i = 0; places.size < 5; i += 1) {
      const now = await pen(page, 1);
      expect(now).toMatchObject({ atALetter: true, throughARow: false });
      places.add(now!.at);
      expect(i, 'the pen goes on').toBeLessThan(200);
    }
  }).toPass({ timeout: 8000 });
  await expect(line).toHaveAttribute('data-state', 'typing');
  await passUntil(page, async () => (await line.getAttribute('data-state')) === 'done', {
    within: 10_000,
    step: 250,
  });
  await expect(line).toHaveText(port.preamble[0]);
  expect(await layoutOf(page)).toEqual(IN_ORDER);
});

test.describe('in a low and wide window', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  test('F69: spaced out, no told line lies in the fade of its column, nor above it', async ({
    page,
    navigator,
  }) => {
    await navigator({ delayMs: 100 });
    await sail(page, 'port');
    await page.keyboard.press('p');
    await spaceOut(page);
    const column = page.getByRole('region', { name: scenes.preamble_region });
    const faded = () =>
      column.evaluate((it) => {
        const line = it.querySelector('[data-current]')!.getBoundingClientRect();
        const { top } = it.getBoundingClientRect();
        const { maskImage, scrollPaddingTop } = getComputedStyle(it);
        const fadePx = maskImage === 'none' ? 0 : Number.parseFloat(scrollPaddingTop);
        return Math.max(0, top + fadePx - line.top - 1);
      });
    for (const number of port.preamble.keys()) {
      await page.keyboard.press('Space');
      await expect(page.locator('[data-current]')).toHaveAttribute('data-line', `${number + 1}`);
      await expect.poll(faded, `line ${number + 1}`).toBe(0);
    }
  });
});

test('F70: the device turned over and over while the doors open: one is inside, once', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator({ delayMs: 0 });
  await sail(page, 'athenaeum');
  const stepInside = page.getByRole('button', { name: athenaeum.button });
  await passUntil(page, () => stepInside.isVisible(), { within: 1000, step: 10 });
  await stepInside.click();
  for (let i = 0; i < 6; i += 1) {
    await page.setViewportSize(i % 2 === 0 ? { width: 768, height: 1024 } : { width: 1024, height: 768 });
    await page.clock.runFor(600);
    await expect(choice(page, TO.shelf)).toHaveCount(0);
  }
  await pass(page, 500);
  for (const turn of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(turn);
    await expect(page.getByRole('heading', { level: 1, name: athenaeum.title })).toBeVisible();
    await choice(page, TO.shelf).click({ trial: true });
    expect(await layoutOf(page)).toEqual(IN_ORDER);
  }
  expect((await remembered(page)).states?.athenaeum).toEqual({ numTimesPlayed: 1 });
});

const [, REALM] = books;

test('F72: a book of a megabyte, with a word of 100,000 letters, is read from end to end without scrolling sideways', async ({
  page,
  navigator,
}) => {
  test.setTimeout(120_000);
  const paragraphs = Array.from(
    { length: 2000 },
    (_, i) => `<p><i>${i}</i> ${'It is a long way to the end. '.repeat(16)}</p>`,
  );
  const body = `<p>Here it begins.</p><p>${'sea'.repeat(33_334)}</p>${paragraphs.join('')}<p>Here it ends.</p>`;
  await page.route('**/archive/*/index.html', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /(?<=<article data-book="[^"]*">).*?(?=<\/article>)/s,
      () => body,
    );
    await route.fulfill({ response: answer, body: html });
  });
  await navigator();
  await sail(page, 'shelf');
  await page.getByRole('link', { name: REALM.name }).click();
  // So long a book takes a busy machine more than the usual ten seconds.
  await expect(page.getByText('Here it begins.')).toBeInViewport({ timeout: 40_000 });
  // The first words do not wait for the layout of what is far from the window.
  const laidOut = await page
    .locator('[data-prose] p > i')
    .evaluateAll((all) => all.filter((it) => it.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(laidOut).toBeLessThan(paragraphs.length / 20);
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await tooWide()).toBeLessThanOrEqual(0);
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('Here it ends.')).toBeInViewport({ timeout: 1000 });
  }).toPass();
  expect(await tooWide()).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: bookWords.back }).last().click();
  await expect(page).toHaveURL('/port/athenaeum/shelf');
});

test.describe('a shelf of thousands of books', () => {
  test.use(tolerating(/^Failed to load resource: the server responded with a status of 500 .*older-books/));

  test('F72: shows the newest, more when asked and asked again, and scrolls to its last and not sideways', async ({
    page,
    navigator,
  }) => {
    const LENGTH = IN_FULL ? 10_000 : 2000;
    const PARTS = LENGTH / BOOKS_A_PART;
    // The list of books is longer than the build's. The shelf is reached from another page, so nothing printed differs.
    await page.route(/\/assets\/shelf-.*\.js$/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const first = /(?<=[:=(])(\[\{slug:[^\]]*author:[^\]]*\])([^[\]!]*)!1/;
      const longer = text.replace(first, (_, list: string, between: string) => {
        const other = `{ ...it, slug: 'book-' + i, name: 'Book ' + i }`;
        return `(([it]) => Array.from({ length: ${BOOKS_A_PART} }, (_, i) => (${other})))(${list})${between}true`;
      });
      await route.fulfill({ response: answer, body: longer });
    });
    let asked = 0;
    await page.route('**/archive/older-books-*.json', async (route) => {
      asked += 1;
      // The archive fails once.
      if (asked === 1) return route.fulfill({ status: 500 });
      const part = Number(/(\d+)\.json$/.exec(route.request().url())?.[1]);
      const cards = Array.from({ length: BOOKS_A_PART }, (_, i) => {
        const number = (part - 1) * BOOKS_A_PART + i;
        return { ...REALM, slug: `book-${number}`, name: `Book ${number}` };
      });
      await route.fulfill({ json: { books: cards, more: part < PARTS } });
    });
    await navigator(SEEN);
    await sail(page, 'athenaeum');
    await choice(page, TO.shelf).click();
    await expect(page.getByRole('heading', { level: 1, name: shelfWords.title })).toBeVisible();
    const entries = page.locator('main li a');
    const shown = await entries.count();
    expect(shown).toBe(BOOKS_A_PART);
    await page.getByRole('button', { name: shelfWords.more }).click();
    await expect(page.getByText(errors.archive_unreachable.title)).toBeVisible();
    await page.getByRole('button', { name: errors.archive_unreachable.action }).click();
    await expect(entries).toHaveCount(2 * shown);
    await expect(entries.nth(shown)).toBeFocused();
    await entries.last().click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test.describe('the Lost scene', () => {
  test.use(tolerating(said404(NOWHERE)));

  for (const { of, viewport, textPercent, spaced } of [
    { of: 'F68: in a low window at 200 %', viewport: { width: 1024, height: 600 }, textPercent: 200 },
    { of: 'F69: spaced out', viewport: { width: 768, height: 1024 }, textPercent: 100, spaced: true },
  ])
    test(`${of} it is told between the window's top and the foot, and so is the way home`, async ({
      page,
      navigator,
    }) => {
      await page.setViewportSize(viewport);
      await holdTime(page);
      await navigator({ delayMs: 100 });
      await setTextSize(page, textPercent);
      await arrive(page, NOWHERE);
      if (spaced) await spaceOut(page);
      const foot = (await page.getByRole('contentinfo').boundingBox())!.y;
      const column = page.getByRole('region', { name: scenes.preamble_region });
      for (const part of [column, page.getByRole('link', { name: site.home_label })]) {
        const { y, height } = (await part.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(foot);
      }
    });
});
