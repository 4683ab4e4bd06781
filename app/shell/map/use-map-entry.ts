import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { wallClock } from '../../stage/time/clock.ts';
import { createMapEntry } from './map-entry.ts';
import type { Answers, MapEntry } from './map-entry.ts';

/** Whether the last step in the history was between a page and its map. */
let isOwnStep: (() => boolean) | undefined;

// Listeners are called in the order in which they were added. This one must be before the router's, which is added at
// hydration, so it is added as soon as this module is loaded.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (isOwnStep?.()) event.stopImmediatePropagation();
  });
}

/** The map's entry in this window's history. It answers the browser's buttons by `onBack` and `onForward`. */
export function useMapEntry(onBack: Answers['onBack'], onForward: Answers['onForward']): MapEntry {
  const { router } = useContext(DataRouterContext)!;
  const [entry] = useState(() => createMapEntry(router, wallClock));

  // After a reload.
  useEffect(() => entry.stepOff(), [entry]);

  // Layout effects, because a step may come during the transition between two scenes, and because the page is shown later
  // than it is in the history.
  useLayoutEffect(() => {
    isOwnStep = () => entry.stepped({ onBack, onForward });
    return () => {
      isOwnStep = undefined;
    };
  }, [entry, onBack, onForward]);
  useLayoutEffect(() => router.subscribe(entry.routed), [router, entry]);
  return entry;
}
