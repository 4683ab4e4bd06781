import { use, useEffect, useLayoutEffect, useState } from 'react';
import { PrintedTexts } from '../../stage/reading/printed-texts.ts';
import { wallClock } from '../../stage/time/clock.ts';
import { useValue } from '../../stage/use-value.ts';
import { fetchBody } from './archive.ts';
import { createRetrieval } from './retrieval.ts';
import type { RetrievalState } from './retrieval.ts';

/** The bodies fetched in this visit, by slug. */
const fetchedBodies = new Map<string, string>();

/** The body of a book: printed with the page, fetched before, or fetched now. The component must be keyed by the slug. */
export function useBody(slug: string): { readonly state: RetrievalState; readonly askAgain: () => void } {
  const printed = use(PrintedTexts).get(slug);
  const [atHand, setAtHand] = useState((): RetrievalState | undefined => {
    const html = printed ?? fetchedBodies.get(slug);
    return html === undefined ? undefined : { is: 'ready', html };
  });
  const [retrieval] = useState(() =>
    createRetrieval({ ask: (signal) => fetchBody(slug, signal), clock: wallClock }),
  );
  const fetched = useValue(retrieval.state);
  const state = atHand ?? fetched;

  // A layout effect, because other effects run only after the transition between the scenes.
  useLayoutEffect(() => {
    if (atHand) return;
    retrieval.ask();
    return retrieval.leave;
  }, [atHand, retrieval]);

  useEffect(() => {
    if (state.is === 'ready') fetchedBodies.set(slug, state.html);
  }, [slug, state]);

  // While developing: the writer has changed a book (scripts/content/vite-plugin.ts).
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const leaving = new AbortController();
    const changed = async () => {
      // A book that has been taken from the shelf stays as it is on its open page.
      const html = await fetchBody(slug, leaving.signal).catch(() => undefined);
      if (html !== undefined) setAtHand({ is: 'ready', html });
    };
    hot.on('content:bodies', changed);
    return () => {
      hot.off('content:bodies', changed);
      leaving.abort();
    };
  }, [slug]);

  return { state, askAgain: retrieval.ask };
}
