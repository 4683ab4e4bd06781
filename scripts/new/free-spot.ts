/** Where a new place of the map can stand, in fractions of its width and height. */

export type Point = readonly number[];

interface Ellipse {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** A place as far as its spot is concerned. */
export interface Marked {
  readonly star: Point;
  readonly polygon?: readonly Point[];
  readonly ellipse?: Ellipse;
}

/** A new place: its star, the upper edge of its name, and the area that is pressed. */
export interface Spot {
  readonly star: Point;
  readonly label: Point;
  readonly ellipse: Ellipse;
}

/** Large enough to touch on the map of a window 360 px high: 44 px of 388 by 270. */
const RX = 0.057;
const RY = 0.082;
/** The star stands in the upper half of its area and the name in the lower, so that the name lies on nothing else. */
const STAR_UP = 0.03;
const NAME_DOWN = 0.02;
/** Between the areas of two places, in heights of the map: names are wider than areas. */
const GAP = 0.04;
/** The distance of the area's middle to the edges of the sheet. */
const MARGIN_X = 0.1;
const MARGIN_Y = 0.12;
const STEP = 0.01;
const ASPECT = 2360 / 1640;

const round = (number: number) => Math.round(number * 1e4) / 1e4;

/** Distances are in heights of the map. */
const distance = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point) =>
  Math.hypot((ax - bx) * ASPECT, ay - by);

/**
 * A free spot that leaves the most free spots for later places; of several, the one farthest from the others. Undefined if
 * there is none.
 */
export function freeSpot(places: readonly Marked[]): Spot | undefined {
  const outlines = places.map(outlineOf);
  const roomAt = (at: Point) => Math.min(...outlines.map((outline) => toOutline(at, outline)));
  const free = middles()
    .map((at) => ({ at, room: roomAt(at) }))
    .filter(({ room }) => room >= RY + GAP);
  const left = (at: Point) => free.filter((other) => distance(at, other.at) >= 2 * RY + GAP).length;
  const [best] = free
    .map((spot) => ({ ...spot, left: left(spot.at) }))
    .toSorted((a, b) => b.left - a.left || b.room - a.room);
  return best && spotAt(best.at);
}

function middles(): Point[] {
  const steps = (from: number) =>
    Array.from({ length: Math.floor((1 - 2 * from) / STEP + 1e-9) + 1 }, (_, i) => round(from + i * STEP));
  return steps(MARGIN_X).flatMap((x) => steps(MARGIN_Y).map((y) => [x, y]));
}

const spotAt = ([x = 0, y = 0]: Point): Spot => ({
  star: [x, round(y - STAR_UP)],
  label: [x, round(y + NAME_DOWN)],
  ellipse: { cx: x, cy: y, rx: RX, ry: RY },
});

/** The corners of the area that is pressed. */
export const outlineOf = ({ polygon = [], ellipse }: Marked): readonly Point[] =>
  ellipse ? rim(ellipse) : polygon;

const rim = ({ cx, cy, rx, ry }: Ellipse): Point[] =>
  Array.from({ length: 48 }, (_, i) => [
    cx + rx * Math.cos((i * Math.PI) / 24),
    cy + ry * Math.sin((i * Math.PI) / 24),
  ]);

/** The distance to the nearest edge of an outline; 0 within it. */
export function toOutline(at: Point, outline: readonly Point[]): number {
  if (isWithin(at, outline)) return 0;
  return Math.min(...outline.map((corner, i) => toEdge(at, outline.at(i - 1) ?? corner, corner)));
}

function toEdge(at: Point, from: Point, to: Point): number {
  const [x = 0, y = 0] = at;
  const [ax = 0, ay = 0] = from;
  const [bx = 0, by = 0] = to;
  const long = distance(from, to) ** 2;
  const along = long === 0 ? 0 : ((x - ax) * (bx - ax) * ASPECT ** 2 + (y - ay) * (by - ay)) / long;
  const part = Math.min(1, Math.max(0, along));
  return distance(at, [ax + part * (bx - ax), ay + part * (by - ay)]);
}

function isWithin([x = 0, y = 0]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, [ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = outline.at(i - 1) ?? [];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
