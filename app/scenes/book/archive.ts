import { plainAddress } from '../../schema/plain-address.ts';
import { parsePage } from '../../stage/reading/trusted-html.ts';

/**
 * Fetches the body of a book as HTML. Rejects an error status, an empty answer, and any other page that a server sends
 * with status 200.
 */
export async function fetchBody(slug: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(plainAddress(slug), { signal });
  const body = answer.ok ? bodyIn(parsePage(await answer.text()), slug) : undefined;
  if (body === undefined) throw new Error('The archive did not hand over the book.');
  return body;
}

/** The content of the article with the book's slug. */
function bodyIn(page: Document, slug: string): string | undefined {
  const articles = [...page.querySelectorAll<HTMLElement>('article[data-book]')];
  return articles.find((article) => article.dataset['book'] === slug)?.innerHTML.trim() || undefined;
}
