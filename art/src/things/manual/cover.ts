import { mix } from '../../atelier/colours';
import { rim } from '../../atelier/light';
import { carve, clip, createCanvas, fill, ink, stipple } from '../../atelier/marks';
import { clamp, fbm, lerp, noise, pick, random, smoothstep, TAU } from '../../atelier/numbers';
import { ellipse, points, wobble } from '../../atelier/shapes';
import type { Ctx, Path, Point } from '../../atelier/types';
import {
  all,
  back,
  board,
  BOARD,
  daylight,
  DEEP,
  GREEN,
  GROOVE,
  H,
  HALF_H,
  HALF_W,
  on,
  PALE,
  TURN,
  W,
} from './place';
import { kettleRing, wear } from './wear';

const face = board();

export function cover(ctx: Ctx) {
  const edge = wobble(all(face, BOARD), 0.8, 0.03);
  fill(ctx, edge, '#0c302b');
  stipple(
    ctx,
    edge,
    PALE,
    (x, y) => 0.5 * smoothstep(0, 1, noise(x * 0.05, y * 0.05)) - smoothstep(300, 700, x) * 0.2,
  );
  const shape = wobble(all(face), 0.9, 0.03);
  const field = (fn: (u: number, v: number) => number) => (x: number, y: number) => {
    const [u, v] = back(x, y);
    return fn(u, v);
  };
  fill(ctx, shape, GREEN);
  stipple(
    ctx,
    shape,
    DEEP,
    field((u, v) => 0.72 - daylight(u, v) * 1.25 + 0.28 * fbm(u * 0.006, v * 0.006)),
    { softness: 0.4 },
  );
  stipple(
    ctx,
    shape,
    '#559c78',
    field((u, v) => daylight(u, v) * 1.15 - 0.2 + 0.35 * fbm(u * 0.005 + 7, v * 0.005)),
    { softness: 0.4 },
  );
  // sun-bleached where nothing ever lay on it
  stipple(
    ctx,
    shape,
    '#8fbf98',
    field(
      (u, v) =>
        0.5 * smoothstep(150, 290, u + 0.35 * v + 60 * noise(v * 0.006, 2)) * smoothstep(120, -340, v) + 0.12,
    ),
    { softness: 0.42 },
  );
  weave(ctx, shape);
  spine(ctx, shape);
  tooling(ctx, shape);
  kettleRing(ctx, shape);
  wear(ctx, shape);
  rim(ctx, shape, 1.3, 1.9, '#b9dcbf', 0.7, {
    mask: (c) => stipple(c, null, '#000000', (x, y) => 1.25 - (x + y) / 1150, { softness: 0.44 }),
  });
  rim(ctx, shape, -1.6, -2.2, '#6fb39a', 0.6);
}

/**
 * Dusk over all of it but where a high window throws its panes. It lies there however the book is turned, over cloth that
 * has a grain of its own: this has none.
 */
export function windowLight(ctx: Ctx) {
  const step = 2;
  const [across, down] = [W / step, H / step];
  const sheet = createCanvas(across, down);
  const pixels = sheet.createImageData(across, down);
  const marks: readonly (readonly [colour: readonly number[], field: (u: number, v: number) => number])[] = [
    [
      [4, 20, 31],
      (u, v) => 0.64 * clamp((1 - panes(u, v)) * (0.24 + 0.8 * smoothstep(-300, 480, 0.75 * u + v))),
    ],
    [[143, 208, 162], (u, v) => 0.5 * clamp(0.95 * panes(u, v) * fading(u, v))],
    [
      [234, 246, 214],
      (u, v) => 0.5 * clamp(panes(u, v) * (0.85 * fading(u, v) - 0.25 + 0.18 * fbm(u * 0.01, v * 0.01))),
    ],
  ];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [u, v] = back((x + 0.5) * step, (y + 0.5) * step);
      let shown = 0;
      let colour: readonly number[] = [0, 0, 0];
      for (const [own, field] of marks) {
        const share = field(u, v);
        const below = shown * (1 - share);
        shown = share + below;
        if (shown > 0) colour = colour.map((one, i) => (own[i] * share + one * below) / shown);
      }
      pixels.data.set([...colour, shown * 255], (y * across + x) * 4);
    }
  sheet.putImageData(pixels, 0, 0);
  ctx.drawImage(sheet.canvas, 0, 0, W, H);
}

