import type { BookInHand } from '../../stage/passage/book-in-hand.ts';
import { px, sizeOfWindow, tellStyles } from '../../stage/passage/root-style.ts';

/**
 * From the shelf to a book: its spine is drawn out and turns, the cover opens, and the page fills the window. Here is
 * measured where the spine stands, and how large the closed book is; styles/book-cut.css moves them.
 */

/** The closed book in the middle of the window: its height as a part of the window's, its width as one of its height. */
const CLOSED_HEIGHT = 0.72;
const CLOSED_SHAPE = 0.7;
/** It is no wider than this part of the window. */
const CLOSED_WIDEST = 0.88;

/** Beside the words of its page, as a part of their width. */
const LEAF_MARGIN = 0.06;

export const bookCut: BookInHand = { name, measurePage };

/** The drawn spine of the book with this address, if the scene in the document shows it. */
function name(path: string): () => void {
  const link = document.querySelector<HTMLElement>(`main a[data-plate][href="${CSS.escape(path)}"]`);
  const spine = document.querySelector<HTMLElement>(
    `main [data-stage] [data-plate="${link?.dataset['plate']}"]`,
  );
  if (!link || !spine) return () => {};
  spine.style.viewTransitionName = 'spine';
  spine.dataset['inHand'] = '';
  describeBook(spine, link);
  return () => {
    spine.style.viewTransitionName = '';
    delete spine.dataset['inHand'];
  };
}

/** The page grows until it meets the foot, behind which it goes on. */
function pageHeight(): number {
  const foot = document.querySelector('[data-realm] > footer');
  return foot?.getBoundingClientRect().top ?? sizeOfWindow().height;
}

/**
 * Notes how far the page of the book in the document is scrolled, where its leaf begins and ends on the table, how small it is
 * while its words fill the closed book, and how far its ribbon hangs from where it begins then: with its edge at that of the
 * words.
 */
function measurePage(leaves: boolean): void {
  const page = document.querySelector<HTMLElement>('main');
  const article = document.querySelector('main article');
  const words = article?.getBoundingClientRect().width ?? 0;
  const fits = closedSize().width / (words * (1 + 2 * LEAF_MARGIN));
  const around = article?.parentElement;
  const leaf = around && getComputedStyle(around, '::before');
  const ribbon = around?.querySelector('[data-ribbon]');
  const ends = leaf ? around.getBoundingClientRect().bottom - Number.parseFloat(leaf.bottom) : Infinity;
  tellStyles({
    '--page-from': px(page?.getBoundingClientRect().top ?? 0),
    '--leaf-from': leaf?.left ?? '0px',
    '--leaf-to': px(Math.min(ends, pageHeight())),
    '--table': page ? getComputedStyle(page).background : 'none',
    '--ribbon-in': px(ribbon && article ? Math.max(0, hangsAt(ribbon) - rightOf(article)) : 0),
    '--page-part': `${Math.min(fits, CLOSED_HEIGHT)}`,
  });
  // It makes the leaf longer.
  if (page && leaves) page.dataset['inHand'] = '';
}

/** Its right edge, also where it has been moved for the passage already. */
const hangsAt = (ribbon: Element): number =>
  rightOf(ribbon) + Number.parseFloat(getComputedStyle(ribbon).marginInlineEnd);

const rightOf = (element: Element): number => element.getBoundingClientRect().right;

function closedSize() {
  const inWindow = sizeOfWindow();
  const height = CLOSED_HEIGHT * inWindow.height;
  return { width: Math.min(CLOSED_SHAPE * height, CLOSED_WIDEST * inWindow.width), height };
}

function describeBook(spine: HTMLElement, link: HTMLElement): void {
  const inWindow = sizeOfWindow();
  const closed = closedSize();
  const told = getComputedStyle(link);
  const unit = link.parentElement!.offsetWidth / Number(told.getPropertyValue('--pic-w'));
  const [wide, high] = [
    Number(told.getPropertyValue('--wide')) * unit,
    Number(told.getPropertyValue('--high')) * unit,
  ];
  // The spine may be on its way out, because it is pointed at: whatever its pose, the middle of its box is that of its bounds.
  const { transform, transformOrigin, width, height } = getComputedStyle(spine);
  const { a, b, c, d } = new DOMMatrix(transform);
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
  const [toX, toY] = [x - Number.parseFloat(width) / 2, y - Number.parseFloat(height) / 2];
  const bounds = spine.getBoundingClientRect();
  const size = Math.hypot(a, b);
  tellStyles({
    '--window-width': px(inWindow.width),
    '--window-height': px(inWindow.height),
    '--page-height': px(pageHeight()),
    '--closed-part': `${CLOSED_HEIGHT}`,
    '--cover-part': `${closed.height / pageHeight()}`,
    '--closed-height': px(closed.height),
    '--closed-width': px(closed.width),
    '--spine-foot': transformOrigin,
    '--spine-turned': `${Math.atan2(b, a)}rad`,
    '--spine-lean': `${told.getPropertyValue('--lean')}rad`,
    '--spine-high': px(high),
    '--spine-size': `${size}`,
    '--spine-grows': `${closed.height / high}`,
    // The joint: the middle of the spine's right edge, in its own plate, and in the window once it stands straight.
    '--joint-x': px(x + wide / 2),
    '--joint-y': px(y - high / 2),
    '--joint-left': px(bounds.left + bounds.width / 2 + a * toX + c * toY + (size * wide) / 2),
    '--joint-top': px(bounds.top + bounds.height / 2 + b * toX + d * toY - (size * high) / 2),
    '--cover': told.getPropertyValue('--cloth'),
    '--relief': told.getPropertyValue('--relief'),
    '--tooling': told.getPropertyValue('--tooling'),
  });
}
