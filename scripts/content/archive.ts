/**
 * The archive: each book, each agreement and each scene as a small page of its own, without scripts, for narrow windows,
 * for large letters, for print, and for the book page, which fetches one and shows what is in its article. Beside each
 * page are the same words as Markdown.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fill } from '../../app/schema/fill.ts';
import { findBook } from '../../app/schema/find-book.ts';
import { plainAddress } from '../../app/schema/plain-address.ts';
import { PLACE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import type { FoundBook } from '../../app/schema/sources.ts';
import { contentsOf } from '../../app/schema/headings.ts';
import { SEARCH_ADDRESS } from '../../app/schema/search.ts';
import { cardsOf, olderBooks } from './emit.ts';
import { searchIndex } from './search-index.ts';
import { markdownOf, typed } from './plain-markdown.ts';
import { STYLES_ADDRESS, day, escape, link, list, markdownAddress, paragraph, plainPage } from './plain-page.ts';
import type { FrameWords } from './plain-page.ts';
import { back, scenePages } from './plain-scenes.ts';
import type { Book, Content, PlainText } from './read.ts';

const STYLES = path.join(import.meta.dirname, 'archive.css');

/** The plain page of a book. Its article holds the body exactly as the book page shows it, and nothing else. */
function bookDocument(book: Book, words: FrameWords, found: FoundBook): string {
  const { slug, name, author, publishDate, description, html, words: count, about } = book;
  const { bookWords } = words.ui;
  const beside = (other: FoundBook['newer'], label: string) =>
    other ? [`<p>${link(plainAddress(other.slug), fill(label, { name: other.name }))}</p>`] : [];
  const page = {
    title: name,
    description,
    scene: `${PLACE_ROUTES.shelf}/${slug}`,
    below: [
      `<p class="byline">${escape(fill(bookWords.byline, { author }))}</p>`,
      day(publishDate, bookWords.published),
    ],
    book: found,
    body: [
      ...contents(html, count, bookWords.contents),
      `<article data-book="${escape(slug)}">${html}</article>`,
      ...(about === undefined ? [] : [`<p>${link(plainAddress('shop'), fill(bookWords.about, { artifact: about }))}</p>`]),
      ...beside(found.newer, bookWords.newer),
      ...beside(found.older, bookWords.older),
      back('shelf', bookWords.back),
    ],
  };
  return plainPage(page, words);
}

/** The contents of a long text, as in the realm. */
function contents(html: string, count: number, name: string): readonly string[] {
  const links = contentsOf(html, count).map(({ id, text }) => link(`#${id}`, text));
  return links.length === 0 ? [] : [`<nav class="contents" aria-label="${escape(name)}">\n${paragraph(name)}\n${list(links, 'ol')}\n</nav>`];
}

/** The plain page of an agreement or a statement. `scene` is where the realm shows the same words, if anywhere. */
function agreementDocument(agreement: PlainText, words: FrameWords, scene?: string): string {
  const { slug, title, lastUpdated, summary, plainHtml } = agreement;
  const page = {
    title,
    description: summary,
    ...(scene === undefined ? { address: plainAddress(slug) } : { scene }),
    below: [day(lastUpdated, words.ui.cabinetWords.last_updated)],
    body: [`<article data-agreement="${escape(slug)}">${plainHtml}</article>`],
  };
  return plainPage(page, words);
}

/** A file by its address below the site's root. They are made one at a time: with ten thousand books they are 200 MB. */
type Files = Generator<readonly [address: string, text: string]>;

/** All plain pages. */
export function* plainPages(content: Content): Files {
  const { books, agreements, statements } = content;
  for (const [address, page] of scenePages(content)) yield [address, plainPage(page, content)];
  const cards = cardsOf(content);
  for (const book of books) yield [plainAddress(book.slug), bookDocument(book, content, findBook(cards, book.slug)!)];
  for (const it of agreements) yield [plainAddress(it.slug), agreementDocument(it, content, PLACE_ROUTES.cabinet)];
  for (const it of statements) yield [plainAddress(it.slug), agreementDocument(it, content)];
}

/** Where the address of a link within the site begins in Markdown: in brackets, in a definition, in HTML. */
const OWN_ADDRESS = /(?<=\]\(<?|^ *\[[^\]\n]+\]: *<?|\bhref=["'])\/(?!\/)/gm;

/** The Markdown editions. Links within the site are whole, so that a copy can be read anywhere. */
function* markdownEditions(content: Content): Files {
  const { books, agreements, statements, studio, ui } = content;
  const { bookWords, cabinetWords } = ui;
  const edition = (slug: string, title: string, lines: readonly string[], body: string) => {
    const whole = body.replaceAll(OWN_ADDRESS, `${studio.url}/`);
    const text = [`# ${typed(title)}`, ...lines.map(typed), whole].join('\n\n');
    return [markdownAddress(plainAddress(slug)), `${text}\n`] as const;
  };
  for (const [address, page] of scenePages(content)) yield [markdownAddress(address), markdownOf(page, content)];
  for (const { slug, name, author, publishDate, markdown } of books)
    yield edition(slug, name, [fill(bookWords.byline, { author }), fill(bookWords.published, { date: publishDate })], markdown);
  for (const { slug, title, lastUpdated, markdown } of [...agreements, ...statements])
    yield edition(slug, title, [fill(cabinetWords.last_updated, { date: lastUpdated })], markdown);
}

/** The plain pages, their Markdown editions, their style sheet, the older books of the shelf, and the index of the search. */
export function* archiveFiles(content: Content): Files {
  yield* plainPages(content);
  yield* markdownEditions(content);
  yield* olderBooks(content);
  yield [SEARCH_ADDRESS, searchIndex(content)];
  yield [STYLES_ADDRESS, readFileSync(STYLES, 'utf8')];
}

/** Writes the plain pages into the folder that is served. */
export async function writeArchive(outDir: string, content: Content): Promise<void> {
  for (const [address, text] of archiveFiles(content)) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
