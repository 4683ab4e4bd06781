import type { DataRouter } from 'react-router';
import type { Clock } from '../../engine/clock.ts';
import { createValue } from '../../engine/value.ts';
import type { Readable } from '../../engine/value.ts';

/**
 * The open map has its own entry in the history, so that the browser's Back closes it first. The entry is a copy of the
 * page's entry with a mark. The router does not see a step between the two: a navigation to the present page would call off
 * the scene that is loading, and give the page a new key (decision 0025).
 */

const MARK = 'map';
/** After so many milliseconds without its event, a step back counts as failed. */
const STEP_BACK_MS = 1000;

/** A step back from the map's entry, which the browser answers later. */
type Step =
  | { readonly is: 'none' }
  /** Nothing else may change the history. `next` is called once it has come, or counts as failed. */
  | { readonly is: 'running'; readonly next: (() => void) | undefined }
  /** It counts as failed, or nobody waits for it. It may still come. */
  | { readonly is: 'late' };

/** What may follow a step that the navigator takes with the browser's buttons. */
export interface Answers {
  /** The map's entry was left: for another page (`elsewhere`), or for its own. */
  onBack(elsewhere: boolean): void;
  /** The map's entry was stepped onto. Returns whether the map opens. */
  onForward(): boolean;
}

export interface MapEntry {
  /** A step back is running. */
  readonly leaving: Readable<boolean>;
  /**
   * Adds the map's entry to that of the page, if it has none. If another page or a step back is on its way, the map gets its
   * entry as soon as that has come.
   */
  enter(): void;
  /** Steps back if the present entry is the map's. Then it calls `then`. */
  leave(then?: () => void): void;
  /** Calls `go` when no step back is running. `replace`: the next page must replace the map's entry. */
  depart(go: (replace: boolean) => void): void;
  /** Steps back from a map's entry over which no map is open: after a reload, or several steps at once. */
  stepOff(): void;
  /** The browser has stepped to another entry. Returns whether the step is none of the router's business. */
  stepped(answers: Answers): boolean;
  /** The router has changed. Once it waits for nothing, what was asked for meanwhile is done. */
  routed(): void;
}

const stateOf = ({ history }: Pick<Window, 'history'>): Readonly<Record<string, unknown>> =>
  (history.state as Record<string, unknown> | null) ?? {};

/** Whether the present history entry is the map's. */
export const isMapEntry = (ground: Pick<Window, 'history'> = window) => stateOf(ground)[MARK] === true;

/** Manages the map's entry in the history of `ground`, beside `router`, which owns all others. */
export function createMapEntry(
  router: Pick<DataRouter, 'state'>,
  clock: Pick<Clock, 'after'>,
  ground: () => Pick<Window, 'history' | 'location'> = () => window,
): MapEntry {
  const leaving = createValue(false);
  let step: Step = { is: 'none' };
  /** The map was opened while this was on its way. Its entry is added when it has come. */
  let awaited: 'page' | 'step' | undefined;
  let stopWaiting = () => {};

  const isMap = () => isMapEntry(ground());
  const isIdle = () => router.state.navigation.state === 'idle';

  function add(): void {
    if (isMap()) return;
    const { history } = ground();
    const state = stateOf(ground());
    history.pushState({ ...state, [MARK]: true }, '');
  }

  /** Whether the present entry belongs to the router's page: it is the page's own, or the map's. */
  function isOfPage(): boolean {
    const { location: at } = ground();
    const page = router.state.location;
    return (
      (stateOf(ground())['key'] ?? 'default') === page.key &&
      at.pathname + at.search + at.hash === page.pathname + page.search + page.hash
    );
  }

  function become(now: Step): void {
    const call = step.is === 'running' ? step.next : undefined;
    stopWaiting();
    step = now;
    leaving.set(false);
    call?.();
  }

  function stepOff(): void {
    if (!isMap() || step.is !== 'none') return;
    step = { is: 'late' };
    ground().history.back();
  }

  return {
    leaving,
    enter() {
      if (!isIdle()) awaited = 'page';
      else if (step.is !== 'none' && isMap()) awaited = 'step';
      else add();
    },
    leave(then) {
      awaited = undefined;
      if (step.is === 'running') step = { is: 'running', next: then };
      else if (isMap()) {
        step = { is: 'running', next: then };
        leaving.set(true);
        stopWaiting = clock.after(STEP_BACK_MS, () => become({ is: 'late' }));
        ground().history.back();
      } else then?.();
    },
    depart(go) {
      awaited = undefined;
      if (step.is === 'running') step = { is: 'running', next: () => go(false) };
      else go(isMap());
    },
    stepOff,
    stepped({ onBack, onForward }) {
      const isHere = isOfPage();
      // During a navigation the step belongs to the router, which cancels the navigation.
      const isOwn = isIdle() && isHere;
      const isReopened = isOwn && awaited === 'step';
      awaited = undefined;
      if (isReopened) add();
      else if (!isOwn || !isMap()) onBack(!isHere);
      // A map that is closing does not open. The step onto its entry is undone.
      else if (!onForward()) ground().history.back();
      become({ is: 'none' });
      return isOwn;
    },
    routed() {
      if (!isIdle()) return;
      const isOpen = awaited === 'page';
      if (isOpen) awaited = undefined;
      // Several steps at once may lead from another page to the entry of a map.
      if (isOpen) add();
      else stepOff();
    },
  };
}
