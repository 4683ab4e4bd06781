import { clock } from '../../stage/time/clock.ts';

/** Where a browser cannot say when it is idle: so long after the page has loaded. */
const SETTLED_MS = 1500;

/** Calls back once the page has loaded and nothing more urgent is left to do. Returns how to call it off. */
export function whenIdle(call: () => void): () => void {
  let callOff: (() => void) | undefined;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(call);
      callOff = () => cancelIdleCallback(request);
    } else callOff = clock.after(SETTLED_MS, call);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    callOff?.();
  };
}
