import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { shownPath } from './shown-path.ts';

/** Notes the address of the scene that stands in the document. A cut begins from there. */
export function useShownPath(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => shownPath.set(pathname), [pathname]);
}
