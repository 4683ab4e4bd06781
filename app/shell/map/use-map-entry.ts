import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import type { Location } from 'react-router';
import { wallClock } from '../../stage/time/clock.ts';

/**
 * The open map has its own entry in the history, so that the browser's Back closes it first. The entry is a copy of the
 * page's entry with a mark. The router does not see a step between the two: a navigation to the present page would call off
 * the scene that is loading, and give the page a new key (decision 0025).
 */

const MARK = 'map';
/** After so many milliseconds without its event, a step back counts as failed. */
const STEP_BACK_MS = 1000;

const entry = (): Readonly<Record<string, unknown>> =>
  (history.state as Record<string, unknown> | null) ?? {};
/** Whether the present history entry is the map's. */
export const isMapEntry = () => entry()[MARK] === true;
const index = () => Number(entry()['idx']) || 0;

function add(): void {
  if (!isMapEntry()) history.pushState({ ...entry(), idx: index() + 1, [MARK]: true }, '');
}

/** Whether the present history entry belongs to the router's page: it is the page's own, or the map's. */
function ofPage(page: Location): boolean {
  const at = window.location;
  return (
    (entry()['key'] ?? 'default') === page.key &&
    at.pathname + at.search + at.hash === page.pathname + page.search + page.hash
  );
}

/** Whether the last step in the history was between a page and its map. */
let isOwnStep: (() => boolean) | undefined;

// Listeners are called in the order in which they were added. This one must be before the router's, which is added at
// hydration, so it is added as soon as this module is loaded.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (isOwnStep?.()) event.stopImmediatePropagation();
  });
}

interface MapEntry {
  /** A step back is running. Until it has finished, nothing else may change the history. */
  readonly leaving: boolean;
  /**
   * Adds the map's entry to that of the page, if it has none. If another page is on its way, or a step back that counted
   * as failed, the map gets its entry as soon as that has come.
   */
  enter(): void;
  /** Steps back if the present entry is the map's. Then it calls `then`. */
  leave(then?: () => void): void;
  /** Calls `go` when no step back is running. `replace`: the next page must replace the map's entry. */
  depart(go: (replace: boolean) => void): void;
}

/**
 * Manages the map's entry. `onBack` and `onForward` are called when the navigator steps off it or onto it with the
 * browser's buttons. `onBack` hears whether the step leads to another page; `onForward` returns whether the map opens.
 */
export function useMapEntry(onBack: (elsewhere: boolean) => void, onForward: () => boolean): MapEntry {
  const { router } = useContext(DataRouterContext)!;
  const [leaving, setLeaving] = useState(false);
  const next = useRef<{ go?: (() => void) | undefined }>(undefined);
  /** A step back counted as failed. It may still come. */
  const overdue = useRef(false);
  /** The map was opened while this was on its way. Its entry is added when it has come. */
  const awaited = useRef<'page' | 'step'>(undefined);

  // A page that is reached at its map's entry has its map closed, so one steps back to the page's own. A map that is opened
  // meanwhile gets a new entry.
  const stepOff = useCallback(() => {
    if (!isMapEntry() || overdue.current || next.current) return;
    overdue.current = true;
    history.back();
  }, []);
  // After a reload.
  useEffect(stepOff, [stepOff]);

  const left = useCallback(() => {
    const go = next.current?.go;
    next.current = undefined;
    setLeaving(false);
    go?.();
  }, []);
  useEffect(() => {
    if (!leaving) return;
    return wallClock.after(STEP_BACK_MS, () => {
      overdue.current = true;
      left();
    });
  }, [leaving, left]);

  // A layout effect, because a step may come during the transition between two scenes.
  useLayoutEffect(() => {
    isOwnStep = () => {
      // Asked of the router itself: what it has rendered may be a page behind.
      const { location, navigation } = router.state;
      // During a navigation the step belongs to the router, which cancels the navigation.
      const here = ofPage(location);
      const own = navigation.state === 'idle' && here;
      const isLate = own && awaited.current === 'step';
      overdue.current = false;
      awaited.current = undefined;
      if (isLate) add();
      else if (!own || !isMapEntry()) onBack(!here);
      // A map that is closing does not open. The step onto its entry is undone.
      else if (!onForward()) history.back();
      left();
      return own;
    };
    return () => {
      isOwnStep = undefined;
    };
  }, [router, left, onBack, onForward]);

  // Here and not with the page's effects: the page is shown later than it is in the history, and a step back may come
  // in between.
  useLayoutEffect(
    () =>
      router.subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        const isOpen = awaited.current === 'page';
        if (isOpen) awaited.current = undefined;
        // Several steps at once may lead from another page to the entry of a map.
        if (isOpen) add();
        else stepOff();
      }),
    [router, stepOff],
  );

  return useMemo(
    () => ({
      leaving,
      enter() {
        if (router.state.navigation.state !== 'idle') awaited.current = 'page';
        else if (overdue.current && isMapEntry()) awaited.current = 'step';
        else add();
      },
      leave(then) {
        awaited.current = undefined;
        if (next.current) next.current = { go: then };
        else if (isMapEntry()) {
          next.current = { go: then };
          setLeaving(true);
          history.back();
        } else then?.();
      },
      depart(go) {
        awaited.current = undefined;
        if (next.current) next.current = { go: () => go(false) };
        else go(isMapEntry());
      },
    }),
    [leaving, router],
  );
}
