import { expect, type Locator, type Page } from '@playwright/test';
import { books, controls, mapButtonName, mapHeading, mapWords } from './words.ts';

/** Common actions of a navigator, for any page. */

/** The address of a page that does not exist. */
export const NOWHERE = '/between-the-gaps';

const bookPath = (slug: string) => `/port/athenaeum/shelf/${slug}`;

/** The address of a book that does not exist. */
export const UNKNOWN_BOOK = bookPath('no-such-book');

/** Every page that can be reached, by its address. */
export const PAGES = [
  '/',
  '/port',
  '/port/shop',
  '/port/athenaeum',
  '/port/athenaeum/cabinet',
  '/port/athenaeum/shelf',
  ...books.map((book) => bookPath(book.slug)),
] as const;

/** A page of each kind: of the books, the newest. */
export const PAGE_OF_EACH_KIND = PAGES.filter(
  (path) => !books.slice(1).some(({ slug }) => path === bookPath(slug)),
);

/** A choice, by its text. */
export const choice = (page: Page, text: string): Locator =>
  page.getByRole('link', { name: text, exact: true });

export const skipButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${controls.skip}`) });
export const replayButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${controls.replay}`) });
export const speedSlider = (page: Page): Locator =>
  page.getByRole('slider', { name: controls.speed, exact: true });

export const mapButton = (page: Page): Locator =>
  page.getByRole('button', { name: mapButtonName, exact: true });
export const mapDialog = (page: Page): Locator => page.getByRole('dialog', { name: mapHeading, exact: true });
/** A place on the open map, by its name. */
export const placeOnMap = (page: Page, name: string): Locator =>
  mapDialog(page).getByRole('link', { name: new RegExp(`^${name}`) });
export const larger = (page: Page): Locator =>
  mapDialog(page).getByRole('button', { name: mapWords.larger_label });
export const smaller = (page: Page): Locator =>
  mapDialog(page).getByRole('button', { name: mapWords.smaller_label });
/** The button that skips what is told, or replays it. Each takes the place of the other. */
export const skipOrReplay = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${controls.skip}|${controls.replay})`) });
export const mapHeadingOf = (page: Page): Locator =>
  page.getByRole('heading', { name: mapHeading, exact: true });

/** Opens the map, and hurries it open. */
export async function openMap(page: Page): Promise<void> {
  await mapButton(page).click();
  await expect(mapDialog(page)).toBeVisible();
  // Not Escape, which closes an open map; with reduced motion it is open at once.
  await page.keyboard.press('Space');
  await expect(mapHeadingOf(page)).toBeVisible();
}

/** A description of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'nothing';
    return `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent?.trim() ?? ''}`;
  });

/** Presses Tab until the element has the focus; fails after `most` presses. */
export async function tabTo(page: Page, element: Locator, most = 40): Promise<void> {
  await expect(element).toBeAttached();
  for (let i = 0; i < most; i += 1) {
    if (await element.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(
    `Not reached with ${most} presses of Tab: ${String(element)}; the focus is at: ${await focused(page)}`,
  );
}

/** Clicks on the scene, beside everything in it. */
export async function clickScene(page: Page): Promise<void> {
  await page.locator('main').click({ position: { x: 4, y: 4 } });
}

/** The paths of all documents that are loaded from now on. */
export function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}
