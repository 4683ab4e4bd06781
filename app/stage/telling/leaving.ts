/**
 * Marks with `data-leaving` each line that begins above the column's scroll padding once the stack of lines has moved up.
 * The styles then take it away whole, so that no sentence is half seen, not even while the stack moves. Returns a function
 * that stops it.
 */
export function watchLeaving(column: HTMLElement, stack: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  // A line that begins makes the stack higher. What is asked for here has just been laid out.
  const observer = new ResizeObserver(() => {
    const edgePx = Number.parseFloat(getComputedStyle(column).scrollPaddingTop) || 0;
    const hiddenPx = stack.offsetHeight - column.clientHeight;
    for (const line of stack.children as HTMLCollectionOf<HTMLElement>)
      line.toggleAttribute('data-leaving', !line.hidden && line.offsetTop - hiddenPx < edgePx - 1);
  });
  observer.observe(column);
  observer.observe(stack);
  return () => observer.disconnect();
}
