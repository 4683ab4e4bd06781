import { ink } from '../../../atelier/marks';
import { lerp, random } from '../../../atelier/numbers';
import type { Ctx, Point } from '../../../atelier/types';
import { HORIZON, onWall, plane } from '../place';

/** The shop front runs away from us, from its near corner at the left to its far corner by the water. */
export const LENGTH = 850;
const wall = plane({ x0: 112, x1: 702, k1: 0.642, drop: 338, length: LENGTH });
/** Where lines that come out of the front toward us meet. */
const BACK: Point = [-900, HORIZON];

/** A place on the front: along it, up, and out from it toward us. */
export function front(along: number, up: number, out = 0): Point {
  const [x, y] = wall.at(along, up);
  const k = 1 + out * 0.00046;
  return [BACK[0] + (x - BACK[0]) * k, BACK[1] + (y - BACK[1]) * k];
}
export const size = wall.scale;
export const F = front;

export const shape = (path: readonly (readonly [number, number])[], out = 0, step = 14): Point[] =>
  onWall((a, v) => F(a, v, out), path, step);
export const board = (a0: number, a1: number, v0: number, v1: number, out = 0): Point[] =>
  shape(
    [
      [a0, v1],
      [a1, v1],
      [a1, v0],
      [a0, v0],
    ],
    out,
  );
export const run = (a0: number, a1: number, v: number, out = 0, bow = 0): Point[] =>
  [...Array(17).keys()].map((i) => F(lerp(a0, a1, i / 16), v + bow * Math.sin((Math.PI * i) / 16), out));

export const TIMBER = '#241a34';
const TIMBER_LIT = '#6f5560';

export function beam(ctx: Ctx, a0: number, v0: number, a1: number, v1: number, width: number, out = 22) {
  const path = [0, 0.25, 0.5, 0.75, 1].map((t) =>
    F(lerp(a0, a1, t) + (t > 0 && t < 1 ? random(-1, 1) : 0), lerp(v0, v1, t), out),
  );
  const w = width * size((a0 + a1) / 2);
  ink(ctx, path, w, TIMBER, { taper: 0.03 });
  ink(
    ctx,
    path.map(([x, y]): Point => [x + w * 0.26, y - w * 0.26]),
    Math.max(1.2, w * 0.16),
    TIMBER_LIT,
    { taper: 0.3, alpha: 0.8 },
  );
}
