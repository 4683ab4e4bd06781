import { BOOK_META, plainAddress } from '../../schema/plain-address.ts';
import type { FoundBook } from '../../schema/sources.ts';
import { knownBook } from '../../stage/reading/known-books.ts';
import { parsePage } from '../../stage/reading/trusted-html.ts';
import type { FetchedBook } from './retrieval.ts';

const NOT_FOUND = 404;

/**
 * Fetches a book: its body as HTML, its card, and the books beside it. Null if nobody has heard of it and the archive has
 * none. Rejects an error status, an empty answer, and any other page that a server sends with status 200.
 */
export async function fetchBook(slug: string, signal: AbortSignal): Promise<FetchedBook | null> {
  const answer = await fetch(plainAddress(slug), { signal });
  if (answer.status === NOT_FOUND && !knownBook(slug)) return null;
  const book = answer.ok ? bookIn(parsePage(await answer.text()), slug) : undefined;
  if (book === undefined) throw new Error('The archive did not hand over the book.');
  return book;
}

/** The content of the article with the book's slug, and what the page says of the book. */
function bookIn(page: Document, slug: string): FetchedBook | undefined {
  const articles = [...page.querySelectorAll<HTMLElement>('article[data-book]')];
  const html = articles.find((article) => article.dataset['book'] === slug)?.innerHTML.trim();
  const meta = page.querySelector<HTMLMetaElement>(`meta[name='${BOOK_META}']`);
  return html && meta ? { html, found: JSON.parse(meta.content) as FoundBook } : undefined;
}
