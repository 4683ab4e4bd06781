// What needs a browser: the list of books as it is read.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { resizeTo } from '../support/layout.ts';
import { SEARCH_ADDRESS } from '../../app/schema/search.ts';
import { expect, sail, test, tolerating } from '../support/navigator.ts';
import { saidFailed } from '../support/guard.ts';
import { hold } from '../support/faults.ts';
import { mapDialog, openMap } from '../support/voyage.ts';
import { bodyOf } from '../../app/schema/words.server.ts';
import { contentsOf } from '../../app/schema/headings.ts';
import { rowsOf } from '../support/rows.ts';
import { agreements, bookWords, books, errors, searchWords, shelfWords } from '../support/words.ts';

/** Goes to the shelf, and opens its search. */
async function openSearch(page: Page): Promise<Locator> {
  await sail(page, 'shelf');
  await page.getByRole('button', { name: searchWords.open }).click();
  return page.getByRole('dialog', { name: searchWords.title });
}

test('lists the books, newest first, each with its date and description', async ({ page, navigator }) => {
  await navigator();
  await sail(page, 'shelf');
  await expect(page.getByRole('heading', { level: 1, name: "The Seer's Shelf" })).toBeVisible();
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(entries).toHaveCount(books.length);
  const days = books.map(({ publishDate }) => Date.parse(publishDate));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const [i, { slug, name, publishDate, description }] of books.entries()) {
    const entry = entries.nth(i);
    await expect(entry.getByRole('link', { name })).toHaveAttribute('href', `/port/athenaeum/shelf/${slug}`);
    await expect(entry.getByText(publishDate)).toBeVisible();
    await expect(entry.getByText(description)).toBeVisible();
  }
  // The spine of the book that is pointed at comes nearer, and stands on the board as before.
  const spine = page.locator(`[data-stage] [data-plate="book-${books[1].spine}"]`);
  const before = (await spine.boundingBox())!;
  await entries.nth(1).getByRole('link').focus();
  await expect.poll(async () => (await spine.boundingBox())!.height).toBeGreaterThan(before.height);
  const { y, height } = (await spine.boundingBox())!;
  expect(y + height).toBeGreaterThanOrEqual(before.y + before.height);
  // On paper nothing can be asked.
  const search = page.getByRole('button', { name: searchWords.open });
  await expect(search).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeHidden();
});

test('a description follows its title, no card lies on the ribbon, and the first window of a usual size has all, clear of the foot', async ({
  page,
  navigator,
}) => {
  await navigator();
  await sail(page, 'shelf');
  const foot = page.getByRole('contentinfo');
  const ways = [
    page.getByRole('main').getByRole('link').last(),
    page.getByRole('button', { name: searchWords.open }),
  ];
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [1366, 625],
    [1280, 600],
    [768, 1024],
    [600, 800],
  ] as const) {
    const how = `${width}x${height}`;
    await resizeTo(page, { width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    const ribbon = (await page.locator('div[data-plate="book-birthday"]').boundingBox())!;
    const card = (await page.locator('main li').first().boundingBox())!;
    // Below the ribbon its plate has a pixel or two of nothing.
    expect(ribbon.y + ribbon.height, `no card lies on the ribbon, ${how}`).toBeLessThanOrEqual(card.y + 2);
    // In an upright window the lamp reaches the height of the title.
    if (width < height) {
      const lamp = (await page.locator('[data-plate="lamp"]').first().boundingBox())!;
      const [title] = await rowsOf(page, 'main h1');
      expect(title!.left, `the title is clear of the lamp, ${how}`).toBeGreaterThan(lamp.x + lamp.width);
    }
    // Also beside a longer title.
    if (width === 1440 || width === 768) {
      const titles = await rowsOf(page, 'main h2');
      const texts = await rowsOf(page, 'main li p:last-child');
      for (const { name, description } of books) {
        const title = titles.filter(({ text }) => text === name).at(-1)!;
        const first = texts.find(({ text }) => text === description)!;
        expect(first.top - title.bottom, `${name}, ${how}`).toBeLessThan(12);
      }
    }
    // What goes on under the foot is cut there: in a fade a link could rest, and be read with pains.
    const ground = await foot.evaluate((it) => getComputedStyle(it, '::before').backgroundImage);
    expect(ground, how).toMatch(/\) 100%, /);
    // In a smaller one it must be scrolled to.
    if (width === 600) await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const { y: top } = (await foot.boundingBox())!;
    for (const way of ways) {
      const words = await way.evaluate((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        return range.getBoundingClientRect().bottom;
      });
      expect(words, how).toBeLessThan(top - 4);
    }
  }
});

