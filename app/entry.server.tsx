import { prerender } from 'react-dom/static';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { findBook } from './schema/find-book.ts';
import { agreements } from './schema/words.ts';
import { allBooks, bodyOf } from './schema/words.server.ts';
import { PrintedBook, PrintedTexts } from './stage/reading/printed-texts.ts';

const shelf = allBooks();

/** Renders one page whole, before the first byte is sent. An error while rendering stops the build. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const slug = new URL(request.url).pathname.replace(/\/+$/, '').split('/').at(-1);
  // While one develops, the shelf changes.
  const found = findBook(import.meta.env.DEV ? allBooks() : shelf, slug);
  const texts = (found ? [found.book] : agreements).map((it) => it.slug);
  const page = (
    <PrintedBook value={{ found }}>
      <PrintedTexts value={new Map(texts.map((it) => [it, bodyOf(it)]))}>
        <ServerRouter context={context} url={request.url} />
      </PrintedTexts>
    </PrintedBook>
  );
  const { prelude } = await prerender(page, {
    onError(error) {
      throw error;
    },
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
