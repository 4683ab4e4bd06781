import { palette } from '../../atelier/colours';
import { glow, graded, rim, washAround } from '../../atelier/light';
import { clip, fill, ink } from '../../atelier/marks';
import { smoothstep } from '../../atelier/numbers';
import { bezier, catmullRom, ellipse, wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../atelier/types';
import { contact } from './board';
import { BOARD, LAMP } from './place';

const GREEN: Colour[] = ['#06231f', '#0d3b33', '#17594a', '#277a62', '#46a07c', '#86cf9c', '#d8f0b8'];
const BRASS: Colour[] = ['#140c18', '#34201f', '#5f3c27', '#8f6030', '#bb8840', '#e3b860', '#fff0be'];

export function lamp(ctx: Ctx) {
  const [x, y] = LAMP;
  const { stand } = BOARD;
  // foot
  contact(ctx, x - 66, x + 66, stand + 4);
  const foot = bezier(
    `M${x - 64},${stand + 6} C${x - 62},${stand - 8} ${x - 40},${stand - 14} ${x - 20},${stand - 18} L${x + 20},${stand - 18} C${x + 40},${stand - 14} ${x + 62},${stand - 8} ${x + 64},${stand + 6} C${x + 30},${stand + 13} ${x - 30},${stand + 13} ${x - 64},${stand + 6} Z`,
    3,
  );
  graded(
    ctx,
    wobble(foot, 0.5, 0.05),
    BRASS,
    (px, py) =>
      0.95 -
      0.75 * smoothstep(stand - 16, stand + 10, py) +
      0.2 * Math.exp(-Math.pow((px - x + 16) / 12, 2)) -
      0.3 * smoothstep(x, x + 64, px),
  );
  rim(ctx, foot, 0, 1.8, palette.lamp, 0.9);
  // stem
  const stem = wobble(
    [
      [x - 6, y - 10],
      [x + 6, y - 10],
      [x + 6, stand - 16],
      [x - 6, stand - 16],
    ],
    0.3,
    0.05,
  );
  graded(
    ctx,
    stem,
    BRASS,
    (px, py) => 0.25 + 0.6 * Math.exp(-Math.pow((px - x + 2) / 2.6, 2)) + 0.25 * smoothstep(stand, y, py),
  );
  for (const [ky, r] of [
    [stand - 24, 13],
    [stand - 92, 10],
    [y + 34, 11],
  ]) {
    const knop = ellipse(x, ky, r, r * 0.62, 0, 30);
    graded(
      ctx,
      knop,
      BRASS,
      (px, py) => 0.9 - 0.6 * smoothstep(ky - r * 0.5, ky + r * 0.6, py) - 0.3 * smoothstep(x - 2, x + r, px),
    );
  }
  // under the shade: the burning edge
  const mouth = ellipse(x, y + 2, 118, 11, 0, 60);
  fill(ctx, mouth, '#fff0be');
  // shade
  const shade = bezier(
    `M${x - 126},${y + 2} C${x - 122},${y - 34} ${x - 96},${y - 70} ${x - 44},${y - 80} L${x + 44},${y - 80} C${x + 96},${y - 70} ${x + 122},${y - 34} ${x + 126},${y + 2} C${x + 70},${y + 11} ${x - 70},${y + 11} ${x - 126},${y + 2} Z`,
    3,
  );
  const glass = wobble(shade, 0.5, 0.03);
  graded(ctx, glass, GREEN, (px, py) => {
    const u = (px - x) / 126;
    const v = (py - y + 80) / 82;
    return (
      0.34 +
      0.52 * smoothstep(0.35, 1.05, v) * (1 - 0.5 * u * u) +
      0.2 * Math.exp(-Math.pow((u + 0.42 - 0.25 * v) / 0.16, 2)) * smoothstep(1, 0.2, v) -
      0.26 * smoothstep(0.3, 1, Math.abs(u)) -
      0.12 * smoothstep(0.2, 0, v)
    );
  });
  ink(
    ctx,
    bezier(`M${x - 92},${y - 28} C${x - 84},${y - 52} ${x - 66},${y - 66} ${x - 40},${y - 72}`, 3),
    6,
    '#d8f0c8',
    { alpha: 0.75, taper: 0.9 },
  );
  ink(
    ctx,
    bezier(`M${x - 124},${y + 2} C${x - 70},${y + 11} ${x + 70},${y + 11} ${x + 124},${y + 2}`, 3),
    5,
    '#fff3c4',
    { taper: 0.25 },
  );
  rim(ctx, glass, 0, 2, '#a8dcb0', 0.7);
  // cap and finial
  const cap = bezier(
    `M${x - 46},${y - 79} C${x - 40},${y - 90} ${x + 40},${y - 90} ${x + 46},${y - 79} Z`,
    2,
  );
  graded(ctx, cap, BRASS, (px) => 0.62 - 0.5 * smoothstep(x - 30, x + 40, px));
  graded(
    ctx,
    ellipse(x, y - 93, 7, 8, 0, 24),
    BRASS,
    (px, py) => 0.8 - 0.5 * smoothstep(x - 4, x + 7, px) - 0.2 * smoothstep(y - 96, y - 86, py),
  );
  // chain
  const chain = catmullRom(
    [
      [x + 58, y + 8],
      [x + 59, y + 40],
      [x + 57, y + 72],
      [x + 58, y + 96],
    ],
    false,
    10,
  );
  for (let i = 0; i < chain.length; i += 2)
    fill(ctx, ellipse(chain[i][0], chain[i][1], 1.7, 1.7, 0, 8), i % 4 ? palette.gold : '#7a4e2c');
  graded(
    ctx,
    ellipse(x + 58, y + 103, 5, 7, 0, 20),
    BRASS,
    (px) => 0.9 - 0.5 * smoothstep(x + 54, x + 64, px),
  );
}

export function lampLight(ctx: Ctx) {
  const [x, y] = LAMP;
  // A cone with a soft edge: the same wash a few times, each a little wider at its foot.
  const STEPS = 8;
  for (let i = 0; i < STEPS; i++) {
    const foot = 300 + (i * 420) / (STEPS - 1);
    const pool: Point[] = [
      [x - 116, y + 6],
      [x + 116, y + 6],
      [x + foot, BOARD.edge],
      [x - foot, BOARD.edge],
    ];
    clip(ctx, wobble(pool, 1, 0.02), () =>
      washAround(ctx, x, y, 560, palette.lamp, 0.24 / STEPS, { falloff: 1.4, radiusY: 340 }),
    );
  }
  washAround(ctx, x, y - 40, 330, '#4fb48c', 0.13);
  washAround(ctx, x, y + 4, 210, palette.gold, 0.34, { falloff: 1.9, radiusY: 120 });
  glow(ctx, x, y + 4, 128, '#fff6d4', 0.6, { falloff: 1.6, blend: 'source-over', radiusY: 34 });
}