/** The colour of the cloth in which something is bound. */
const clothOf = (bound: Locator) =>
  bound.evaluate((element) => getComputedStyle(element).getPropertyValue('--cloth'));

test('the latest book is new until it has been opened in this visit, and its page is bound as its card is', async ({
  page,
  navigator,
}) => {
  await navigator();
  await sail(page, 'shelf');
  const cloth = await clothOf(page.getByRole('main').getByRole('listitem').first());
  expect(cloth).toMatch(/^#\w{6}$/);
  const mark = page.getByRole('main').getByText(shelfWords.newest, { exact: true });
  await expect(mark).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: books[0].name }).click();
  // It counts as opened once its words are there.
  await expect(page.locator('main [data-prose]')).toBeVisible();
  expect(await clothOf(page.locator('main [data-prose]'))).toBe(cloth);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: shelfWords.title })).toBeFocused();
  await expect(mark).toHaveCount(0);
});

const isLong = ({ slug, words }: (typeof books)[number]) => contentsOf(bodyOf(slug), words).length > 0;

// One is enough, and the studio may have none.
for (const { slug, words } of books.filter(isLong).slice(0, 1)) {
  test('the contents of a long book lead to its parts', async ({ page, navigator }) => {
    const last = contentsOf(bodyOf(slug), words).at(-1)!;
    await navigator();
    await page.goto(`/port/athenaeum/shelf/${slug}`);
    const contents = page.getByRole('navigation', { name: bookWords.contents });
    await contents.getByRole('link', { name: last.text }).click();
    await expect(page.getByRole('heading', { level: 2, name: last.text })).toBeInViewport();
  });

  test('a word that is found in a book leads to its part, and Back and Forward find the page where it was', async ({
    page,
    navigator,
  }) => {
    const last = contentsOf(bodyOf(slug), words).at(-1)!;
    const heading = page.getByRole('heading', { level: 2, name: last.text });
    await navigator();
    const dialog = await openSearch(page);
    await dialog.getByRole('searchbox').fill(last.text);
    await dialog.getByRole('link', { name: last.text, exact: true }).click();
    await expect(heading).toBeInViewport();
    // With Tab one goes on from there.
    await expect(heading).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 120));
    await expect(heading).not.toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: shelfWords.title })).toBeFocused();
    await page.goForward();
    await expect(page.locator('main [data-prose]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  });
}

test('the shelf is asked for a word: it answers with each letter, by keyboard too, and leads to where the word stands', async ({
  page,
  navigator,
}) => {
  const [, agreement] = agreements;
  await navigator();
  await sail(page, 'shelf');
  const opener = page.getByRole('button', { name: searchWords.open });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: searchWords.title });
  const field = dialog.getByRole('searchbox', { name: searchWords.label });
  await expect(field).toBeFocused();
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([]);
  await page.keyboard.type('qqqq');
  await expect(dialog.getByText(searchWords.none)).toBeVisible();

  // Single keys of the page are letters here. A title is found by its own words.
  await field.fill('');
  await page.keyboard.type(agreement.title);
  const link = dialog.getByRole('link', { name: agreement.title }).first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // What was asked last is still there.
  await opener.press('Enter');
  await expect(field).toHaveValue(agreement.title);
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/port/athenaeum/cabinet#${agreement.slug}`));
  await expect(page.getByRole('region', { name: agreement.title })).toBeVisible();
  await expect(
    page.locator(`main section#${agreement.slug} :focus, main section#${agreement.slug}:focus`),
  ).toHaveCount(1);
});

