import { palette } from '../../../atelier/colours';
import { glow } from '../../../atelier/light';
import { carve, fill, ink, line, stipple } from '../../../atelier/marks';
import { pick, random, smoothstep } from '../../../atelier/numbers';
import { ellipse, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { farWaterY } from '../water';

/** Lamps along the far quay, foot and height, from the bend to the foot of the stair. */
export const FAR_LAMPS: readonly (readonly [x: number, y: number, h: number])[] = [
  [1676, 739, 70],
  [1560, 726, 62],
  [1412, 718, 56],
  [1240, 714, 52],
  [1106, 713, 50],
];

const W_END = 1930;

const quayTop = (x: number) => farWaterY(x) - 18 - (x - 1040) * 0.004;
const along = (y: (x: number) => number): Point[] =>
  [...Array(75).keys()].map((i): Point => [1040 + i * 12, y(1040 + i * 12)]);

export function farQuayGround(ctx: Ctx): void {
  const ground = wobble(
    [[1036, 698], [1300, 694], [W_END, 700], ...along((x) => quayTop(x) + 4).toReversed()],
    0.6,
    0.04,
  );
  fill(ctx, ground, '#3a4b66');
  stipple(ctx, ground, '#131d3c', (_, y) => smoothstep(726, 700, y) * 0.6, { tooth: 'dry' });
  carve(ctx, ground, {
    spacing: 16,
    spacingY: 5,
    length: () => random(8, 16),
    width: () => (random() < 0.5 ? 1.1 : 0),
    colour: () => pick(['#6d8496', '#1d2b4a']),
    alpha: () => 0.5,
    taper: 0.4,
  });
}

export function farQuayWall(ctx: Ctx): void {
  const top = along(quayTop);
  const wall = wobble([...top, ...along((x) => farWaterY(x) + 4).toReversed()], 0.7, 0.04);
  fill(ctx, wall, '#2b3f58');
  stipple(ctx, wall, '#0d1d38', (x, y) => smoothstep(farWaterY(x) - 12, farWaterY(x) + 2, y), {
    tooth: 'dry',
  });
  for (let x = 1046; x < W_END; x += random(11, 19)) {
    const y = quayTop(x) + 1;
    line(
      ctx,
      [
        [x, y],
        [x, y + 9],
      ],
      1.1,
      '#101d38',
      0.8,
    );
    line(
      ctx,
      [
        [x + 7, y + 9],
        [x + 7, y + 19],
      ],
      1.1,
      '#101d38',
      0.7,
    );
  }
  ink(
    ctx,
    top.map(([x, y]): Point => [x, y + 9]),
    1.2,
    '#101d38',
    { taper: 0.05, alpha: 0.7 },
  );
  ink(ctx, top, 2.6, '#9fbcc0', { taper: 0.06, alpha: 0.85, jitter: 0.6 });
  // weed, where the water has been
  for (let x = 1050; x < W_END; x += random(14, 30)) {
    const y = farWaterY(x);
    ink(
      ctx,
      [
        [x - 7, y - 1],
        [x, y - 2.4],
        [x + 8, y - 1],
      ],
      2.4,
      '#1c4a50',
      { alpha: 0.8 },
    );
  }
  for (const [x, y, h] of FAR_LAMPS) quayLamp(ctx, x, y, h);
}

/** A street lamp of the far quay, not lit. */
function quayLamp(ctx: Ctx, x: number, y: number, h: number) {
  const s = h / 60;
  line(
    ctx,
    [
      [x, y],
      [x, y - h],
    ],
    2.4 * s,
    palette.ink,
  );
  fill(
    ctx,
    [
      [x - 4 * s, y],
      [x - 2 * s, y - 6 * s],
      [x + 2 * s, y - 6 * s],
      [x + 4 * s, y],
    ],
    palette.ink,
  );
  fill(
    ctx,
    [
      [x - 3.4 * s, y - h],
      [x - 5 * s, y - h - 11 * s],
      [x + 5 * s, y - h - 11 * s],
      [x + 3.4 * s, y - h],
    ],
    '#2a3a5c',
  );
  line(
    ctx,
    [
      [x - 3.4 * s, y - h],
      [x - 5 * s, y - h - 11 * s],
    ],
    1,
    palette.ink,
  );
  line(
    ctx,
    [
      [x + 3.4 * s, y - h],
      [x + 5 * s, y - h - 11 * s],
    ],
    1,
    palette.ink,
  );
  fill(
    ctx,
    [
      [x - 6.4 * s, y - h - 10.6 * s],
      [x, y - h - 18 * s],
      [x + 6.4 * s, y - h - 10.6 * s],
    ],
    palette.ink,
  );
  line(
    ctx,
    [
      [x - 1, y - 6],
      [x - 1, y - h],
    ],
    0.8,
    '#8fb0c0',
    0.6,
  );
}

/** A lamp of the far quay when it has come on: glass, halo, its pool on the stones. */
export function farLampLight(ctx: Ctx, x: number, y: number, h: number): void {
  const s = h / 60;
  glow(ctx, x, y + 1, 34 * s, palette.gold, 0.7, { radiusY: 8 * s, falloff: 1.4 });
  glow(ctx, x, y - h - 6 * s, 44 * s, palette.gold, 0.8);
  fill(
    ctx,
    [
      [x - 3 * s, y - h],
      [x - 4.4 * s, y - h - 10 * s],
      [x + 4.4 * s, y - h - 10 * s],
      [x + 3 * s, y - h],
    ],
    palette.lamp,
  );
  fill(ctx, ellipse(x, y - h - 5 * s, 2.4 * s, 4.4 * s, 0, 10), '#fff8dc');
}
