import { rim } from '../../../atelier/light';
import { carve, fill, ink, line, stipple } from '../../../atelier/marks';
import { lerp, smoothstep } from '../../../atelier/numbers';
import { wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { onWall, plane, wallRect } from '../place';
import type { Place } from '../place';
import type { Building } from './building';
import { beam, coat, COOL } from './parts';
import { tiled } from './tiles';
import { darkPane, paneOn } from './window';
import type { Pane } from './window';

/** The inn stands with its corner to us; two walls run away from it. */
const CORNER: Point = [1716, 742];
const leftWall = plane({ x0: CORNER[0], x1: 1640, k1: 0.86, drop: CORNER[1] - 600, length: 96 });
const rightWall = plane({ x0: CORNER[0], x1: 1858, k1: 0.84, drop: CORNER[1] - 600, length: 172 });

export function inn(): Building {
  const L = leftWall.at;
  const R = rightWall.at;
  const h = 176;
  const eaveL = L(104, h - 2);
  const eaveC = R(0, h + 2);
  const eaveR = R(184, h - 2);
  const ridge0: Point = [CORNER[0] - 18, 506];
  const ridge1: Point = [CORNER[0] + 96, 514];
  const panes: Pane[] = [
    ...[18, 58].flatMap((a) =>
      [118, 66].map((v) =>
        paneOn(L, a + 16, v, -16, 27, { lit: a > 40 ? 1 : 2, shut: a > 40, shutter: '#2c5a66' }),
      ),
    ),
    ...[14, 52, 92, 132].flatMap((a, i) =>
      [118, 66].map((v, j) =>
        paneOn(R, a, v, 19, 29, {
          lit: (i + j * 2) % 3 ? (i % 2 ? 1 : 2) : 0,
          shut: (i + j) % 2 === 0,
          shutter: '#2c5a66',
        }),
      ),
    ),
    paneOn(R, 22, 12, 34, 30, { columns: 4, rows: 2, lit: 1 }),
    paneOn(R, 108, 12, 34, 30, { columns: 4, rows: 2, lit: 1 }),
  ];
  const outline = [eaveL, L(96, 0), L(0, 0), R(172, 0), eaveR, ridge1, ridge0];
  return {
    outline,
    panes,
    draw(ctx) {
      const left = coat(
        ctx,
        wallRect(L, 0, 96, 0, h),
        '#8f9898',
        '#1a2446',
        (x, y) => 0.06 + smoothstep(690, 740, y) * 0.4 + smoothstep(580, 560, y) * 0.5,
      );
      rim(ctx, left, 1.8, 0, COOL, 0.5);
      coat(
        ctx,
        wallRect(R, 0, 172, 0, h),
        '#4c5470',
        '#10163a',
        (x, y) =>
          0.2 +
          smoothstep(1716, 1860, x) * 0.4 +
          smoothstep(690, 740, y) * 0.4 +
          smoothstep(584, 560, y) * 0.5,
      );
      for (const wall of [L, R]) {
        const length = wall === L ? 96 : 172;
        for (const v of [52, 106, h - 4])
          beam(
            ctx,
            [wall(0, v), wall(length / 2, v), wall(length, v)],
            4.4,
            '#241c38',
            wall === L ? '#7d7490' : undefined,
          );
        for (let a = 0; a <= length; a += length / (wall === L ? 2 : 4))
          beam(ctx, [wall(a, 52), wall(a, 110), wall(a, h)], 3.4, '#241c38');
      }
      for (const [a0, a1] of [
        [43, 0],
        [129, 172],
      ]) {
        beam(ctx, [R(a0, 54), R((a0 + a1) / 2, 80), R(a1, 104)], 2.6, '#241c38');
      }
      beam(ctx, [L(48, 110), L(72, 140), L(96, h - 6)], 2.6, '#241c38');
      beam(ctx, [L(0, 0), L(0, 90), L(0, h)], 5, '#1b1630', '#9fb6c4');
      innDoor(ctx, R);
      // roof: a hip toward the water and the long slope along the lane
      const hip = wobble([eaveL, eaveC, ridge0], 0.6, 0.05);
      fill(ctx, hip, '#6d5468');
      stipple(ctx, hip, '#b4bcd0', (x) => smoothstep(1710, 1630, x) * 0.5);
      for (let r = 1; r < 9; r++) {
        const t = r / 9;
        const a: Point = [lerp(ridge0[0], eaveL[0], t), lerp(ridge0[1], eaveL[1], t)];
        const b: Point = [lerp(ridge0[0], eaveC[0], t), lerp(ridge0[1], eaveC[1], t)];
        ink(ctx, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 1], b], 1.4, '#33263f', {
          taper: 0.1,
          alpha: 0.85,
          jitter: 0.6,
        });
      }
      const slope = tiled(ctx, [ridge0, ridge1, eaveR, eaveC], {
        rows: 9,
        width: 10,
        base: '#52405c',
        light: '#8a7a96',
        dark: '#1e1834',
        sag: 3,
        age: 0.9,
      });
      stipple(ctx, slope, '#12122e', (x) => smoothstep(1730, 1880, x) * 0.6);
      beam(
        ctx,
        [ridge0, [(ridge0[0] + eaveC[0]) / 2, (ridge0[1] + eaveC[1]) / 2], eaveC],
        3.6,
        '#7a6478',
        '#b9c6d4',
      );
      beam(ctx, [ridge0, [(ridge0[0] + ridge1[0]) / 2, ridge0[1] + 7], ridge1], 3.4, '#7a6478', '#c6d2da');
      for (const [x, y] of [
        [1738, 540],
        [1796, 546],
      ])
        innDormer(ctx, x, y);
      innChimney(ctx, 1768, 520);
      for (const pane of panes) darkPane(ctx, pane, '#1f1b36');
    },
  };
}

