import { mix, palette } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { carve, fill, ink, line, stipple } from '../../../atelier/marks';
import { noise, pick, random, smoothstep } from '../../../atelier/numbers';
import { bezier, catmullRom, ellipse, wobble } from '../../../atelier/shapes';
import type { Ctx, Path, Point } from '../../../atelier/types';
import { letter } from '../../letters';
import { NAVIGATOR } from '../place';
import { BEND_LAMP, lampPost, NEAR_LAMP } from './street-lamp';

/** The board for the opening hours. */
export function hoursBoard(ctx: Ctx): void {
  const post = (x: number, top: number, foot: number, lean: number) => {
    const leg = wobble(
      [
        [x - 4 + lean, top],
        [x + 4.6 + lean, top],
        [x + 5, foot],
        [x - 4.6, foot],
      ],
      0.5,
      0.06,
    );
    fill(ctx, leg, '#33233a');
    stipple(ctx, leg, '#120d22', (px) => smoothstep(x + 3, x - 5, px) * 0.8, { tooth: 'vert' });
    rim(ctx, leg, -1.8, 0, '#d99a5c', 0.7);
    ink(
      ctx,
      [
        [x - 12, foot],
        [x + 8, foot + 2],
        [x + 34, foot + 3],
      ],
      5,
      '#0b0f24',
      { alpha: 0.55, taper: 0.5 },
    );
  };
  post(1335, 858, 946, -2);
  post(1399, 852, 948, 1);
  const plank = wobble(
    [
      [1316, 850],
      [1417, 841],
      [1421, 900],
      [1321, 906],
    ],
    0.9,
    0.05,
  );
  fill(ctx, plank, '#5b4048');
  stipple(ctx, plank, '#1d1530', (x) => smoothstep(1383, 1309, x) * 0.75, { tooth: 'dry' });
  stipple(ctx, plank, '#c08a58', (x) => smoothstep(1353, 1433, x) * 0.6, { tooth: 'dry' });
  carve(ctx, plank, {
    spacing: 30,
    spacingY: 6,
    direction: () => -0.08,
    length: () => random(14, 34),
    width: () => (random() < 0.6 ? 1.2 : 0),
    colour: () => pick(['#2a1c30', '#8a6458']),
    alpha: () => 0.6,
    taper: 0.5,
  });
  ink(
    ctx,
    [
      [1316, 878],
      [1369, 874],
      [1420, 870],
    ],
    1.8,
    '#1d1530',
    { taper: 0.1, alpha: 0.9 },
  );
  rim(ctx, plank, -2, 2, palette.lamp, 0.75);
  // a little roof against the rain
  const lid = wobble(
    [
      [1307, 852],
      [1313, 840],
      [1421, 830],
      [1431, 840],
    ],
    0.6,
    0.05,
  );
  fill(ctx, lid, '#2a1e36');
  ink(
    ctx,
    [
      [1313, 840],
      [1367, 835],
      [1421, 830],
    ],
    2.4,
    '#a9c3cc',
    { taper: 0.15, alpha: 0.85 },
  );
  for (const [x, y] of [
    [1326, 857],
    [1412, 850],
    [1327, 898],
    [1414, 893],
  ])
    fill(ctx, ellipse(x, y, 1.7, 1.7, 0, 8), '#120d22');
}

/** All it says. */
export function boardWord(ctx: Ctx): void {
  const text: readonly (readonly [string, number, number, number])[] = [
    ['Y', 1329, 25, 0],
    ['O', 1358, 24, -1],
    ['U', 1387, 22, 0.6],
  ];
  for (const [ch, x, w, tilt] of text)
    letter(ctx, ch, (u, v) => [x + u * w, 860 - (x - 1323) * 0.08 + v * 30 + tilt * u], 5.6, palette.parch);
}

/** Wet footprints from the steps to the navigator. */
export function footprints(ctx: Ctx): void {
  const [nx, ny] = NAVIGATOR;
  const prints: readonly (readonly [x: number, y: number, turn: number])[] = [
    [1122, 966, 0.25],
    [1100, 982, 0.1],
    [1076, 975, 0],
    [1052, 987, -0.05],
    [1026, 976, -0.15],
    [1002, 983, -0.3],
    [nx + 34, ny + 28, -0.5],
  ];
  for (const [x, y, turn] of prints) {
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const put = (path: Path): Point[] => path.map(([a, b]) => [x + a * c - b * s, y + (a * s + b * c) * 0.5]);
    const sole = put(
      catmullRom(
        [
          [-11, -1],
          [-8, -5],
          [0, -4.4],
          [4, -4],
          [4, 4],
          [0, 4.6],
          [-8, 5],
        ],
        true,
        4,
      ),
    );
    const heel = put(
      catmullRom(
        [
          [7, -3.6],
          [12, -3],
          [13.4, 0],
          [12, 3],
          [7, 3.6],
        ],
        true,
        4,
      ),
    );
    for (const part of [sole, heel]) {
      fill(ctx, part, '#0a1230', 0.82);
      ink(ctx, part.slice(0, Math.floor(part.length / 2)), 1.4, '#a9cfd4', { alpha: 0.75, taper: 0.5 });
    }
  }
}

