/**
 * Takes away the space that a reader's own style puts below the last line: it would lift the line out of the column.
 * `probe` is a paragraph whose margin comes from such a style alone. Returns a function that stops it.
 */
export function watchSpacing(stack: HTMLElement, probe: HTMLElement): () => void {
  const level = () => {
    const space = Number.parseFloat(getComputedStyle(probe).marginBlockEnd) || 0;
    stack.style.marginBlockEnd = space > 0 ? `${-space}px` : '';
  };
  // It calls for the first time in the next frame, once all is laid out: to ask before that would lay out the page twice.
  const observer = new ResizeObserver(level);
  observer.observe(stack);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    stack.style.marginBlockEnd = '';
  };
}
