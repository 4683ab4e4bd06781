import { rim } from '../../atelier/light';
import { carve, clip, fill, ink, line, stipple } from '../../atelier/marks';
import { lerp, pick, random, smoothstep } from '../../atelier/numbers';
import { bezier, catmullRom, ellipse, points, wobble } from '../../atelier/shapes';
import type { Ctx, Path, Point } from '../../atelier/types';
import { coat } from './houses/parts';

const TOWER_X = 866;
const BELL_Y = 464;
/** Where the bell hangs from. */
export const BELL_PIVOT: Point = [TOWER_X - 3, BELL_Y];

export const arch = (x0: number, x1: number, head: number, foot: number): Point[] => {
  const w = x1 - x0;
  return bezier(
    `M${x0},${foot} L${x0},${head + w * 0.5} C${x0},${head - w * 0.16} ${x1},${head - w * 0.16} ${x1},${head + w * 0.5} L${x1},${foot} Z`,
    2,
  );
};

/** The water at its foot, as long as no quay is there. */
function waterline(ctx: Ctx) {
  // Its stones are wet there, and as dark as the water.
  ctx.globalCompositeOperation = 'source-atop';
  stipple(ctx, null, '#1a4a63', (x, y) => smoothstep(628, 686, y + 0.2 * (x - TOWER_X)) * 0.92, {
    softness: 0.44,
    box: [TOWER_X - 60, 620, TOWER_X + 60, 700],
  });
  ctx.globalCompositeOperation = 'source-over';
  // The water laps at its foot, here higher than there.
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  for (const [dx, dy, half, high] of [
    [-30, 0, 13, 9],
    [-12, 2, 16, 6],
    [8, 0, 15, 8],
    [29, -3, 12, 7],
    [36, -8, 9, 9],
  ])
    ink(
      ctx,
      [
        [TOWER_X + dx - half, 690 + dy],
        [TOWER_X + dx, 689 + dy],
        [TOWER_X + dx + half, 690 + dy],
      ],
      high,
      '#000',
      { taper: 0.7 },
    );
  ctx.restore();
  // Its reflection breaks up, the more the nearer it comes.
  for (let y = 688; y < 772; y += lerp(3.4, 12, smoothstep(690, 772, y))) {
    const far = smoothstep(690, 772, y);
    const half = 36 * random(0.7, 1.15) * (1 - 0.4 * far);
    const x = TOWER_X + 1 + random(-15, 15) * far;
    ink(
      ctx,
      [
        [x - half, y + random(-0.8, 0.8)],
        [x, y + random(-0.8, 0.8)],
        [x + half, y],
      ],
      lerp(4.2, 3.6, far),
      pick(['#0f2c48', '#143650', '#1a4560']),
      { alpha: 0.9 * (1 - 0.7 * far), taper: 0.5 },
    );
  }
  for (const [dx, dy, half] of [
    [-34, 1, 15],
    [4, 4, 13],
    [40, -5, 15],
    [-14, 11, 22],
    [22, 17, 17],
    [-4, 30, 26],
  ])
    ink(
      ctx,
      [
        [TOWER_X + dx - half, 690 + dy],
        [TOWER_X + dx, 691.4 + dy],
        [TOWER_X + dx + half, 689.6 + dy],
      ],
      1.8,
      '#b7d8cf',
      { alpha: 0.65, taper: 0.9 },
    );
}

export function bellTower(ctx: Ctx): void {
  const x = TOWER_X;
  const face: Path = [
    [x - 32, 690],
    [x - 28, 438],
    [x + 20, 438],
    [x + 22, 690],
  ];
  const flank: Path = [
    [x + 22, 690],
    [x + 20, 438],
    [x + 33, 443],
    [x + 36, 680],
  ];
  const shape = coat(
    ctx,
    face,
    '#4d6a86',
    '#172a50',
    (px, y) => 0.22 + smoothstep(x + 10, x - 34, px) * 0.6 + smoothstep(520, 640, y) * 0.2,
  );
  const side = coat(ctx, flank, '#a3bcbf', '#3f6280', (_, y) => smoothstep(540, 640, y) * 0.35);
  carve(ctx, shape, {
    spacing: 12,
    spacingY: 8,
    length: () => random(5, 11),
    width: () => (random() < 0.6 ? 1.1 : 0),
    colour: () => pick(['#8fa9b6', '#26406a']),
    alpha: () => 0.55,
    taper: 0.25,
  });
  carve(ctx, side, {
    spacing: 7,
    spacingY: 8,
    length: () => 5,
    width: () => (random() < 0.6 ? 1 : 0),
    colour: () => pick(['#c3d6d6', '#4c6c86']),
    alpha: () => 0.55,
    taper: 0.25,
  });
  rim(ctx, side, -1.8, 0, '#dcece6', 0.9);
  // the open bell chamber: sky on both sides of it
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  fill(ctx, arch(x - 25, x + 16, 446, 516), '#000');
  ctx.restore();
  const inner = arch(x - 25, x + 16, 446, 516);
  clip(ctx, inner, () => {
    // the far side of the chamber, and its one beam
    fill(
      ctx,
      [
        [x - 26, 440],
        [x - 26, 520],
        [x - 19, 516],
        [x - 18, 452],
      ],
      '#22385c',
    );
    fill(
      ctx,
      [
        [x - 26, 440],
        [x + 17, 440],
        [x + 17, 458],
        [x - 18, 452],
      ],
      '#2a4268',
    );
  });
  line(ctx, inner.slice(0, -1), 2.4, '#22385c');
  ink(
    ctx,
    [
      [x - 26, 462],
      [x - 4, 463],
      [x + 17, 462],
    ],
    4.4,
    '#2a1e36',
    { taper: 0.05 },
  );
  for (const [y, w, h] of [
    [520, 34, 5],
    [434, 36, 7],
    [590, 33, 4],
  ]) {
    fill(
      ctx,
      [
        [x - w, y],
        [x + w * 0.62, y],
        [x + w * 0.62, y + h],
        [x - w, y + h],
      ],
      '#47618a',
    );
    fill(
      ctx,
      [
        [x + w * 0.62, y],
        [x + w + 1, y + 2.5],
        [x + w + 1, y + h + 2],
        [x + w * 0.62, y + h],
      ],
      '#a5bec4',
    );
    line(
      ctx,
      [
        [x - w, y],
        [x + w * 0.62, y],
      ],
      1.8,
      '#a9c4cc',
      0.9,
    );
  }
  // low rail of the chamber
  for (let k = -22; k < 16; k += 6.4)
    line(
      ctx,
      [
        [x + k, 507],
        [x + k, 518],
      ],
      2,
      '#3a547a',
    );
  line(
    ctx,
    [
      [x - 25, 507],
      [x + 16, 507],
    ],
    2,
    '#7d9aae',
  );
  for (const y of [546, 572]) {
    fill(ctx, arch(x - 8, x + 1, y - 8, y + 10), '#14264a');
    fill(
      ctx,
      [
        [x + 25, y - 4],
        [x + 25, y + 9],
        [x + 30, y + 8],
        [x + 30, y - 3],
      ],
      '#2b4a6a',
    );
  }
  spire(ctx, x);
  waterline(ctx);
}

