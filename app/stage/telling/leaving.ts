import { onReflow } from './typist.ts';

/**
 * Marks with `data-leaving` each line that has begun to leave the column at the top, where its scroll padding ends. The
 * styles then take it away whole, so that no sentence is half seen. It asks for no layout. Returns a function that stops it.
 */
export function watchLeaving(column: HTMLElement, stack: HTMLElement): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const watch = () => {
    const edgePx = Number.parseFloat(getComputedStyle(column).scrollPaddingTop) || 0;
    const observer = new IntersectionObserver(mark, {
      root: column,
      rootMargin: `${-edgePx}px 0px 0px`,
      // At 1 alone, a line that rests within the tolerance of `mark` would not be reported again when it goes on.
      threshold: [0, 0.95, 1],
    });
    for (const line of stack.children) observer.observe(line);
    return observer;
  };
  let observer = watch();
  const stop = onReflow(stack, null, () => {
    observer.disconnect();
    observer = watch();
  });
  return () => {
    stop();
    observer.disconnect();
  };
}

function mark(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, boundingClientRect: line, rootBounds: room } of entries)
    target.toggleAttribute('data-leaving', room !== null && line.height > 0 && line.top < room.top - 1);
}
