import { rim } from '../../../atelier/light';
import { carve, fill, ink, line, stipple } from '../../../atelier/marks';
import { lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { catmullRom, dash, ellipse, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';

/** The middle of the post's head. It stands in the harbor. */
export const POST: Point = [1592, 752];

/** The water comes so far up it. */
const AFLOAT = 76;

/** A mooring post of old timber, split at its head. It goes down into the water, which breaks its reflection. */
export function post(ctx: Ctx): void {
  const [x, y] = POST;
  const foot = y + AFLOAT;
  for (let i = 0; i < 22; i++) {
    const t = (i + random()) / 22;
    const half = random(7, 13) * (1 - 0.35 * t);
    ink(
      ctx,
      dash(x + random(-2, 2) * (1 + 3 * t), foot + 3 + 52 * t, half, 0.8),
      lerp(3.4, 1.6, t),
      pick(['#191528', '#2a2338', '#0f2a42']),
      {
        alpha: 0.9 * (1 - 0.6 * t),
        taper: 0.7,
      },
    );
  }
  const below = ellipse(x, foot, 12, 3.6, 0, 24).filter(([, py]) => py >= foot - 0.1);
  const shape = wobble(
    [[x - 11, y + 2], [x - 4, y - 3], [x + 2, y + 1], [x + 10, y - 2], ...below],
    0.8,
    0.06,
  );
  fill(ctx, shape, '#3c3144');
  stipple(ctx, shape, '#120f24', (px) => smoothstep(x + 2, x - 13, px) * 0.85, { tooth: 'vert' });
  stipple(ctx, shape, '#14404a', (_, py) => smoothstep(foot - 24, foot, py) * 0.85, { tooth: 'dry' });
  carve(ctx, shape, {
    spacing: 6,
    spacingY: 17,
    direction: () => 1.56,
    length: () => random(9, 20),
    width: () => (random() < 0.6 ? 1.2 : 0),
    colour: () => pick(['#191528', '#7c6a6c']),
    alpha: () => 0.7,
    taper: 0.5,
  });
  rim(ctx, shape, -1.8, 0, '#b9dad6', 0.85);
  // the water around it, bright and broken
  const ring = ellipse(x, foot + 0.6, 14.5, 4.2, 0, 40);
  for (const [from, to] of [
    [1, 9],
    [11, 19],
    [21, 24],
    [37, 40],
  ])
    ink(ctx, ring.slice(from, to), 2, '#a9d0c6', { alpha: 0.85, taper: 0.6 });
}

/** The rope about the post: three turns, and an end that hangs. */
export function postRope(ctx: Ctx): void {
  const [x, y] = POST;
  const strand = (path: Point[], width: number) => {
    ink(ctx, path, width, '#2a2036', { taper: 0.08 });
    ink(
      ctx,
      path.map(([px, py]): Point => [px - 0.4, py - 0.8]),
      width * 0.62,
      '#cdb283',
      { taper: 0.08 },
    );
    for (let i = 1; i < path.length - 1; i += 2)
      line(
        ctx,
        [
          [path[i][0] - 1.4, path[i][1] - 1.5],
          [path[i][0] + 1.2, path[i][1] + 1.1],
        ],
        0.8,
        '#4a3a40',
        0.8,
      );
  };
  strand(
    catmullRom(
      [
        [x + 10, y + 24],
        [x + 22, y + 38],
        [x + 21, y + 52],
        [x + 14, y + 60],
        [x + 16, y + 68],
      ],
      false,
      6,
    ),
    4,
  );
  for (const [k, lean] of [
    [20, 3],
    [26, -2],
    [33, 2],
  ])
    strand(
      ellipse(x, y + k, 14.5, 4.6, 0, 26)
        .filter(([, py]) => py >= y + k - 1.4)
        .map(([px, py]): Point => [px, py + (lean * (px - x)) / 30]),
      5,
    );
}
