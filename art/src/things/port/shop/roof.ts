import { palette } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { fill, ink, line, stipple } from '../../../atelier/marks';
import { distance, fbm, lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { tiled } from '../houses/tiles';
import { F, LENGTH, shape } from './front';

const EAVE0 = F(-26, 506, 48);
const EAVE1 = F(LENGTH + 30, 506, 48);
export const RIDGE0 = F(-40, 764, -180);
const RIDGE1 = F(690, 764, -180);

const tileShare = (t: number) => t / (t + (1 - t) * 0.66);

export function roof(ctx: Ctx) {
  const slope = tiled(ctx, [RIDGE0, RIDGE1, EAVE1, EAVE0], {
    rows: 13,
    width: 30,
    base: '#4b3049',
    light: '#8d5a5e',
    dark: '#190f2c',
    sag: 9,
    share: tileShare,
    age: 1,
  });
  stipple(ctx, slope, '#191431', (x, y) => smoothstep(420, -40, x) * 0.7 + smoothstep(330, 480, y) * 0.15, {
    softness: 0.42,
  });
  stipple(
    ctx,
    slope,
    '#9fb0c8',
    (x, y) =>
      smoothstep(96, 6, lerp(RIDGE1[0], EAVE1[0], (y - RIDGE1[1]) / (EAVE1[1] - RIDGE1[1])) - x) * 0.55,
    { softness: 0.42 },
  );
  // moss, where it has been wet longest
  stipple(
    ctx,
    slope,
    '#2a4450',
    (x, y) =>
      smoothstep(0.25, 0.6, fbm(x * 0.014, y * 0.03 + 5) + 0.16) *
      smoothstep(0.55, 0.95, (y - lerp(RIDGE0[1], RIDGE1[1], x / 500)) / 210) *
      0.8,
    { tooth: 'dry' },
  );
  const ridge = [...Array(13).keys()].map((i): Point => [
    lerp(RIDGE0[0], RIDGE1[0], i / 12),
    lerp(RIDGE0[1], RIDGE1[1], i / 12) + 9 * Math.sin((Math.PI * i) / 12),
  ]);
  ink(ctx, ridge, 9, '#5d3c4c', { taper: 0.05 });
  ink(
    ctx,
    ridge.map(([x, y]): Point => [x, y - 3]),
    2.4,
    '#a5b4c4',
    { taper: 0.2, alpha: 0.8, jitter: 0.7 },
  );
  for (let i = 1; i < 12; i++) line(ctx, [ridge[i], [ridge[i][0] + 2, ridge[i][1] + 7]], 1.4, '#190f2c', 0.8);
  // the verge over the near wall
  const verge = [0, 0.3, 0.65, 1].map((t): Point => [
    lerp(RIDGE0[0], EAVE0[0], t),
    lerp(RIDGE0[1], EAVE0[1], t) + 5 * Math.sin(Math.PI * t),
  ]);
  ink(ctx, verge, 13, '#2c1c38', { taper: 0.04 });
  ink(
    ctx,
    verge.map(([x, y]): Point => [x + 4, y - 3]),
    2.4,
    '#7d5a66',
    { taper: 0.2, alpha: 0.8 },
  );
  const hip = [0, 0.33, 0.66, 1].map((t): Point => [
    lerp(RIDGE1[0], EAVE1[0], t) + 4 * Math.sin(Math.PI * t),
    lerp(RIDGE1[1], EAVE1[1], t),
  ]);
  ink(ctx, hip, 9, '#2c1c38', { taper: 0.05 });
  ink(
    ctx,
    hip.map(([x, y]): Point => [x + 3, y - 1]),
    2.8,
    '#b9ced6',
    { taper: 0.2, alpha: 0.85 },
  );
  const eaves = [...Array(13).keys()].map((i) =>
    F(lerp(-26, LENGTH + 30, i / 12), 503 + 3 * Math.sin((Math.PI * i) / 12), 49),
  );
  ink(ctx, eaves, 7, '#1c1230', { taper: 0.03 });
  ink(
    ctx,
    eaves.map(([x, y]): Point => [x, y - 2.4]),
    1.8,
    '#7d6a78',
    { taper: 0.2, alpha: 0.8 },
  );
}

export function chimney(ctx: Ctx) {
  const [x, y] = F(300, 800, -190);
  const stack = wobble(
    [
      [x - 26, y + 62],
      [x - 24, y - 84],
      [x + 27, y - 80],
      [x + 30, y + 74],
    ],
    0.8,
    0.05,
  );
  fill(ctx, stack, '#4d3444');
  stipple(ctx, stack, '#161230', (px) => smoothstep(x + 14, x - 28, px) * 0.75 + 0.15);
  for (let j = 0; j < 11; j++) {
    const yy = y - 76 + j * 13.5;
    line(
      ctx,
      [
        [x - 25, yy],
        [x + 28, yy + 1.6],
      ],
      1.2,
      '#1c1430',
      0.8,
    );
    for (let i = 0; i < 4; i++)
      line(
        ctx,
        [
          [x - 18 + i * 14 + (j % 2) * 7, yy],
          [x - 18 + i * 14 + (j % 2) * 7, yy + 13],
        ],
        1.2,
        '#1c1430',
        0.8,
      );
  }
  for (let k = 0; k < 16; k++) {
    const yy = y - 76 + 13.5 * Math.floor(random(10));
    const xx = x - 18 + 14 * Math.floor(random(3));
    fill(
      ctx,
      [
        [xx + 1, yy + 1.5],
        [xx + 12, yy + 2],
        [xx + 12, yy + 12],
        [xx + 1, yy + 11.5],
      ],
      pick(['#6d4650', '#3a2638', '#7a545a']),
      0.6,
    );
  }
  fill(
    ctx,
    [
      [x - 32, y - 82],
      [x - 32, y - 94],
      [x + 35, y - 90],
      [x + 35, y - 78],
    ],
    '#2a1c36',
  );
  for (const k of [-14, 12]) {
    fill(
      ctx,
      [
        [x + k - 8, y - 92],
        [x + k - 6, y - 116],
        [x + k + 6, y - 116],
        [x + k + 8, y - 91],
      ],
      '#5d3a3e',
    );
    ink(
      ctx,
      [
        [x + k - 7, y - 116],
        [x + k, y - 117],
        [x + k + 7, y - 116],
      ],
      4,
      '#35222f',
      { taper: 0.05 },
    );
    line(
      ctx,
      [
        [x + k + 5, y - 113],
        [x + k + 6.4, y - 93],
      ],
      1.6,
      '#9fb6c0',
      0.7,
    );
  }
  rim(ctx, stack, -2.6, 0, '#a9c3cc', 0.75);
}

const DORMER = { a0: 350, a1: 510, v0: 552, v1: 618, peak: 682, out: 12 };

export const dormerGlass = (): Point[] => {
  const out: [number, number][] = [[DORMER.a0 + 42, 564]];
  const mid = (DORMER.a0 + DORMER.a1) / 2;
  for (let k = 0; k <= 12; k++) {
    const q = Math.PI * (1 - k / 12);
    out.push([mid + 38 * Math.cos(q), 600 + 34 * Math.sin(q)]);
  }
  out.push([DORMER.a1 - 42, 564]);
  return shape(out, DORMER.out + 2, 10);
};

export function dormer(ctx: Ctx) {
  const { a0, a1, v0, v1, peak, out } = DORMER;
  const mid = (a0 + a1) / 2;
  const lid = [
    F(mid, peak + 8, out + 8),
    F(mid, peak + 4, out - 110),
    F(a1 + 16, v1 - 14, out - 50),
    F(a1 + 16, v1 - 22, out + 8),
  ];
  const right = wobble(lid, 0.6, 0.05);
  fill(ctx, right, '#5a3d52');
  stipple(
    ctx,
    right,
    '#a9b4c8',
    (x, y) => smoothstep(F(mid, peak, out)[0], F(a1, v1, out)[0], x) * 0.4 + smoothstep(300, 280, y) * 0.1,
  );
  const face = wobble(
    shape(
      [
        [a0, v0 - 8],
        [a0, v1 - 8],
        [mid, peak],
        [a1, v1 - 8],
        [a1, v0 - 8],
      ],
      out,
    ),
    0.7,
    0.05,
  );
  fill(ctx, face, '#6d6472');
  stipple(
    ctx,
    face,
    '#201c3a',
    (x, y) =>
      smoothstep(F(mid, 620, out)[0], F(a0, 620, out)[0], x) * 0.5 +
      smoothstep(F(mid, v1 + 10, out)[1], F(mid, peak, out)[1], y) * 0.5 +
      0.15,
    { tooth: 'dry' },
  );
  const glass = dormerGlass();
  fill(
    ctx,
    shape(
      [
        [a0 + 34, 556],
        [a0 + 34, 604],
        [a0 + 48, 631],
        [mid, 644],
        [a1 - 48, 631],
        [a1 - 34, 604],
        [a1 - 34, 556],
      ],
      out + 1,
    ),
    '#1a1430',
  );
  fill(ctx, glass, '#c8823c');
  const [cx, cy] = F(mid, 604, out);
  stipple(ctx, glass, palette.gold, (x, y) => 1.1 - distance(x, y, cx, cy) / 50, { softness: 0.4 });
  for (const a of [mid - 20, mid, mid + 20])
    line(ctx, [F(a, 564, out + 3), F(a, a === mid ? 633 : 628, out + 3)], 2.6, '#1a1430');
  for (const v of [588, 611]) line(ctx, [F(a0 + 42, v, out + 3), F(a1 - 42, v, out + 3)], 2.4, '#1a1430');
  for (const [b0, v, b1, w] of [
    [a0 - 18, v1 - 24, mid, peak + 10],
    [mid, peak + 10, a1 + 18, v1 - 24],
  ]) {
    const edge = [F(b0, v, out + 10), F((b0 + b1) / 2, (v + w) / 2 - 2, out + 10), F(b1, w, out + 10)];
    ink(ctx, edge, 13, '#33203a', { taper: 0.04 });
    ink(
      ctx,
      edge.map(([x, y]): Point => [x + (b0 < mid - 1 ? -2 : 2), y - 4]),
      2.8,
      b0 < mid - 1 ? '#866470' : '#b4c6d0',
      { taper: 0.2, alpha: 0.85 },
    );
  }
}