function innDoor(ctx: Ctx, R: Place) {
  const hole = onWall(R, [
    [66, 0],
    [66, 36],
    [72, 43],
    [82, 46],
    [92, 43],
    [98, 36],
    [98, 0],
  ]);
  fill(
    ctx,
    onWall(R, [
      [62, 0],
      [62, 38],
      [70, 47],
      [82, 51],
      [94, 47],
      [102, 38],
      [102, 0],
    ]),
    '#6d7a8c',
  );
  fill(ctx, hole, '#261a2e');
  line(ctx, [R(82, 0), R(82, 45)], 1.2, '#523b48');
  // a bench
  line(ctx, [R(106, 12), R(150, 12)], 2.4, '#2a1e30');
}

function innDormer(ctx: Ctx, x: number, y: number) {
  fill(
    ctx,
    [
      [x - 11, y + 12],
      [x - 11, y - 6],
      [x, y - 18],
      [x + 11, y - 6],
      [x + 11, y + 12],
    ],
    '#4a5270',
  );
  fill(
    ctx,
    [
      [x - 5, y + 8],
      [x - 5, y - 5],
      [x + 5, y - 5],
      [x + 5, y + 8],
    ],
    '#16294a',
  );
  line(
    ctx,
    [
      [x, y - 5],
      [x, y + 8],
    ],
    1,
    '#241c38',
  );
  beam(
    ctx,
    [
      [x - 14, y - 4],
      [x - 7, y - 12],
      [x, y - 20],
    ],
    3,
    '#7a6478',
    '#b9c6d4',
  );
  beam(
    ctx,
    [
      [x, y - 20],
      [x + 7, y - 12],
      [x + 14, y - 4],
    ],
    3,
    '#2c2240',
  );
}

function innChimney(ctx: Ctx, x: number, y: number) {
  const stack = wobble(
    [
      [x - 9, y + 6],
      [x - 8, y - 44],
      [x + 9, y - 44],
      [x + 10, y + 8],
    ],
    0.5,
    0.06,
  );
  fill(ctx, stack, '#5f4656');
  stipple(ctx, stack, '#14132c', (px) => smoothstep(x - 6, x + 10, px) * 0.85);
  carve(ctx, stack, {
    spacing: 8,
    spacingY: 5,
    length: () => 6,
    width: () => 1.1,
    colour: () => '#2a1e36',
    alpha: () => 0.7,
    taper: 0.2,
  });
  fill(
    ctx,
    [
      [x - 12, y - 44],
      [x - 12, y - 50],
      [x + 12, y - 50],
      [x + 12, y - 44],
    ],
    '#3c2c40',
  );
  for (const k of [-5, 5])
    fill(
      ctx,
      [
        [x + k - 3, y - 50],
        [x + k - 2, y - 60],
        [x + k + 2, y - 60],
        [x + k + 3, y - 50],
      ],
      '#6a4440',
    );
  rim(ctx, stack, 1.8, 0, COOL, 0.6);
}
