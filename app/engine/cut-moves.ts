/** How the pictures of two scenes move in a cut: until what both show lies on itself, or until one is through an opening. */

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

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const frameOf = ({ width, height }: Size): Box => ({ left: 0, top: 0, right: width, bottom: height });

/** How far it is from a point to each side of a box. */
const toSides = ({ x, y }: Point, { left, top, right, bottom }: Box) => [
  x - left,
  y - top,
  right - x,
  bottom - y,
];

/** The least scale about `from` at which a box reaches every side of another one when that point is moved to `to`. */
const reachingScale = (from: Point, own: Box, to: Point, other: Box): number => {
  const reaches = toSides(from, own);
  return Math.max(...toSides(to, other).map((room, i) => room / reaches[i]!));
};

/** The same for a sheet as large as the window that covers it, and does not shrink. */
const coveringScale = (from: Point, to: Point, frame: Box): number =>
  Math.max(1, reachingScale(from, frame, to, frame));

/** Where two sheets may meet: parts of the way from one to the other. */
const MEETINGS = Array.from({ length: 21 }, (_, i) => i / 20);

interface Meeting {
  /** They meet where the other thing is; else where the sheets need to grow least. */
  readonly nearer?: boolean;
  /** The least scale of the other sheet, if they meet there; else the least at which it covers the window. */
  readonly leastOfOther?: (at: Point) => number;
}

/**
 * How two sheets as large as the window must move for the thing that is seen in both to lie on itself, equally large, and
 * for no edge to come into the window.
 */
export function meeting(
  one: Seen,
  other: Seen,
  window: Size,
  { nearer = false, leastOfOther = (at) => coveringScale(other, at, frameOf(window)) }: Meeting = {},
): readonly [Move, Move] {
  const ratio = other.width / one.width;
  const meetAt = (part: number) => {
    const at = { x: one.x + part * (other.x - one.x), y: one.y + part * (other.y - one.y) };
    const scale = Math.max(coveringScale(one, at, frameOf(window)), ratio * leastOfOther(at));
    const moveOf = (from: Seen, grown: number): Move => ({
      by: { x: at.x - from.x, y: at.y - from.y },
      scale: grown,
    });
    return [moveOf(one, scale), moveOf(other, scale / ratio)] as const;
  };
  const parts = nearer ? [1] : MEETINGS;
  return parts.map(meetAt).reduce((best, next) => (next[0].scale < best[0].scale ? next : best));
}

/** The distance from the point to the farthest corner of the window. */
export const reachOf = ({ x, y }: Point, { width, height }: Size): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y));

/** How far one sees the thickness of what an opening is cut out of, as a part of its size, and by how much it is uneven. */
const RIM = 0.009;
const UNEVEN = 0.4;
/** How often it goes wider and narrower around the opening, in smooth bends however many corners there are. */
const WAVES = [2, 7] as const;
/** An opening that must grow more than this for one to be through is too small to be looked through. */
const MOST_GROWN = 64;
/** An opening of which the window shows less than this part is not looked through. */
const LEAST_SEEN = 0.5;
/** In how many points an edge of the window is looked at. */
const EDGE_POINTS = 8;
/** Where an opening is looked through in its box, besides where its ends leave the window at once: parts of an axis. */
const GROW_ABOUT = [0.3, 0.5, 0.7];

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
export function rimOf(corners: readonly Point[], part = RIM): readonly Point[] {
  const box = boxOf(corners);
  const width = part * Math.sqrt(areaOf(box));
  const inward = (from: number, to: number, by: number) =>
    from + Math.sign(to - from) * Math.min(by, Math.abs(to - from));
  return corners.map(({ x, y }, i) => {
    const around = (i / corners.length) * 2 * Math.PI;
    const by = width * (1 + UNEVEN * Math.sin(WAVES[0] * around) * Math.sin(WAVES[1] * around));
    return { x: inward(x, (box.left + box.right) / 2, by), y: inward(y, (box.top + box.bottom) / 2, by) };
  });
}

/** The opening while it is shut: a slit in its middle. */
export function shutOf(corners: readonly Point[]): readonly Point[] {
  const { left, right } = boxOf(corners);
  return corners.map(({ y }) => ({ x: (left + right) / 2, y }));
}

/** A rim that is not seen: it ends behind the edge of the opening. */
export const hiddenRimOf = (corners: readonly Point[]): readonly Point[] => rimOf(corners, -RIM);

/** How many of the given ways lead from 0, 0 to the first edge between the corners; 0 where that point is outside. */
function waysToEdge(way: Point, corners: readonly Point[]): number {
  let nearest = Infinity;
  let inside = false;
  let one = corners.at(-1)!;
  for (const other of corners) {
    // An edge is crossed where its ends are on different sides of the way.
    if (one.x * way.y < one.y * way.x !== other.x * way.y < other.y * way.x) {
      const slope = way.x * (other.y - one.y) - way.y * (other.x - one.x);
      const ways = (one.x * other.y - one.y * other.x) / slope;
      if (ways > 0) {
        inside = !inside;
        nearest = Math.min(nearest, ways);
      }
    }
    one = other;
  }
  return inside ? nearest : 0;
}

