import {
  hiddenRimOf,
  isWellWithin,
  meeting,
  passThrough,
  reachOf,
  rimOf,
  shutOf,
} from '../engine/cut-moves.ts';
import type { Move, Point, Seen, Through } from '../engine/cut-moves.ts';
import { cutBetween, waysOf } from '../engine/cuts.ts';
import type { Cut, Opening, Spot } from '../engine/cuts.ts';
import { bare } from '../schema/places.ts';
import { bookInHand } from '../stage/passage/book-in-hand.ts';
import { picturesBlocked } from '../stage/picture/blocked.ts';
import { decoded } from '../stage/picture/decoded.ts';
import { moveTo, px, root, sizeOfWindow, tellStyles } from '../stage/passage/root-style.ts';
import { shownPath } from './shown-path.ts';

/** What the passage shows apart from the picture: a scene's words. */
const WORDS = 'main :is([data-words], [data-page-words])';

/** What is nearer to the edge of the window than this part of its size does not carry a cut. */
const MARGIN = 0.06;

/** In these cuts the new scene stays dark until the old one has gone. */
const SHOW_LATE: ReadonlySet<Cut['kind']> = new Set(['star', 'fade']);

export interface StagedCut {
  /** Half a thing that one goes towards would be seen, where the whole thing was a moment before: its plates come first. */
  readonly toThing: boolean;
  /** Resolves when the new scene's plates are decoded, or have failed. */
  platesCome(): Promise<unknown>;
  /** The new scene is not to be seen in the first third of the passage. */
  readonly showsLate: boolean;
  /**
   * The new scene stands in the document; neither has been shown. Where its plates are neither decoded nor loaded one does not
   * look into it: the old scene goes dark. Returns whether it `showsLate` indeed.
   */
  meet(areDecoded: boolean): boolean;
  /** The browser has taken its pictures, or has given up. A name that stayed would be there twice at the next passage. */
  clear(): void;
}

/** Prepares the passage from the scene that stands in the document: gives the styles its names and its places. */
export function stageCut(): StagedCut {
  // The router has changed the address; the scene of the old one is still there.
  const [from, to] = [bare(shownPath()), bare(window.location.pathname)];
  const cut = cutBetween(from, to);
  const ways = waysOf(cut);
  const ground = document.querySelector('main')?.dataset['ground'] ?? '';
  const old = ways.map((way) => lookAt(way, cut.back ? 'inner' : 'outer', { visible: true }));
  const book = cut.kind === 'book' ? (cut.back ? from : to) : undefined;
  const unname = [nameWords('words-gone')];
  const lookAtBook = (isPage: boolean) => {
    if (book === undefined) return;
    if (isPage) bookInHand()?.measurePage(cut.back);
    else unname.push(bookInHand()?.name(book) ?? (() => {}));
  };
  lookAtBook(cut.back);
  if (cut.kind === 'book' && !cut.back) unname.push(cropToWindow());
  return {
    showsLate: SHOW_LATE.has(cut.kind),
    toThing: cut.kind === 'thing',
    async platesCome() {
      if (picturesBlocked.get()) return;
      await decoded(plates);
      // What waited in the dark is not drawn half faded.
      for (const plate of plates()) plate.style.animation = 'none';
    },
    meet(areDecoded) {
      // First, because what is written on the root makes the browser compute all styles anew before it measures. What is
      // still hidden there may turn up while the scene is drawn.
      const now = ways.map((way) => lookAt(way, cut.back ? 'outer' : 'inner', { visible: false }));
      unname.push(nameWords('words-come'));
      lookAtBook(!cut.back);
      const [outer, inner] = cut.back ? [now, old] : [old, now];
      return SHOW_LATE.has(
        describe(
          ways.map((way, i) => ({ cut: way, outer: outer[i], inner: inner[i] })),
          ground,
          areDecoded || [...plates()].every(({ complete }) => complete),
        ),
      );
    },
    clear() {
      for (const end of unname) end();
    },
  };
}

/** The scene's. One that is lazy may not be asked for at all. */
const plates = () =>
  document.querySelectorAll<HTMLImageElement>("main [data-stage] img:not([loading='lazy'])");

interface Look {
  /** The corner of `main` in the window, in pixels: where its picture in the passage begins. */
  readonly corner: Point;
  /** What carries the cut, where it is to be seen. */
  readonly seen: Seen | undefined;
  /** The corners of what one looks through: as it begins to be cut, and as it is then. */
  readonly opening: { readonly begun: readonly Point[]; readonly whole: readonly Point[] } | undefined;
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
  return {
    corner: { x: left, y: top },
    seen: spot && !lids ? find(main, wanted, spot) : undefined,
    opening: cut.kind === 'thing' && which === 'outer' ? openingIn(main, cut.opening) : undefined,
    lids,
  };
}

const platesOf = (main: HTMLElement, name: string) => [
  ...main.querySelectorAll<HTMLElement>(`[data-plate="${name}"]`),
];

/** Where the corners of an opening are in the window, in pixels. */
function openingIn(main: HTMLElement, { plate, corners, from }: Opening): Look['opening'] {
  const box = platesOf(main, plate)[0]?.getBoundingClientRect();
  if (!box) return undefined;
  const inWindow = ([x, y]: readonly [number, number]) => ({
    x: box.left + x * box.width,
    y: box.top + y * box.height,
  });
  const whole = corners.map(inWindow);
  return { begun: from?.map(inWindow) ?? shutOf(whole), whole };
}

