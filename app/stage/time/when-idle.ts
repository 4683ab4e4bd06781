import { clock } from './clock.ts';

/** The wait after the page has loaded, in browsers without `requestIdleCallback`. */
const SETTLED_MS = 1500;

/** Calls back once, when the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  let cancel: (() => void) | undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(call);
      cancel = () => cancelIdleCallback(request);
    } else cancel = clock.after(SETTLED_MS, call);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel?.();
  };
}
