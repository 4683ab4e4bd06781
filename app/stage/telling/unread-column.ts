/** What is shown whole or not at all, in pixels from the beginning of what scrolls: a line of the story, or a row of words. */
export interface Whole {
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

/** The part of a row above its letters, whose box is higher than they are. Below, its letters end with it. */
const SPARE_ABOVE = 0.15;

/**
 * What is wholly seen, as the first and the last; the last is before the first if nothing is. At the very beginning and end
 * nothing is cut off.
 */
export function seenWhole(
  wholes: readonly Whole[],
  { atPx, endPx, heightPx, edgePx }: View,
): readonly [number, number] {
  const first = atPx < 1 ? 0 : wholes.findIndex(({ top }) => top >= atPx + edgePx - 1);
  const last =
    atPx > endPx - 1 ? wholes.length - 1 : wholes.findLastIndex(({ bottom }) => bottom <= atPx + heightPx);
  return [first === -1 ? wholes.length : first, last];
}

/** How far it scrolls to begin with one of them: before the first, with what stands above it. */
function startOf(wholes: readonly Whole[], index: number, edgePx: number): number {
  const whole = wholes[index];
  return index <= 0 || !whole ? 0 : Math.max(0, whole.top - edgePx);
}

/** How far it scrolls for one of them to be the last that is seen, below as many as have room. */
function endingWith(wholes: readonly Whole[], last: number, heightPx: number, edgePx: number): number {
  const starts = wholes.slice(0, last + 1).map((_, index) => startOf(wholes, index, edgePx));
  return starts.find((px) => wholes[last]!.bottom - px <= heightPx) ?? starts.at(-1) ?? 0;
}

/** Where what is seen ends when one of them is the last: halfway to the next, so that no tail of a letter is cut. */
export const cutBelow = (wholes: readonly Whole[], last: number): number => {
  const { bottom = 0 } = wholes[last] ?? {};
  return Math.max(bottom, (bottom + (wholes[last + 1]?.top ?? bottom)) / 2);
};

/**
 * By how much lines are to stand lower so that none of them lies on a height, in pixels from the beginning of the column: it
 * is halfway between two then. They stand higher where that is nearer, into what is spare above the first. 0 without such a
 * height, or where there is no room for it.
 */
export function lowerFor(lines: readonly Whole[], heightPx: number): number {
  const sparePx = 0.75 * (lines[0]?.top ?? 0);
  const [nearest = 0] = lines
    .slice(1)
    .map(({ top }, before) => heightPx - (lines[before]!.bottom + top) / 2)
    .filter((px) => px >= -sparePx)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return nearest;
}

/** How far a column scrolls, so that also its end begins with a whole line. */
export const endOf = (wholes: readonly Whole[], heightPx: number, edgePx: number): number =>
  endingWith(wholes, wholes.length - 1, heightPx, edgePx);

/** Where a key scrolls a column to, in pixels; undefined if it is none that scrolls. A page leaves nothing out. */
export function scrolledTo(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  wholes: readonly Whole[],
  view: View,
): number | undefined {
  const { endPx, heightPx, edgePx } = view;
  const [first, last] = seenWhole(wholes, view);
  const start = (index: number) => startOf(wholes, index, edgePx);
  const next = Math.max(first, last + 1);
  const before = Math.min(first, last + 1) - 1;
  const page = shiftKey ? 'PageUp' : 'PageDown';
  // With Shift, the others select text.
  const alone = shiftKey ? '' : key;
  const px = {
    PageDown: next < wholes.length ? start(next) : endPx,
    PageUp: endingWith(wholes, before, heightPx, edgePx),
    ArrowDown: first + 1 < wholes.length ? start(first + 1) : endPx,
    ArrowUp: start(first - 1),
    End: endPx,
    Home: 0,
  }[key === ' ' ? page : alone];
  return px === undefined ? undefined : Math.min(endPx, Math.max(0, px));
}

/** Where what scrolls begins, in the window. */
const zeroOf = (column: HTMLElement) =>
  column.getBoundingClientRect().top + column.clientTop - column.scrollTop;

/** The rows of each line of a column, as high as their letters. A line is one text node, before its star. */
function rowsOf(column: HTMLElement): Whole[][] {
  const range = document.createRange();
  const zeroPx = zeroOf(column);
  return [...column.querySelectorAll('[data-line]')].map(({ firstChild }) => {
    range.selectNode(firstChild!);
    return [...range.getClientRects()].map(({ top, bottom, height }) => ({
      top: top - zeroPx + SPARE_ABOVE * height,
      bottom: bottom - zeroPx,
    }));
  });
}

const linesOf = (rows: readonly Whole[][]) =>
  rows.map((of) => ({ top: of[0]?.top ?? 0, bottom: of.at(-1)?.bottom ?? 0 }));

/**
 * Attends to a column whose lines all appeared at once, and which scrolls by itself while its page does not: it shows whole
 * lines only, says with `data-more` on its parent while more follow, and is scrolled by the wheel and the keys wherever they
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
  const words = around?.parentElement;
  if (!around || !words || !stack || typeof ResizeObserver === 'undefined') return () => {};
  let wholes: readonly Whole[] = [];
  /** What has been wheeled, and has not moved the column yet: it stops at a line. */
  let restPx = 0;

