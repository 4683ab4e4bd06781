import { mix, palette } from '../../atelier/colours';
import { fill, ink, stipple } from '../../atelier/marks';
import { fbm, lerp, noise, random, smoothstep } from '../../atelier/numbers';
import { wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { BONE, INK } from './place';

/** The boards of a boat that turn up underneath: they bend up to both its sides, and the nearest leaves the sheet below. */

/** The seams from the farthest to the nearest: their height in the middle of the boat, and how far they rise at its sides. */
const SEAMS = [
  [936, 118],
  [968, 124],
  [1004, 130],
  [1046, 137],
  [1096, 145],
] as const;
/** The middle of the boat, and half its width. */
const KEEL = 1010;
const HALF = 1000;

/** The number of its boards. */
export const BOARDS = SEAMS.length - 1;
export const BOARD_AT: Point = [KEEL, 1010];

const seam = (i: number, x: number) => {
  const [low, rise] = SEAMS[i];
  return low - rise * ((x - KEEL) / HALF) ** 2 + 1.4 * noise(x * 0.006, i * 5.1);
};
/** Where a board begins and ends: each is cut a little otherwise. */
const FROM = [96, 40, -8, -40];
const TO = [1846, 1902, 1960, 1960];

export function board(ctx: Ctx, i: number) {
  const [from, to] = [FROM[i], TO[i]];
  const row = (t: number, a = from, b = to): Point[] =>
    [...Array(121).keys()].map((k): Point => {
      const x = lerp(a, b, k / 120);
      return [x, lerp(seam(i, x) + 3, seam(i + 1, x) - 3, t)];
    });
  const shape = wobble([...row(0), ...row(1).toReversed()], 0.8, 0.06);
  const wood = mix(BONE, palette.wood4, 0.34);
  fill(ctx, shape, wood);
  stipple(ctx, shape, mix(palette.wood3, BONE, 0.25), (x, y) => 0.34 * fbm(x * 0.004, y * 0.09) + 0.16, {
    softness: 0.34,
    alpha: 0.6,
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
  for (let t = 0.2; t < 0.86; t += random(0.13, 0.2))
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
  ink(ctx, [...shape, shape[0]], 3, mix(palette.wood2, INK, 0.55), { alpha: 0.9, taper: 0, jitter: 0.5 });
  for (const end of [from + 22, to - 22])
    for (const t of [0.32, 0.68]) {
      const [[x, y]] = row(t, end, end);
      ink(
        ctx,
        [
          [x - 2, y],
          [x, y],
          [x + 2, y],
        ],
        4.5,
        INK,
        { alpha: 0.8 },
      );
    }
}