/** A crooked hat of slates. */
function spire(ctx: Ctx, x: number) {
  const left: Path = [
    [x - 39, 436],
    [x - 25, 418],
    [x - 10, 392],
    [x - 1, 352],
    [x + 3, 392],
    [x + 14, 420],
    [x + 22, 438],
  ];
  const right: Path = [
    [x + 22, 438],
    [x + 14, 420],
    [x + 3, 392],
    [x - 1, 352],
    [x + 8, 390],
    [x + 22, 416],
    [x + 40, 436],
  ];
  const a = wobble(left, 0.5, 0.06);
  fill(ctx, a, '#2d6274');
  stipple(ctx, a, '#112c50', (px) => smoothstep(x + 4, x - 36, px) * 0.85, {});
  const b = wobble(right, 0.5, 0.06);
  fill(ctx, b, '#6fa6a8');
  stipple(ctx, b, '#2d6274', (px, y) => smoothstep(400, 440, y) * 0.5 + smoothstep(x + 24, x + 4, px) * 0.3);
  for (const [slope, colour, from, to] of [
    [a, '#123050', -40, 24],
    [b, '#3d7684', -2, 40],
  ] as const)
    clip(ctx, slope, () => {
      for (let y = 362; y < 440; y += 7.4)
        ink(
          ctx,
          [
            [x + from, y + 2],
            [x + (from + to) / 2, y + 3.6],
            [x + to, y + 1],
          ],
          1.2,
          colour,
          { alpha: 0.7, taper: 0.05, jitter: 0.6 },
        );
    });
  rim(ctx, b, -1.8, 1, '#dcece6', 0.9);
  line(
    ctx,
    [
      [x - 1, 354],
      [x - 1, 336],
    ],
    1.8,
    '#b4cbd0',
  );
  // a weathervane in the shape of a fish
  const fish = catmullRom(
    [
      [x - 13, 338],
      [x - 6, 334],
      [x + 3, 335],
      [x + 9, 338],
      [x + 3, 341],
      [x - 6, 341.5],
    ],
    true,
    5,
  );
  fill(ctx, fish, '#c9dad6');
  fill(ctx, points(`${x - 11},338 ${x - 19},333 ${x - 17},338 ${x - 19},343`), '#c9dad6');
}

/** The bell itself; it swings about its headstock. */
export function bell(ctx: Ctx): void {
  const [x, y] = BELL_PIVOT;
  fill(
    ctx,
    [
      [x - 11, y - 4],
      [x + 11, y - 4],
      [x + 9, y + 3],
      [x - 9, y + 3],
    ],
    '#33243a',
  );
  line(
    ctx,
    [
      [x, y],
      [x, y + 6],
    ],
    3,
    '#33243a',
  );
  const shape = wobble(
    bezier(
      `M${x - 4},${y + 4} C${x - 11},${y + 6} ${x - 10},${y + 20} ${x - 16},${y + 31} C${x - 8},${y + 35} ${x + 8},${y + 35} ${x + 16},${y + 31} C${x + 10},${y + 20} ${x + 11},${y + 6} ${x + 4},${y + 4} Z`,
      2,
    ),
    0.3,
    0.06,
  );
  fill(ctx, shape, '#8a6238');
  stipple(ctx, shape, '#2a1a2c', (px) => smoothstep(x + 2, x - 14, px));
  stipple(ctx, shape, '#e9cf94', (px) => smoothstep(x + 3, x + 13, px) * 0.8);
  ink(
    ctx,
    [
      [x - 13, y + 25],
      [x, y + 28],
      [x + 13, y + 25],
    ],
    1.6,
    '#3a2430',
    { taper: 0.1 },
  );
  ink(
    ctx,
    [
      [x - 8, y + 11],
      [x, y + 12.6],
      [x + 8, y + 11],
    ],
    1.2,
    '#3a2430',
    { taper: 0.1 },
  );
  fill(ctx, ellipse(x, y + 36, 3.4, 3.8, 0, 12), '#1d1428');
  rim(ctx, shape, -1.6, 0.4, '#f3ead0', 0.9);
}
