import { clamp } from '../../atelier/numbers';
import { transform } from '../../atelier/shapes';
import type { Path, Point } from '../../atelier/types';

export const W = 900;
export const H = 1100;
const CENTRE: Point = [432, 506];
/** The book lies a little askew. */
export const TURN = -0.062;
export const HALF_W = 272;
export const HALF_H = 388;
/** How far the spine's groove lies from the left edge. */
export const GROOVE = 58;
export const BOARD = 8;
export const PAGES = 46;

export const GREEN = '#2b6f58';
export const DEEP = '#0f3a33';
export const PALE = '#86b894';
export const BARE = '#b08d5c';

/** A point of the book on the sheet: across and down from its middle, `d` below the face of the cover. */
export const on = (u: number, v: number, d = 0): Point => {
  const [x, y] = transform([[u, v]], { x: CENTRE[0], y: CENTRE[1], rotate: TURN })[0];
  return [x + d * 0.46, y + d * 0.89];
};
export const all = (course: Path, d = 0): Point[] => course.map(([u, v]) => on(u, v, d));

/** Where on the book a place of the sheet lies. */
export const back = (x: number, y: number): Point =>
  transform([[x - CENTRE[0], y - CENTRE[1]]], { rotate: -TURN })[0];

/** A board with corners worn round, and not all alike. */
export function board(grow = 0): Point[] {
  const w = HALF_W + grow;
  const h = HALF_H + grow;
  const radii = [9, 17, 26, 11];
  const corners: [number, number, number][] = [
    [-w, -h, Math.PI],
    [w, -h, -Math.PI / 2],
    [w, h, 0],
    [-w, h, Math.PI / 2],
  ];
  const out: Point[] = [];
  corners.forEach(([cx, cy, start], i) => {
    const r = radii[i];
    const ox = cx - Math.sign(cx) * r;
    const oy = cy - Math.sign(cy) * r;
    for (let k = 0; k <= 7; k++) {
      const q = start + (k / 7) * (Math.PI / 2);
      out.push([ox + Math.cos(q) * r, oy + Math.sin(q) * r]);
    }
  });
  return out;
}

/** Daylight from the upper left, 0..1, in book coordinates. */
export const daylight = (u: number, v: number): number =>
  clamp(0.6 - (u + HALF_W * 0.2) / 760 - (v + HALF_H * 0.3) / 980);
