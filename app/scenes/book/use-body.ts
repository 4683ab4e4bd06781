import { useEffect, useLayoutEffect, useState } from 'react';
import { wallClock } from '../../stage/time/clock.ts';
import { useValue } from '../../stage/use-value.ts';
import { fetchBody } from './archive.ts';
import { createRetrieval } from './retrieval.ts';
import type { View } from './retrieval.ts';

/** What has been read stays at hand for this visit. */
const kept = new Map<string, string>();

/** The body of one book: printed with the page, at hand from before, or fetched. For a component that is keyed by slug. */
export function useBody(
  slug: string,
  printed: string | null,
): { readonly view: View; readonly askAgain: () => void } {
  const [atHand] = useState((): View | undefined => {
    const html = printed ?? kept.get(slug);
    return html === undefined ? undefined : { is: 'ready', html };
  });
  const [retrieval] = useState(() =>
    createRetrieval({ ask: (signal) => fetchBody(slug, signal), clock: wallClock }),
  );
  const fetched = useValue(retrieval.view);
  const view = atHand ?? fetched;

  // As soon as the page is there: other effects wait until one scene has given way to the next.
  useLayoutEffect(() => {
    if (atHand) return;
    retrieval.ask();
    return retrieval.leave;
  }, [atHand, retrieval]);

  useEffect(() => {
    if (view.is === 'ready') kept.set(slug, view.html);
  }, [slug, view]);

  return { view, askAgain: retrieval.ask };
}
