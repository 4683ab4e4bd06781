import { mix, palette } from '../../atelier/colours';
import { fill, ink, line, stipple } from '../../atelier/marks';
import { clamp, fbm, lerp, noise, random, smoothstep, TAU } from '../../atelier/numbers';
import type { Ctx, Point } from '../../atelier/types';
import { BONE, flatness, GREY, H, onSheet, scaleAt, STAR, steps, W } from './place';

const [STAR_X, STAR_Y] = STAR;

export function paper(ctx: Ctx) {
  ctx.fillStyle = BONE;
  ctx.fillRect(0, 0, W, H);
  const away = (x: number, y: number) =>
    Math.hypot((x - 1180) / 1180, (y - 560) / 720) + 0.12 * fbm(x * 0.0022, y * 0.003);
  stipple(ctx, null, mix(BONE, '#ffffff', 0.34), (x, y) => smoothstep(0.85, 0.1, away(x, y)) * 0.9, {
    softness: 0.47,
  });
  stipple(ctx, null, mix(BONE, palette.parchD, 0.2), (x, y) => smoothstep(0.72, 1.3, away(x, y)) * 0.75, {
    softness: 0.44,
  });
  stipple(ctx, null, mix(BONE, GREY, 0.18), (x, y) => smoothstep(1.0, 1.5, away(x, y)) * 0.6, {
    softness: 0.42,
  });
}

/** A fold of the sheet, as a line from one place to another. It was creased by hand, and is not straight. */
interface Fold {
  readonly from: Point;
  readonly to: Point;
  readonly seed: number;
  readonly strength: number;
}

/** Once down its middle, beside the words of an upright window; and a corner has been turned over. None lies level: it would be taken for a horizon. */
const FOLDS: readonly Fold[] = [
  { from: [982, -10], to: [1004, H + 10], seed: 11, strength: 1 },
  { from: [-10, 716], to: [498, H + 10], seed: 17, strength: 0.8 },
];

/** How far a place is from a fold, and how far along it, 0..1. */
function byFold({ from, to, seed }: Fold, x: number, y: number): [away: number, along: number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length);
  const away = ((x - from[0]) * dy - (y - from[1]) * dx) / length;
  return [away - 4 * noise(along * 5, seed), along];
}

/** What there is to see of bare paper: folds that have been pressed flat again, and its fibres. */
export function sheetFolds(ctx: Ctx) {
  for (const fold of FOLDS) {
    const { from, to, seed, strength } = fold;
    const reach = 150;
    const box = [
      Math.min(from[0], to[0]) - reach,
      Math.min(from[1], to[1]) - reach,
      Math.max(from[0], to[0]) + reach,
      Math.max(from[1], to[1]) + reach,
    ] as const;
    // The paper still rises to the fold a little, from one side more than from the other.
    stipple(
      ctx,
      null,
      mix(BONE, GREY, 0.36),
      (x, y) => {
        const [away, along] = byFold(fold, x, y);
        const [most, wide] = away > 0 ? [0.38, 56] : [0.26, 32];
        return strength * most * (1 + 0.5 * noise(along * 7, seed + 3)) * Math.exp(-Math.abs(away) / wide);
      },
      { softness: 0.46, box },
    );
    // Its crease, pressed harder here than there.
    for (let k = -0.01; k < 1.01;) {
      const long = random(0.04, 0.2);
      const path: Point[] = [];
      for (let q = k; q <= k + long; q += 0.01) {
        const bent = 4 * noise(q * 5, seed);
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(dx, dy);
        path.push([from[0] + dx * q + (dy / length) * bent, from[1] + dy * q - (dx / length) * bent]);
      }
      ink(ctx, path, random(1, 2.2), mix(BONE, GREY, 0.8), {
        alpha: strength * random(0.25, 0.6),
        taper: 0.8,
      });
      k += long * random(0.75, 1.1);
    }
  }
  for (let i = 0; i < 110; i++) {
    const [x, y] = [random(W), random(H)];
    // Few where the words stand.
    if (x < 900 && y < 620 && i % 4) continue;
    const turn = random(TAU);
    const half = random(2.5, 8);
    const bend = random(-1.6, 1.6);
    ink(
      ctx,
      [
        [x - half * Math.cos(turn), y - half * Math.sin(turn)],
        [x + bend * Math.sin(turn), y - bend * Math.cos(turn)],
        [x + half * Math.cos(turn + 0.4), y + half * Math.sin(turn + 0.4)],
      ],
      random(0.7, 1.2),
      i % 3 ? mix(BONE, GREY, 0.6) : mix(BONE, palette.wood4, 0.4),
      { alpha: random(0.25, 0.55), taper: 0.8 },
    );
  }
}

