import { mix, palette } from '../../atelier/colours';
import { fill, ink, stipple } from '../../atelier/marks';
import { fbm, lerp, noise, random, smoothstep } from '../../atelier/numbers';
import { wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { BONE, INK } from './place';

/** The near side of a boat that turns up underneath, board by board, as one who lies in it has it at the feet. */

/** The seams from the farthest to the nearest: their height in the middle of the boat, and how far they rise at its sides. */
const SEAMS = [
  [913, 118],
  [950, 124],
  [987, 130],
  [1029, 137],
  [1078, 145],
  [1134, 153],
  [1196, 161],
] as const;
/** The middle of the boat, and half its width. */
const KEEL = 1010;
const HALF = 1000;
/** All boards go on beyond both edges of the sheet. */
const FROM = -70;
const TO = 1990;

/** The floor's upper edge, which is nearly level: in every window the words of the foot are on its first board. */
const FLOOR = [964, 26] as const;
/** Below the sheet. */
const FLOOR_ENDS = 1140;

/** So many of its boards turn up one by one. With the last come those below it, the ribs and the floor. */
export const BOARDS = 4;
export const BOARD_AT: Point = [KEEL, 1010];

const WOOD = mix(BONE, palette.wood4, 0.34);
const EDGE = mix(palette.wood2, INK, 0.55);

const sag = ([low, rise]: readonly [number, number], x: number, i: number) =>
  low - rise * ((x - KEEL) / HALF) ** 2 + 1.4 * noise(x * 0.006, i * 5.1);
const seam = (i: number, x: number) => sag(SEAMS[i], x, i);

/** A piece of worked wood without its outline: `light` is from bone to wood, `shade` where its underside is. */
function timber(
  ctx: Ctx,
  shape: Point[],
  light: number,
  shade: (x: number, y: number) => number,
  { dark = 0.2, alpha = 0.7 } = {},
) {
  fill(ctx, shape, mix(BONE, palette.wood4, light));
  stipple(ctx, shape, mix(palette.wood2, INK, dark), shade, { softness: 0.3, alpha });
}

const outline = (ctx: Ctx, shape: Point[], alpha = 0.95) =>
  ink(ctx, [...shape, shape[0]], 3, EDGE, { alpha, taper: 0, jitter: 0.5 });

export function board(ctx: Ctx, i: number) {
  strake(ctx, i);
  if (i === 0) gunwale(ctx);
  if (i < BOARDS - 1) return;
  for (let below = BOARDS; below < SEAMS.length - 1; below++) strake(ctx, below);
  for (const x of RIBS) rib(ctx, x);
  floorBoard(ctx);
  oar(ctx);
}

/** The floor, on which the side and its ribs stand. */
function floorBoard(ctx: Ctx) {
  const top = (x: number) => sag(FLOOR, x, SEAMS.length);
  const edge = (dy: number, from = FROM, to = TO): Point[] =>
    [...Array(121).keys()].map((i): Point => {
      const x = lerp(from, to, i / 120);
      return [x, top(x) + dy];
    });
  const shape = wobble([...edge(0), [TO, FLOOR_ENDS], [FROM, FLOOR_ENDS]], 0.7, 0.06);
  fill(ctx, shape, mix(BONE, palette.wood4, 0.17));
  // The side's shade lies along its upper edge, and below it is little grain, where the words are.
  const shade = mix(palette.wood3, BONE, 0.35);
  stipple(ctx, shape, shade, (x, y) => 0.5 * smoothstep(15, 2, y - top(x)), { softness: 0.34, alpha: 0.6 });
  for (let dy = 16; dy < 44; dy += random(7, 11))
    for (let x = FROM + random(0, 400); x < TO - 60;) {
      const long = random(90, 300);
      ink(ctx, edge(dy + random(-2, 2), x, x + long), random(0.9, 1.5), shade, {
        alpha: random(0.4, 0.65),
        taper: 0.9,
        jitter: 0.4,
      });
      x += long + random(120, 420);
    }
  ink(ctx, edge(0), 2.2, mix(EDGE, BONE, 0.42), { taper: 0, jitter: 0.5 });
}

/** One board, from edge to edge. */
function strake(ctx: Ctx, i: number) {
  const [from, to] = [FROM, TO];
  const row = (t: number, a = from, b = to): Point[] =>
    [...Array(121).keys()].map((k): Point => {
      const x = lerp(a, b, k / 120);
      return [x, lerp(seam(i, x) + 3, seam(i + 1, x) - 3, t)];
    });
  const shape = wobble([...row(0), ...row(1).toReversed()], 0.8, 0.06);
  fill(ctx, shape, WOOD);
  stipple(ctx, shape, mix(palette.wood3, BONE, 0.25), (x, y) => 0.34 * fbm(x * 0.004, y * 0.09) + 0.16, {
    softness: 0.34,
    alpha: 0.45,
  });
  // It is round: light lies along its upper edge, and shade in the seam below.
  stipple(
    ctx,
    shape,
    mix(palette.wood2, INK, 0.3),
    (x, y) => 0.62 * smoothstep(16, 1, seam(i + 1, x) - 3 - y),
    { softness: 0.3, alpha: 0.75 },
  );
  ink(ctx, row(0.08), 2.6, '#fffaf0', { alpha: 0.75, taper: 0.3, jitter: 0.5 });
  for (let t = 0.2; t < 0.86; t += random(0.2, 0.3))
    for (let x = from + random(20, 160); x < to - 60;) {
      const long = random(60, 240);
      ink(
        ctx,
        row(t + random(-0.03, 0.03), x, Math.min(x + long, to - 16)),
        random(0.9, 1.9),
        palette.wood2,
        {
          alpha: random(0.2, 0.46),
          taper: 0.9,
          jitter: 0.4,
        },
      );
      x += long + random(30, 190);
    }
  outline(ctx, shape, 0.9);
}

/** The rail along the uppermost board: where it was last held, it is worn light. */
function gunwale(ctx: Ctx) {
  const rail = (dy: number): Point[] =>
    [...Array(121).keys()].map((k): Point => {
      const x = lerp(FROM, TO, k / 120);
      return [x, seam(0, x) + dy];
    });
  const shape = wobble([...rail(-5), ...rail(13).toReversed()], 0.7, 0.06);
  timber(ctx, shape, 0.56, (x, y) => 0.6 * smoothstep(3, 13, y - seam(0, x)));
  ink(ctx, rail(-1), 3, '#fffaf0', { alpha: 0.85, taper: 0.2, jitter: 0.6 });
  outline(ctx, shape);
}

/** Where the ribs come up to the rail. They lean outward, as the side does. */
const RIBS = [206, 640, 1098, 1592];
const RIB = 34;

/** Where the middle of a rib is at a part of its height: ribs come together towards the keel. */
const lean = (top: number, t: number) => lerp(top, lerp(top, KEEL, 0.22), t ** 1.3);

function rib(ctx: Ctx, top: number) {
  const side = (aside: number): Point[] =>
    [...Array(41).keys()].map((k): Point => {
      const t = k / 40;
      const x = lean(top, t) + aside * (1 + 0.16 * t);
      return [x, lerp(seam(0, x) + 15, 1170, t)];
    });
  const [left, right] = [side(-RIB / 2), side(RIB / 2)];
  const shape = wobble([...left, ...right.toReversed()], 0.9, 0.06);
  timber(ctx, shape, 0.46, (x, y) => {
    const t = Math.min(1, Math.max(0, (y - 880) / 290));
    return 0.66 * smoothstep(4, -RIB / 2, x - lean(top, t));
  });
  ink(ctx, side(RIB / 2 - 5), 2.6, '#fffaf0', { alpha: 0.8, taper: 0.5, jitter: 0.5 });
  outline(ctx, shape);
  // A nail in each board that it holds.
  for (let i = 0; i < SEAMS.length - 2; i++) {
    const y = (seam(i, top) + seam(i + 1, top)) / 2 + (i ? 0 : 8);
    const x = lean(top, (y - seam(0, top)) / 290);
    ink(
      ctx,
      [
        [x - 2, y],
        [x, y],
        [x + 2, y + 0.6],
      ],
      5,
      INK,
      { alpha: 0.8 },
    );
  }
}

/** An oar lies over the rail: its loom comes in from the right, and its grip ends here. */
function oar(ctx: Ctx) {
  const [x0, y0, x1, y1] = [1392, 944, 1990, 710];
  const long = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / long, (y1 - y0) / long];
  const at = (along: number, aside: number): Point => [
    x0 + ux * along - uy * aside,
    y0 + uy * along + ux * aside + 5 * Math.sin((along / long) * Math.PI),
  ];
  /** Half its thickness: a round end, a grip, a neck, then the loom. */
  const half = (along: number) =>
    along < 88
      ? 10.5 * Math.min(1, Math.sqrt((along + 1) / 12)) + 1.2 * Math.sin(along * 0.06)
      : lerp(11, 16, smoothstep(88, 122, along));
  const edge = (s: number, k = 1) =>
    [...Array(101).keys()].map((i): Point => {
      const along = (i / 100) ** 1.6 * long;
      return at(along, s * k * half(along));
    });
  const shape = wobble([...edge(-1), ...edge(1).toReversed()], 0.7, 0.05);
  const shade = (x: number, y: number) => 0.7 * smoothstep(-2, 15, (y - y0) * ux - (x - x0) * uy - 5);
  timber(ctx, shape, 0.6, shade, { dark: 0.25, alpha: 0.75 });
  ink(ctx, edge(-0.5), 3, '#fffaf0', { alpha: 0.8, taper: 0.3, jitter: 0.6 });
  for (let k = 0; k < 26; k++) {
    const along = 130 + random(0, long - 200);
    const aside = random(-9, 10);
    const reach = random(30, 110);
    ink(
      ctx,
      [at(along, aside), at(along + reach / 2, aside + 0.6), at(along + reach, aside)],
      random(0.9, 1.8),
      palette.wood2,
      {
        alpha: random(0.25, 0.5),
        taper: 0.9,
      },
    );
  }
  outline(ctx, shape);
  // The hand has left its mark: a ring where the grip begins.
  ink(ctx, [at(92, -11), at(95, 0), at(92, 11)], 2.6, EDGE, { alpha: 0.8, taper: 0.3 });
}