/** The parts of the time: the outer picture begins to move, its opening is cut, the window shows none of it. */
const BEGINS = 0.06;
const IS_CUT = 0.42;
const IS_THROUGH = 0.94;
/** How small the inner picture may be where it meets the outer one. */
const FARTHEST = 0.68;
/** In less than this part of the time the inner picture would jump to its place. */
const LEAST_NEARER = 0.2;

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
  const around = corners.map(({ x, y }) => ({ x: x - from.x, y: y - from.y }));
  const scales = edge.map(({ x, y }) => 1 / waysToEdge({ x: x - to.x, y: y - to.y }, around));
  const scale = Math.max(1, ...scales);
  return scale > MOST_GROWN ? undefined : scale;
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

/**
 * While the thing lies on itself, the outer picture covers the window, and the inner one all that is to be seen of it. Then
 * the inner one moves to its place: it comes nearer too, where there is time for it before a side of the opening has left the
 * window that is still without it.
 */
function throughMeeting(
  corners: readonly Point[],
  outer: Seen,
  inner: Seen,
  window: Size,
): Through | undefined {
  const frame = frameOf(window);
  const ratio = inner.width / outer.width;
  const open = toSides(outer, boxOf(corners)).map((distance) => distance * ratio);
  const own = toSides(inner, frame);
  const behindOpening = (at: Point) =>
    Math.max(FARTHEST, ...toSides(at, frame).map((room, i) => (open[i]! <= own[i]! ? 0 : room / own[i]!)));
  const through = ([cut, other]: readonly [Move, Move]) => {
    const at = { x: outer.x + cut.by.x, y: outer.y + cut.by.y };
    const least = scaleThrough(rimOf(corners), outer, at, window);
    if (least === undefined) return undefined;
    const scale = Math.max(least, cut.scale);
    const leaves = toSides(at, frame).map((room, i) =>
      other.scale * own[i]! >= room - 0.5
        ? 1
        : (room / (other.scale * open[i]!) - 1) / (scale / cut.scale - 1),
    );
    return {
      about: outer,
      cut,
      through: { ...cut, scale },
      inner: {
        by: { x: at.x - other.scale * inner.x, y: at.y - other.scale * inner.y },
        scale: other.scale,
      },
      from: IS_CUT,
      lasts: Math.sqrt(Math.min(1, ...leaves)) * (IS_THROUGH - IS_CUT),
    };
  };
  const nearer = through(meeting(outer, inner, window, { leastOfOther: behindOpening }));
  return nearer && nearer.lasts > LEAST_NEARER ? nearer : through(meeting(outer, inner, window));
}

/** The points about which a part of an axis may grow; about the first, both its ends leave the window at the same time. */
const growAbout = (from: number, to: number, size: number) => [
  to - from >= size ? size / 2 : (size * from) / (from + size - to),
  ...GROW_ABOUT.map((part) => from + part * (to - from)),
];

/** The least scale about the point at which an edge of the box leaves the window that has been in it. */
const leavesAt = (about: Point, box: Box, frame: Box): number => {
  const rooms = toSides(about, frame);
  return Math.min(...toSides(about, box).map((open, i) => (open < rooms[i]! ? rooms[i]! / open : Infinity)));
};

/**
 * The outer picture grows about a point of its opening, as the square of the time: about the one from which all edges of the
 * opening leave the window at about the same time, and it need not grow too much. The inner one comes nearer with it until
 * the first edge leaves, at no time by less than as the square: so it is always ahead of the opening's edges, but hardly.
 */
function throughMiddle(
  corners: readonly Point[],
  box: Box,
  outer: Seen,
  inner: Seen,
  window: Size,
): Through | undefined {
  const rim = rimOf(corners);
  const points = growAbout(box.left, box.right, window.width).flatMap((x) =>
    growAbout(box.top, box.bottom, window.height).map((y) => ({ x, y })),
  );
  const ways = points.flatMap((about) => {
    const grown = scaleThrough(rim, about, about, window);
    if (grown === undefined) return [];
    const till = Math.min(1, (leavesAt(about, box, frameOf(window)) - 1) / (grown - 1));
    return [{ about, grown, till, worth: till / Math.sqrt(grown) }];
  });
  if (ways.length === 0) return undefined;
  const { about, grown, till } = ways.reduce((best, next) => (next.worth > best.worth ? next : best));
  const grownBy = (time: number): Move => ({ by: { x: 0, y: 0 }, scale: 1 + time ** 2 * (grown - 1) });
  // On every side it reaches as far as the opening, while the one thing lies on the other.
  const scale = Math.min(
    1,
    Math.max(outer.width / inner.width, reachingScale(inner, frameOf(window), outer, box)),
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
