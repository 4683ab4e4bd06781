import { useEffect, useLayoutEffect, useState } from 'react';
import { wallClock } from '../../stage/time/clock.ts';
import { useValue } from '../../stage/use-value.ts';
import { fetchBody } from './archive.ts';
import { createRetrieval } from './retrieval.ts';
import type { RetrievalState } from './retrieval.ts';

/** The bodies fetched in this visit, by slug. */
const fetchedBodies = new Map<string, string>();

/** The body of a book: printed with the page, fetched before, or fetched now. The component must be keyed by the slug. */
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

  // A layout effect, because other effects run only after the transition between the scenes.
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
