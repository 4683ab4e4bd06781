import { palette } from '../../../atelier/colours';
import { glow } from '../../../atelier/light';
import { fill, ink, line, stipple } from '../../../atelier/marks';
import { distance } from '../../../atelier/numbers';
import { bezier, catmullRom, ellipse } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { F } from './front';
import { SIGN } from './sign';

/** Hook and length of cord, in sheet units; size. */
export const LANTERNS: readonly { at: Point; cord: number; s: number }[] = [
  { at: F(447, 262, 46), cord: 16, s: 0.95 },
  { at: F(600, 262, 46), cord: 18, s: 0.84 },
  { at: F(822, 322, 28), cord: 18, s: 0.74 },
  { at: [SIGN[0] + 64, 636], cord: 18, s: 0.72 },
];

const jarPath = (x: number, y: number, s: number): Point[] =>
  bezier(
    `M${x - 7 * s},${y} L${x - 7 * s},${y + 4 * s} C${x - 15 * s},${y + 8 * s} ${x - 15 * s},${y + 34 * s} ${x - 10 * s},${y + 37 * s} L${x + 10 * s},${y + 37 * s} C${x + 15 * s},${y + 34 * s} ${x + 15 * s},${y + 8 * s} ${x + 7 * s},${y + 4 * s} L${x + 7 * s},${y} Z`,
    2,
  );

export function lantern(ctx: Ctx, i: number): void {
  const {
    at: [x, y],
    cord,
    s,
  } = LANTERNS[i];
  line(
    ctx,
    [
      [x, y],
      [x, y + cord - 6 * s],
    ],
    1.6,
    '#120f24',
  );
  const top = y + cord;
  ink(
    ctx,
    catmullRom(
      [
        [x - 8 * s, top + 2],
        [x - 6 * s, top - 7 * s],
        [x, top - 10 * s],
        [x + 6 * s, top - 7 * s],
        [x + 8 * s, top + 2],
      ],
      false,
      5,
    ),
    1.8,
    '#120f24',
    { taper: 0.1 },
  );
  const jar = jarPath(x, top, s);
  fill(ctx, jar, '#8a5a34');
  stipple(ctx, jar, palette.gold, (px, py) => 0.95 - distance(px, py, x, top + 24 * s) / (17 * s));
  fill(
    ctx,
    [
      [x - 8.4 * s, top - 2 * s],
      [x + 8.4 * s, top - 2 * s],
      [x + 8.4 * s, top + 4 * s],
      [x - 8.4 * s, top + 4 * s],
    ],
    '#2a1c30',
  );
  ink(
    ctx,
    [
      [x - 9 * s, top + 12 * s],
      [x - 11 * s, top + 22 * s],
      [x - 8.6 * s, top + 32 * s],
    ],
    2,
    '#cfe0cc',
    { alpha: 0.7 },
  );
  line(ctx, [...jar, jar[0]], 1.2, '#3a2434', 0.8);
}

export function lanternLight(ctx: Ctx, i: number): void {
  const {
    at: [x, y],
    cord,
    s,
  } = LANTERNS[i];
  const top = y + cord;
  glow(ctx, x, top + 20 * s, 74 * s, palette.amber, 0.55);
  glow(ctx, x, top + 22 * s, 32 * s, palette.gold, 0.8);
  fill(ctx, ellipse(x, top + 24 * s, 5 * s, 8 * s, 0, 16), '#fff3cc');
  glow(ctx, x, top + 24 * s, 12 * s, '#fff8dc', 0.9);
}
