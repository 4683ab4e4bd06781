import { prerender } from 'react-dom/static';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { books } from './schema/words.ts';
import { bodies } from './schema/words.server.ts';
import { findBook } from './scenes/book/catalog.ts';
import { PrintedBook, PrintedTexts } from './stage/reading/printed-texts.ts';

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(bodies));

/** Renders one page whole, before the first byte is sent. An error while rendering stops the build. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const slug = new URL(request.url).pathname.replace(/\/+$/, '').split('/').at(-1);
  const page = (
    <PrintedBook value={{ found: findBook(books, slug) }}>
      <PrintedTexts value={TEXTS}>
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
