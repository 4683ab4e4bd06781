import { clip, ink, line, stipple } from '../../atelier/marks';
import { clamp, fbm, smoothstep, TAU } from '../../atelier/numbers';
import { bounds, ellipse } from '../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../atelier/types';
import { arcOf, dot } from './devices';
import { tool } from './tooling';
import type { Device, Stroke } from './tooling';

/** The cover: its sheet, and the joint at the spine, in which it turns. */
export const COVER = { width: 700, height: 1000, joint: 46 };
const { width: W, height: H, joint: JOINT } = COVER;
const PANEL = { left: 92, right: W - 36, top: 38, bottom: H - 38 };
const MIDDLE: Point = [(PANEL.left + PANEL.right) / 2, H * 0.47];

/** The light of a lamp beyond the upper left corner. */
const lamplit = (x: number, y: number) => clamp(1.05 - Math.hypot(x - 120, (y - 90) * 0.8) / 900);

const board: Point[] = [
  [0, 0],
  [W, 0],
  [W, H],
  [0, H],
];

/**
 * The light and shade of any cover, as white and black of some opacity: it is laid over the colour of the cloth, and over
 * the leaf that is tooled into it.
 */
export function relief(ctx: Ctx) {
  // The lamp on the whole board, the shade of its far corner, and the stains of years. Their edges are soft and without
  // grain, which would weigh: the page has the paper's grain, and lays it over the cloth.
  shade(ctx, (x, y) => smoothstep(0.05, 0.8, fbm(x * 0.006 + 4, y * 0.006, 2)), 0.17);
  glowOn(ctx, (x, y) => smoothstep(0.42, 1.05, lamplit(x, y)), 0.19);
  shade(ctx, (x, y) => smoothstep(0.78, 0.02, lamplit(x, y)), 0.46);
  // The round of the spine, and the joint beside it.
  shade(ctx, (x) => smoothstep(20, 0, x) * 0.75, 0.7);
  const groove = (x: number, y: number) => JOINT + 1.4 * fbm(y * 0.01, 3);
  shade(ctx, (x, y) => Math.exp(-(((x - groove(x, y) + 4) / 9) ** 2)), 0.72);
  glowOn(ctx, (x, y) => Math.exp(-(((x - groove(x, y) - 14) / 6) ** 2)), 0.34);
  glowOn(ctx, (x) => Math.exp(-(((x - 24) / 8) ** 2)) * 0.8, 0.26);
  // The cords of the raised bands are laced into the board, and show through the cloth.
  for (const k of [0.1, 0.27, 0.44, 0.61, 0.78, 0.92]) {
    const y0 = H * k;
    const reach = (x: number) => smoothstep(152, 66, x) * smoothstep(JOINT + 6, JOINT + 20, x);
    const over = (x: number) => smoothstep(JOINT, JOINT - 12, x) + reach(x);
    shade(ctx, (x, y) => over(x) * Math.exp(-(((y - y0 - 8) / 6) ** 2)), 0.46, [0, y0 - 30, 170, y0 + 40]);
    glowOn(ctx, (x, y) => over(x) * Math.exp(-(((y - y0 + 4) / 6) ** 2)), 0.34, [0, y0 - 30, 170, y0 + 30]);
  }
  // Blind lines: pressed into the cloth without leaf.
  const { left, right, top, bottom } = PANEL;
  for (const [gap, width] of [
    [0, 3],
    [46, 2],
  ] as const) {
    const frame: Point[] = [
      [left + gap, top + gap],
      [right - gap, top + gap],
      [right - gap, bottom - gap],
      [left + gap, bottom - gap],
      [left + gap, top + gap],
    ];
    line(ctx, frame, width, '#000000', 0.42);
    line(
      ctx,
      frame.map(([x, y]): Point => [x + 2, y + 2.2]),
      1.6,
      '#ffffff',
      0.2,
    );
  }
  // The board's edges: lit above, dark below and at the fore edge.
  const lit = (path: Path, width: number, alpha: number) =>
    ink(ctx, path, width, '#fff1d0', { taper: 0.25, alpha, jitter: 0.7 });
  shade(ctx, (x) => smoothstep(W - 12, W, x), 0.6, [W - 20, 0, W, H]);
  shade(ctx, (_, y) => smoothstep(H - 13, H, y), 0.62, [0, H - 20, W, H]);
  lit(
    [
      [JOINT + 14, 3],
      [W / 2, 2.4],
      [W - 6, 3.4],
    ],
    5,
    0.5,
  );
  lit(
    [
      [W - 12, 8],
      [W - 13, H / 2],
      [W - 12, H - 12],
    ],
    3.4,
    0.26,
  );
  lit(
    [
      [JOINT + 18, H - 14],
      [W / 2, H - 13.4],
      [W - 14, H - 14],
    ],
    3,
    0.2,
  );
  // Worn to the board where hands and shelves have rubbed: corners, head and tail of the joint, the fore edge.
  const rubs: [number, number, number][] = [
    [W, 0, 74],
    [W, H, 86],
    [JOINT - 10, 0, 44],
    [JOINT - 12, H, 48],
    [W + 14, H * 0.56, 58],
  ];
  for (const [cx, cy, reach] of rubs)
    stipple(
      ctx,
      board,
      '#f0dcb4',
      (x, y) =>
        0.9 * smoothstep(1, 0.1, Math.hypot(x - cx, y - cy) / reach) * (0.62 + 0.9 * fbm(x * 0.05, y * 0.05)),
      { tooth: 'wide', alpha: 0.62, box: [cx - reach, cy - reach, cx + reach, cy + reach] },
    );
  // A few scratches.
  for (const [x, y, dx, dy] of [
    [452, 742, 96, -34],
    [196, 846, 60, 12],
    [560, 246, 34, 58],
    [250, 210, 70, -16],
  ]) {
    const path: Point[] = [
      [x, y],
      [x + dx * 0.5, y + dy * 0.5 + 4],
      [x + dx, y + dy],
    ];
    ink(ctx, path, 2, '#fff1d0', { alpha: 0.22, jitter: 0.8 });
    ink(
      ctx,
      path.map(([px, py]): Point => [px + 1.4, py + 1.6]),
      1.6,
      '#000000',
      { alpha: 0.2 },
    );
  }
}

