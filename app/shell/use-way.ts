import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wayBetween } from '../engine/way.ts';

/**
 * Tells the styles which way one goes, in time for the transition between the two pictures; a key, a pointer or a step
 * in the history ends that.
 */
export function useWay(): void {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useLayoutEffect(() => {
    if (from.current === pathname) return;
    document.documentElement.dataset['way'] = wayBetween(from.current, pathname);
    from.current = pathname;
  }, [pathname]);

  useEffect(() => {
    // Cut short before it is ready, it would have React commit the new scene out of turn. Browsers that do not tell which
    // one is on play it out.
    const end = () => {
      const transition = document.activeViewTransition;
      transition?.ready.then(
        () => transition.skipTransition(),
        () => {},
      );
    };
    const inputs = ['pointerdown', 'keydown', 'popstate'] as const;
    for (const input of inputs) window.addEventListener(input, end);
    return () => {
      for (const input of inputs) window.removeEventListener(input, end);
    };
  }, []);
}
