/** The newest books as two feeds with their full text: Atom (RFC 4287) and JSON Feed 1.1. */
import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { isoDate } from '../../app/schema/iso-date.ts';
import { PLACE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { ATOM_ADDRESS, JSON_FEED_ADDRESS, escape } from '../content/plain-page.ts';
import type { Book, Content } from '../content/read.ts';
import { bookRoute } from './pages.ts';

/** So many are in a feed: a reader asks for it every hour, and has the older ones. */
const NEWEST = 50;

/** The newest book's day, at its beginning: a feed has times, books only have days. */
const timeOf = ({ publishDate }: Pick<Book, 'publishDate'>) => `${isoDate(publishDate)}T00:00:00Z`;

/** What a reader knows a book by: its first address. With another one a renamed book would be new to them. */
const idOf = ({ slug, was: [first = slug] }: Book, { url }: Content['studio']) =>
  url + bookRoute({ slug: first });

/** The Atom feed, newest book first. */
export function atomFeed({ studio, ui, books }: Content): string {
  const { title, description } = ui.shelfWords.document;
  const entries = books.slice(0, NEWEST).map((book) => {
    const url = studio.url + bookRoute(book);
    return `<entry>
<id>${escape(idOf(book, studio))}</id>
<title>${escape(book.name)}</title>
<link href="${escape(url)}"/>
<published>${timeOf(book)}</published>
<updated>${timeOf(book)}</updated>
<author><name>${escape(book.author)}</name></author>
<summary>${escape(book.description)}</summary>
<content type="html">${escape(standingAlone(book.html, url))}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escape(studio.url)}/</id>
<title>${escape(`${title} | ${ui.site.name}`)}</title>
<subtitle>${escape(description)}</subtitle>
<link rel="self" href="${escape(studio.url + ATOM_ADDRESS)}"/>
<link href="${escape(studio.url + PLACE_ROUTES.shelf)}"/>
<updated>${books[0] ? timeOf(books[0]) : ''}</updated>
<icon>${escape(studio.url)}/icon-192.png</icon>
<author><name>${escape(studio.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** The JSON feed, newest book first. */
export function jsonFeed({ studio, ui, books }: Content): string {
  const { title, description } = ui.shelfWords.document;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} | ${ui.site.name}`,
    description,
    home_page_url: studio.url + PLACE_ROUTES.shelf,
    feed_url: studio.url + JSON_FEED_ADDRESS,
    icon: `${studio.url}/icon-512.png`,
    language: 'en',
    authors: [{ name: studio.name, url: `${studio.url}/` }],
    items: books.slice(0, NEWEST).map((book) => {
      const url = studio.url + bookRoute(book);
      return {
        id: idOf(book, studio),
        url,
        title: book.name,
        summary: book.description,
        content_html: standingAlone(book.html, url),
        date_published: timeOf(book),
        authors: [{ name: book.author }],
      };
    }),
  };
  return `${JSON.stringify(feed, undefined, 2)}\n`;
}

/**
 * A book's body as it can stand on another page: its links are whole addresses, and the side notes are gone, because only
 * our style sheets keep them apart from the text. They stand in the list at the end too.
 */
export function standingAlone(html: string, url: string): string {
  const body = parseFragment(html);
  settle(body, url);
  return serialize(body);
}

function settle(node: DefaultTreeAdapterTypes.ParentNode, url: string): void {
  node.childNodes = node.childNodes.filter((child) => !isHidden(child));
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    for (const attribute of child.attrs) {
      if (attribute.name === 'href')
        attribute.value = URL.parse(attribute.value, url)?.href ?? attribute.value;
    }
    settle(child, url);
  }
}

const isHidden = (node: DefaultTreeAdapterTypes.Node) =>
  tree.isElementNode(node) && node.attrs.some(({ name }) => name === 'hidden');
