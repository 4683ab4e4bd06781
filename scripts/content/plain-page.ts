/** The frame of every page under /archive/, and the parts they are made of, as HTML. */
import { ARCHIVE_ADDRESS, BOOK_META, STATEMENT_SLUG, plainAddress } from '../../app/schema/plain-address.ts';
import { fill } from '../../app/schema/fill.ts';
import { isoDate } from '../../app/schema/iso-date.ts';
import { AGREEMENT_SLUGS } from '../../app/schema/sources/agreement.ts';
import type { FoundBook } from '../../app/schema/sources.ts';
import type { Rich } from '../../app/schema/sources/parts.ts';
import { SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import type { Content } from './read.ts';

/** The words around a plain page. */
export type FrameWords = Pick<Content, 'ui' | 'map' | 'studio'>;

export const STYLES_ADDRESS = '/archive/archive.css';

/** The feeds of the books: see scripts/metadata/feeds.ts. */
export const ATOM_ADDRESS = '/feed.xml';
export const JSON_FEED_ADDRESS = '/feed.json';

/** The Markdown edition of a plain page, beside it. */
const MARKDOWN_NAME = 'index.md';

/** The address of the Markdown edition of the plain page at an address. */
export const markdownAddress = (address: string) => address.replace(/index\.html$/, MARKDOWN_NAME);

/** The agreement that says who the studio is. */
const [APPROACH_SLUG] = AGREEMENT_SLUGS;

/** The slug of the plain page of the Lost scene. Those of the places are their ids. */
export const LOST_SLUG = 'lost';

export interface PlainPage {
  readonly title: string;
  readonly description: string;
  /** The address of the same words in the realm. */
  readonly scene?: string;
  /** The address of the page, if it is the only one of these words. */
  readonly address?: string;
  /** The book whose body it is: a living page gets both from here. */
  readonly book?: FoundBook;
  /** The elements below the title, as HTML. */
  readonly below?: readonly string[];
  /** The elements of the body, as HTML. */
  readonly body: readonly string[];
  /** The page lists the places itself, so its foot does not. */
  readonly listsPlaces?: true;
}

/** A whole page. It has no scripts, and a link to each place. */
export function plainPage(page: PlainPage, words: FrameWords): string {
  const { title, description, scene, address, book, below = [], body, listsPlaces } = page;
  const only = scene ?? address;
  const { site, archive } = words.ui;
  const canonical = only === undefined ? '' : `\n<link rel="canonical" href="${escape(words.studio.url + only)}">`;
  const card = book ? `\n<meta name="${BOOK_META}" content="${escape(JSON.stringify(book))}">` : '';
  const foot = [
    ...(listsPlaces ? [] : [places(words)]),
    ...(scene === undefined ? [] : [`<p class="illustrated">${link(scene, archive.illustrated)}</p>`]),
    `<p>${link(MARKDOWN_NAME, archive.markdown)}</p>`,
    `<p>${link(plainAddress(APPROACH_SLUG), site.studio)}</p>`,
    `<p>${link(plainAddress(STATEMENT_SLUG), site.accessibility)}</p>`,
    `<p>${rich(site.contact_label, site.new_tab)}</p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | ${escape(site.name)}</title>
<meta name="description" content="${escape(description)}">${canonical}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLES_ADDRESS}">
${feedLinks(words)}
<link rel="alternate" type="text/markdown" href="${MARKDOWN_NAME}">${card}
</head>
<body>
<main>
<header>
<h1>${escape(title)}</h1>
${below.join('\n')}
</header>
${body.join('\n')}
</main>
<footer>
${foot.join('\n')}
</footer>
</body>
</html>
`;
}

/** The links by which feed readers find the two feeds. Every page has them. */
export function feedLinks({ ui }: Pick<Content, 'ui'>): string {
  const title = escape(ui.shelfWords.document.title);
  return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${ATOM_ADDRESS}">
<link rel="alternate" type="application/feed+json" title="${title}" href="${JSON_FEED_ADDRESS}">`;
}

/** The places in writing: what the map is in the realm. */
function places({ map, ui }: FrameWords): string {
  const links = map.places.map(({ id, name }) => link(plainAddress(id), name));
  const title = `<h2 id="where-next">${escape(map.heading)}</h2>`;
  return `<nav aria-labelledby="where-next">\n${title}\n${list([...links, link(ARCHIVE_ADDRESS, ui.narrowWords.plain_text)])}\n</nav>`;
}

/** The plain address of what a path of the realm shows. */
export function plainAddressOf(route: string): string {
  const [scene] = Object.entries(SCENE_ROUTES).find(([, path]) => path === route) ?? [];
  return plainAddress(scene ?? route.slice(route.lastIndexOf('/') + 1));
}

export const paragraph = (text: string) => `<p>${escape(text)}</p>`;

export const link = (href: string, text: string) => `<a href="${escape(href)}">${escape(text)}</a>`;

/** A link to another site. It opens a tab, and says so. */
export const outward = (href: string, text: string, newTab: string) =>
  `<a href="${escape(href)}" target="_blank" rel="noopener noreferrer">${escape(text)}</a> ${escape(newTab)}`;

export const list = (items: readonly string[], kind: 'ul' | 'ol' = 'ul') =>
  `<${kind}>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${kind}>`;

export const rich = (text: Rich, newTab: string) =>
  text
    .map((part) => {
      if (typeof part === 'string') return escape(part);
      return part.newTab ? outward(part.href, part.text, newTab) : link(part.href, part.text);
    })
    .join('');

/** A day, with the words that name it ("Published {date}"). */
export const day = (date: string, words: string) =>
  `<p><time datetime="${isoDate(date) ?? ''}">${escape(fill(words, { date }))}</time></p>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);
