import { palette } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { carve, fill, ink, line, stipple } from '../../../atelier/marks';
import { clamp, distance, lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { catmullRom, ellipse, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { bush } from '../houses/plants';
import { HORIZON } from '../place';
import { beam, board, F, LENGTH, run, size, TIMBER } from './front';
import { RIDGE0 } from './roof';

export function nearWall(ctx: Ctx) {
  const side = wobble([[-20, 190], RIDGE0, [112, 430], [112, 938], [-20, 890]], 0.8, 0.03);
  fill(ctx, side, '#1a2647');
  stipple(
    ctx,
    side,
    palette.ink,
    (x, y) => smoothstep(110, -20, x) * 0.5 + smoothstep(800, 930, y) * 0.4 + 0.1,
    { tooth: 'dry' },
  );
  carve(ctx, side, {
    spacing: 26,
    spacingY: 12,
    length: () => random(10, 24),
    width: () => (random() < 0.5 ? 1.6 : 0),
    colour: () => pick(['#30406a', '#0d1330']),
    alpha: () => 0.6,
  });
}

export function groundStorey(ctx: Ctx) {
  const face = wobble(board(-4, LENGTH + 4, 0, 345), 0.8, 0.03);
  fill(ctx, face, '#1f4a5c');
  stipple(
    ctx,
    face,
    '#0b1a36',
    (x, y) => {
      const k = lerp(1, 0.642, clamp((x - 112) / 590));
      const v = 338 - (y - HORIZON) / k;
      return smoothstep(290, 350, v) * 0.8 + smoothstep(80, 0, v) * 0.55 + 0.12;
    },
    { tooth: 'dry' },
  );
  carve(ctx, face, {
    spacing: 40,
    spacingY: 15,
    direction: (x, y) => Math.atan2(HORIZON - y, 1760 - x),
    length: () => random(16, 42),
    width: () => (random() < 0.4 ? 1.5 : 0),
    colour: () => pick(['#2f6878', '#123048']),
    alpha: () => 0.55,
  });
  // plinth of big stones
  for (let a = 0; a < LENGTH;) {
    const w = Math.min(random(34, 66), LENGTH - a);
    const stone = wobble(board(a + 1, a + w - 1.5, 1, 34), 0.6, 0.06);
    fill(ctx, stone, pick(['#3a4a66', '#33425f', '#42526c']));
    stipple(ctx, stone, '#101834', (_, y) => smoothstep(F(a, 24)[1], F(a, 0)[1], y) * 0.8);
    ink(ctx, run(a + 3, a + w - 4, 32), 1.8, '#7f93a6', { alpha: 0.6 });
    a += w;
  }
}

/** A post with a carved foot, at both ends of the front. */
export function posts(ctx: Ctx) {
  for (const [a, w] of [
    [4, 26],
    [LENGTH - 8, 30],
  ] as const) {
    const post = wobble(board(a - w / 2, a + w / 2, 0, 344, 4), 0.6, 0.05);
    fill(ctx, post, '#2c2138');
    stipple(ctx, post, '#110c22', (x) => smoothstep(F(a + w, 200)[0], F(a - w, 200)[0], x) * 0.9, {
      tooth: 'vert',
    });
    rim(ctx, post, -2.4, 0, a > 400 ? '#9fc0c6' : '#c98f64', 0.75);
  }
}

/* ---------- upper storey and roof ---------- */
export function jetty(ctx: Ctx) {
  for (const a of [20, 230, 438, 620, 836]) {
    const bracket = [
      F(a - 9, 346, 0),
      F(a + 9, 346, 0),
      F(a + 9, 344, 26),
      F(a + 7, 330, 16),
      F(a + 2, 308, 4),
      F(a - 6, 306, 0),
    ];
    fill(ctx, catmullRom(bracket, true, 5), TIMBER);
  }
}

export const UPPER = [
  [96, 236],
  [352, 492],
  [618, 748],
] as const;
const V0 = 384;
const V1 = 474;

export function upperStorey(ctx: Ctx) {
  const face = wobble(board(-8, LENGTH + 8, 344, 512, 22), 0.8, 0.03);
  fill(ctx, face, '#77707c');
  stipple(
    ctx,
    face,
    '#232748',
    (x, y) => {
      const k = lerp(1, 0.642, clamp((x - 112) / 590));
      const v = 338 - (y - HORIZON) / k;
      return smoothstep(470, 512, v) * 0.9 + smoothstep(360, 40, x) * 0.5 + 0.14;
    },
    { tooth: 'dry' },
  );
  stipple(ctx, face, '#a9c0c8', (x) => smoothstep(560, 740, x) * 0.55, { tooth: 'dry' });
  stipple(
    ctx,
    face,
    palette.amber,
    (x, y) => Math.max(...UPPER.map(([a0, a1]) => 0.5 - distance(x, y, ...F((a0 + a1) / 2, 420, 22)) / 190)),
    { softness: 0.44 },
  );
  for (const a of [0, 168 - 108, 272, 318, 530, 584, 786, LENGTH])
    beam(ctx, a, 346, a + random(-3, 3), 508, 17);
  beam(ctx, -8, 350, LENGTH + 8, 350, 22, 24);
  beam(ctx, -8, 505, LENGTH + 8, 505, 16, 24);
  for (const [a0, a1] of [
    [2, 58],
    [274, 316],
    [532, 582],
  ])
    beam(ctx, a0, 438, a1, 438, 10);
  beam(ctx, 4, 436, 54, 362, 11);
  beam(ctx, 312, 436, 278, 362, 11);
  beam(ctx, 536, 444, 578, 500, 11);
  beam(ctx, 790, 500, 844, 362, 12);
  for (const [i, [a0, a1]] of UPPER.entries()) {
    upperWindow(ctx, a0, a1, i);
  }
}

export const upperGlass = (a0: number, a1: number): Point[] => board(a0 + 22, a1 - 22, V0, V1, 24);

function upperWindow(ctx: Ctx, a0: number, a1: number, i: number) {
  const glass = upperGlass(a0, a1);
  fill(ctx, board(a0 + 16, a1 - 16, V0 - 7, V1 + 7, 24), '#1a1430');
  const [cx, cy] = F((a0 + a1) / 2, (V0 + V1) / 2, 24);
  fill(ctx, glass, '#c8823c');
  stipple(ctx, glass, palette.gold, (x, y) => 1.1 - distance(x, y, cx, cy - 6) / (70 * size(a0)), {
    softness: 0.4,
  });
  stipple(ctx, glass, palette.amber, (_, y) => smoothstep(cy + 8, cy + 50, y) * 0.7);
  for (let k = 1; k < 4; k++)
    line(
      ctx,
      [F(lerp(a0 + 22, a1 - 22, k / 4), V0, 24), F(lerp(a0 + 22, a1 - 22, k / 4), V1, 24)],
      3.2 * size(a0),
      '#1a1430',
    );
  for (let k = 1; k < 3; k++)
    line(
      ctx,
      [F(a0 + 22, lerp(V0, V1, k / 3), 24), F(a1 - 22, lerp(V0, V1, k / 3), 24)],
      3 * size(a0),
      '#1a1430',
    );
  // shutters folded back
  for (const [s0, s1] of [
    [a0 - 20, a0 + 16],
    [a1 - 16, a1 + 20],
  ]) {
    const leaf = wobble(board(s0, s1, V0 - 4, V1 + 4, 27), 0.5, 0.06);
    fill(ctx, leaf, '#2a5a68');
    stipple(ctx, leaf, '#0f2840', (x) => smoothstep(F(s1, 420)[0], F(s0, 420)[0], x) * 0.7);
    for (let k = 1; k < 9; k++)
      line(
        ctx,
        [F(s0 + 5, lerp(V0, V1, k / 9), 27), F(s1 - 5, lerp(V0, V1, k / 9), 27)],
        1.3,
        '#11304a',
        0.85,
      );
    rim(ctx, leaf, -1.6, 0, '#8fbcc0', 0.6);
  }
  // window box
  const box = wobble(board(a0 + 6, a1 - 6, V0 - 26, V0 - 8, 40), 0.5, 0.06);
  fill(ctx, box, '#352338');
  rim(ctx, box, 0, 2, '#8a6a62', 0.7);
  for (let k = 0; k < 20; k++) {
    const a = lerp(a0 + 8, a1 - 8, random());
    const [x, y] = F(a, V0 - 6 + random(-4, 10), 40);
    bush(ctx, x, y, random(5, 9) * size(a), pick(['#1d4f56', '#2b665f', '#173f4e']));
  }
  for (let k = 0; k < 8; k++) {
    const a = lerp(a0 + 10, a1 - 10, random());
    const [x, y] = F(a, V0 + random(-4, 8), 41);
    fill(
      ctx,
      ellipse(x, y, 2.7, 2.5, 0, 9),
      pick([palette.parch, palette.foam, i === 1 ? palette.parchD : palette.parch]),
    );
  }
}
