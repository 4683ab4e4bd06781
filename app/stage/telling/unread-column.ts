/** A row of words, in pixels from the beginning of what scrolls. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
}

/** How far Space and Page Down scroll, as a part of what is seen, as in browsers; and an arrow key, in rows. */
const PAGE = 0.875;
const ARROW_ROWS = 1.5;

/**
 * The rows that are wholly seen from `fromPx` to `toPx` of what scrolls, as the first and the last of them; the last is
 * before the first if none is.
 */
export function wholeRows(rows: readonly Row[], fromPx: number, toPx: number): readonly [number, number] {
  const first = rows.findIndex(({ top }) => top >= fromPx);
  const last = rows.findLastIndex(({ bottom }) => bottom <= toPx);
  return [first === -1 ? rows.length : first, last];
}

/** By how much a key scrolls a column, in pixels; undefined if it is none that scrolls. */
export function scrolledBy(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { pagePx, rowPx }: { readonly pagePx: number; readonly rowPx: number },
): number | undefined {
  if (key === ' ') return shiftKey ? -pagePx * PAGE : pagePx * PAGE;
  if (shiftKey) return undefined;
  return {
    PageDown: pagePx * PAGE,
    PageUp: -pagePx * PAGE,
    ArrowDown: rowPx * ARROW_ROWS,
    ArrowUp: -rowPx * ARROW_ROWS,
    End: Infinity,
    Home: -Infinity,
  }[key];
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

  const show = () => {
    const fromPx = column.scrollTop + (Number.parseFloat(getComputedStyle(column).scrollPaddingTop) || 0);
    const [first, last] = wholeRows(rows, fromPx - 1, column.scrollTop + column.clientHeight + 1);
    const begin = first === 0 ? 0 : (rows[first]?.top ?? 0) - column.scrollTop;
    const end = last === rows.length - 1 ? column.clientHeight : (rows[last]?.bottom ?? 0) - column.scrollTop;
    column.toggleAttribute('data-rows', last >= first);
    column.style.setProperty('--rows-from', `${begin}px`);
    column.style.setProperty('--rows-to', `${end}px`);
    around.toggleAttribute('data-more', last < rows.length - 1);
  };
  const layOut = () => {
    rows = rowsOf(column);
    show();
  };
  const scroll = (byPx: number) => {
    const endPx = column.scrollHeight - column.clientHeight;
    column.scrollTop = Math.min(endPx, Math.max(0, column.scrollTop + byPx));
  };
  /** Whether what happened there would scroll neither the column nor anything else. */
  const isMeant = (target: EventTarget | null) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight > clientHeight || !(target instanceof Element)) return false;
    return (target === document.body || target.closest('main') !== null) && !column.contains(target);
  };
  const rowPx = () => Number.parseFloat(getComputedStyle(column).lineHeight) || 0;
  const onWheel = ({ ctrlKey, shiftKey, deltaMode, deltaY, target }: WheelEvent) => {
    if (ctrlKey || shiftKey || !isMeant(target)) return;
    scroll(deltaY * [1, rowPx(), column.clientHeight][deltaMode]!);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A choice has no use for the others.
    if (!isMeant(event.target) || !areFree(event.key === ' ' ? event.target : null)) return;
    const byPx = scrolledBy(event, { pagePx: column.clientHeight, rowPx: rowPx() });
    if (byPx === undefined) return;
    event.preventDefault();
    scroll(byPx);
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
