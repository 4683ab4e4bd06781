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
  spine.style.setProperty('view-transition-name', 'spine');
  describeBook(spine.getBoundingClientRect(), getComputedStyle(link));
  return () => spine.style.removeProperty('view-transition-name');
}

/** Notes where the page of the book in the document is. */
export function measurePage(): void {
  const page = document.querySelector('main')?.getBoundingClientRect();
  if (!page) return;
  set('--page-at', `translate(${px(page.left)}, ${px(page.top)})`);
  set('--page-width', px(page.width));
  set('--page-height', px(page.height));
}

function describeBook(spine: DOMRect, binding: CSSStyleDeclaration): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const height = CLOSED_HEIGHT * clientHeight;
  const width = Math.min(CLOSED_SHAPE * height, (1 - 2 * CLOSED_MARGIN) * clientWidth);
  const left = (clientWidth - width) / 2;
  const top = ((1 - CLOSED_HEIGHT) / 2) * clientHeight;
  const spineWidth = Math.min(spine.width, SPINE_SHAPE * spine.height);
  // The cover joins on to the right edge of the spine.
  set('--spine-edge', `${spineWidth.toFixed(1)}px`);
  set('--spine-way', `translate(${px(left - spine.left - spineWidth)}, ${px(top - spine.top)})`);
  set('--spine-grows', (height / spine.height).toFixed(3));
  set('--closed-from', `translate(${px(spine.left + spineWidth)}, ${px(spine.top)})`);
  set('--closed-from-width', px(CLOSED_SHAPE * spine.height));
  set('--closed-from-height', px(spine.height));
  set('--closed-at', `translate(${px(left)}, ${px(top)})`);
  set('--closed-width', px(width));
  set('--closed-height', px(height));
  set('--cover', binding.getPropertyValue('--cloth') || '#27315c');
  set('--cover-gilt', binding.getPropertyValue('--gilt') || '#ead9ae');
}

const px = (value: number) => `${value.toFixed(1)}px`;
const set = (name: string, value: string) => document.documentElement.style.setProperty(name, value);