function barrel(ctx: Ctx, x: number, y: number, s: number, warmSide: -1 | 1) {
  stipple(
    ctx,
    ellipse(x - warmSide * 16 * s, y, 58 * s, 13 * s),
    '#060a1c',
    (px, py) => 0.95 - Math.hypot((px - x + warmSide * 14 * s) / (58 * s), (py - y) / (13 * s)),
    { softness: 0.44 },
  );
  const shape = wobble(
    bezier(
      `M${x - 24 * s},${y} C${x - 36 * s},${y - 26 * s} ${x - 36 * s},${y - 48 * s} ${x - 24 * s},${y - 74 * s} L${x + 24 * s},${y - 74 * s} C${x + 36 * s},${y - 48 * s} ${x + 36 * s},${y - 26 * s} ${x + 24 * s},${y} C${x + 10 * s},${y + 5 * s} ${x - 10 * s},${y + 5 * s} ${x - 24 * s},${y} Z`,
      3,
    ),
    0.6,
    0.05,
  );
  fill(ctx, shape, '#4a2f3c');
  stipple(ctx, shape, '#110c20', (px) => smoothstep(x + warmSide * 18 * s, x - warmSide * 34 * s, px), {
    tooth: 'vert',
  });
  stipple(ctx, shape, '#d08a55', (px) => smoothstep(x + warmSide * 8 * s, x + warmSide * 36 * s, px) * 0.9, {
    tooth: 'vert',
  });
  for (let i = -2; i <= 2; i++)
    ink(
      ctx,
      bezier(
        `M${x + i * 10 * s},${y} C${x + i * 14 * s},${y - 30 * s} ${x + i * 14 * s},${y - 44 * s} ${x + i * 10 * s},${y - 74 * s}`,
      ),
      1.6,
      '#120c20',
      { alpha: 0.8 },
    );
  for (const k of [10, 27, 50, 66])
    ink(
      ctx,
      catmullRom(
        [
          [x - 32 * s, y - k * s],
          [x, y - k * s + 6 * s],
          [x + 32 * s, y - k * s],
        ],
        false,
        6,
      ),
      4.6 * s,
      '#171527',
      { taper: 0.08 },
    );
  fill(ctx, ellipse(x, y - 74 * s, 25 * s, 6.4 * s), '#6b4540');
  stipple(ctx, ellipse(x, y - 74 * s, 25 * s, 6.4 * s), '#2a1c30', (px) =>
    smoothstep(x + warmSide * 10 * s, x - warmSide * 22 * s, px),
  );
  line(ctx, ellipse(x, y - 74 * s, 25 * s, 6.4 * s), 1.8, '#171527');
  rim(ctx, shape, -warmSide * 2.2, 0, palette.lamp, 0.8);
}

/** A crate a little out of square, with its lid pushed back. */
function crate(ctx: Ctx, x: number, y: number, w: number, h: number) {
  const faceA = wobble(
    [
      [x, y - h],
      [x + w, y - h + 3],
      [x + w - 2, y],
      [x + 2, y - 2],
    ],
    0.6,
    0.05,
  );
  const top = wobble(
    [
      [x, y - h],
      [x + 14, y - h - 12],
      [x + w + 10, y - h - 9],
      [x + w, y - h + 3],
    ],
    0.6,
    0.05,
  );
  fill(ctx, faceA, '#563838');
  stipple(ctx, faceA, '#170f24', (px) => smoothstep(x, x + w, px) * 0.85 + 0.1, { tooth: 'dry' });
  stipple(ctx, faceA, '#e09a58', (px) => smoothstep(x + w * 0.5, x, px) * 0.55, { tooth: 'dry' });
  for (let j = 1; j < 4; j++)
    line(
      ctx,
      [
        [x + 2, y - (h * j) / 4],
        [x + w - 2, y - (h * j) / 4 + 1.5],
      ],
      1.8,
      '#120c20',
    );
  for (const px of [x + 6, x + w - 6])
    line(
      ctx,
      [
        [px, y - h + 2],
        [px, y - 2],
      ],
      6.4,
      '#3a2430',
    );
  line(
    ctx,
    [
      [x + 9, y - 6],
      [x + w - 9, y - h + 7],
    ],
    6,
    '#3a2430',
  );
  fill(ctx, top, '#6b4842');
  stipple(ctx, top, '#22162c', (px) => smoothstep(x, x + w, px) * 0.7, { tooth: 'dry' });
  ink(
    ctx,
    [
      [x, y - h],
      [x + w / 2, y - h + 1],
      [x + w, y - h + 3],
    ],
    2.2,
    palette.lamp,
    { alpha: 0.7, taper: 0.2 },
  );
}

