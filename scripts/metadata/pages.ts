/** What search engines and the previews of shared links are told of each scene and book. */
import { isoDate } from '../../app/schema/iso-date.ts';
import { ARCHIVE_ADDRESS, plainAddress } from '../../app/schema/plain-address.ts';
import { PLACE_ROUTES, SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import type { Book, Content } from '../content/read.ts';
import { fill } from '../../app/schema/fill.ts';
import { cardAddress } from './cards.ts';
import type { Card } from './cards.ts';

/** An object of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

export interface PageFacts {
  /** The whole address of the page, its only one. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The day of a book, as `2025-06-11`. */
  readonly published?: string;
  /** The picture beside a link to it. */
  readonly card: Card;
  /** What the page is about, in the words of schema.org. */
  readonly about: readonly Thing[];
}

export const bookRoute = ({ slug }: Pick<Book, 'slug'>) => `${PLACE_ROUTES.shelf}/${slug}`;

/** The picture beside a link to each of these pages. */
export const cardsOf = (content: Content): readonly Card[] =>
  [...pageFacts(content).values()].map(({ card }) => card);

/** The facts of the places and of each book, by the page's path. The pages with status 404 have none. */
export function pageFacts(content: Content): ReadonlyMap<string, PageFacts> {
  const { studio, books } = content;
  const about: Readonly<Record<string, readonly Thing[] | undefined>> = {
    sea: [webSite(content), organization(content)],
    shop: artifacts(content),
  };
  return new Map<string, PageFacts>([
    ...Object.entries(SCENE_ROUTES).map(([id, path]) => {
      const { title, description } = documentOf(id, content);
      const card = { name: id, title, under: content.ui.site.name };
      return [path, { url: studio.url + path, title, description, card, about: about[id] ?? [] }] as const;
    }),
    ...books.map((book) => [bookRoute(book), bookFacts(book, content)] as const),
  ]);
}

/** The facts of the plain pages whose words stand nowhere else, by their address. They have the card of the Sea. */
export function plainFacts(content: Content): ReadonlyMap<string, PageFacts> {
  const { studio, ui, statements } = content;
  const { card } = pageFacts(content).get(PLACE_ROUTES.sea)!;
  const pages = [
    [ARCHIVE_ADDRESS, ui.narrowWords.plain_text, ui.archive.about],
    ...statements.map(({ slug, title, summary }) => [plainAddress(slug), title, summary] as const),
  ] as const;
  return new Map(
    pages.map(([address, title, description]) => [
      address,
      { url: studio.url + address, title, description, card, about: [] },
    ]),
  );
}

/** What a scene's page is called: in its own file, or in its section of ui.yaml. */
function documentOf(id: string, content: Content): { readonly title: string; readonly description: string } {
  const words: Readonly<Record<string, unknown>> = {
    ...content,
    cabinet: content.ui.cabinetWords,
    shelf: content.ui.shelfWords,
  };
  return (words[id] as { readonly document: { readonly title: string; readonly description: string } })
    .document;
}

function bookFacts(book: Book, content: Content): PageFacts {
  const { slug, name, author, description, words } = book;
  const under = fill(content.ui.bookWords.byline, { author });
  const card = { name: slug, title: name, under, paper: true } as const;
  const url = content.studio.url + bookRoute(book);
  const published = isoDate(book.publishDate) ?? '';
  const article = {
    '@type': 'Article',
    headline: name,
    description,
    image: content.studio.url + cardAddress(slug),
    author: { '@type': 'Person', name: author },
    datePublished: published,
    wordCount: words,
    inLanguage: 'en',
    mainEntityOfPage: url,
    publisher: organization(content),
  };
  return { url, title: name, description, published, card, about: [article] };
}

function webSite({ studio, ui, sea }: Content): Thing {
  return {
    '@type': 'WebSite',
    name: ui.site.name,
    url: `${studio.url}/`,
    description: sea.document.description,
    inLanguage: 'en',
  };
}

function organization({ studio }: Content): Thing {
  return {
    '@type': 'Organization',
    name: studio.name,
    url: `${studio.url}/`,
    email: studio.email,
    logo: `${studio.url}/icon-512.png`,
  };
}

/** The Artifacts. Those that are for sale have an offer, whose price only the storefront knows. */
function artifacts({ studio, shop }: Content): readonly Thing[] {
  const brand = { '@type': 'Brand', name: studio.name };
  return shop.products.map(({ name, description, link }) => ({
    '@type': 'Product',
    name,
    description,
    brand,
    ...(link === null ? {} : { offers: { '@type': 'Offer', url: link } }),
  }));
}
