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

/** What one looks through in the outer scene: its corners in the box of its plate, each 0 to 1. */
export interface Opening {
  readonly plate: string;
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/**
 * How one scene becomes another: on the way from an outer scene to an inner one. The way back is the same, backward.
 * `star`: the pictures move until their stars lie on each other; the outer scene goes dark, and the inner one is drawn
 * around its star.
 * `thing`: an opening is cut out of the outer picture, which comes nearer until one is through. The inner scene is behind
 * it, and moves to its place from where one thing in it lies on a thing of the outer scene.
 * Where star or thing is not to be seen in one of the two scenes, the cut is `otherwise`, or `fade`.
 * `climb`: the inner scene lies above the outer one.
 * `book`: a book is taken from its place and opens (`scenes/shelf/book-cut.ts`), while the shelf goes dark.
 * `fade`: one goes dark, then the other comes up. `same`: both look the same, so nothing moves.
 */
type Way =
  | { readonly kind: 'star'; readonly outer: Spot; readonly inner: Spot }
  | {
      readonly kind: 'thing';
      readonly outer: Spot;
      readonly inner: Spot;
      readonly opening: Opening;
      /** The thing lies on itself, equally large, when one begins to see through; else when the outer picture stands still. */
      readonly meets?: boolean;
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
      // The lit window below its awning, and the shelves one sees through it.
      outer: { plate: 'shop-panes', at: [0.285, 0.83], part: 0.55 },
      inner: { plate: 'wall', at: [0.25, 0.32], part: 0.54 },
      opening: {
        plate: 'shop-panes',
        corners: [
          [0.01, 0.667],
          [0.032, 0.689],
          [0.05, 0.711],
          [0.071, 0.729],
          [0.096, 0.734],
          [0.121, 0.726],
          [0.143, 0.7],
          [0.165, 0.719],
          [0.187, 0.727],
          [0.205, 0.719],
          [0.224, 0.698],
          [0.244, 0.714],
          [0.263, 0.721],
          [0.282, 0.714],
          [0.301, 0.696],
          [0.321, 0.709],
          [0.341, 0.714],
          [0.359, 0.708],
          [0.377, 0.692],
          [0.396, 0.702],
          [0.416, 0.706],
          [0.433, 0.701],
          [0.449, 0.686],
          [0.467, 0.698],
          [0.484, 0.702],
          [0.5, 0.696],
          [0.516, 0.681],
          [0.532, 0.692],
          [0.548, 0.696],
          [0.554, 0.694],
          [0.562, 0.801],
          [0.559, 0.894],
          [0.49, 0.912],
          [0.394, 0.931],
          [0.313, 0.944],
          [0.222, 0.955],
          [0.119, 0.97],
          [0.01, 0.982],
          [0.008, 0.831],
        ],
      },
    },
  ],
  [
    '/port',
    '/port/athenaeum',
    {
      kind: 'thing',
      // The lit portico on the hill, as an arch below its gable, and the end of the hall. Before its closed doors one has climbed the hill.
      outer: { plate: 'athenaeum-light', at: [0.495, 0.7], part: 0.54 },
      inner: { plate: 'end-wall', atOnce: true },
      opening: {
        plate: 'athenaeum-light',
        corners: [
          [0.276, 0.816],
          [0.274, 0.755],
          [0.276, 0.7],
          [0.286, 0.662],
          [0.315, 0.629],
          [0.367, 0.603],
          [0.425, 0.584],
          [0.495, 0.579],
          [0.56, 0.586],
          [0.623, 0.601],
          [0.67, 0.629],
          [0.703, 0.663],
          [0.713, 0.702],
          [0.715, 0.758],
          [0.712, 0.815],
          [0.565, 0.816],
          [0.42, 0.815],
        ],
      },
      otherwise: 'climb',
    },
  ],
  [
    '/port/athenaeum',
    '/port/athenaeum/shelf',
    {
      kind: 'thing',
      outer: { plate: 'lamp-light', at: [0.5, 0.5], part: 0.44 },
      inner: { plate: 'lamp' },
      // Between the board it stands on and the one above.
      opening: {
        plate: 'shelf',
        corners: [
          [-0.041, 0.432],
          [0.288, 0.438],
          [0.617, 0.445],
          [0.889, 0.451],
          [0.885, 0.519],
          [0.874, 0.606],
          [0.617, 0.601],
          [0.288, 0.594],
          [-0.041, 0.588],
        ],
      },
    },
  ],
  [
    '/port/athenaeum',
    '/port/athenaeum/cabinet',
    {
      kind: 'thing',
      // The label on its second drawer; as wide as the drawer.
      outer: { plate: 'archive', at: [0.596, 0.547], part: 0.375 },
      inner: { plate: 'cabinet', at: [0.394, 0.451], part: 0.66 },
      // The cabinet, with the drawer that is open. It stands at the other end of the window there.
      meets: true,
      opening: {
        plate: 'archive',
        corners: [
          [0.219, 0.422],
          [0.512, 0.43],
          [0.809, 0.432],
          [0.806, 0.603],
          [0.846, 0.614],
          [0.846, 0.686],
          [0.802, 0.688],
          [0.799, 0.758],
          [0.512, 0.76],
          [0.222, 0.757],
        ],
      },
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

/** How far one sees the thickness of what an opening is cut out of, as a part of its size, and by how much it is uneven. */
const RIM = 0.009;
const UNEVEN = 0.8;
/** An opening that must grow more than this for one to be through is too small to be looked through. */
const MOST_GROWN = 40;
/** An opening of which the window shows less than this part is not looked through. */
const LEAST_SEEN = 0.5;
/** In how many points an edge of the window is looked at, and how exactly a scale is found: 40 to the power of 1/1024. */
const EDGE_POINTS = 8;
const HALVINGS = 10;
/** Where an opening is looked through in its box, besides where its ends leave the window at once: parts of an axis. */
const GROW_ABOUT = [0.3, 0.5, 0.7];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf(corners: readonly Point[]): Box {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const within = (box: Box, { width, height }: Size): Box => ({
  left: Math.max(box.left, 0),
  top: Math.max(box.top, 0),
  right: Math.min(box.right, width),
  bottom: Math.min(box.bottom, height),
});

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(right - left, 0) * Math.max(bottom - top, 0);

/** The same opening, smaller on all sides by RIM or somewhat more or less, as one cuts by hand. */
export function rimOf(corners: readonly Point[]): readonly Point[] {
  const box = boxOf(corners);
  const width = RIM * Math.sqrt(areaOf(box));
  const inward = (from: number, to: number, by: number) =>
    from + Math.sign(to - from) * Math.min(by, Math.abs(to - from));
  return corners.map(({ x, y }, i) => {
    // The golden ratio spreads the parts evenly, and repeats none.
    const by = width * (1 + UNEVEN * (((i * 1.618) % 1) - 0.5));
    return { x: inward(x, (box.left + box.right) / 2, by), y: inward(y, (box.top + box.bottom) / 2, by) };
  });
}

/** The opening while it is shut: a slit in its middle. */
export function shutOf(corners: readonly Point[]): readonly Point[] {
  const { left, right } = boxOf(corners);
  return corners.map(({ y }) => ({ x: (left + right) / 2, y }));
}

function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (const [i, one] of corners.entries()) {
    const other = corners.at(i - 1)!;
    if (one.y > y !== other.y > y && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x))
      inside = !inside;
  }
  return inside;
}

/** The parts of the time: the outer picture begins to move, its opening is cut, the window shows none of it. */
const BEGINS = 0.06;
const IS_CUT = 0.42;
const IS_THROUGH = 0.94;

/** How one comes through an opening. */
export interface Through {
  /** The point of the outer picture that is moved, and its moves until the opening is cut, and until one is through. */
  readonly about: Point;
  readonly cut: Move;
  readonly through: Move;
  /** The move of the inner picture's upper left corner, from which it comes to its place. */
  readonly inner: Move;
  /** When it begins to move, and for how long it moves: parts of the time. */
  readonly from: number;
  readonly lasts: number;
}

/**
 * The least scale at which the window shows nothing but what lies between the corners, if a sheet is moved so that `from`
 * comes to `to`; undefined if it is too large.
 */
function scaleThrough(corners: readonly Point[], from: Point, to: Point, window: Size): number | undefined {
  const edge = Array.from({ length: EDGE_POINTS }, (_, i) => i / EDGE_POINTS).flatMap((part) => [
    { x: part * window.width, y: 0 },
    { x: window.width, y: part * window.height },
    { x: (1 - part) * window.width, y: window.height },
    { x: 0, y: (1 - part) * window.height },
  ]);
  const isThrough = (scale: number) =>
    edge.every(({ x, y }) =>
      isInside({ x: from.x + (x - to.x) / scale, y: from.y + (y - to.y) / scale }, corners),
    );
  if (!isThrough(MOST_GROWN)) return undefined;
  let [least, most] = [1, MOST_GROWN];
  for (let i = 0; i < HALVINGS; i += 1) {
    const scale = Math.sqrt(least * most);
    if (isThrough(scale)) most = scale;
    else least = scale;
  }
  return most;
}

/**
 * How one comes through an opening in the outer picture, behind which the inner one is as large as the window in the end;
 * undefined where too little of it is to be seen. No edge of either is ever seen.
 */
export function passThrough(
  corners: readonly Point[],
  [outer, inner]: readonly [Seen, Seen],
  window: Size,
  meets = false,
): Through | undefined {
  const whole = boxOf(corners);
  const box = within(whole, window);
  if (areaOf(box) < LEAST_SEEN * areaOf(whole)) return undefined;
  return meets
    ? throughMeeting(corners, outer, inner, window)
    : throughMiddle(corners, box, outer, inner, window);
}

/** Both pictures are larger than the window while the thing lies on itself. Then the inner one moves to its place. */
function throughMeeting(
  corners: readonly Point[],
  outer: Seen,
  inner: Seen,
  window: Size,
): Through | undefined {
  const [cut, other] = meeting(outer, inner, window);
  const at = { x: outer.x + cut.by.x, y: outer.y + cut.by.y };
  const scale = scaleThrough(rimOf(corners), outer, at, window);
  if (scale === undefined) return undefined;
  return {
    about: outer,
    cut,
    through: { ...cut, scale: Math.max(scale, cut.scale) },
    inner: {
      by: { x: at.x - other.scale * inner.x, y: at.y - other.scale * inner.y },
      scale: other.scale,
    },
    from: IS_CUT,
    lasts: IS_THROUGH - IS_CUT,
  };
}

/** The points about which a part of an axis may grow; about the first, both its ends leave the window at the same time. */
const growAbout = (from: number, to: number, size: number) => [
  to - from >= size ? size / 2 : (size * from) / (from + size - to),
  ...GROW_ABOUT.map((part) => from + part * (to - from)),
];

/** The least scale about the point at which an edge of the box leaves the window that has been in it. */
const leavesAt = ({ x, y }: Point, box: Box, { width, height }: Size): number =>
  Math.min(
    box.left > 0 ? x / (x - box.left) : Infinity,
    box.top > 0 ? y / (y - box.top) : Infinity,
    box.right < width ? (width - x) / (box.right - x) : Infinity,
    box.bottom < height ? (height - y) / (box.bottom - y) : Infinity,
  );

/**
 * The outer picture grows about a point of its opening, as the square of the time: about the one from which all edges of the
 * opening leave the window at about the same time, and it need not grow too much. The inner one comes nearer too, as
 * 3t² - 2t³ until the first edge leaves: so it is always ahead of the opening's edges.
 */
function throughMiddle(
  corners: readonly Point[],
  box: Box,
  outer: Seen,
  inner: Seen,
  window: Size,
): Through | undefined {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const rim = rimOf(corners);
  const points = growAbout(box.left, box.right, window.width).flatMap((x) =>
    growAbout(box.top, box.bottom, window.height).map((y) => ({ x, y })),
  );
  const ways = points.flatMap((about) => {
    const grown = scaleThrough(rim, about, about, window);
    if (grown === undefined) return [];
    const till = Math.min(1, (leavesAt(about, box, window) - 1) / (grown - 1));
    return [{ about, grown, till, worth: till / Math.sqrt(grown) }];
  });
  if (ways.length === 0) return undefined;
  const { about, grown, till } = ways.reduce((best, next) => (next.worth > best.worth ? next : best));
  const grownBy = (time: number): Move => ({ by: { x: 0, y: 0 }, scale: 1 + time ** 2 * (grown - 1) });
  const scale = Math.min(
    1,
    Math.max(outer.width / inner.width, width / window.width, height / window.height),
  );
  const beside = (at: number, from: number, to: number, size: number) =>
    Math.min(Math.max(at, to - scale * size), from);
  return {
    about,
    cut: grownBy((IS_CUT - BEGINS) / (IS_THROUGH - BEGINS)),
    through: grownBy(1),
    inner: {
      by: {
        x: beside(outer.x - scale * inner.x, box.left, box.right, window.width),
        y: beside(outer.y - scale * inner.y, box.top, box.bottom, window.height),
      },
      scale,
    },
    from: BEGINS,
    lasts: Math.sqrt(till) * (IS_THROUGH - BEGINS),
  };
}
