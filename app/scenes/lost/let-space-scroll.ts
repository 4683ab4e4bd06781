import { hasOwnKeys } from '../../stage/telling/use-hurry.ts';

/** Whether one is in the middle of the page: it is scrolled, and there is more below. */
function isBetween(): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight < scrollHeight - 1;
}

/**
 * Whoever has begun to scroll a page reads it, and Space is then the key that scrolls on, as on any page; it hurries from
 * its beginning and from its end. Returns a function that ends this.
 */
export function letSpaceScroll(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isControls = event.target instanceof Element && hasOwnKeys(event.target);
    // Nobody else hears of it, and the browser scrolls.
    if (event.key === ' ' && !isControls && isBetween()) event.stopPropagation();
  };
  window.addEventListener('keydown', onKey, true);
  return () => window.removeEventListener('keydown', onKey, true);
}
