import { mix } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { carve, clip, fill, ink, line, stipple } from '../../../atelier/marks';
import { lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { wobble } from '../../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../../atelier/types';
import type { Building } from '../houses/building';
import { beam, coat, COOL } from '../houses/parts';
import { tiled } from '../houses/tiles';
import { darkPane, paneOn } from '../houses/window';
import type { Pane } from '../houses/window';
import { HORIZON, plane, wallRect } from '../place';
import type { Place } from '../place';

/** House fronts that stand along the left quay and run out toward the sea. */
const front = plane({ x0: 690, x1: 912, k1: 0.3, drop: 148, length: 640 });

interface Front {
  a0: number;
  a1: number;
  h: number;
  rise: number;
  roof: 'gable' | 'eaves' | 'step';
  wall: Colour;
  tile: Colour;
}

const FRONTS: readonly Front[] = [
  { a0: -30, a1: 96, h: 232, rise: 70, roof: 'eaves', wall: '#526a84', tile: '#5b4358' },
  { a0: 96, a1: 190, h: 196, rise: 92, roof: 'gable', wall: '#84788a', tile: '#6a4c58' },
  { a0: 190, a1: 312, h: 222, rise: 78, roof: 'eaves', wall: '#4a7484', tile: '#474a70' },
  { a0: 312, a1: 420, h: 174, rise: 96, roof: 'gable', wall: '#8d8890', tile: '#6a4656' },
  { a0: 420, a1: 540, h: 200, rise: 84, roof: 'eaves', wall: '#668596', tile: '#54506e' },
  { a0: 540, a1: 640, h: 168, rise: 84, roof: 'gable', wall: '#7492a0', tile: '#5f6a86' },
];

/** Roofs lie back from the water. */
const back = ([x, y]: Point, depth: number): Point => [x - depth * 0.42, y + depth * 0.02];
/** How far back a ridge lies; the first house shows its side, and so its roof's whole slope. */
const RIDGE = 50;
const FIRST_RIDGE = 82;

/** A place on the side of the first house, from its far corner, by where its near corner stands. */
const sideAt =
  (x: number, foot: number): Place =>
  (a, v) => [x - 54 + a, foot - 9 + a / 6 - v];

/** The side of the first house, turned to us and away from the evening: dark, with a small window under the roof. */
function side(ctx: Ctx, { a0, h, rise }: Front, wall: Colour, deep: Colour) {
  const [x, foot] = front.at(a0, 0);
  const [, eaves] = front.at(a0, h);
  const ridge = back(front.at(a0 + 6, h + rise), FIRST_RIDGE);
  const left = x - 54;
  const shape = coat(
    ctx,
    [[x + 0.6, foot], [x + 0.6, eaves], ridge, [left, eaves + 7], [left, foot - 9]],
    mix(wall, deep, 0.78),
    deep,
    (px, y) => 0.25 + 0.5 * smoothstep(foot - 110, foot, y) + 0.35 * smoothstep(x - 20, left, px),
  );
  carve(ctx, shape, {
    spacing: 20,
    spacingY: 8,
    direction: () => -0.08,
    length: () => random(4, 10),
    width: () => (random() < 0.3 ? 1 : 0),
    colour: () => pick([mix(wall, '#8fb4bc', 0.2), deep]),
    alpha: () => 0.36,
  });
  // A door, a lamp beside it, and the plinth that the house stands on.
  const at = sideAt(x, foot);
  const door = wobble([at(13, 2), at(13, 34), at(18, 41), at(26, 41), at(31, 34), at(31, 2)], 0.4, 0.1);
  fill(ctx, door, '#3a2534');
  for (const a of [19, 25]) line(ctx, [at(a, 3), at(a, 38)], 1, '#1c1428', 0.9);
  ink(ctx, door.slice(0, 6), 1.6, mix(wall, deep, 0.35), { taper: 0.1 });
  line(ctx, [at(41, 42), at(41, 46), at(36, 46)], 1.4, '#0a1028');
  const plinth = wobble([at(-4, -4), at(-4, 6), at(55, 6), at(55, -4)], 0.4, 0.08);
  fill(ctx, plinth, mix(wall, deep, 0.55));
  stipple(ctx, plinth, deep, (px, y) => 0.3 + 0.5 * smoothstep(foot - 8, foot + 4, y + (px - x) * -0.16), {
    tooth: 'dry',
  });
  ink(ctx, [at(-4, 6), at(26, 6.4), at(55, 6)], 1.4, mix(wall, '#8fb4bc', 0.2), { taper: 0.2, alpha: 0.8 });
  ink(ctx, [at(-6, -5), at(26, -5), at(57, -5)], 4, '#0a1430', { taper: 0.2, alpha: 0.75 });
  // The edge of the roof over it, and the evening on its far side.
  beam(
    ctx,
    [[x + 2, eaves + 3], [(x + ridge[0]) / 2 + 1, (eaves + ridge[1]) / 2], ridge],
    6,
    deep,
    '#7d6a7c',
  );
  beam(
    ctx,
    [ridge, [(left + ridge[0]) / 2 - 1, (eaves + ridge[1]) / 2 + 5], [left - 5, eaves + 13]],
    7,
    deep,
    '#7d6a7c',
  );
  rim(ctx, shape, 1.4, 0, COOL, 0.4);
}

export const leftFronts: Building[] = FRONTS.map((f, i): Building => {
  const { a0, a1, h, rise } = f;
  const at = front.at;
  const haze = i * 0.085;
  const fog = '#5f9aa2';
  const wall = mix(f.wall, fog, haze);
  const tile = mix(f.tile, fog, haze * 0.9);
  const deep = mix('#141f40', fog, haze * 0.7);
  const mid = (a0 + a1) / 2;
  const k = front.scale(mid);
  const ridge = i === 0 ? FIRST_RIDGE : RIDGE;
  const panes: Pane[] = [];
  const storeys = 3;
  const cols = f.roof === 'gable' ? 2 : 3;
  for (let s = 0; s < storeys; s++)
    for (let c = 0; c < cols; c++) {
      const w = ((a1 - a0) / cols) * 0.44;
      panes.push(
        paneOn(
          at,
          a0 + ((a1 - a0) * (c + 0.5)) / cols - w / 2,
          16 + (s * h) / storeys,
          w,
          (h / storeys) * 0.52,
          {
            columns: 2,
            rows: 2,
            lit: (i * 5 + s * 3 + c * 7) % 5 < 2 ? 1 : 0,
            shut: (i + s + c) % 2 === 0,
            shutter: mix(['#2a5560', '#3a3a66', '#56404e'][(i + s) % 3], fog, haze),
          },
        ),
      );
    }
  if (i === 0) {
    const [x, foot] = at(a0, 0);
    // The lamp beside the door in its side.
    const wallAt = sideAt(x, foot);
    panes.push(
      paneOn(wallAt, 38, 33, 6, 9, { columns: 1, rows: 1, lit: 1 }),
      // Two windows over it, one of them shut but for an inch, and one under the roof.
      paneOn(wallAt, 8, 86, 13, 34, { columns: 2, rows: 3, shut: true, lit: 1, shutter: '#24405c' }),
      paneOn(wallAt, 33, 86, 13, 34, { columns: 2, rows: 3 }),
      paneOn(wallAt, 21, 178, 12, 24, { columns: 2, rows: 2 }),
    );
  }
  const top: Point[] =
    f.roof === 'gable'
      ? [at(a0 - 4, h), at(mid, h + rise), at(a1 + 4, h)]
      : [
          at(a0 - 4, h),
          back(at(a0 + 6, h + rise), i === 0 ? ridge : ridge * k),
          back(at(a1 - 6, h + rise), ridge * k),
          at(a1 + 4, h),
        ];
  return {
    outline: [at(a0, 0), ...top, at(a1, 0)],
    panes,
    draw(ctx) {
      if (i === 0) side(ctx, f, wall, deep);
      const shape = coat(
        ctx,
        wallRect(at, a0, a1, 0, h),
        wall,
        deep,
        (x, y) =>
          0.16 +
          smoothstep(at(a1, 0)[0], at(a0, 0)[0], x) * 0.18 +
          smoothstep(at(mid, h * 0.34)[1], at(mid, 0)[1], y) * 0.6 +
          smoothstep(at(mid, h - 16)[1], at(mid, h)[1], y) * 0.4,
      );
      carve(ctx, shape, {
        spacing: 14,
        spacingY: 8,
        length: () => random(4, 10),
        width: () => (random() < 0.4 ? 1 : 0),
        colour: () => pick([mix(wall, '#d5e3dd', 0.5), deep]),
        alpha: () => 0.4,
      });
      if (f.roof === 'gable') {
        coat(ctx, top, wall, deep, () => 0.18);
        beam(
          ctx,
          [top[0], [(top[0][0] + top[1][0]) / 2, (top[0][1] + top[1][1]) / 2], top[1]],
          Math.max(2, 11 * k),
          mix(tile, deep, 0.3),
          mix(tile, '#c3d2dc', 0.5),
        );
        beam(
          ctx,
          [top[1], [(top[1][0] + top[2][0]) / 2, (top[1][1] + top[2][1]) / 2], top[2]],
          Math.max(2, 10 * k),
          deep,
        );
      } else {
        tiled(ctx, [top[1], top[2], top[3], top[0]], {
          rows: Math.max(4, Math.round(10 * k)),
          width: Math.max(5, 16 * k),
          base: tile,
          sag: 2.5 * k,
          age: 1,
          light: mix(tile, '#c3d2dc', 0.45),
          dark: mix(deep, tile, 0.3),
        });
        beam(
          ctx,
          [top[1], [(top[1][0] + top[2][0]) / 2, (top[1][1] + top[2][1]) / 2 + 2.5 * k], top[2]],
          Math.max(1.6, 5 * k),
          tile,
          mix(tile, '#dbe6e2', 0.6),
        );
        const c = back(at(a0 + (a1 - a0) * 0.64, h + rise), (ridge - 4) * k);
        const cw = 14 * k;
        fill(
          ctx,
          [
            [c[0] - cw / 2, c[1] + 16 * k],
            [c[0] - cw / 2, c[1] - 26 * k],
            [c[0] + cw / 2, c[1] - 26 * k],
            [c[0] + cw / 2, c[1] + 18 * k],
          ],
          mix(tile, deep, 0.4),
        );
        fill(
          ctx,
          [
            [c[0] - cw * 0.7, c[1] - 26 * k],
            [c[0] - cw * 0.7, c[1] - 32 * k],
            [c[0] + cw * 0.7, c[1] - 32 * k],
            [c[0] + cw * 0.7, c[1] - 26 * k],
          ],
          deep,
        );
      }
      rim(ctx, shape, -1.4, 0, COOL, 0.5);
      for (const pane of panes) darkPane(ctx, pane, deep);
    },
  };
});

/** The end of the street that is nearest to us. Our quay will hide it: the street goes on there. */
export const QUAY_END = { left: 404, right: 592, y: 820, foot: 850 } as const;

/** Where the street runs to, and where what lies across it runs to: both on the horizon. */
const STREET_ENDS: Point = [1007, HORIZON];
const ACROSS_ENDS: Point = [-260, HORIZON];
/** Where a line from one of them through `through` is at `x`. */
const toward = ([ex, ey]: Point, [tx, ty]: Point, x: number): Point => [
  x,
  ey + ((ty - ey) * (x - ex)) / (tx - ex),
];

const ALONG = [-30, 0, 160, 320, 480, 640, 690];
const alongRow = ALONG.map((a) => front.at(a, -2));
/** The ground goes on under the houses, so that no water shows at their feet. */
const underRow = ALONG.map((a) => front.at(a, 6));
const rowEdge = alongRow.map(([x, y], i): Point => [x + lerp(19, 9, i / 6), y + lerp(13, 3, i / 6)]);
const quayEdge = [toward(STREET_ENDS, rowEdge[0], QUAY_END.right), ...rowEdge];
const quayFoot = quayEdge.map(([x, y], i): Point => [x, y + (i ? lerp(30, 8, (i - 1) / 6) : 37)]);

/** Where the quay's wall stands in the water. */
export function leftShore(x: number): number {
  const next = quayFoot.findIndex(([px]) => px > x);
  if (next === 0) return QUAY_END.foot;
  const [[ax, ay], [bx, by]] = next < 0 ? quayFoot.slice(-2) : quayFoot.slice(next - 1, next + 1);
  return next < 0 ? by : lerp(ay, by, (x - ax) / (bx - ax));
}

/** Joints of blocks between two lines, each row set off from the last. */
function joints(ctx: Ctx, from: (t: number) => Point, to: (t: number) => Point, rows: number, every: number) {
  for (let row = 0; row < rows; row++)
    for (let t = (row % 2 ? 0.5 : 0.12) * every; t < 1; t += every * random(0.8, 1.2)) {
      const [[ax, ay], [bx, by]] = [from(t), to(t)];
      const at = (k: number): Point => [lerp(ax, bx, k), lerp(ay, by, k)];
      ink(ctx, [at(row / rows), at((row + 1) / rows)], 1.2, '#0b1c36', { alpha: 0.7, taper: 0.3 });
    }
}

export function leftQuay(ctx: Ctx): void {
  const edge = quayEdge;
  const tip: Point[] = [
    [944, 645],
    [946, 652],
  ];
  const [corner] = edge;
  const seaSide = [QUAY_END.left, 470, 540, 610].map((x) => toward(STREET_ENDS, [560, 762], x));
  const level = (x: number) =>
    lerp(seaSide[0][1], corner[1], (x - QUAY_END.left) / (corner[0] - QUAY_END.left));
  const nearEnd: Point[] = [corner, [QUAY_END.left, level(QUAY_END.left)]];
  const ground = wobble(
    [
      nearEnd[1],
      ...edge,
      ...tip.toReversed(),
      ...underRow.slice(1).toReversed(),
      ...seaSide.slice(1).toReversed(),
    ],
    0.5,
    0.05,
  );
  fill(ctx, ground, '#496380');
  // The house keeps the evening off the stones before it, and the nearest lie in our own shade.
  stipple(
    ctx,
    ground,
    '#1c3350',
    (x, y) =>
      0.85 * smoothstep(26, 2, y - toward(ACROSS_ENDS, [640, 757], x)[1]) * smoothstep(690, 660, x) +
      0.35 * smoothstep(790, 830, y),
    { tooth: 'dry' },
  );
  clip(ctx, ground, () => {
    for (const [x, alpha] of [
      [446, 0.5],
      [492, 0.6],
      [540, 0.6],
    ])
      ink(ctx, [[x, 818], toward(STREET_ENDS, [x, 818], 760)], 1.5, '#1b2f4c', { alpha, taper: 0.5 });
    for (const y of [766, 773, 781, 790, 800, 811])
      for (let x = 400 + random(20); x < 660; x += random(34, 70)) {
        const end = x + random(18, 44);
        ink(ctx, [toward(ACROSS_ENDS, [520, y], x), toward(ACROSS_ENDS, [520, y], end)], 1.3, '#1b2f4c', {
          alpha: 0.5,
          taper: 0.5,
        });
      }
    // The coping: long stones along the edge.
    for (const [x, y] of [-0.05, 0.1, 0.24, 0.4, 0.55, 0.72].map((t) =>
      toward(STREET_ENDS, corner, lerp(592, 700, t)),
    ))
      ink(ctx, [[x, y], toward(ACROSS_ENDS, [x, y], x - 11)], 1.5, '#1b2f4c', { alpha: 0.8, taper: 0.2 });
  });
  const wall = wobble([...edge, ...tip, ...quayFoot.toReversed()], 0.5, 0.05);
  fill(ctx, wall, '#2a4660');
  stipple(ctx, wall, '#0f2440', (x) => 0.16 + 0.24 * smoothstep(760, 640, x), { tooth: 'dry' });
  // Its courses.
  for (const down of [0.36, 0.68])
    ink(
      ctx,
      edge.slice(0, 6).map(([x, y], i): Point => [x, lerp(y, quayFoot[i][1], down)]),
      1.4,
      '#0f2440',
      { alpha: 0.7, taper: 0.4, jitter: 0.5 },
    );
  const alongWall =
    (course: readonly Point[]) =>
    (t: number): Point => [lerp(course[0][0], course[2][0], t), lerp(course[0][1], course[2][1], t)];
  joints(ctx, alongWall(quayEdge), alongWall(quayFoot), 3, 0.2);
  const face = wobble([...nearEnd, [410, QUAY_END.foot], [corner[0], QUAY_END.foot]], 0.4, 0.05);
  fill(ctx, face, '#15294a');
  stipple(ctx, face, '#0b1a36', (_, y) => 0.15 + 0.6 * smoothstep(826, 850, y), { tooth: 'dry' });
  clip(ctx, face, () => {
    for (const y of [831, 841])
      line(
        ctx,
        [
          [410, y],
          [592, y + 1],
        ],
        1.2,
        '#0b1a36',
        0.8,
      );
    joints(
      ctx,
      (t) => [lerp(418, 592, t), 822],
      (t) => [lerp(418, 592, t), 851],
      3,
      0.16,
    );
    for (const [y, x0, x1] of [
      [833, 444, 470],
      [833.5, 552, 584],
      [843, 420, 448],
    ])
      line(
        ctx,
        [
          [x0, y],
          [x1, y + 0.4],
        ],
        1.2,
        '#3c5c74',
        0.7,
      );
  });
  // The weed that the water has left.
  for (const course of [
    [
      [410, 848.5],
      [500, 849],
      [592, 848.5],
    ] as Point[],
    quayFoot.slice(0, 5).map(([x, y]): Point => [x, y - 1.5]),
  ])
    ink(ctx, course, 3, '#173f46', { taper: 0.15, alpha: 0.9 });
  ink(ctx, [...edge, tip[0]], 2.2, '#a5c4c4', { taper: 0.1, alpha: 0.8 });
  ink(ctx, seaSide, 2, '#a5c4c4', { taper: 0.3, alpha: 0.7 });
  ink(ctx, nearEnd, 2, '#7fa2ac', { taper: 0.2, alpha: 0.8 });
}
