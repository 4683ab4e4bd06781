import { onReflow } from './typist.ts';

/**
 * Takes away the space that a reader's own style puts below the last line: it would lift the line out of the column.
 * `probe` is a paragraph whose margin comes from such a style alone. Returns a function that stops it.
 */
export function watchSpacing(stack: HTMLElement, probe: HTMLElement): () => void {
  const level = () => {
    stack.style.marginBlockEnd = `${-Number.parseFloat(getComputedStyle(probe).marginBlockEnd) || 0}px`;
  };
  level();
  const stop = onReflow(stack, probe, level);
  return () => {
    stop();
    stack.style.marginBlockEnd = '';
  };
}