test('what is asked of the shelf may be long, and a key for an input method closes nothing', async ({
  page,
  navigator,
}) => {
  await navigator();
  const dialog = await openSearch(page);
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  // One word, pasted. To look for all of it would take half a minute.
  await page.keyboard.insertText('a'.repeat(100_000));
  await expect(dialog.getByText(searchWords.none)).toBeVisible();
  expect((await field.inputValue()).length).toBeLessThan(1000);

  await field.fill('');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'さ', selectionStart: 1, selectionEnd: 1 });
  for (const key of ['Enter', 'Escape'])
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
  await expect(field).toBeFocused();
});

test('the search comes back with the focus in its field when the window was narrow', async ({
  page,
  navigator,
}) => {
  await navigator();
  const dialog = await openSearch(page);
  const field = dialog.getByRole('searchbox');
  await field.fill(books[0].name);
  await resizeTo(page, { width: 500, height: 900 });
  await expect(dialog).toBeHidden();
  await resizeTo(page, { width: 1280, height: 900 });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(books[0].name);
});

test('a search whose code comes when the map is open by then does not open', async ({ page, navigator }) => {
  const give = await hold(page, /\/search-[\w-]+\.js$/);
  await navigator();
  const dialog = await openSearch(page);
  await openMap(page);
  const come = page.waitForEvent('requestfinished', (request) => /\/search-/.test(request.url()));
  give();
  await come;
  // The code runs before the answer to what is asked now.
  await page.waitForFunction(() => document.querySelectorAll('dialog').length === 2);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(mapDialog(page)).toBeHidden();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: searchWords.open }).click();
  await expect(dialog).toBeVisible();
});

test('a result that is opened in another tab leaves the search as it is', async ({ page, navigator }) => {
  await navigator();
  const dialog = await openSearch(page);
  await dialog.getByRole('searchbox').fill(books[0].name);
  const other = page.context().waitForEvent('page');
  await dialog
    .getByRole('link', { name: books[0].name })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await other).close();
  await expect(dialog).toBeVisible();
});

test.describe('without the archive', () => {
  test.use(tolerating(saidFailed));

  test('F14: that the search has not come can be read above the foot', async ({ page, navigator }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await navigator();
    await page.route(/\/search-[\w-]+\.js$/, (route) => route.abort());
    await sail(page, 'shelf');
    await page.getByRole('button', { name: searchWords.open }).click();
    const notice = page.locator('main').getByText(errors.offline);
    await expect(notice).toBeVisible();
    const foot = (await page.getByRole('contentinfo').boundingBox())!;
    await expect
      .poll(async () => {
        const { y, height } = (await notice.boundingBox())!;
        return y + height;
      })
      .toBeLessThanOrEqual(foot.y);
  });

  test('F24: the shelf says that it cannot be asked, and can be when the archive answers again', async ({
    page,
    navigator,
  }) => {
    await navigator();
    await page.route(`**${SEARCH_ADDRESS}`, (route) => route.abort());
    await sail(page, 'shelf');
    await page.getByRole('button', { name: searchWords.open }).click();
    const dialog = page.getByRole('dialog', { name: searchWords.title });
    await expect(dialog.getByText(errors.archive_unreachable.title)).toBeVisible();
    const again = dialog.getByRole('button', { name: errors.archive_unreachable.action });
    await again.press('Enter');
    // The button goes for a moment.
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await expect(again).toBeVisible();
    await page.unroute(`**${SEARCH_ADDRESS}`);
    await again.press('Enter');
    await page.keyboard.type(books[0].name);
    await expect(dialog.getByRole('link', { name: books[0].name }).first()).toBeVisible();
  });
});
