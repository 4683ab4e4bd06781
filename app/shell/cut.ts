import { cutBetween, isWellWithin, meeting, reachOf } from '../engine/cuts.ts';
import { bare } from '../schema/places.ts';
import { bookInHand } from '../stage/book-in-hand.ts';
import { moveTo, px, root, sizeOfWindow, tellStyles } from '../stage/root-style.ts';
import type { Cut, Move, Point, Seen, Spot } from '../engine/cuts.ts';

/** What the passage shows apart from the picture: a scene's words. */
const WORDS = 'main :is([data-words], [data-page-words])';

/** What is nearer to the edge of the window than this part of its size does not carry a cut. */
const MARGIN = 0.06;

let shownPath = '';

/** Notes the path of the scene that stands in the document. To be called before the browser takes its picture. */
export function noteShownPath(path: string): void {
  shownPath = path;
}

interface StagedCut {
  /** The new scene stands in the document; neither has been shown. */
  meet(): void;
  /** The browser has taken its pictures, or has given up. A name that stayed would be there twice at the next passage. */
  clear(): void;
}

/** Prepares the passage from the scene that stands in the document: gives the styles its names and its places. */
export function stageCut(): StagedCut {
  // The router has changed the address; the scene of the old one is still there.
  const [from, to] = [bare(shownPath), bare(window.location.pathname)];
  const cut = cutBetween(from, to);
  const old = lookAt(cut, cut.back ? 'inner' : 'outer', { visible: true });
  const book = cut.kind === 'book' ? (cut.back ? from : to) : undefined;
  const unname = [nameWords('words-gone')];
  const lookAtBook = (isPage: boolean) => {
    if (book === undefined) return;
    if (isPage) bookInHand()?.measurePage();
    else unname.push(bookInHand()?.name(book) ?? (() => {}));
  };
  lookAtBook(cut.back);
  return {
    meet() {
      // First, because what is written on the root makes the browser compute all styles anew before it measures. What is
      // still hidden there may turn up while the scene is drawn.
      const now = lookAt(cut, cut.back ? 'outer' : 'inner', { visible: false });
      unname.push(nameWords('words-come'));
      lookAtBook(!cut.back);
      describe(cut, ...(cut.back ? ([now, old] as const) : ([old, now] as const)));
    },
    clear() {
      for (const end of unname) end();
    },
  };
}

interface Look {
  /** The corner of `main` in the window, in pixels: where its picture in the passage begins. */
  readonly corner: Point;
  /** What carries the cut, where it is to be seen. */
  readonly seen: Seen | undefined;
  /** Eyelids cover the scene. */
  readonly lids: boolean;
}

interface Wanted {
  readonly visible: boolean;
}

function lookAt(cut: Cut, which: 'outer' | 'inner', wanted: Wanted): Look | undefined {
  const main = document.querySelector('main');
  if (!main) return undefined;
  const { left, top } = main.getBoundingClientRect();
  const lids = main.querySelector('[data-lids-state]') !== null;
  const spot = 'outer' in cut ? cut[which] : undefined;
  return { corner: { x: left, y: top }, seen: spot && !lids ? find(main, wanted, spot) : undefined, lids };
}

/** Where the thing is in the window, in pixels; undefined where it is not to be seen. */
function find(
  main: HTMLElement,
  { visible }: Wanted,
  { plate, at, part = 1, atOnce = visible }: Spot,
): Seen | undefined {
  const element = [...main.querySelectorAll<HTMLElement>(`[data-plate="${plate}"]`)].find((found) =>
    found.checkVisibility({ visibilityProperty: atOnce }),
  );
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  const turn = getComputedStyle(element).transformOrigin.split(' ').map(Number.parseFloat);
  const [x, y] = at ?? [turn[0]! / element.offsetWidth, turn[1]! / element.offsetHeight];
  const found = { x: box.left + x * box.width, y: box.top + y * box.height, width: part * box.width };
  return isWellWithin(found, sizeOfWindow(), MARGIN) ? found : undefined;
}

function nameWords(name: string): () => void {
  const { style } = document.querySelector<HTMLElement>(WORDS) ?? {};
  if (style) style.viewTransitionName = name;
  return () => {
    if (style) style.viewTransitionName = '';
  };
}

function describe(cut: Cut, outer: Look | undefined, inner: Look | undefined): void {
  if (!root) return;
  // Before anything is written: then the styles need not be computed in between.
  const size = sizeOfWindow();
  root.dataset['cutWay'] = cut.back ? 'back' : 'forth';
  root.dataset['cut'] = kindOf(cut, outer, inner);
  if (!outer?.seen || !inner?.seen) return;
  const [outerMove, innerMove] = meeting(outer.seen, inner.seen, size);
  tellStyles({
    ...placeOf('outer', outer, outer.seen, outerMove),
    ...placeOf('inner', inner, inner.seen, innerMove),
    '--reach': px(reachOf(inner.seen, size)),
  });
}

function kindOf(cut: Cut, outer: Look | undefined, inner: Look | undefined): Cut['kind'] {
  if (outer?.lids && inner?.lids) return 'same';
  if (!('outer' in cut) || (outer?.seen && inner?.seen)) return cut.kind;
  return cut.otherwise ?? 'fade';
}

/** Where the star or the thing is in the picture of its own scene, and how the picture moves so that both lie on each other. */
function placeOf(which: 'outer' | 'inner', { corner }: Look, seen: Point, { by, scale }: Move) {
  const [place, move] = which === 'outer' ? ['--outer-at', '--outer-move'] : ['--inner-at', '--inner-move'];
  return {
    [place]: `${px(seen.x - corner.x)} ${px(seen.y - corner.y)}`,
    [move]: `${moveTo(by.x, by.y)} scale(${scale.toFixed(4)})`,
  };
}