type Area = readonly [number, number, number, number];
const shade = (ctx: Ctx, density: (x: number, y: number) => number, alpha: number, box?: Area) =>
  stipple(ctx, null, '#000000', density, { softness: 0.5, alpha, ...(box && { box: [...box] }) });
const glowOn = (ctx: Ctx, density: (x: number, y: number) => number, alpha: number, box?: Area) =>
  stipple(ctx, null, '#fff1d0', density, { softness: 0.5, alpha, ...(box && { box: [...box] }) });

/** The corner piece of a frame: rings of a sound that comes out of the corner. Its own corner is at 0,0. */
const CORNER: Device = [
  ...[26, 38, 50].map((r, i) => ({ path: arcOf(0, 0, r, 0.06, Math.PI / 2 - 0.06), width: 3 - i * 0.7 })),
  dot(13, 13, 5),
  dot(47, 47, 3.2),
];

/** What is tooled in leaf into a cover: a frame with its corners, and the book's own device in two rings. */
export function tooledCover(ctx: Ctx, device: Device, gilt: Colour, scale = 4.1) {
  const { left, right, top, bottom } = PANEL;
  const on = { gilt, lit: (x: number, y: number) => 1.5 * lamplit(x, y) - 0.3, depth: 2, wear: 0.42 };
  const frame = (gap: number, width: number): Stroke => ({
    path: [
      [left + gap, top + gap],
      [right - gap, top + gap],
      [right - gap, bottom - gap],
      [left + gap, bottom - gap],
      [left + gap, top + gap],
    ],
    width,
  });
  const here = (x: number, y: number): Point => [x, y];
  clip(ctx, board, () => {
    tool(ctx, [frame(14, 5), frame(24, 2)], { ...on, place: here });
    for (const [x, y, sx, sy] of [
      [left + 36, top + 36, 1, 1],
      [right - 36, top + 36, -1, 1],
      [left + 36, bottom - 36, 1, -1],
      [right - 36, bottom - 36, -1, -1],
    ])
      tool(ctx, CORNER, { ...on, place: (px, py) => [x + px * sx * 1.5, y + py * sy * 1.5], weight: 1.3 });
    const [cx, cy] = MIDDLE;
    const ring = (r: number, width: number): Stroke => ({
      path: [...ellipse(0, 0, r, r, 0, 96), [r, 0]],
      width,
    });
    const pearls = [...Array(36).keys()].map((i) => {
      const a = (i * TAU) / 36;
      return dot(Math.cos(a) * 221, Math.sin(a) * 221, i % 3 ? 2.4 : 4.4);
    });
    const round = [ring(206, 5), ring(192, 2), ...pearls];
    tool(ctx, round, { ...on, place: (x, y) => [cx + x, cy + y] });
    const [l, t, r, b] = bounds(device.flatMap(({ path }) => path));
    tool(ctx, device, {
      ...on,
      place: (x, y) => [cx + (x - (l + r) / 2) * scale, cy + (y - (t + b) / 2) * scale],
      weight: 0.66 * scale,
    });
  });
}