/** The light of an arched window with six panes, which lies across the cover and beyond it: 1 in a pane. */
export function panes(u: number, v: number): number {
  const across = (u + 0.56 * v + 96) / 232;
  const down = (v - 0.16 * u + 8) / 366;
  const inside =
    down < -0.4
      ? smoothstep(1.04, 0.94, Math.hypot(across, (down + 0.4) / 0.6))
      : smoothstep(1.04, 0.95, Math.abs(across)) * smoothstep(1.03, 0.96, down);
  const bar = Math.min(
    smoothstep(0.02, 0.075, Math.abs(across)),
    ...[-0.34, 0.3].map((at) => smoothstep(0.012, 0.05, Math.abs(down - at))),
  );
  return inside * bar;
}

/** How large a mote is, and how bright: most are small. */
const MOTES = [
  [1.2, 0.36],
  [1.2, 0.44],
  [1.6, 0.44],
  [2.2, 0.5],
] as const;

/** A mote is soft: rings within each other, each with how much wider it is and how much of the brightness it adds. */
const SOFT = [
  [2.6, 0.16],
  [1.9, 0.26],
  [1.3, 0.36],
  [0.8, 0.5],
] as const;

/** Where a mote drifts while it is seen (app/scenes/athenaeum/athenaeum.motion.ts): it is lit all the way. */
const DRIFT = [-20, 0, 16, 34];

/** Dust in the window's light. In the dusk around it there is none to be seen. */
export function motes(ctx: Ctx, count: number) {
  for (let shown = 0; shown < count;) {
    const [u, v] = [random(-HALF_W, HALF_W), random(-HALF_H, HALF_H)];
    if (DRIFT.some((fallen) => panes(u, v + fallen) < 0.9)) continue;
    const [radius, strength] = pick(MOTES);
    const [x, y] = on(u, v);
    for (const [wider, share] of SOFT)
      fill(ctx, ellipse(x, y, radius * wider, radius * wider, 0, 20), '#eae1c9', strength * share);
    shown++;
  }
}

/** It is strongest at its head. */
const fading = (u: number, v: number) => smoothstep(420, -330, 0.5 * u + v);

/** Bookcloth: one thread over, one thread under. */
function weave(ctx: Ctx, shape: Path) {
  const thread = (turn: number, spacing: number, spacingY: number, light: boolean) =>
    carve(ctx, shape, {
      spacing,
      spacingY,
      direction: (x, y) => TURN + turn + 0.03 * noise(x * 0.02, y * 0.02),
      length: () => random(5, 11),
      width: () => (random() < 0.7 ? random(0.8, 1.5) : 0),
      colour: (x, y) => {
        const [u, v] = back(x, y);
        const d = daylight(u, v);
        return light ? mix('#3f8a6c', '#b9dcb4', d * 0.9) : mix('#0a2c28', '#1f5a48', d);
      },
      alpha: () => (light ? 0.34 : 0.42),
      taper: 0.5,
    });
  thread(0, 9, 4.4, false);
  thread(Math.PI / 2, 4.6, 9, false);
  thread(0, 10, 4.4, true);
  thread(Math.PI / 2, 5, 10, true);
  // slubs: thicker threads
  for (let i = 0; i < 46; i++) {
    const u = random(-HALF_W, HALF_W);
    const v = random(-HALF_H, HALF_H);
    const n = random(16, 60);
    const across = random() < 0.6;
    clip(ctx, shape, (c) =>
      ink(
        c,
        all(
          across
            ? [
                [u, v],
                [u + n / 2, v + random(-1, 1)],
                [u + n, v],
              ]
            : [
                [u, v],
                [u + random(-1, 1), v + n / 2],
                [u, v + n],
              ],
        ),
        random(1.4, 2.6),
        pick(['#8fc7a4', '#12453a', '#5fae86']),
        { alpha: 0.5 },
      ),
    );
  }
}

function spine(ctx: Ctx, shape: Path) {
  const g = -HALF_W + GROOVE;
  clip(ctx, shape, (c) => {
    stipple(
      c,
      shape,
      DEEP,
      (x, y) => {
        const [u] = back(x, y);
        const t = u - g;
        return 0.9 * Math.exp(-Math.pow(t / 9, 2)) + 0.62 * smoothstep(-HALF_W + 20, -HALF_W, u);
      },
      { softness: 0.36 },
    );
    stipple(
      c,
      shape,
      '#a9d6ae',
      (x, y) => {
        const [u, v] = back(x, y);
        return (
          (0.75 * Math.exp(-Math.pow((u - g - 17) / 7, 2)) +
            0.6 * Math.exp(-Math.pow((u - g + 26) / 10, 2))) *
          (0.35 + daylight(u, v)) *
          (0.75 + 0.4 * noise(v * 0.02, 3))
        );
      },
      { softness: 0.36 },
    );
    for (const [du, w, colour, alpha] of [
      [0, 5, '#06201d', 0.85],
      [-6, 2, '#0c302b', 0.7],
      [8, 1.8, '#bfe3c4', 0.6],
    ] as const) {
      const path: Point[] = [];
      for (let v = -HALF_H - 4; v <= HALF_H + 4; v += 12)
        path.push(on(g + du + 1.6 * noise(v * 0.013, du), v));
      ink(c, path, w, colour, { taper: 0.08, alpha, jitter: 0.6 });
    }
    // the cloth cracks where it was bent
    for (let i = 0; i < 34; i++) {
      const v = random(-HALF_H + 10, HALF_H - 10);
      ink(
        c,
        all(
          points(
            `${g - random(4, 12)},${v} ${g},${v + random(-3, 3)} ${g + random(4, 14)},${v + random(-4, 4)}`,
          ),
        ),
        random(0.9, 2),
        pick(['#9fcfa8', '#06201d', '#c9dcb4']),
        { alpha: 0.6 },
      );
    }
  });
}