/** A few level strokes under the steps, for the ground. */
export function habit(ctx: Ctx) {
  for (let i = 0; i < 220; i++) {
    const { at } = steps[Math.floor(random(0, steps.length - 2))];
    const spread = Math.pow(random(), 0.6);
    const a = random(TAU);
    const place: Point = [at[0] + 0.36 * Math.cos(a) * spread, at[1] + 0.3 * Math.sin(a) * spread];
    if (place[1] < 0.42) continue;
    const [x, y] = onSheet(place);
    const half = random(0.012, 0.055) * scaleAt(y);
    const tilt = 0.02 * noise(x * 0.004, 3);
    ink(
      ctx,
      [
        [x - half, y - half * tilt],
        [x, y + random(-0.6, 0.6)],
        [x + half, y + half * tilt],
      ],
      random(0.7, 1.3) + 0.0012 * scaleAt(y),
      GREY,
      { alpha: 0.42 * (1 - 0.75 * spread), taper: 0.9 },
    );
  }
}

/* ---------- the star ---------- */

/** A star with four points around nothing, in its own measure; `waist` is how far its hollows are from the middle. */
const fourPoint = (tall: number, wide: number, waist: number): Point[] => {
  const tips: Point[] = [
    [0, -tall],
    [wide, 0],
    [0, tall],
    [-wide, 0],
  ];
  return tips.flatMap((tip, i) => {
    const next = tips[(i + 1) % 4];
    const hollow: Point = [Math.sign(tip[0] + next[0]) * waist, Math.sign(tip[1] + next[1]) * waist];
    return [...Array(14).keys()].map((k): Point => {
      const t = k / 14;
      const u = 1 - t;
      return [
        u * u * tip[0] + 2 * u * t * hollow[0] + t * t * next[0],
        u * u * tip[1] + 2 * u * t * hollow[1] + t * t * next[1],
      ];
    });
  });
};

/** Rings of sound around the star, as in every sky. They end before the words and the ground. */
export function rings(ctx: Ctx) {
  for (let r = 46; r < 560; r += 5.6 + r * 0.02) {
    const pulse = 0.5 + 0.5 * Math.cos((TAU / 0.16) * Math.log(1 + (0.16 * r) / 46));
    const reach = Math.exp(-r / 165);
    for (let a = random(TAU), end = a + TAU; a < end;) {
      const turn = (random(24, 110) * (0.5 + r / 300)) / r;
      const path: Point[] = [];
      const n = Math.max(6, Math.ceil((turn * r) / 8));
      for (let i = 0; i <= n; i++) {
        const q = a + (turn * i) / n;
        const rr = r + 1.2 * noise(q * 4 + r, r * 0.1);
        path.push([STAR_X + Math.cos(q) * rr, STAR_Y + Math.sin(q) * rr]);
      }
      const [x, y] = path[path.length >> 1];
      const keep = smoothstep(470, 330, y) * smoothstep(1080, 1330, x);
      if (random() < 0.3 + 0.7 * pulse)
        ink(
          ctx,
          path,
          (0.6 + 2 * Math.pow(pulse, 1.5)) * (0.5 + 0.7 * reach) * random(0.7, 1.15),
          mix(GREY, palette.slate, reach),
          { alpha: (0.12 + 0.62 * reach) * (0.35 + 0.65 * pulse) * keep, taper: 0.75 },
        );
      a += turn + (random(8, 46) * (1.5 - pulse) * (0.6 + r / 300)) / r;
    }
  }
}

