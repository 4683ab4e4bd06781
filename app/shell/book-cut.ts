import { moveTo, px, sizeOfWindow, tellStyles } from './root-style.ts';

/**
 * From the shelf to a book: its spine is drawn out and turns, the cover opens, and the page fills the window. Here is
 * measured where the spine, the closed book and the page are; styles/book-cut.css moves them.
 */

/** The closed book in the middle of the window: its height as a part of the window's, its width as one of its height. */
const CLOSED_HEIGHT = 0.72;
const CLOSED_SHAPE = 0.7;
/** No part of the window is left of it, or right of it, that is narrower than this part. */
const CLOSED_MARGIN = 0.06;
/** A plate may hold more than its spine, such as a ribbon. A spine is no wider than this part of its height. */
const SPINE_SHAPE = 0.3;

/** The drawn spine of the book with this address, if the scene in the document shows it. */
export function nameSpine(path: string): () => void {
  const link = document.querySelector<HTMLElement>(`main a[data-plate][href="${CSS.escape(path)}"]`);
  const plate = link?.dataset['plate'];
  const spine = plate
    ? document.querySelector<HTMLElement>(`main [data-stage] [data-plate="${plate}"]`)
    : undefined;
  if (!link || !spine) return () => {};
  spine.style.viewTransitionName = 'spine';
  describeBook(spine.getBoundingClientRect(), getComputedStyle(link));
  return () => {
    spine.style.viewTransitionName = '';
  };
}

/** Notes where the page of the book in the document is. */
export function measurePage(): void {
  const page = document.querySelector('main')?.getBoundingClientRect();
  if (!page) return;
  tellStyles({
    '--page-at': moveTo(page.left, page.top),
    '--page-width': px(page.width),
    '--page-height': px(page.height),
  });
}

function describeBook(spine: DOMRect, binding: CSSStyleDeclaration): void {
  const inWindow = sizeOfWindow();
  const height = CLOSED_HEIGHT * inWindow.height;
  const width = Math.min(CLOSED_SHAPE * height, (1 - 2 * CLOSED_MARGIN) * inWindow.width);
  const left = (inWindow.width - width) / 2;
  const top = ((1 - CLOSED_HEIGHT) / 2) * inWindow.height;
  const spineWidth = Math.min(spine.width, SPINE_SHAPE * spine.height);
  tellStyles({
    // The cover joins on to the right edge of the spine.
    '--spine-edge': px(spineWidth),
    '--spine-way': moveTo(left - spine.left - spineWidth, top - spine.top),
    '--spine-grows': (height / spine.height).toFixed(3),
    '--cover-at': moveTo(spine.left + spineWidth, spine.top),
    '--cover-width': px(CLOSED_SHAPE * spine.height),
    '--cover-height': px(spine.height),
    '--closed-at': moveTo(left, top),
    '--closed-width': px(width),
    '--closed-height': px(height),
    '--cover': binding.getPropertyValue('--cloth'),
    '--cover-gilt': binding.getPropertyValue('--gilt'),
  });
}
