import { mix, palette } from '../../atelier/colours';
import { rim } from '../../atelier/light';
import { carve, fill, ink, stipple } from '../../atelier/marks';
import { clamp, distance, lerp, random, smoothstep } from '../../atelier/numbers';
import { catmullRom, ellipse, rect, ribbon, wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { levelAt, strake } from '../hull';
import type { Looking } from '../hull';
import { between, heightAt, PLANKS, warmth } from './place';
import type { Rowboat } from './place';

function outerPlanks(ctx: Ctx, boat: Rowboat) {
  const { see } = boat;
  const warm = warmth(boat, 400, 1.1);
  const hull = between(strake(see, 0, 1), strake(see, 1, 1));
  fill(ctx, wobble(hull, 0.6, 0.03), palette.wood1);
  for (let s = 0; s < PLANKS; s++) {
    const upper = strake(see, Math.pow(s / PLANKS, 0.9) * 0.92, 1);
    const lower = strake(see, Math.pow((s + 1) / PLANKS, 0.9) * 0.92, 1);
    const plank = between(upper, lower);
    fill(ctx, plank, mix(palette.wood2, palette.wood0, 0.12 + s * 0.15));
    stipple(ctx, plank, palette.wood3, (x, y) => (warm(x, y) * 1.2 + 0.16 - 0.02 * s) * (1 - 0.14 * s), {
      tooth: 'dry',
    });
    stipple(ctx, plank, palette.wood0, (x) => smoothstep(820, 420, x) * 0.78 + 0.05 * s, { tooth: 'dry' });
    carve(ctx, plank, {
      spacing: 26,
      spacingY: 5,
      direction: (x) => lerp(0.36, -0.6, clamp((x - 400) / 640)),
      length: () => random(24, 70),
      width: () => (random() < 0.5 ? 1.4 : 0),
      colour: (x, y) => (random() < 0.55 ? palette.wood0 : mix(palette.wood3, palette.wood4, warm(x, y))),
      alpha: () => 0.6,
    });
    ink(ctx, lower, 4, palette.ink, { alpha: 0.85, taper: 0.22, jitter: 0.4 });
    ink(
      ctx,
      upper.map(([x, y]): Point => [x, y + 2.6]),
      1.9,
      mix(palette.wood3, palette.wood1, s * 0.2),
      { alpha: 0.8, taper: 0.3, jitter: 0.8 },
    );
    for (let t = 0.1; t < 0.95; t += 0.085) {
      const [x, y] = lower[Math.round(t * (lower.length - 1))];
      fill(ctx, ellipse(x, y - 5.5, 1.6, 1.6, 0, 8), palette.ink, 0.7);
    }
  }
  const wet = strake(see, (u) => levelAt(u, 0.13 + 0.1 * Math.pow(Math.abs(u), 3)), 1);
  const belly = between(wet, strake(see, 1, 1));
  stipple(ctx, belly, palette.ink, (x, y) => smoothstep(-2, 34, y - heightAt(wet, x)), { tooth: 'dry' });
  const [stemX, stemY] = see([1.5, 0, 0.05]);
  stipple(
    ctx,
    hull,
    palette.ink,
    (x, y) => 0.8 * smoothstep(80, 10, Math.hypot(x - stemX, (y - stemY) * 0.9)),
    { tooth: 'dry' },
  );
}

function nearRail(ctx: Ctx, boat: Rowboat) {
  const { see } = boat;
  const outer = strake(see, 0, 1, { skin: -0.03 });
  const inner = strake(see, 0, 1, { skin: 0.05 });
  const lip = strake(see, 0, 1, { skin: -0.03, lift: -0.05 });
  fill(ctx, between(outer, lip), palette.wood0);
  const top = between(inner, outer);
  const warm = warmth(boat, 380, 1);
  fill(ctx, top, palette.wood2);
  stipple(ctx, top, palette.wood4, (x, y) => 0.12 + warm(x, y) * 1.3, { tooth: 'dry' });
  stipple(ctx, top, palette.slate, (x) => smoothstep(800, 430, x) * 0.5, { tooth: 'dry' });
  const half = (outer.length * 0.5) | 0;
  ink(ctx, outer.slice(0, half + 24), 2.6, palette.mist, { taper: 0.6, alpha: 0.75, jitter: 0.6 });
  ink(ctx, outer.slice(half - 10), 3.2, palette.lamp, { taper: 0.6, alpha: 0.95, jitter: 0.5 });
  ink(ctx, inner.slice(half - 6, -4), 2, palette.lamp, { taper: 0.6, alpha: 0.7, jitter: 0.6 });
}

/** The near side, in front of whoever is in the boat. */
export function boatOutside(ctx: Ctx, boat: Rowboat): void {
  outerPlanks(ctx, boat);
  nearRail(ctx, boat);
}

/* ---------- posts ---------- */
const BOW: Point[] = [
  [1.33, -0.13],
  [1.43, 0],
  [1.6, 0.24],
  [1.72, 0.6],
  [1.8, 0.98],
  [1.87, 1.36],
  [1.86, 1.68],
  [1.74, 1.92],
  [1.5, 2.0],
  [1.3, 1.9],
  [1.24, 1.72],
  [1.34, 1.58],
  [1.47, 1.62],
  [1.46, 1.74],
];

/** Where the lantern hangs: under the curl of the bow. */
export const lanternHook = (see: Looking): Point => see([1.3, 0, 1.6]);

function post(
  ctx: Ctx,
  boat: Rowboat,
  course: readonly Point[],
  width: (t: number) => number,
  warmEdge: number,
) {
  const spine = catmullRom(
    course.map(([along, up]) => boat.see([along, 0, up])),
    false,
    14,
  );
  const shape = wobble(ribbon(spine, width), 0.5, 0.05);
  const warm = warmth(boat, 190, 1);
  fill(ctx, shape, palette.wood1);
  stipple(ctx, shape, palette.wood3, (x, y) => warm(x, y) * 1.2, { tooth: 'vert' });
  const foot = boat.see([course[0][0], 0, 0])[1];
  stipple(ctx, shape, palette.ink, (_, y) => smoothstep(foot - 60, foot + 10, y) * 0.8, { tooth: 'dry' });
  for (const o of [-0.22, 0.2]) {
    const groove = spine.map(([x, y], i): Point => {
      const t = i / (spine.length - 1);
      const a = spine[Math.max(0, i - 1)];
      const b = spine[Math.min(spine.length - 1, i + 1)];
      const l = distance(a[0], a[1], b[0], b[1]) || 1;
      return [x - ((b[1] - a[1]) / l) * width(t) * o, y + ((b[0] - a[0]) / l) * width(t) * o];
    });
    ink(ctx, groove.slice(30, -6), 1.8, palette.wood0, { taper: 0.3, alpha: 0.8, jitter: 0.5 });
  }
  rim(ctx, shape, warmEdge * 3, 0.6, warmEdge > 0 ? palette.lamp : palette.amber, 0.9, {
    mask: (m) => fill(m, rect(0, 0, 4000, foot - 40), '#000'),
  });
  rim(ctx, shape, -warmEdge * 2, 1.2, palette.mist, 0.75, {
    mask: (m) => fill(m, rect(0, 0, 4000, foot - 24), '#000'),
  });
  return spine;
}

/** The bow with its carved scroll; drawn after the planking. */
export function bowPost(ctx: Ctx, boat: Rowboat): void {
  post(
    ctx,
    boat,
    BOW,
    (t) => lerp(30, 8, Math.pow(t, 0.75)) * smoothstep(-0.12, 0.1, t) + 3 * Math.sin(t * 9),
    1,
  );
  const [x, y] = boat.see([1.44, 0, 1.68]);
  fill(ctx, ellipse(x, y, 6.5, 7, 0, 18), palette.wood2);
  rim(ctx, ellipse(x, y, 6.5, 7, 0, 18), 1, -2, palette.lamp, 0.9);
}

/** The lower curl at the stern. */
export function sternPost(ctx: Ctx, boat: Rowboat): void {
  post(
    ctx,
    boat,
    [
      [-1.4, -0.02],
      [-1.54, 0.18],
      [-1.68, 0.46],
      [-1.8, 0.74],
      [-1.9, 0.94],
      [-1.88, 1.08],
      [-1.78, 1.12],
      [-1.72, 1.05],
    ],
    (t) => lerp(36, 8, Math.pow(t, 0.8)) * smoothstep(-0.2, 0.14, t),
    -1,
  );
}
