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

/** Large enough to touch on the map of a window 360 px high: 44 px of 388 by 270. */
const RX = 0.057;
const RY = 0.082;
/** The distance to the edge of the sheet, and the least distance between stars. */
const MARGIN = 0.12;
const STEP = 0.02;
const ASPECT = 2360 / 1640;

const round = (number: number) => Math.round(number * 1e4) / 1e4;
const distance = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point) =>
  Math.hypot((ax - bx) * ASPECT, ay - by);

/** The free spot that is farthest from all other places. Undefined if there is none. */
export function freeSpot(
  places: readonly Marked[],
): { readonly star: readonly [number, number]; readonly ellipse: Ellipse } | undefined {
  const taken = places.flatMap(({ star, polygon = [], ellipse }) => [
    star,
    ...polygon,
    ...(ellipse ? rim(ellipse) : []),
  ]);
  let best: readonly [number, number] | undefined;
  let room = RY + MARGIN / 2;
  for (let x = MARGIN; x <= 1 - MARGIN; x += STEP) {
    for (let y = MARGIN; y <= 1 - MARGIN - RY; y += STEP) {
      const free = Math.min(...taken.map((point) => distance([x, y], point)));
      if (free > room && !places.some((place) => holds(place, [x, y])))
        [best, room] = [[round(x), round(y)], free];
    }
  }
  return best && { star: best, ellipse: { cx: best[0], cy: best[1], rx: RX, ry: RY } };
}

const rim = ({ cx, cy, rx, ry }: Ellipse): Point[] =>
  Array.from({ length: 24 }, (_, i) => [
    cx + rx * Math.cos((i * Math.PI) / 12),
    cy + ry * Math.sin((i * Math.PI) / 12),
  ]);

function holds({ polygon = [], ellipse }: Marked, [x = 0, y = 0]: Point): boolean {
  if (ellipse) return ((x - ellipse.cx) / ellipse.rx) ** 2 + ((y - ellipse.cy) / ellipse.ry) ** 2 <= 1;
  return polygon.reduce((inside, [ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = polygon.at(i - 1) ?? [];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
