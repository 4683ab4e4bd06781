/** The part of the soft edge of the foot's ground in which words no longer stand out. */
const FAINT = 1 / 3;
/** Of a line that is higher than this part of the window the beginning is shown although its end is not. */
const LONG = 0.5;

/**
 * Marks with `data-below` each line of a page that scrolls which does not end above the ground of the foot, so that the
 * foot cuts through none. Returns a function that stops it.
 */
export function watchBelow(stack: HTMLElement): () => void {
  const foot = document.querySelector('[data-realm] > footer');
  if (!foot || typeof ResizeObserver === 'undefined') return () => {};
  const mark = () => {
    const softPx = Number.parseFloat(getComputedStyle(foot, '::before').top) || 0;
    const endPx = foot.getBoundingClientRect().top + FAINT * Math.min(0, softPx);
    for (const line of stack.children) {
      const { top, bottom } = line.getBoundingClientRect();
      line.toggleAttribute('data-below', bottom > endPx + 1 && top > (1 - LONG) * endPx);
    }
  };
  const observer = new ResizeObserver(mark);
  for (const element of [stack, foot, document.documentElement]) observer.observe(element);
  window.addEventListener('resize', mark);
  window.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', mark);
    window.removeEventListener('scroll', mark);
    for (const line of stack.children) line.removeAttribute('data-below');
  };
}
