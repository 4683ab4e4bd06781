import { mix, palette } from '../../atelier/colours';
import { ink, fill, stipple } from '../../atelier/marks';
import { clamp, fbm, lerp, noise, random, smoothstep } from '../../atelier/numbers';
import { ellipse, points, wobble } from '../../atelier/shapes';
import type { Ctx, Path, Point } from '../../atelier/types';
import { farness, flatness, GREY, INK, onSole, scaleAt, solePart, underfoot } from './place';
import type { Step } from './place';

/** A right boot in plan, 100 long: hollow within, round without, its tip before the big toe, and a gap before the heel. */
const SOLE = solePart(
  'M33,-10 C42,-5.5 52,-8 60,-14.5 C68,-21 78,-21.5 86,-18.5 C95,-15 101,-11 100,-5 C98,5 87,14 75,17.5 C64,20.5 54,18.5 46,16.5 C41,15.5 37,14.5 33,14 C34.5,6 34.5,-3 33,-10 Z',
);
const HEEL = solePart(
  'M27,-12 C28.5,-4 28.5,6 27,14 C20,15.5 10,15 5,11 C1,7.5 -0.5,3 0,-1 C0.5,-6 4,-11 10,-12.5 C16,-14 22,-13.4 27,-12 Z',
);
const NAILS: readonly Point[] = points('8,-6 8,6 20,-7 20,8 72,-13 88,-10 82,7 66,11 48,2 58,-4').map(onSole);

/** How a step came down. */
interface Wear {
  /** How much ink it left, 0 to 1. */
  ink: number;
  /** Which part of the sole it pressed: 1 the toe alone, -1 the heel alone, 0 both. */
  roll: number;
  /** It slid so many metres. */
  slide?: number;
  /** This side of it is missing: 1 the outer, -1 the inner. */
  lost?: 1 | -1;
  /** A crack across the sole, so many metres before its middle. */
  crack?: number;
  /** It came down on stones: only those are printed. */
  stones?: true;
  /** It sank in. */
  sand?: true;
}
const WEAR: readonly Wear[] = [
  { ink: 0.85, roll: 0.3 },
  { ink: 0.95, roll: -0.35 },
  { ink: 0.85, roll: 0.1, lost: 1 },
  { ink: 0.95, roll: 0.75 },
  { ink: 0.85, roll: -0.15, crack: 0.05 },
  { ink: 1, roll: 0.3, crack: 0.11 },
  { ink: 1.1, roll: 0 },
  { ink: 1.1, roll: -0.1 },
  { ink: 0.95, roll: 0.35, lost: -1 },
  { ink: 1.05, roll: 0.6 },
  { ink: 0.9, roll: -0.45 },
  { ink: 1.1, roll: 0.1, stones: true },
  { ink: 1, roll: 0, sand: true },
  { ink: 1, roll: 0.3, slide: 0.1, sand: true },
];

/** Cuts out of what has been drawn on this sheet. */
function cut(ctx: Ctx, draw: () => void) {
  ctx.globalCompositeOperation = 'destination-out';
  draw();
  ctx.globalCompositeOperation = 'source-over';
}

/** The print of a boot: sole and heel, printed like a block, each time pressed otherwise. */
export function footprint(ctx: Ctx, step: Step) {
  const wear = WEAR[step.index];
  const { place, sole } = underfoot(step);
  const size = scaleAt(step.middle[1]);
  const flat = flatness(step.middle[1]);
  const tone = mix(INK, GREY, 0.6 * farness(step.middle[1]));
  /** How much ink is left here. */
  const pressed = (x: number, y: number) => {
    const [f, o] = sole(x, y);
    const patches = 0.86 + 0.8 * fbm((f + step.index) * 24, (o + step.index * 3) * 28);
    const { roll, lost = 0, stones } = wear;
    const rolled = 1 - Math.abs(roll) * smoothstep(0.02, 0.2, roll > 0 ? 0.1 - f : f + 0.09);
    const half = lost ? smoothstep(-0.03, 0.012, -lost * o + 0.012 * noise(f * 40, 5)) : 1;
    const stony = stones ? smoothstep(0.02, 0.14, noise(f * 62, o * 62 + 9)) * 1.3 : 1;
    return clamp(patches * rolled * half * stony * wear.ink, 0, 1.2);
  };
  if (wear.slide) slide(ctx, place, wear.slide, size, tone);
  for (const outline of [SOLE, HEEL]) {
    const shape = wobble(outline.map(place), 0.0016 * size, 9 / size);
    if (wear.sand) sunk(ctx, shape, size);
    stipple(ctx, shape, tone, (x, y) => Math.pow(pressed(x, y), 1.5), {
      tooth: 'wide',
      softness: 0.2,
      alpha: 0.94,
    });
    // what the graver left standing of its edge
    const edge = [...shape, ...shape.slice(0, 6)];
    for (let i = 0; i < edge.length - 6;) {
      const n = 8 + Math.floor(random(22));
      const piece = edge.slice(i, i + n);
      const much = pressed(...piece[piece.length >> 1]);
      if (piece.length > 3 && much > 0.2)
        ink(ctx, piece, 0.009 * size * (0.3 + 0.7 * flat) * random(0.7, 1.3), tone, {
          alpha: 0.9 * clamp(0.35 + much),
          taper: 0.6,
        });
      i += n - 1 + Math.floor(random(5));
    }
  }
  cut(ctx, () => tread(ctx, place, step, wear));
}

