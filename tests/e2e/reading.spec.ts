// What needs a browser: notes that open, copied addresses, reading times, and paper.
import { KEYS } from '../support/guard.ts';
import { arrive, expect, remembered, sail, test, type Page } from '../support/navigator.ts';
import {
  BIRTHDAY,
  MINDFULNESS,
  PLACE,
  PRIVACY,
  TERMS,
  bookWords,
  cabinetWords,
  controls,
  sea,
  shelfWords,
  textWords,
} from '../support/words.ts';
import { DEFAULT_DELAY_MS } from '../../app/engine/reading-speed.ts';
import { minutesToRead } from '../../app/engine/reading-time.ts';
import { wordsPerMinute } from '../../app/engine/words-per-minute.ts';
import { fill } from '../../app/schema/fill.ts';
import { contentsOf } from '../../app/schema/headings.ts';
import { bodyOf } from '../../app/schema/words.server.ts';

const ESSAY = bodyOf(MINDFULNESS.slug);
const HEADING = contentsOf(ESSAY, MINDFULNESS.words)[0]!.text;
/** The first words of a note. */
const noted = (number: number) => new RegExp(`id="fn-${number}"><span>([^<]{10,30})`).exec(ESSAY)![1]!.trim();

/** What the shelf says about the length of a book at this delay. */
function told(words: number, delayMs: number): string {
  const minutes = minutesToRead(words, wordsPerMinute(controls.speed_sample, delayMs));
  return minutes === 1 ? shelfWords.minute : fill(shelfWords.minutes, { minutes });
}

test.describe('the shelf says how long a book takes', () => {
  test('at the pace of whoever looks', async ({ page, navigator }) => {
    await navigator({ delayMs: 80 });
    await sail(page, 'shelf');
    expect(told(MINDFULNESS.words, 80)).not.toBe(told(MINDFULNESS.words, DEFAULT_DELAY_MS));
    for (const { name, words } of [BIRTHDAY, MINDFULNESS]) {
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
      await expect(entry.getByText(told(words, 80), { exact: true })).toBeVisible();
    }
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test('and, printed, at the speed the realm begins with', async ({ page }) => {
      await page.goto('/port/athenaeum/shelf');
      await expect(page.getByText(told(MINDFULNESS.words, DEFAULT_DELAY_MS), { exact: true })).toBeVisible();
    });
  });
});

