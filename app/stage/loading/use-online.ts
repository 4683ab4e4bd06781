import { useEffect } from 'react';

/** Makes the call, which must be the same from render to render, each time the connection is back while it is `wanted`. */
export function useOnline(wanted: boolean, call: () => void): void {
  useEffect(() => {
    if (!wanted) return;
    window.addEventListener('online', call);
    return () => window.removeEventListener('online', call);
  }, [wanted, call]);
}
