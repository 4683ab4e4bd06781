import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wayBetween } from '../engine/way.ts';

/** Tells the styles which way one goes, in time for the transition between the two pictures. */
export function useWay(): void {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useLayoutEffect(() => {
    if (from.current === pathname) return;
    document.documentElement.dataset['way'] = wayBetween(from.current, pathname);
    from.current = pathname;
  }, [pathname]);
}
