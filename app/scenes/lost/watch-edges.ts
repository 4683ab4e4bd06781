/** The part of the soft edge of the foot's ground in which words no longer stand out. */
const FAINT = 1 / 3;
/** A line that is higher than this part of the window is shown although it does not end, or begin, in it. */
const LONG = 0.5;

/**
 * Marks with `data-half-seen` each line of an introduction that scrolls with its page and that the window's edge, or the
 * ground of the foot, would cut through, and with `data-more` the introduction that goes on below. Returns a function that
 * stops it.
 */
export function watchEdges(introduction: HTMLElement): () => void {
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
      const above = top < 0 && bottom < LONG * endPx;
      line.toggleAttribute('data-half-seen', below || above);
      more ||= below;
    }
    introduction.toggleAttribute('data-more', more);
  };
  const observer = new ResizeObserver(mark);
  for (const element of [stack, foot, document.documentElement]) observer.observe(element);
  window.addEventListener('resize', mark);
  window.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', mark);
    window.removeEventListener('scroll', mark);
    for (const line of stack.children) line.removeAttribute('data-half-seen');
    introduction.removeAttribute('data-more');
  };
}
