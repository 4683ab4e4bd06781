import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType as Action, useLocation, useNavigationType } from 'react-router';
import { inNextTask } from '../stage/time/next-task.ts';
import { WIDE, useRealm } from '../stage/time/realm.ts';
import { stepTo } from '../stage/time/step.ts';
import { showPart } from '../stage/reading/part-named.ts';
import { focusHeading } from './focus.ts';

/** How far each page was scrolled when it was left, by its entry in the history. */
const left = new Map<string, number>();

/** A step of the navigator, and the entry of the history it led to. */
interface Step {
  /** The name of the entry. A link to a part of a page has no key of its own, so path and hash belong to it. */
  readonly entry: string;
  readonly pathname: string;
  readonly hash: string;
}

/**
 * Does what a browser does on a new page: after a step forward it scrolls to the top, or to the part that the address
 * names, after a step back to where the page was left, and so it does for a page that comes back from behind the gate. It
 * moves the focus to the new heading, so that screen readers say the name of the place, or to the part.
 */
export function useArrival(): void {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const step = { entry: key + pathname + hash, pathname, hash };

  useLayoutEffect(() => stepTo.set(undefined), [location]);
  useOwnScrolling();
  useTargetAfterStep();
  useNotedScroll(step);
  useScrollToStep(step);
  useScrollBehindGate(step);
}

/** At a step in the history the browser would scroll the old scene. Only after a reload may it restore the scroll. */
function useOwnScrolling(): void {
  useEffect(() => {
    const setManual = () => {
      history.scrollRestoration = 'manual';
    };
    const setAuto = () => {
      history.scrollRestoration = 'auto';
    };
    setManual();
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      setAuto();
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);
}

/**
 * While a step in the history is answered, `:target` is still the part of the page one comes from. In WebKit it stays so
 * after a step back to an address that names no part.
 */
function useTargetAfterStep(): void {
  useEffect(() => {
    const showTarget = () => {
      if (window.location.hash !== '') document.querySelector(':target')?.scrollIntoView();
    };
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, []);
}

/** Notes how far the page is scrolled. In a layout effect, so that scrolling in the new scene is not noted for the old one. */
function useNotedScroll({ entry, pathname, hash }: Step): void {
  const { narrow } = useRealm();
  const arrived = useRef(false);
  useLayoutEffect(() => {
    const first = !arrived.current;
    arrived.current = true;
    // What scrolls in a narrow window is the gate.
    if (narrow) return;
    // The scene is still laid out for a narrow window once, before `narrow` is known.
    const note = () => matchMedia(WIDE).matches && left.set(entry, window.scrollY);
    const noteHere = () => {
      const at = window.location;
      if (at.pathname === pathname && at.hash === hash) note();
    };
    // The browser may have restored the scroll before this listens. To ask for it can lay the page out, which is a task.
    if (first) inNextTask(noteHere);
    // A press or a step in the history can come before the event of the last scrolling.
    window.addEventListener('scroll', noteHere, { passive: true });
    window.addEventListener('click', noteHere, true);
    window.addEventListener('popstate', note);
    return () => {
      window.removeEventListener('scroll', noteHere);
      window.removeEventListener('click', noteHere, true);
      window.removeEventListener('popstate', note);
    };
  }, [entry, pathname, hash, narrow]);
}

/** Scrolls where the step leads, and moves the focus. */
function useScrollToStep({ entry, pathname, hash }: Step): void {
  const type = useNavigationType();
  const before = useRef<string>(undefined);
  useLayoutEffect(() => {
    const first = before.current === undefined;
    const same = before.current === pathname;
    before.current = pathname;
    if (first) return;
    const place = type === Action.Pop ? left.get(entry) : undefined;
    if (!same) {
      window.scrollTo(0, place ?? 0);
      focusHeading();
      // A text that comes later does this itself.
      if (place === undefined) showPart(hash);
    } else if (hash === '' && place !== undefined) window.scrollTo(0, place);
  }, [entry, pathname, hash, type]);
}

/**
 * The gate is shorter than most scenes. It begins at its top, and the scene comes back where it was left. Whoever has
 * scrolled a gate before the page is alive stays there.
 */
function useScrollBehindGate({ entry }: Step): void {
  const { alive, narrow } = useRealm();
  const was = useRef({ alive, narrow });
  useLayoutEffect(() => {
    const { alive: lived, narrow: gated } = was.current;
    was.current = { alive, narrow };
    if (narrow && lived) window.scrollTo(0, 0);
    if (narrow || !gated) return;
    const place = left.get(entry);
    const part = place === undefined ? document.querySelector(':target') : null;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, place ?? 0);
  }, [entry, narrow, alive]);
}
