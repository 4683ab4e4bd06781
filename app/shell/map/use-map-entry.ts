import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Location } from 'react-router';
import { wallClock } from '../../stage/time/clock.ts';

/**
 * The open map has an entry of its own in the history, so that the browser's way back folds it away first. The entry
 * is a copy of the page's own with a mark on it: the router never hears of the step between the two (a navigation to
 * the page one is on would fetch its data again, and fail without a connection).
 */

const MARK = 'map';
/** A step back that has not been taken by then never will be. */
const STEP_BACK_MS = 1000;

const entry = (): Readonly<Record<string, unknown>> =>
  (history.state as Record<string, unknown> | null) ?? {};
const marked = () => entry()[MARK] === true;
const index = () => (typeof entry()['idx'] === 'number' ? entry()['idx'] : 0) as number;

/** Whether the history stands on an entry of the page the router shows: its own, or the map's. */
function ofPage(page: Location): boolean {
  const at = window.location;
  return (
    (entry()['key'] ?? 'default') === page.key &&
    at.pathname + at.search + at.hash === page.pathname + page.search + page.hash
  );
}

/** Answers whether a step in the history was one between a page and its map. */
let isOwnStep: (() => boolean) | undefined;

// A window calls its listeners in the order in which they came, so this one has to come before the router's, which
// comes when the page is brought to life: as soon as this code is there.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (isOwnStep?.()) event.stopImmediatePropagation();
  });
}

interface MapEntry {
  /** A step back is on its way; until it has been taken nothing else may be done to the history. */
  readonly leaving: boolean;
  /** Makes the map's entry, unless the history stands on one. */
  enter(): void;
  /** Steps back from the map's entry, if the history stands on it, and goes on then. */
  leave(then?: () => void): void;
  /** Goes on once the history is free; `replace` when the map's entry is to give way to what comes. */
  depart(go: (replace: boolean) => void): void;
}

/** Keeps the map's entry. `onBack` and `onForward`: the navigator stepped off it or onto it with the browser's buttons. */
export function useMapEntry(onBack: () => void, onForward: () => boolean): MapEntry {
  const page = useLocation();
  const atRest = useNavigation().state === 'idle';
  const [leaving, setLeaving] = useState(false);
  const next = useRef<{ go?: (() => void) | undefined }>(undefined);

  // A page that was reloaded with its map open has its map folded.
  useEffect(() => {
    if (marked()) history.replaceState({ ...entry(), [MARK]: undefined }, '');
  }, []);

  const left = useCallback(() => {
    const go = next.current?.go;
    next.current = undefined;
    setLeaving(false);
    go?.();
  }, []);
  useEffect(() => (leaving ? wallClock.after(STEP_BACK_MS, left) : undefined), [leaving, left]);

  // In time for a step that comes while one scene still gives way to the other.
  useLayoutEffect(() => {
    isOwnStep = () => {
      // While a navigation is on its way the step is the router's: it calls the navigation off.
      const own = atRest && ofPage(page);
      if (!own || !marked()) onBack();
      // A map that is just being folded does not open: its entry is left again.
      else if (!onForward()) history.back();
      left();
      return own;
    };
    return () => {
      isOwnStep = undefined;
    };
  }, [page, atRest, left, onBack, onForward]);

  return useMemo(
    () => ({
      leaving,
      enter() {
        if (!marked()) history.pushState({ ...entry(), idx: index() + 1, [MARK]: true }, '');
      },
      leave(then) {
        if (next.current) next.current = { go: then };
        else if (marked()) {
          next.current = { go: then };
          setLeaving(true);
          history.back();
        } else then?.();
      },
      depart(go) {
        if (next.current) next.current = { go: () => go(false) };
        else go(marked());
      },
    }),
    [leaving],
  );
}
