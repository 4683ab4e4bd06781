/** A row of words, in pixels from the beginning of what scrolls. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
}

/** What is seen of what scrolls, in pixels. */
export interface View {
  /** How far it is scrolled, and how far it can be. */
  readonly atPx: number;
  readonly endPx: number;
  readonly heightPx: number;
  /** What is above this part of the view belongs to what stands above the column. */
  readonly edgePx: number;
}

/** How far an arrow key scrolls, in rows. */
const ARROW_ROWS = 1.5;
/** A row is whole without this part of it: the box of its letters is higher than they are. */
const SPARE = 0.15;

/**
 * The rows that are wholly seen, as the first and the last of them; the last is before the first if none is. At the very
 * beginning and end nothing is cut off.
 */
export function wholeRows(
  rows: readonly Row[],
  { atPx, endPx, heightPx, edgePx }: View,
): readonly [number, number] {
  const spare = ({ top, bottom }: Row) => SPARE * (bottom - top);
  const first = atPx < 1 ? 0 : rows.findIndex((row) => row.top + spare(row) >= atPx + edgePx);
  const last =
    atPx > endPx - 1
      ? rows.length - 1
      : rows.findLastIndex((row) => row.bottom - spare(row) <= atPx + heightPx);
  return [first === -1 ? rows.length : first, last];
}

/** Where a key scrolls a column to, in pixels; undefined if it is none that scrolls. A page leaves no row out. */
export function scrolledTo(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  rows: readonly Row[],
  view: View,
): number | undefined {
  const { atPx, endPx, heightPx, edgePx } = view;
  const [first, last] = wholeRows(rows, view);
  const next = rows[Math.max(first, last + 1)];
  const before = rows[Math.min(first, last) - 1];
  const arrowPx = ARROW_ROWS * (rows[0] ? rows[0].bottom - rows[0].top : 0);
  const page = shiftKey ? 'PageUp' : 'PageDown';
  // With Shift, the others select text.
  const alone = shiftKey ? '' : key;
  const px = {
    PageDown: next ? next.top - edgePx : endPx,
    PageUp: before ? before.bottom - heightPx : 0,
    ArrowDown: atPx + arrowPx,
    ArrowUp: atPx - arrowPx,
    End: endPx,
    Home: 0,
  }[key === ' ' ? page : alone];
  return px === undefined ? undefined : Math.min(endPx, Math.max(0, px));
}

/** The rows of all lines of a column. A line is one text node, before its star. */
function rowsOf(column: HTMLElement): Row[] {
  const range = document.createRange();
  const zeroPx = column.getBoundingClientRect().top + column.clientTop - column.scrollTop;
  return [...column.querySelectorAll('[data-line]')].flatMap(({ firstChild }) => {
    range.selectNode(firstChild!);
    return [...range.getClientRects()].map(({ top, bottom }) => ({
      top: top - zeroPx,
      bottom: bottom - zeroPx,
    }));
  });
}

/**
 * Attends to a column whose lines all appeared at once, and which scrolls by itself while its page does not: it shows whole
 * rows only, says with `data-more` on its parent while more follow, and is scrolled by the wheel and the keys wherever they
 * are used in the scene. Returns a function that stops it.
 *
 * It asks `areFree` (use-hurry.ts) whether keys belong to a control or an overlay. By itself it imports nothing, since what
 * must be fetched with a script is written into the scripts of every scene.
 */
export function attendUnread(
  column: HTMLElement,
  areFree: (target: EventTarget | null) => boolean,
): () => void {
  const { parentElement: around, firstElementChild: stack } = column;
  if (!around || !stack || typeof ResizeObserver === 'undefined') return () => {};
  let rows: readonly Row[] = [];

  const view = (): View => ({
    atPx: column.scrollTop,
    endPx: column.scrollHeight - column.clientHeight,
    heightPx: column.clientHeight,
    edgePx: Number.parseFloat(getComputedStyle(column).scrollPaddingTop) || 0,
  });
  const show = () => {
    const seen = view();
    const [first, last] = wholeRows(rows, seen);
    const fromPx = first === 0 ? 0 : (rows[first]?.top ?? 0) - seen.atPx;
    const toPx = last === rows.length - 1 ? seen.heightPx : (rows[last]?.bottom ?? 0) - seen.atPx;
    column.toggleAttribute('data-rows', last >= first);
    column.style.setProperty('--rows-from', `${fromPx}px`);
    column.style.setProperty('--rows-to', `${toPx}px`);
    around.toggleAttribute('data-more', last < rows.length - 1);
  };
  const layOut = () => {
    rows = rowsOf(column);
    show();
  };
  /** Whether what happened there is meant for the scene, whose page does not scroll. */
  const isMeant = (target: EventTarget | null) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight > clientHeight || !(target instanceof Element)) return false;
    return target === document.body || target.closest('main') !== null;
  };
  const onWheel = ({ ctrlKey, shiftKey, deltaMode, deltaY, target }: WheelEvent) => {
    if (ctrlKey || shiftKey || !isMeant(target) || column.contains(target as Element)) return;
    const rowPx = Number.parseFloat(getComputedStyle(column).lineHeight) || 0;
    column.scrollTop += deltaY * [1, rowPx, column.clientHeight][deltaMode]!;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A choice has no use for the others.
    if (!isMeant(event.target) || !areFree(event.key === ' ' ? event.target : null)) return;
    const px = scrolledTo(event, rows, view());
    if (px === undefined) return;
    event.preventDefault();
    column.scrollTop = px;
  };

  const observer = new ResizeObserver(layOut);
  for (const element of [column, stack]) observer.observe(element);
  column.addEventListener('scroll', show, { passive: true });
  window.addEventListener('wheel', onWheel, { passive: true });
  window.addEventListener('keydown', onKey);
  return () => {
    observer.disconnect();
    column.removeEventListener('scroll', show);
    window.removeEventListener('wheel', onWheel);
    window.removeEventListener('keydown', onKey);
    column.removeAttribute('data-rows');
    around.removeAttribute('data-more');
  };
}