export function theStar(ctx: Ctx) {
  stipple(
    ctx,
    null,
    GREY,
    (x, y) => 0.62 * Math.pow(clamp(1 - Math.hypot(x - STAR_X, y - STAR_Y) / 140), 1.3),
    { softness: 0.44, box: [STAR_X - 150, STAR_Y - 150, STAR_X + 150, STAR_Y + 150] },
  );
  const at = (angle: number, r: number): Point => [
    STAR_X + Math.cos(angle) * r,
    STAR_Y + Math.sin(angle) * r,
  ];
  for (let i = 0; i < 8; i++) {
    const a = (i * TAU) / 8;
    const reach = i % 2 ? 33 : i % 4 === 0 ? 66 : 88;
    const width = i % 2 ? 2.6 : 5.4;
    const ray = (length: number) => [at(a, 6), at(a, length * 0.5), at(a, length)];
    // White on paper needs an edge.
    ink(ctx, ray(reach + 5), width + 3, palette.slate, { bluntStart: 0.42, taper: 1, alpha: 0.6 });
    ink(ctx, ray(reach), width, '#ffffff', { bluntStart: 0.42, taper: 1, alpha: i % 2 ? 0.8 : 1 });
  }
  const shape = fourPoint(60, 40, 2).map(([x, y]): Point => [STAR_X + x, STAR_Y + y]);
  fill(ctx, shape, '#ffffff');
  line(ctx, [...shape, shape[0]], 1.2, palette.slate, 0.75);
}

/** What the star casts: the only shadow here, on the place where the eighth step would be. */
export function starShadow(ctx: Ctx) {
  const { at } = steps[7];
  const shape = fourPoint(0.075, 0.17, 0.012).map(([right, ahead]): Point =>
    onSheet([at[0] + 0.14 + right, at[1] + 0.075 + ahead]),
  );
  stipple(ctx, shape, GREY, () => 0.5, { softness: 0.46, alpha: 0.15 });
  ctx.save();
  ctx.beginPath();
  shape.forEach(([x, y]) => ctx.lineTo(x, y));
  ctx.clip();
  for (let y = 660; y < H; y += lerp(4.4, 8, smoothstep(660, 1000, y)))
    for (let x = 940 + random(-60, 0); x < 1760;) {
      const long = random(24, 90);
      const row = [...Array(9).keys()].map((k): Point => {
        const along = x + (long * k) / 8;
        return [along, y + 0.9 * noise(along * 0.02, y)];
      });
      ink(ctx, row, random(1, 2.6), palette.slate, { alpha: random(0.1, 0.26), taper: 0.9, jitter: 0.5 });
      x += long + random(4, 26);
    }
  ctx.restore();
}

/* ---------- sounds that lie around ---------- */

/** Rings around nothing: a sound whose thing has not turned up, lying on the ground. Measures in metres. */
export function soundRings(ctx: Ctx, [x, y]: Point, radii: readonly number[], strength = 1) {
  const size = scaleAt(y);
  for (const [k, r] of radii.entries()) {
    const fades = 1 - (0.65 * k) / radii.length;
    for (let a = random(TAU), end = a + TAU; a < end;) {
      const turn = random(0.25, 0.9);
      const path = [...Array(13).keys()].map((i): Point => {
        const q = a + (turn * i) / 12;
        const rr = r * (1 + 0.012 * noise(q * 3, k * 4));
        return [x + Math.cos(q) * rr * size, y + Math.sin(q) * rr * size * flatness(y)];
      });
      ink(ctx, path, (1.2 + 0.003 * size) * random(0.7, 1.3), palette.slate, {
        alpha: 0.85 * fades * strength,
        taper: 0.7,
      });
      a += turn + random(0.06, 0.34);
    }
  }
}