  const view = (): View => ({
    atPx: column.scrollTop,
    endPx: column.scrollHeight - column.clientHeight,
    heightPx: column.clientHeight,
    edgePx: Number.parseFloat(getComputedStyle(column).scrollPaddingTop) || 0,
  });
  const show = () => {
    const seen = view();
    const [first, last] = seenWhole(wholes, seen);
    const fromPx = first === 0 ? 0 : (wholes[first]?.top ?? 0) - seen.atPx;
    const toPx = last === wholes.length - 1 ? seen.heightPx : cutBelow(wholes, last) - seen.atPx;
    column.toggleAttribute('data-lines', last >= first);
    column.style.setProperty('--lines-from', `${fromPx}px`);
    column.style.setProperty('--lines-to', `${toPx}px`);
    around.toggleAttribute('data-more', last < wholes.length - 1);
    // The sign stands below the last row that is seen.
    const fromAroundPx = column.getBoundingClientRect().top - around.getBoundingClientRect().top;
    around.style.setProperty('--more-at', `${fromAroundPx + toPx}px`);
  };
  const layOut = () => {
    const rows = rowsOf(column);
    const lines = linesOf(rows);
    // A scene may say what no line should lie on, in the window.
    const horizonPx = Number.parseFloat(getComputedStyle(column).getPropertyValue('--horizon'));
    const lowerPx = lowerFor(lines, horizonPx - around.getBoundingClientRect().top);
    // What stands above the lines may follow them.
    words.style.setProperty('--lower', `${lowerPx}px`);
    const { heightPx, edgePx } = view();
    // In a column too low for the longest, because letters are very large, rows are shown whole.
    const haveRoom = lines.every(({ top, bottom }) => bottom - top <= heightPx - edgePx);
    wholes = haveRoom ? lines : rows.flat();
    column.toggleAttribute('data-snaps', haveRoom);
    // So that the end, too, begins with a whole line. The room is no part of what is observed: it would be observed again.
    const stackPx = stack.getBoundingClientRect().bottom - zeroOf(column);
    const belowPx = stackPx - (wholes.at(-1)?.bottom ?? 0);
    const afterPx = endOf(wholes, heightPx - belowPx, edgePx) + heightPx - stackPx;
    column.style.setProperty('--lines-after', `${Math.max(0, afterPx)}px`);
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
    const { atPx, endPx, heightPx } = view();
    const rowPx = Number.parseFloat(getComputedStyle(column).lineHeight) || 0;
    const toPx = atPx + restPx + deltaY * [1, rowPx, heightPx][deltaMode]!;
    column.scrollTop = toPx;
    restPx = Math.min(endPx, Math.max(0, toPx)) - column.scrollTop;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A choice has no use for the others.
    if (!isMeant(event.target) || !areFree(event.key === ' ' ? event.target : null)) return;
    const px = scrolledTo(event, wholes, view());
    if (px === undefined) return;
    event.preventDefault();
    column.scrollTop = px;
    restPx = 0;
  };

  const observer = new ResizeObserver(layOut);
  // Not the column: how low it stands changes its height, and WebKit reports what is observed and changed at once.
  for (const element of [around, stack]) observer.observe(element);
  column.addEventListener('scroll', show, { passive: true });
  window.addEventListener('wheel', onWheel, { passive: true });
  window.addEventListener('keydown', onKey);
  return () => {
    observer.disconnect();
    column.removeEventListener('scroll', show);
    window.removeEventListener('wheel', onWheel);
    window.removeEventListener('keydown', onKey);
    column.removeAttribute('data-lines');
    column.removeAttribute('data-snaps');
    around.removeAttribute('data-more');
    around.style.removeProperty('--more-at');
    words.style.removeProperty('--lower');
  };
}
