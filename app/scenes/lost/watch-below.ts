/** The part of the soft edge of the foot's ground in which words no longer stand out. */
const FAINT = 1 / 3;
/** Of a line that is higher than this part of the window the beginning is shown although its end is not. */
const LONG = 0.5;

/**
 * Marks with `data-below` each line of an introduction that scrolls with its page and does not end above the ground of the
 * foot, so that the foot cuts through none, and with `data-more` the introduction that goes on there, until one has
 * scrolled. Returns a function that stops it.
 */
export function watchBelow(introduction: HTMLElement): () => void {
  const stack = introduction.querySelector('[data-line]')?.parentElement;
  const foot = document.querySelector('[data-realm] > footer');
  if (!stack || !foot || typeof ResizeObserver === 'undefined') return () => {};
  const mark = () => {
    const softPx = Number.parseFloat(getComputedStyle(foot, '::before').top) || 0;
    const endPx = foot.getBoundingClientRect().top + FAINT * Math.min(0, softPx);
    let more = false;
    for (const line of stack.children) {
      const { top, bottom } = line.getBoundingClientRect();
      const below = bottom > endPx + 1 && top > (1 - LONG) * endPx;
      line.toggleAttribute('data-below', below);
      more ||= below;
    }
    introduction.toggleAttribute('data-more', more && window.scrollY === 0);
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
    introduction.removeAttribute('data-more');
  };
}
