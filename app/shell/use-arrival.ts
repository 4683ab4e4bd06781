import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType as Action, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from './focus.ts';

/**
 * What a browser does on a new page and a page without reloading must do itself: the top of the page on the way
 * forward, the place one left on the way back, and the focus on the new heading, which says the name of the place.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const left = useRef(new Map<string, number>());
  const before = useRef<string>(undefined);
  // The entries of a page's parts have no key of their own.
  const entry = key + hash;

  // At a step in the history the browser would scroll the scene that is left. After a reload it may.
  useEffect(() => {
    const leaveToUs = () => {
      history.scrollRestoration = 'manual';
    };
    const leaveToBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    leaveToUs();
    window.addEventListener('pageshow', leaveToUs);
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      leaveToBrowser();
      window.removeEventListener('pageshow', leaveToUs);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }, []);

  // In time for the new scene: what it scrolls must not be noted as the place one left.
  useLayoutEffect(() => {
    const places = left.current;
    const note = () => {
      const at = window.location;
      if (at.pathname === pathname && at.hash === hash) places.set(entry, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [entry, pathname, hash]);

  useLayoutEffect(() => {
    const first = before.current === undefined;
    const same = before.current === pathname;
    before.current = pathname;
    if (first) return;
    const place = type === Action.Pop ? left.current.get(entry) : undefined;
    if (!same) window.scrollTo(0, place ?? 0);
    else if (hash !== '') document.querySelector(':target')?.scrollIntoView();
    else if (place !== undefined) window.scrollTo(0, place);
    if (!same) focusHeading();
  }, [entry, pathname, hash, type]);
}