/** A band across the sole, drawn on the ground, so that it is foreshortened as the sole is: `wide` metres at the most. */
function band(ctx: Ctx, place: (p: readonly number[]) => Point, spine: Path, wide: number, alpha: number) {
  const half = (i: number) =>
    (wide / 2) * Math.pow(Math.sin((Math.PI * (i + 0.3)) / (spine.length - 0.4)), 0.4) * random(0.85, 1.15);
  const front = spine.map(([f, o], i) => place([f + half(i), o]));
  const back = spine.map(([f, o], i) => place([f - half(i), o]));
  fill(ctx, [...front, ...back.toReversed()], '#000', alpha);
}

/** Ribs between the bars of the sole, its nails, and a crack, left bare. */
function tread(ctx: Ctx, place: (p: readonly number[]) => Point, step: Step, wear: Wear) {
  const strength = 0.96;
  // Sand takes no fine lines: two or three bars of the sole are left of them.
  const coarse = wear.sand ? 2.6 : 1;
  for (const [from, to, gap] of [
    [5, 25, 6.4],
    [38, 97, 6.6],
  ])
    for (let f = from; f < to; f += gap * coarse) {
      const bar = [...Array(17).keys()]
        .map((i) => lerp(-23, 23, i / 16))
        .map((o) => onSole([f + 0.05 * o - 0.006 * o * o + 0.5 * noise(o * 0.16, f * 0.24 + step.index), o]));
      band(ctx, place, bar, 0.0056 * coarse * random(0.75, 1.2), strength);
    }
  for (const [k, [f, o]] of NAILS.entries()) {
    if ((k * 7 + (step.side > 0 ? 3 : 0) + step.index) % 10 < 3) continue;
    const nail = ellipse(f, o, 0.0085, 0.0085, 0, 14).map(place);
    fill(ctx, wobble(nail, 0.6), '#000', strength);
  }
  if (wear.crack !== undefined) {
    const across = [...Array(13).keys()].map((i): Point => {
      const o = lerp(-0.06, 0.06, i / 12);
      return [wear.crack! + 0.2 * o + 0.004 * noise(i * 0.9, 4), o];
    });
    band(ctx, place, across, 0.011, 1);
  }
}

/** It slid before it stood: dry strokes behind the heel and the ball. */
function slide(ctx: Ctx, place: (p: readonly number[]) => Point, by: number, size: number, tone: string) {
  for (const [back, half] of [
    [-0.11, 0.03],
    [0.03, 0.04],
  ])
    for (let o = -half; o <= half; o += 0.0075) {
      const length = by * random(0.5, 1.5);
      ink(
        ctx,
        [place([back - length, o * 0.85]), place([back - length * 0.4, o * 0.92]), place([back + 0.02, o])],
        0.005 * size * random(0.5, 1.2),
        tone,
        { alpha: 0.55, taper: 0.9, jitter: 0.6 },
      );
    }
}

/** Sand under a boot: what was pressed aside stands around it in the light. */
function sunk(ctx: Ctx, shape: Path, size: number) {
  fill(ctx, shape, mix(palette.parchD, palette.wood3, 0.45), 0.55);
  const rise = 0.012 * size;
  ink(
    ctx,
    [...shape, shape[0]].map(([x, y]): Point => [x, y + rise]),
    0.016 * size,
    '#fffaf0',
    { alpha: 0.65, taper: 0.2, jitter: 0.5 },
  );
}
