import { expect, type Page } from '@playwright/test';
import { bodyOf } from '../../app/schema/words.server.ts';
import { NOWHERE } from './voyage.ts';
import {
  TO,
  agreements,
  athenaeum,
  books,
  bookWords,
  cabinetWords,
  lost,
  map,
  plain,
  port,
  sea,
  shop,
  site,
} from './words.ts';

/**
 * What a page must show without its scripts: all its words and all its links. Each page with its address, its texts, and
 * its links as [words, address].
 */
interface PrintedPage {
  readonly path: string;
  readonly texts: readonly string[];
  readonly links: readonly (readonly [RegExp | string, string])[];
}

/** The first words of an HTML text, as plain text. */
export function opening(html: string): string {
  const paragraph = /<p>([^<&]{5,60})/.exec(html)?.[1];
  if (paragraph === undefined) throw new Error('A text without a plain paragraph.');
  return paragraph.trim();
}

const manual = athenaeum.manual;

export const PRINTED_PAGES: readonly PrintedPage[] = [
  { path: '/', texts: [sea.title, ...sea.preamble], links: [[TO.port, '/port']] },
  {
    path: '/port',
    texts: [...port.preamble, port.heading],
    links: [
      [TO.shop, '/port/shop'],
      [TO.athenaeum, '/port/athenaeum'],
    ],
  },
  {
    path: '/port/shop',
    texts: [plain(shop.greetings[0].text), ...shop.products.map(({ description }) => description)],
    links: shop.products.flatMap(({ name, link }) => (link ? [[new RegExp(`^${name}`), link] as const] : [])),
  },
  {
    path: '/port/athenaeum',
    texts: [
      ...athenaeum.preamble,
      athenaeum.title,
      ...manual.refusals,
      manual.question,
      ...manual.endings.map((it) => plain(it.text)),
    ],
    links: [
      [TO.shelf, '/port/athenaeum/shelf'],
      [TO.cabinet, '/port/athenaeum/cabinet'],
    ],
  },
  {
    path: '/port/athenaeum/cabinet',
    texts: [
      cabinetWords.title,
      cabinetWords.subtitle,
      ...agreements.flatMap(({ slug, title }) => [title, opening(bodyOf(slug))]),
    ],
    links: [[cabinetWords.back, '/port/athenaeum']],
  },
  {
    path: '/port/athenaeum/shelf',
    texts: [
      "The Seer's Shelf",
      ...books.flatMap(({ publishDate, description }) => [publishDate, description]),
    ],
    links: books.map(({ slug, name }) => [name, `/port/athenaeum/shelf/${slug}`] as const),
  },
  ...books.map(({ slug, name, publishDate }) => ({
    path: `/port/athenaeum/shelf/${slug}`,
    texts: [name, 'by The Seer', `Published ${publishDate}`, opening(bodyOf(slug))],
    links: [[bookWords.back, '/port/athenaeum/shelf'] as const],
  })),
  { path: NOWHERE, texts: lost.preamble, links: [[site.home_label, '/']] },
];

/** Expects that all words can be read, all links can be clicked, and the places are in writing. */
export async function expectPrinted(page: Page, { path, texts, links }: PrintedPage): Promise<void> {
  const main = page.getByRole('main');
  await expect.poll(() => missing(page, texts, 'main'), path).toEqual([]);
  for (const [name, to] of links) {
    const link = main.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) }).first();
    await expect(link, path).toHaveAttribute('href', to);
    await link.click({ trial: true });
  }
  const places = page.locator('nav').getByRole('link').filter({ visible: true });
  const names = map.places.map(({ name }) => name);
  await expect.poll(() => places.allTextContents(), path).toEqual(expect.arrayContaining(names));
  expect(await coveredWords(page), `${path}: nothing lies over the words`).toEqual([]);
}

/** The texts that are not shown. All are looked for at once: one by one they took a journey most of its time. */
export const missing = (page: Page, texts: readonly string[], root = 'body'): Promise<string[]> =>
  page.evaluate(
    ([wanted, selector]) => {
      const plainly = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
      const within = document.querySelector(selector)!;
      const all = [within, ...within.querySelectorAll('*')].map(
        (of) => [of, plainly(of.textContent ?? '')] as const,
      );
      const isShown = (it: Element) =>
        it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0;
      return wanted.filter((text) => {
        const around = new Set(
          all.filter(([, words]) => words.includes(plainly(text))).map(([element]) => element),
        );
        // What shows them is the innermost.
        return ![...around].some((it) => isShown(it) && ![...it.children].some((child) => around.has(child)));
      });
    },
    [texts, root] as const,
  );

/** Paragraphs that cannot be read, because something covers their middle or because they are transparent. */
const coveredWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered: string[] = [];
    for (const element of document.querySelectorAll('main :is([data-line], h1, nav a)')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2) continue;
      const on = document.elementFromPoint(left + Math.min(width, 60) / 2, top + height / 2);
      if (on === null || !(element.contains(on) || on.contains(element)))
        covered.push(element.textContent ?? '');
    }
    return covered;
  });
