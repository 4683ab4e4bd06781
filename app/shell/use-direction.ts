import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { directionBetween } from '../engine/direction.ts';

/** Tells the styles which way one goes, in time for the transition between the two pictures. */
export function useDirection(): void {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useLayoutEffect(() => {
    if (from.current === pathname) return;
    document.documentElement.dataset['direction'] = directionBetween(from.current, pathname);
    from.current = pathname;
  }, [pathname]);
}
