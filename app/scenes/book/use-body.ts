import { useEffect, useLayoutEffect, useState } from 'react';
import { wallClock } from '../../stage/time/clock.ts';
import { useValue } from '../../stage/use-value.ts';
import { fetchBody } from './archive.ts';
import { createRetrieval } from './retrieval.ts';
import type { RetrievalState } from './retrieval.ts';

/** What has been read stays at hand for this visit. */
const fetchedBodies = new Map<string, string>();

/** The body of one book: printed with the page, at hand from before, or fetched. For a component that is keyed by slug. */
export function useBody(
  slug: string,
  printed: string | null,
): { readonly state: RetrievalState; readonly askAgain: () => void } {
  const [atHand] = useState((): RetrievalState | undefined => {
    const html = printed ?? fetchedBodies.get(slug);
    return html === undefined ? undefined : { is: 'ready', html };
  });
  const [retrieval] = useState(() =>
    createRetrieval({ ask: (signal) => fetchBody(slug, signal), clock: wallClock }),
  );
  const fetched = useValue(retrieval.state);
  const state = atHand ?? fetched;

  // As soon as the page is there: other effects wait until one scene has given way to the next.
  useLayoutEffect(() => {
    if (atHand) return;
    retrieval.ask();
    return retrieval.leave;
  }, [atHand, retrieval]);

  useEffect(() => {
    if (state.is === 'ready') fetchedBodies.set(slug, state.html);
  }, [slug, state]);

  return { state, askAgain: retrieval.ask };
}