/** Where the thing is in the window, in pixels; undefined where it is not to be seen. */
function find(
  main: HTMLElement,
  { visible }: Wanted,
  { plate, at, part = 1, atOnce = visible }: Spot,
): Seen | undefined {
  const element = platesOf(main, plate).find((found) =>
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

/**
 * Leaves out of the pictures what is below the window, because a browser paints it too: with fifty books on the shelf that
 * takes longer than all the rest. The page stays as scrolled as it is, and a pixel longer than the window: a scroll bar that
 * went would move everything.
 */
function cropToWindow(): () => void {
  const cropped = [...document.querySelectorAll<HTMLElement>(`main, ${WORDS}`)]
    .map((element) => ({ style: element.style, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > window.innerHeight + 1);
  for (const { style, box } of cropped) {
    const height = Math.ceil(window.innerHeight - box.top) + 1;
    Object.assign(style, { blockSize: px(height), minBlockSize: '0', overflow: 'clip' });
  }
  return () => {
    for (const { style } of cropped) Object.assign(style, { blockSize: '', minBlockSize: '', overflow: '' });
  };
}

/** A way in which a cut can be made, as both scenes show it. */
interface Shown {
  readonly cut: Cut;
  readonly outer: Look | undefined;
  readonly inner: Look | undefined;
}

/** What carries it in both scenes. */
const carriers = ({ outer, inner }: Shown) =>
  outer?.seen && inner?.seen ? ([outer.seen, inner.seen] as const) : undefined;

/** How one comes through its opening, if it has one that is to be seen. */
function throughOpening(way: Shown): Through | undefined {
  const seen = carriers(way);
  const opening = way.outer?.opening;
  if (!seen || !opening || way.cut.kind !== 'thing') return undefined;
  return passThrough(opening.whole, seen, sizeOfWindow(), way.cut.meets);
}

function isCarried(way: Shown): boolean {
  if (way.cut.kind === 'thing') return throughOpening(way) !== undefined;
  return !('outer' in way.cut) || carriers(way) !== undefined;
}

/** Tells the styles of the first way that is carried, and what the old scene is drawn on. Returns what kind of cut it is. */
function describe(ways: readonly Shown[], ground: string, haveCome: boolean): Cut['kind'] {
  // Before anything is written: then the styles need not be computed in between.
  const size = sizeOfWindow();
  const way = haveCome ? ways.find(isCarried) : undefined;
  const { cut, outer, inner } = way ?? ways[0]!;
  const seen = way && carriers(way);
  const through = way && throughOpening(way);
  const kind = outer?.lids && inner?.lids ? 'same' : way ? cut.kind : 'fade';
  Object.assign(root?.dataset ?? {}, { cutWay: cut.back ? 'back' : 'forth', cut: kind, cutFrom: ground });
  if (!outer || !inner || !seen) return kind;
  if (through) {
    if (cut.kind === 'thing') tellThrough(through, outer, inner, cut);
    return kind;
  }
  const [outerMove, innerMove] = meeting(...seen, size, 'nearer' in cut ? cut : {});
  tellStyles({
    ...styleOf('outer', outer, seen[0], outerMove),
    ...styleOf('inner', inner, seen[1], innerMove),
    '--reach': px(reachOf(seen[1], size)),
  });
  return kind;
}

/** A place of the window in the picture of a scene. */
const inPicture = ({ x, y }: Point, { corner }: Look) => ({ x: x - corner.x, y: y - corner.y });

/** Where the star is in the picture of its own scene, and how the picture moves so that both lie on each other. */
function styleOf(which: 'outer' | 'inner', look: Look, seen: Point, toMeet: Move) {
  const [place, move] = which === 'outer' ? ['--outer-at', '--outer-move'] : ['--inner-at', '--inner-move'];
  return { [place]: pointOf(inPicture(seen, look)), [move]: moveOf(toMeet) };
}

const moveOf = ({ by, scale }: Move) => `${moveTo(by.x, by.y)} scale(${scale.toFixed(4)})`;

const pointOf = ({ x, y }: Point) => `${px(x)} ${px(y)}`;

/** Everything but what lies between the corners, for `clip-path`. */
const allBut = (corners: readonly Point[]) =>
  `path(evenodd, "M-9999 -9999H99999V99999H-9999Z M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z")`;

/** When the opening begins to be cut: parts of the time. Where the things meet, they lie on each other then. */
const CUT_FROM = { meeting: 0.36, coming: 0.25 };

/** What is cut out of the outer picture, and how both pictures come nearer. */
function tellThrough(
  way: Through,
  outer: Look,
  inner: Look,
  { meets = false, opening: { rimless } }: Cut & { kind: 'thing' },
): void {
  const rim = rimless ? hiddenRimOf : rimOf;
  const cornersOf = (which: 'begun' | 'whole') =>
    outer.opening![which].map((point) => inPicture(point, outer));
  const [begun, whole] = [cornersOf('begun'), cornersOf('whole')];
  tellStyles({
    '--comes': meets ? 'comes-to-meet' : 'comes-near',
    '--cut-from': `${meets ? CUT_FROM.meeting : CUT_FROM.coming}`,
    '--opening': allBut(whole),
    '--opening-shut': allBut(begun),
    '--rim': allBut(rim(whole)),
    '--rim-shut': allBut(rim(begun)),
    '--outer-at': pointOf(inPicture(way.about, outer)),
    '--outer-cut': moveOf(way.cut),
    '--outer-through': moveOf(way.through),
    '--inner-at': pointOf(inPicture({ x: 0, y: 0 }, inner)),
    '--inner-move': moveOf(way.inner),
    '--inner-from': way.from.toFixed(3),
    '--inner-part': way.lasts.toFixed(3),
  });
}