/** Blind tooling, without gilt: a frame, rings in its corners, and an empty panel for a title. */
function tooling(ctx: Ctx, shape: Path) {
  const left = -HALF_W + GROOVE + 36;
  const right = HALF_W - 34;
  const top = -HALF_H + 38;
  const low = HALF_H - 38;
  const pressed = (course: Path, w: number, depth = 1) => {
    const at = all(course);
    ink(
      ctx,
      at.map(([x, y]): Point => [x + 1, y + 1.6]),
      w * 0.8,
      '#b5dcb6',
      { taper: 0.05, alpha: 0.55 * depth, jitter: 0.9 },
    );
    ink(ctx, at, w, '#07231f', { taper: 0.05, alpha: 0.78 * depth, jitter: 0.7 });
  };
  const straight = (a: readonly [number, number], b: readonly [number, number]): Point[] => {
    const out: Point[] = [];
    for (let i = 0; i <= 24; i++)
      out.push([lerp(a[0], b[0], i / 24) + random(-0.4, 0.4), lerp(a[1], b[1], i / 24) + random(-0.4, 0.4)]);
    return out;
  };
  clip(ctx, shape, () => {
    for (const [gap, w] of [
      [0, 3.2],
      [10, 1.6],
    ]) {
      const [l, r, t, b] = [left + gap, right - gap, top + gap, low - gap];
      const nick = 62 - gap;
      pressed(straight([l + nick, t], [r - nick, t]), w);
      pressed(straight([r, t + nick], [r, b - nick]), w);
      pressed(straight([r - nick, b], [l + nick, b]), w);
      pressed(straight([l, b - nick], [l, t + nick]), w);
    }
    for (const [cx, cy, start] of [
      [left, top, 0],
      [right, top, Math.PI / 2],
      [right, low, Math.PI],
      [left, low, -Math.PI / 2],
    ]) {
      for (const r of [16, 30, 45, 62]) {
        const arc: Point[] = [];
        for (let k = 0; k <= 16; k++) {
          const q = start + (k / 16) * (Math.PI / 2);
          arc.push([cx + Math.cos(q) * r, cy + Math.sin(q) * r]);
        }
        pressed(arc, r === 62 ? 3 : 1.9, r === 16 ? 0.8 : 1);
      }
    }
    titlePanel(ctx, (left + right) / 2, -142, pressed);
  });
}

function titlePanel(
  ctx: Ctx,
  u: number,
  v: number,
  pressed: (course: Path, w: number, depth?: number) => void,
) {
  const oval = (w: number, h: number): Point[] => {
    const out: Point[] = [];
    for (let i = 0; i <= 60; i++) {
      const q = (i / 60) * TAU - 1;
      const c = Math.cos(q);
      const s = Math.sin(q);
      out.push([
        u + Math.sign(c) * Math.pow(Math.abs(c), 0.72) * w,
        v + Math.sign(s) * Math.pow(Math.abs(s), 0.72) * h,
      ]);
    }
    return out;
  };
  const inner = all(oval(112, 50));
  fill(ctx, inner, '#1d5a48', 0.55);
  stipple(
    ctx,
    inner,
    DEEP,
    (x, y) => 0.25 + 0.5 * smoothstep(-30, -60, back(x, y)[1] - v) + 0.2 * noise(x * 0.02, y * 0.02),
    { softness: 0.38 },
  );
  stipple(ctx, inner, '#7fba94', (x, y) => 0.5 * smoothstep(0, 54, back(x, y)[1] - v), { softness: 0.38 });
  // the cloth is unworn here: its weave is sharp
  carve(ctx, inner, {
    spacing: 7,
    spacingY: 4.4,
    direction: () => TURN,
    length: () => random(5, 8),
    width: () => 1,
    colour: () => pick(['#0c302b', '#5fae86']),
    alpha: () => 0.4,
  });
  pressed(oval(112, 50), 3);
  pressed(oval(122, 59), 1.6);
}
