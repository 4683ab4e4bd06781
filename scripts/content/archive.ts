/**
 * The plain editions: each book and each agreement as a small page of its own, without scripts, for narrow windows, for
 * print, and for the book page, which fetches one and shows what is in its article.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fill } from '../../app/schema/fill.ts';
import { isoDate } from '../../app/schema/iso-date.ts';
import type { Words } from '../../app/schema/sources.ts';
import { readContent } from './read.ts';
import type { Book, Content, FullAgreement } from './read.ts';

export type ArchiveWords = Pick<Words['ui'], 'site' | 'bookWords' | 'cabinetWords'>;

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');
const STYLES = path.join(import.meta.dirname, 'archive.css');
const STYLES_ADDRESS = '/archive/archive.css';

/** The plain edition of a book. Its article holds the body exactly as the book page shows it, and nothing else. */
export function archiveDocument(book: Book, { site, bookWords }: ArchiveWords): string {
  const { slug, name, author, publishDate, description, html } = book;
  return page({
    title: name,
    description,
    below: [
      `<p class="byline">${escape(fill(bookWords.byline, { author }))}</p>`,
      time(publishDate, fill(bookWords.published, { date: publishDate })),
    ],
    article: `<article data-book="${escape(slug)}">${html}</article>`,
    site,
  });
}

/** The plain edition of an agreement. */
export function agreementDocument(agreement: FullAgreement, { site, cabinetWords }: ArchiveWords): string {
  const { slug, title, lastUpdated, summary, plainHtml } = agreement;
  return page({
    title,
    description: summary,
    below: [time(lastUpdated, fill(cabinetWords.last_updated, { date: lastUpdated }))],
    article: `<article data-agreement="${escape(slug)}">${plainHtml}</article>`,
    site,
  });
}

/** All editions by their address below the site's root, and their style sheet. */
export async function archiveFiles({ books, agreements, ui }: Content): Promise<ReadonlyMap<string, string>> {
  const address = (slug: string) => `/archive/${slug}/index.html`;
  return new Map([
    ...books.map((book) => [address(book.slug), archiveDocument(book, ui)] as const),
    ...agreements.map((agreement) => [address(agreement.slug), agreementDocument(agreement, ui)] as const),
    [STYLES_ADDRESS, await readFile(STYLES, 'utf8')],
  ]);
}

/** Writes the editions into the folder that is served. Throws a ContentError like the content build, and then writes nothing. */
export async function writeArchive(outDir: string, contentDir = CONTENT_DIR): Promise<void> {
  const files = await archiveFiles(await readContent(contentDir));
  for (const [address, text] of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

interface Page {
  readonly title: string;
  readonly description: string;
  /** The elements below the title, as HTML. */
  readonly below: readonly string[];
  /** The body, as HTML. */
  readonly article: string;
  readonly site: Words['ui']['site'];
}

function page({ title, description, below, article, site }: Page): string {
  const home = `<a href="/">${escape(site.home_label)}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | ${escape(site.name)}</title>
<meta name="description" content="${escape(description)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLES_ADDRESS}">
</head>
<body>
<main>
<header>
<h1>${escape(title)}</h1>
${below.join('\n')}
</header>
${article}
</main>
<footer>${home}</footer>
</body>
</html>
`;
}

const time = (day: string, words: string) =>
  `<p><time datetime="${isoDate(day) ?? ''}">${escape(words)}</time></p>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);
