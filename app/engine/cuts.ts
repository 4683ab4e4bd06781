/** A thing in a picture that carries a cut, as the star does. */
export interface Spot {
  /** The plate it is drawn on. */
  readonly plate: string;
  /** Its middle in the plate's box, each 0 to 1. Without it: the point the plate turns about. */
  readonly at?: readonly [x: number, y: number];
  /** Its width, as a part of the plate's. */
  readonly part?: number;
  /** It must be visible when the scene comes; otherwise it may also turn up later. */
  readonly atOnce?: boolean;
}

/**
 * How one scene becomes another: on the way from an outer scene to an inner one. The way back is the same, backward.
 * `star`, `thing`: the pictures move until their stars, or two drawings of one thing, lie on each other; the outer scene
 * goes dark, and the inner one is drawn around it. Where one of the two is not to be seen, the cut is `otherwise`, or `fade`.
 * `climb`: the inner scene lies above the outer one.
 * `book`: a book is taken from its place and opens (`scenes/shelf/book-cut.ts`), while the shelf goes dark.
 * `fade`: one goes dark, then the other comes up. `same`: both look the same, so nothing moves.
 */
type Way =
  | {
      readonly kind: 'star' | 'thing';
      readonly outer: Spot;
      readonly inner: Spot;
      readonly otherwise?: 'climb';
    }
  | { readonly kind: 'climb' | 'fade' | 'same' | 'book' };

export type Cut = Way & {
  /** Shown backward: the scene one comes to is the outer one. */
  readonly back: boolean;
};

const STAR: Way = { kind: 'star', outer: { plate: 'star' }, inner: { plate: 'star' } };

/** The cuts that are not the star's, by the addresses of the outer and the inner scene. */
export const CUTS: readonly (readonly [outer: string, inner: string, way: Way])[] = [
  [
    '/port',
    '/port/shop',
    {
      kind: 'thing',
      // The lit window, and the shelves one sees through it.
      outer: { plate: 'shop-panes', at: [0.417, 0.876], part: 0.76 },
      inner: { plate: 'wall', at: [0.25, 0.5], part: 0.54 },
    },
  ],
  [
    '/port',
    '/port/athenaeum',
    {
      kind: 'thing',
      // The lit portico on the hill, and the end of the hall. Before its closed doors one has climbed the hill.
      outer: { plate: 'athenaeum-light', at: [0.5, 0.6], part: 0.54 },
      inner: { plate: 'end-wall', atOnce: true },
      otherwise: 'climb',
    },
  ],
  [
    '/port/athenaeum',
    '/port/athenaeum/shelf',
    { kind: 'thing', outer: { plate: 'lamp-light', at: [0.5, 0.5], part: 0.44 }, inner: { plate: 'lamp' } },
  ],
  [
    '/port/athenaeum',
    '/port/athenaeum/cabinet',
    {
      kind: 'thing',
      // The label on its second drawer; nearly as wide as the drawer.
      outer: { plate: 'archive', at: [0.749, 0.547], part: 0.36 },
      inner: { plate: 'cabinet', at: [0.4, 0.451], part: 0.72 },
    },
  ],
];

const depth = (path: string) => path.split('/').filter(Boolean).length;

const SHELF = '/port/athenaeum/shelf';
const isBook = (path: string) => path.startsWith(`${SHELF}/`);

/** The cut between the scenes of two addresses. It can be made only if both scenes show what it needs. */
export function cutBetween(from: string, to: string): Cut {
  for (const [outer, inner, way] of CUTS) {
    if (from === outer && to === inner) return { ...way, back: false };
    if (from === inner && to === outer) return { ...way, back: true };
  }
  if (from === SHELF && isBook(to)) return { kind: 'book', back: false };
  if (isBook(from) && to === SHELF) return { kind: 'book', back: true };
  return { ...STAR, back: depth(to) < depth(from) };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A move of a sheet by so much, scaled about the point that is moved. */
export interface Move {
  readonly by: Point;
  readonly scale: number;
}

/** A star or a thing in the window: its place, and how large it is drawn there. */
export interface Seen extends Point {
  readonly width: number;
}

/** Whether the point lies in the window, and no nearer to its edge than the given part of its size. */
export const isWellWithin = ({ x, y }: Point, { width, height }: Size, part: number): boolean =>
  Math.min(x, width - x) >= part * width && Math.min(y, height - y) >= part * height;

/** The least scale about `from` at which a sheet as large as the window covers it when that point is moved to `to`. */
export const coveringScale = (from: Point, to: Point, { width, height }: Size): number =>
  Math.max(
    1,
    to.x / from.x,
    (width - to.x) / (width - from.x),
    to.y / from.y,
    (height - to.y) / (height - from.y),
  );

/** Where two sheets may meet: parts of the way from one to the other. */
const MEETINGS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * How two sheets as large as the window must move for the thing that is seen in both to lie on itself, equally large, and
 * for no edge to come into the window. They meet where the sheets need to grow least.
 */
export function meeting(one: Seen, other: Seen, window: Size): readonly [Move, Move] {
  const ratio = other.width / one.width;
  const meetAt = (part: number) => {
    const at = { x: one.x + part * (other.x - one.x), y: one.y + part * (other.y - one.y) };
    const scale = Math.max(coveringScale(one, at, window), ratio * coveringScale(other, at, window), ratio);
    const moveOf = (from: Seen, grown: number): Move => ({
      by: { x: at.x - from.x, y: at.y - from.y },
      scale: grown,
    });
    return [moveOf(one, scale), moveOf(other, scale / ratio)] as const;
  };
  return MEETINGS.map(meetAt).reduce((best, next) => (next[0].scale < best[0].scale ? next : best));
}

/** The distance from the point to the farthest corner of the window. */
export const reachOf = ({ x, y }: Point, { width, height }: Size): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
