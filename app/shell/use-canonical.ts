import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { bare } from '../schema/places.ts';

/**
 * Keeps the printed canonical address that of the scene one is in: browsers share that address instead of the one in
 * their bar. Only the build writes the element, so the site's address is not in the scripts.
 */
export function useCanonical(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(bare(pathname), link.href).href;
  }, [pathname]);
}
