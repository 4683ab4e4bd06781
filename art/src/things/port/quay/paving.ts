import { mix, palette } from '../../../atelier/colours';
import { fill, ink } from '../../../atelier/marks';
import { clamp, lerp, mulberry32, noise, pick, random, smoothstep } from '../../../atelier/numbers';
import { catmullRom } from '../../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../../atelier/types';
import { H, HORIZON, W } from '../place';
import { nearEdge } from '../water';

/** The opening of the stair that goes down into the water. */
export const STEPS = { left: 1070, right: 1242 };

export const groundOutline = (): Point[] => [
  [-10, 846],
  [640, 804],
  ...nearEdge,
  [1790, 752],
  [W + 10, 736],
  [W + 10, H + 10],
  [-10, H + 10],
];

/** The shop's light on the stones, 0..1. */
export const warmAt = (x: number, y: number) =>
  1.1 * Math.exp(-Math.pow((x - 300) / 260, 2) - Math.pow((y - 960) / 78, 2)) +
  0.55 * Math.exp(-Math.pow((x - 560) / 110, 2) - Math.pow((y - 880) / 40, 2)) +
  0.45 * Math.exp(-Math.pow((x - 690) / 90, 2) - Math.pow((y - 850) / 34, 2));

/** Cold light on wet stones, under the open sky between the roofs. */
export const coldAt = (x: number, y: number) =>
  Math.exp(-Math.pow((x - 985) / (120 + (y - 880) * 0.5), 2)) * smoothstep(1075, 890, y);

/** Where the courses of the left quay meet, and where their joints do: both on the horizon. */
const COURSES_MEET = 3800;
const JOINTS_MEET = 190;
/** Left of here the courses run along the quay's back, right of it along the water. */
const BEND = 690;

/** How high a course lies at `x` that lies at `y` right of the bend. */
export function course(x: number, y: number): number {
  const left = 40 * Math.log1p(Math.exp((BEND - x) / 40));
  return HORIZON + (y - HORIZON) * (1 + left / (COURSES_MEET - BEND));
}

/** How far a joint leans to one side on the way up. */
const leaning = (x: number, y: number) =>
  clamp((lerp(JOINTS_MEET, 985, smoothstep(520, 900, x)) - x) / (y - HORIZON), -1.5, 1.5);

/** The evening on stones that are seen at a low angle, 0..1: the farther they lie, the more of it. */
const sheenAt = (x: number, y: number) =>
  smoothstep(1000, 815, y - 0.06 * Math.max(0, BEND - x)) * (0.25 + 0.75 * smoothstep(860, 620, x));

interface Sett {
  outline: Point[];
  x: number;
  y: number;
  height: number;
  /** A glint along its upper edge; none if it lies dull. */
  glint?: Point[];
  tone: number;
  hue: number;
}

/** Courses of setts in perspective: nearer ones are wider, and higher by the square of that. The lamps need to know them too. */
export const SETTS: readonly Sett[] = (() => {
  const next = mulberry32(1944);
  const between = (a: number, b: number) => a + (b - a) * next();
  const setts: Sett[] = [];
  for (let y = 742; y < H + 10;) {
    const rh = Math.max(3.4, 9 * Math.pow((y - HORIZON) / 250, 2));
    for (let x = -30 - between(0, 40); x < W + 20;) {
      // the courses drift and sink a little
      const yy = course(x, y + between(-0.07, 0.07) * rh) + 2.4 * noise(x * 0.006, y * 0.02);
      const w = (yy - HORIZON) * between(0.09, 0.16);
      const high = (rh * (yy - HORIZON)) / (y - HORIZON);
      const lean = leaning(x + w / 2, yy) * high;
      const fall = course(x + w, y) - course(x, y);
      /** A place on the sett: across, and down. */
      const at = (u: number, v: number): Point => [
        x + 1.2 + u * (w - 2.4) + (0.5 - v) * lean,
        yy + u * fall + v * high,
      ];
      const outline = catmullRom(
        [
          at(0, between(0.12, 0.24)),
          at(0.3, 0.06),
          at(0.75, between(0.02, 0.1)),
          at(1, between(0.14, 0.26)),
          at(0.99, 0.8),
          at(0.5, 0.93),
          at(0.01, between(0.74, 0.86)),
        ],
        true,
        3,
      );
      const from = between(0.06, 0.26);
      const to = between(0.6, 0.94);
      const glint = [at(from, 0.28), at((from + to) / 2, 0.13), at(to, 0.25)];
      setts.push({
        outline,
        x: x + w / 2,
        y: yy + high / 2,
        height: high,
        tone: next(),
        hue: next(),
        ...(next() < 0.66 && { glint }),
      });
      x += w;
    }
    y += rh;
  }
  return setts;
})();

export function paving(ctx: Ctx) {
  for (const { outline, x, y, height, glint, tone, hue } of SETTS) {
    const cold = clamp(coldAt(x, y));
    const plain = mix(mix('#24335a', '#18213f', tone), '#24506a', 0.3 * hue);
    const sheen = sheenAt(x, y);
    fill(
      ctx,
      outline,
      mix(mix(plain, '#557896', sheen * (0.4 + 0.3 * tone)), '#5b8ca0', cold * (0.25 + 0.35 * hue)),
    );
    if (!glint) continue;
    ink(ctx, glint, height * 0.13 * (0.6 + 0.8 * tone), cold > 0.25 ? '#d6ebe2' : '#6f93ac', {
      alpha: cold > 0.25 ? 0.18 + cold * 0.5 : 0.24,
    });
  }
}

/** The setts in the shop's light. */
export function warmPaving(ctx: Ctx) {
  for (const { outline, x, y, height, glint, tone } of SETTS) {
    const warm = clamp(warmAt(x, y));
    if (warm < 0.02) continue;
    fill(ctx, outline, mix(palette.rust, palette.amber, 0.35 + 0.5 * warm), clamp(warm * (0.6 + 0.4 * tone)));
    if (glint && warm > 0.28)
      ink(ctx, glint, height * 0.13 * (0.6 + 0.8 * tone), palette.lamp, { alpha: 0.16 + warm * 0.5 });
  }
}

/** What stands above, once more in the wet: level broken strokes. */
export function doubled(
  ctx: Ctx,
  x: number,
  y0: number,
  y1: number,
  width: number,
  count: number,
  colours: readonly Colour[],
  strength = 0.75,
) {
  for (let i = 0; i < count; i++) {
    const t = random();
    const y = lerp(y0, y1, t);
    const half = width * (0.5 + 0.5 * random()) * (0.55 + 0.6 * t);
    const cx = x + (random() + random() - 1) * width * 0.7;
    ink(
      ctx,
      [
        [cx - half, y],
        [cx - half * 0.2, y - 0.8],
        [cx + half * 0.4, y + 0.8],
        [cx + half, y],
      ],
      random(1.6, 4.2) * (0.6 + 0.6 * t),
      pick(colours),
      { alpha: strength * (1 - 0.75 * t) * random(0.5, 1), taper: 0.8 },
    );
  }
}
