import { cutBetween, isWellWithin, meeting, reachOf } from '../engine/cuts.ts';
import type { Move, Point, Star } from '../engine/cuts.ts';

/** What the passage shows apart from the picture: a scene's words. */
const WORDS = 'main :is([data-words], [data-page-words])';

/** A star nearer to the edge of the window than this part of its size does not carry a cut. */
const MARGIN = 0.06;

let shownPath: string | undefined;

/** Says which scene stands in the document. To be called before the browser takes its picture. */
export function showPath(path: string): void {
  shownPath = path;
}

export interface StagedCut {
  /** The new scene stands in the document; neither has been shown. */
  meet(): void;
  /** The browser has taken its pictures, or has given up. A name that stayed would be there twice at the next passage. */
  clear(): void;
}

/** Prepares the passage from the scene that stands in the document: gives the styles its names and its places. */
export function stageCut(): StagedCut {
  const from = shownPath;
  const old = sceneInView();
  const unnameOld = nameWords('words-gone');
  let unnameNew = () => {};
  return {
    meet() {
      unnameNew = nameWords('words-come');
      describe(from, old, sceneInView());
    },
    clear() {
      unnameOld();
      unnameNew();
    },
  };
}

interface SceneInView {
  /** The corner of `main` in the window, in pixels: where its picture in the passage begins. */
  readonly corner: Point;
  readonly star: Star | undefined;
}

function sceneInView(): SceneInView | undefined {
  const main = document.querySelector('main');
  if (!main) return undefined;
  const { left, top } = main.getBoundingClientRect();
  return { corner: { x: left, y: top }, star: starIn(main) };
}

/** Where the star of the scene is in the window, in pixels; undefined where no star is to be seen. */
function starIn(main: HTMLElement): Star | undefined {
  const star = main.querySelector<HTMLElement>('[data-plate="star"]');
  if (!star?.offsetParent || main.querySelector('[data-lids-state]')) return undefined;
  // Its box is larger than it is, and the bake knows where in it the star is: it turns about its middle.
  const [x = 0, y = 0] = getComputedStyle(star).transformOrigin.split(' ').map(Number.parseFloat);
  const sheet = star.offsetParent.getBoundingClientRect();
  return { x: sheet.left + star.offsetLeft + x, y: sheet.top + star.offsetTop + y, width: star.offsetWidth };
}

function nameWords(name: string): () => void {
  const words = document.querySelector<HTMLElement>(WORDS);
  words?.style.setProperty('view-transition-name', name);
  return () => words?.style.removeProperty('view-transition-name');
}

const { documentElement: root } = typeof document === 'undefined' ? { documentElement: null } : document;

function describe(
  from: string | undefined,
  old: SceneInView | undefined,
  now: SceneInView | undefined,
): void {
  if (!root) return;
  const { kind, back } = cutBetween(from ?? '', window.location.pathname);
  root.dataset['cutWay'] = back ? 'back' : 'forth';
  const [outer, inner] = back ? [now, old] : [old, now];
  const size = { width: root.clientWidth, height: root.clientHeight };
  const seen = (star: Star | undefined): star is Star =>
    star !== undefined && isWellWithin(star, size, MARGIN);
  if (kind !== 'star' || !outer || !inner || !seen(outer.star) || !seen(inner.star)) {
    root.dataset['cut'] = 'fade';
    return;
  }
  root.dataset['cut'] = 'star';
  const [outerMove, innerMove] = meeting(outer.star, inner.star, size);
  place('outer', outer, outer.star, outerMove);
  place('inner', inner, inner.star, innerMove);
  set('--reach', px(reachOf(inner.star, size)));
}

const px = (value: number) => `${value.toFixed(1)}px`;
const set = (name: string, value: string) => root?.style.setProperty(name, value);

/** Where a scene's star is in its own picture, and how the picture moves so that the stars lie on each other. */
function place(which: 'outer' | 'inner', { corner }: SceneInView, star: Point, { by, scale }: Move): void {
  const [at, move] = which === 'outer' ? ['--outer-at', '--outer-move'] : ['--inner-at', '--inner-move'];
  set(at, `${px(star.x - corner.x)} ${px(star.y - corner.y)}`);
  set(move, `translate(${px(by.x)}, ${px(by.y)}) scale(${scale.toFixed(4)})`);
}