/** A coil of rope. */
function coil(ctx: Ctx, x: number, y: number, s: number) {
  stipple(
    ctx,
    ellipse(x + 12 * s, y + 6 * s, 66 * s, 16 * s),
    '#060a1c',
    (px, py) => 0.95 - Math.hypot((px - x - 8 * s) / (66 * s), (py - y - 5 * s) / (16 * s)),
    { softness: 0.44 },
  );
  for (let k = 0; k < 5; k++) {
    const r = (44 - k * 5) * s;
    const ring = ellipse(x + noise(k, 2) * 3, y - k * 5.4 * s, r, r * 0.3, 0, 40);
    const loop = [...ring, ring[0]];
    line(ctx, loop, 7.4 * s, '#2c2234');
    line(
      ctx,
      loop.slice(2, 22).map(([px, py]): Point => [px, py - 0.8]),
      5.4 * s,
      mix('#6d5a50', '#8d7660', k / 5),
    );
    line(
      ctx,
      loop.slice(21, 40).map(([px, py]): Point => [px, py - 0.8]),
      5.4 * s,
      mix('#4a3c44', '#5c4c4c', k / 5),
    );
    for (let i = 1; i < 20; i += 1)
      line(
        ctx,
        [
          [loop[i][0] - 2.2 * s, loop[i][1] - 2.4 * s],
          [loop[i][0] + 1.6 * s, loop[i][1] + 1.6 * s],
        ],
        1,
        '#2c2234',
        0.8,
      );
    ink(
      ctx,
      loop.slice(6, 18).map(([px, py]): Point => [px, py - 2.6 * s]),
      1.5,
      '#d3b98c',
      { alpha: 0.6 },
    );
  }
}

/** A bollard with a turn of old rope. */
function bollard(ctx: Ctx, x: number, y: number, s: number) {
  const shape = wobble(
    bezier(
      `M${x - 13 * s},${y} L${x - 10 * s},${y - 26 * s} C${x - 20 * s},${y - 34 * s} ${x - 14 * s},${y - 46 * s} ${x},${y - 46 * s} C${x + 14 * s},${y - 46 * s} ${x + 20 * s},${y - 34 * s} ${x + 10 * s},${y - 26 * s} L${x + 13 * s},${y} Z`,
      2,
    ),
    0.5,
    0.06,
  );
  fill(ctx, ellipse(x + 2, y + 1, 22 * s, 5 * s), '#0a0e22', 0.6);
  fill(ctx, shape, '#10132a');
  rim(ctx, shape, x < 960 ? -2 : 2, 2, '#a9cbd0', 0.85);
  for (let k = 0; k < 3; k++)
    ink(
      ctx,
      catmullRom(
        [
          [x - 12 * s, y - (20 - k * 5) * s],
          [x, y - (16 - k * 5) * s],
          [x + 12 * s, y - (20 - k * 5) * s],
        ],
        false,
        6,
      ),
      3.4 * s,
      '#8d785c',
      { taper: 0.2 },
    );
}

/** What stands along the quay. */
export function quayThings(ctx: Ctx): void {
  bollard(ctx, 812, 902, 0.86);
  bollard(ctx, 1580, 906, 0.86);
  bollard(ctx, 1752, 776, 0.62);
  lampPost(ctx, BEND_LAMP);
  lampPost(ctx, NEAR_LAMP);
  barrel(ctx, 40, 1000, 1.2, 1);
  crate(ctx, -30, 1066, 92, 62);
}

/** Between the lamps, where no button stands before them: dark shapes that lead the eye inward. */
export function nearThings(ctx: Ctx): void {
  barrel(ctx, 1690, 916, 0.86, -1);
  barrel(ctx, 1738, 928, 0.98, -1);
  coil(ctx, 1642, 934, 0.6);
}
