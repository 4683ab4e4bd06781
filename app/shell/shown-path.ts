import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

let path = '';

/** The path of the scene that stands in the document. A cut begins from there. */
export const shownPath = (): string => path;

/** Notes the path before the browser takes the scene's picture. */
export function useShownPath(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    path = pathname;
  }, [pathname]);
}
