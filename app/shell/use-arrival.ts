import { useLayoutEffect, useRef } from 'react';
import { NavigationType as Action, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '../ui/focus-heading.ts';

/**
 * What a browser does on a new page and a page without reloading must do itself: the top of the page on the way
 * forward, the place one left on the way back, and the focus on the new heading, which says the name of the place.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const left = useRef(new Map<string, number>());
  const before = useRef<string>(undefined);

  // In time for the new scene: what it scrolls must not be noted as the place one left.
  useLayoutEffect(() => {
    const places = left.current;
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const first = before.current === undefined;
    const same = before.current === pathname;
    before.current = pathname;
    if (first || same) return;
    if (hash === '' || type === Action.Pop)
      window.scrollTo(0, type === Action.Pop ? (left.current.get(key) ?? 0) : 0);
    focusHeading();
  }, [key, pathname, hash, type]);
}
