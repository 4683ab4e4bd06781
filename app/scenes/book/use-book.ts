import { use, useEffect, useLayoutEffect, useState } from 'react';
import { useOnline } from '../../stage/loading/use-online.ts';
import { rememberBooks } from '../../stage/reading/known-books.ts';
import { PrintedTexts } from '../../stage/reading/printed-texts.ts';
import { wallClock } from '../../stage/time/clock.ts';
import { fetchBook } from './archive.ts';
import { usePrintedBook } from './use-printed-book.ts';
import { createRetrieval } from './retrieval.ts';
import type { FetchedBook, RetrievalState } from './retrieval.ts';

/** The books fetched in this visit, by slug. */
const fetchedBooks = new Map<string, FetchedBook>();

/** A book: printed with the page, fetched before, or fetched now. The component must be keyed by the slug. */
export function useBook(slug: string): { readonly state: RetrievalState; readonly askAgain: () => void } {
  const html = use(PrintedTexts).get(slug);
  const found = usePrintedBook();
  const [atHand, setAtHand] = useState((): RetrievalState | undefined => {
    const book = found && html !== undefined ? { html, found } : fetchedBooks.get(slug);
    return book && { is: 'ready', ...book };
  });
  const [retrieval] = useState(() =>
    createRetrieval({ ask: (signal) => fetchBook(slug, signal), clock: wallClock }),
  );
  const [fetched, setFetched] = useState(retrieval.state.get);
  const state = atHand ?? fetched;

  // A layout effect, because other effects, and what follows a store, run only after the transition between the scenes: the
  // book would open without its text.
  useLayoutEffect(() => {
    if (atHand) return;
    const follow = retrieval.state.subscribe(() => setFetched(retrieval.state.get()));
    retrieval.ask();
    return () => {
      follow();
      retrieval.leave();
    };
  }, [atHand, retrieval]);

  useOnline(state.is === 'unreachable', retrieval.ask);

  useEffect(() => {
    if (state.is !== 'ready') return;
    fetchedBooks.set(slug, state);
    rememberBooks([state.found?.newer, state.found?.older]);
  }, [slug, state]);

  // While developing: the writer has changed a book (scripts/content/vite-plugin.ts).
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const leaving = new AbortController();
    const changed = async () => {
      // A book that has been taken from the shelf stays as it is on its open page.
      const book = await fetchBook(slug, leaving.signal).catch(() => null);
      if (book) setAtHand({ is: 'ready', ...book });
    };
    hot.on('content:bodies', changed);
    return () => {
      hot.off('content:bodies', changed);
      leaving.abort();
    };
  }, [slug]);

  return { state, askAgain: retrieval.ask };
}
