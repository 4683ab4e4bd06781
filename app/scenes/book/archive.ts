import { TIMINGS_MS } from '../../engine/timings.ts';
import { bookPath } from '../../schema/places.ts';
import { BOOK_META, plainAddress } from '../../schema/plain-address.ts';
import type { FoundBook } from '../../schema/sources.ts';
import { knownBook } from '../../stage/reading/known-books.ts';
import { readBook, readTexts } from '../../stage/reading/printed-texts.ts';
import { parsePage } from '../../stage/reading/trusted-html.ts';
import { wallClock } from '../../stage/time/clock.ts';
import type { FetchedBook } from './retrieval.ts';

const NOT_FOUND = 404;

/**
 * Fetches a book. Null if nobody has heard of it and the archive has none. If the archive fails, or is silent for
 * ARCHIVE_ALONE, the book's own page is asked too. Rejects if both fail, or send another page with status 200.
 */
export function fetchBook(slug: string, signal: AbortSignal): Promise<FetchedBook | null> {
  const archive = askArchive(slug, signal);
  const failedOrSilent = new Promise<void>((resolve) => {
    const cancel = wallClock.after(TIMINGS_MS.ARCHIVE_ALONE, resolve);
    archive.then(cancel, () => {
      cancel();
      resolve();
    });
  });
  return Promise.any([archive, failedOrSilent.then(() => askPage(slug, signal))]);
}

async function askArchive(slug: string, signal: AbortSignal): Promise<FetchedBook | null> {
  const answer = await fetch(plainAddress(slug), { signal });
  if (answer.status === NOT_FOUND && !knownBook(slug)) return null;
  return bookOf(answer, (page, text) => bookIn(page, slug) ?? bareBook(text, slug));
}

async function askPage(slug: string, signal: AbortSignal): Promise<FetchedBook> {
  const answer = await fetch(bookPath(slug), { signal });
  return bookOf(answer, (page) => {
    const [html, { found }] = [readTexts(page).get(slug), readBook(page)];
    return html && found ? { html, found } : undefined;
  });
}

async function bookOf(
  answer: Response,
  find: (page: Document, text: string) => FetchedBook | undefined,
): Promise<FetchedBook> {
  const text = answer.ok ? await answer.text() : '';
  const book = find(parsePage(text), text);
  if (book === undefined) throw new Error('The book was not handed over.');
  return book;
}

/** Markup that no text of a book has: of a page, ours or a stranger's, or of its error. */
const OF_PAGE = /<(!doctype|html|head|title|body|h1)\b/i;

/** An archive may have the text alone, without a page around it: specification, section 7. Its name must be known then. */
function bareBook(text: string, slug: string): FetchedBook | undefined {
  const isBare = /^\s*</.test(text) && !OF_PAGE.test(text);
  return isBare && knownBook(slug) ? { html: text, found: undefined } : undefined;
}

/** The content of the article with the book's slug, and what the page says of the book. */
function bookIn(page: Document, slug: string): FetchedBook | undefined {
  const articles = [...page.querySelectorAll<HTMLElement>('article[data-book]')];
  const html = articles.find((article) => article.dataset['book'] === slug)?.innerHTML.trim();
  const meta = page.querySelector<HTMLMetaElement>(`meta[name='${BOOK_META}']`);
  return html && meta ? { html, found: JSON.parse(meta.content) as FoundBook } : undefined;
}
