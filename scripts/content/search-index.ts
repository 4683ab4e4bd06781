/** Makes the index of the search from the texts of books and agreements. */
import MiniSearch from 'minisearch';
import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { searchOptions } from '../../app/schema/search.ts';
import type { IndexedPassage } from '../../app/schema/search.ts';
import { PLACE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import type { Content } from './read.ts';

/** Of more books only what is said about them is in the index: all words of 200 are some 270 KB packed, of 1,000 1.4 MB. */
export const WHOLE_BOOKS = 200;

/** The index as JSON, for `MiniSearch.loadJSON` with the same options. */
export function searchIndex(content: Pick<Content, 'books' | 'agreements'>): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(passages(content));
  return JSON.stringify(index);
}

/** Every passage of every text. */
function passages({ books, agreements }: Pick<Content, 'books' | 'agreements'>): IndexedPassage[] {
  const isWhole = books.length <= WHOLE_BOOKS;
  return [
    ...books.flatMap(({ slug, name, author, publishDate, description, html }) =>
      passagesOf(name, `${PLACE_ROUTES.shelf}/${slug}`, [description, author, publishDate].join('\n'), isWhole ? html : ''),
    ),
    ...agreements.flatMap(({ slug, title, summary, html }) =>
      passagesOf(title, PLACE_ROUTES.cabinet, summary, html, slug),
    ),
  ];
}

const HEADING = /^h[2-5]$/;

/** The passages of a text. The first has what is said about the text too. `id` is that of the text, in a page of several. */
export function passagesOf(text: string, path: string, about: string, html: string, id?: string): IndexedPassage[] {
  const found: { id: string | undefined; heading: string; words: string[] }[] = [{ id, heading: '', words: [about] }];
  const read = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (tree.isTextNode(node)) found.at(-1)!.words.push(node.value);
    if (!tree.isElementNode(node)) return;
    const own = HEADING.test(node.tagName) ? tree.getAttrList(node).find(({ name }) => name === 'id')?.value : undefined;
    if (own === undefined) for (const child of node.childNodes) read(child);
    else found.push({ id: own, heading: textOf(node), words: [] });
  };
  for (const node of parseFragment(html).childNodes) read(node);
  return found.map(({ id: at, heading, words }, order) => ({
    address: at === undefined ? path : `${path}#${at}`,
    text,
    heading,
    words: words.join(' '),
    order,
  }));
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) ? node.childNodes.map(textOf).join('') : '';
}
