import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { directionBetween } from '../engine/direction.ts';

/** Writes the direction of a change of scene for the styles, before its transition starts. */
export function useDirection(): void {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useLayoutEffect(() => {
    if (from.current === pathname) return;
    document.documentElement.dataset['direction'] = directionBetween(from.current, pathname);
    from.current = pathname;
  }, [pathname]);
}