test.describe('the Privacy Policy shows what is stored', () => {
  const words = cabinetWords.stored;
  const policy = '/port/athenaeum/cabinet#privacy-policy';
  const table = (page: Page) => page.getByRole('table', { name: words.title });
  const row = (page: Page, key: string) => table(page).getByRole('row').filter({ hasText: key });
  const erase = (page: Page) => page.getByRole('button', { name: words.forget });

  test('in words, erases it, says so, and the realm meets a stranger', async ({
    page,
    context,
    navigator,
  }) => {
    await navigator({ seen: ['sea', 'athenaeum'], delayMs: 35, zoom: 10 });
    await arrive(page, policy);
    await expect(row(page, 'READING_SPEED')).toContainText('65');
    await expect(row(page, 'ANIMATION_STATES')).toContainText(fill(words.states_once, { place: PLACE.sea }));
    await expect(row(page, 'ANIMATION_STATES')).not.toContainText(PLACE.port);
    await expect(row(page, 'ZOOM_CONFIG_INDEX')).toContainText('11 of 11');

    const other = await context.newPage();
    await arrive(other, policy);
    await expect(row(other, 'READING_SPEED')).toContainText('65');

    const status = page.locator('p[aria-live]').filter({ hasText: words.forgotten });
    await expect(status).toHaveCount(0);
    await erase(page).press('Enter');
    await expect(status).toBeVisible();
    await expect(erase(page)).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    for (const key of KEYS) await expect(row(page, key)).toContainText(words.nothing);
    await expect(erase(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(row(other, 'READING_SPEED')).toContainText(words.nothing);

    await sail(page, 'sea');
    await expect(page.getByRole('button', { name: sea.wake })).toBeVisible();
    expect(await remembered(page)).toEqual({ states: undefined, speed: undefined, zoom: undefined });
  });
});

test.describe('a note', () => {
  const path = `/port/athenaeum/shelf/${MINDFULNESS.slug}`;
  const reference = (page: Page, number: number) =>
    page.getByRole('button', { name: fill(textWords.note, { number }) });
  const note = (page: Page, number: number) =>
    page.getByRole('note', { name: fill(textWords.note, { number }) });

  test('stands beside its paragraph where there is room, but not while it is open below; it opens in a book that is fetched, too', async ({
    page,
    navigator,
  }) => {
    await page.setViewportSize({ width: 1500, height: 900 });
    await navigator();
    await arrive(page, path);
    const beside = page.getByRole('main').locator('p > .side').first();
    await expect(beside).toBeVisible();
    await reference(page, 1).click();
    await expect(note(page, 1)).toContainText(noted(1));
    await expect(beside).toBeHidden();
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(note(page, 1)).toBeVisible();
    await page.setViewportSize({ width: 1500, height: 900 });
    await reference(page, 1).click();
    await expect(note(page, 1)).toHaveCount(0);
    await expect(beside).toBeVisible();

    await sail(page, 'shelf');
    await page.getByRole('link', { name: MINDFULNESS.name }).press('Enter');
    await reference(page, 2).click();
    await expect(note(page, 2)).toContainText(noted(2));
    await expect(page.getByRole('link', { name: bookWords.from_note })).toHaveCount(4);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is in the list at the end, and leads there and back', async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('link', { name: fill(bookWords.to_note, { number: 1 }) });
      await link.click();
      await expect(page).toHaveURL(/#fn-1$/);
      await page.getByRole('link', { name: bookWords.from_note }).first().click();
      await expect(page).toHaveURL(/#fnref-1$/);
      await expect(link).toBeInViewport();
    });
  });
});

test.describe('a heading', () => {
  const copy = (page: Page, heading: string) =>
    page.getByRole('button', { name: `${textWords.copy_link} ${heading}`, exact: true });

  test('of an essay can be pointed at, and costs a few listeners, not those of a root of its own', async ({
    page,
    context,
    navigator,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await navigator();
    // The realm has no permission to read the clipboard, so the test records what is written.
    await page.addInitScript(() => {
      const { clipboard } = window.navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = (text) => {
        document.documentElement.dataset['copied'] = text;
        return write(text);
      };
    });
    await arrive(page, `/port/athenaeum/shelf/${MINDFULNESS.slug}`);
    const session = await context.newCDPSession(page);
    const { result } = await session.send('Runtime.evaluate', {
      expression: "document.querySelector('h2:has(button)')",
    });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId!,
      depth: -1,
    });
    expect(listeners.map(({ type }) => type).toSorted()).toEqual(['click', 'focusout', 'pointerleave']);
    const button = copy(page, HEADING);
    await button.focus();
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await button.press('Enter');
    await expect(page.locator('p[aria-live]').filter({ hasText: textWords.copied })).toHaveCount(1);
    await expect(button).toBeFocused();

    await button.evaluate((it: HTMLButtonElement) => {
      it.click();
      it.click();
    });
    await expect(page.locator('h2 b')).toHaveText([textWords.copied]);
    // A screen reader meets the heading, and then its button: Orca says a button that is in a heading in its place.
    const heading = page.getByRole('heading', { name: HEADING, exact: true });
    await expect(heading).toHaveText(HEADING);
    await expect(heading.getByRole('button')).toHaveCount(0);
    await expect(button).toBeFocused();
    const address = (await page.locator('html').getAttribute('data-copied'))!;
    expect(new URL(address).origin).toBe(new URL(page.url()).origin);
    await arrive(page, '/');
    await arrive(page, address);
    await expect(page.getByRole('heading', { name: HEADING, exact: true })).toBeInViewport();
  });
});

test('a link to a passage opens the folder it lies in', async ({ page, navigator }) => {
  await navigator();
  await arrive(page, '/port/athenaeum/cabinet');
  // On arrival the browser searches for the words half a second after the page has loaded, alive or not.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '#:~:text=Delivering%20the%20pages',
      textContent: 'a passage',
    });
    document.querySelector('main h1')!.append(link);
  });
  await page.getByRole('link', { name: 'a passage' }).click();
  // The browser finds words in a closed folder and tells the page, but does not change the address.
  const policy = page.getByRole('region', { name: PRIVACY.title });
  await expect(policy.getByRole('heading', { name: 'Delivering the pages' })).toBeInViewport();
  await expect(page.getByRole('button', { name: TERMS.title, exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('an address that points to a heading with letters of another language leads to it', async ({
  page,
  navigator,
}) => {
  const contact = 'privacy-policy-contact';
  await page.route('/port/athenaeum/cabinet', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(`id="${contact}"`, `id="${contact}-café"`);
    await route.fulfill({ response: answer, body });
  });
  await navigator();
  await arrive(page, `/port/athenaeum/cabinet#${contact}-caf%C3%A9`);
  await expect(page.locator(`#${contact}-café`)).toBeInViewport();
});

test.describe('on paper', () => {
  test('an essay has its notes once, at the end, and nothing to press', async ({ page, navigator }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await navigator();
    await arrive(page, `/port/athenaeum/shelf/${MINDFULNESS.slug}`);
    const note = fill(textWords.note, { number: 1 });
    await page.getByRole('button', { name: note }).click();
    await expect(page.getByRole('note', { name: note })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('note', { name: note })).toBeHidden();
    await expect(page.getByText(noted(1)).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(textWords.copy_link).filter({ visible: true })).toHaveCount(0);
  });

  test('an agreement alone begins on the first page; of several each has its own', async ({
    page,
    navigator,
  }) => {
    await navigator();
    await arrive(page, '/port/athenaeum/cabinet#privacy-policy');
    const begins = (slug: string) =>
      page.locator(`#${slug}`).evaluate((it) => getComputedStyle(it).breakBefore);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: PRIVACY.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: TERMS.title })).toBeHidden();
    await expect(page.getByRole('table', { name: cabinetWords.stored.title })).toBeHidden();
    expect(await begins('privacy-policy')).toBe('auto');
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: TERMS.title, exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    expect([await begins('terms-of-use'), await begins('privacy-policy')]).toEqual(['auto', 'page']);
  });
});
