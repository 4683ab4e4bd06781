import { clip, ink, stipple } from '../../atelier/marks';
import { clamp, distance, fbm, noise, pick, random, smoothstep } from '../../atelier/numbers';
import { ellipse, points } from '../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../atelier/types';
import { all, back, BARE, daylight, GROOVE, HALF_H, HALF_W, on } from './place';

/** The round mark of a kettle. */
export function kettleRing(ctx: Ctx, shape: Path) {
  const [cx, cy] = on(92, 168);
  clip(ctx, shape, (c) => {
    stipple(
      c,
      shape,
      '#0c302b',
      (x, y) => {
        const d = distance(x, y, cx, cy);
        const a = Math.atan2(y - cy, x - cx);
        const patchy = 0.35 + 0.8 * clamp(0.5 + fbm(Math.cos(a) * 1.7 + 4, Math.sin(a) * 1.7));
        return (
          (0.8 * Math.exp(-Math.pow((d - 104) / 4.5, 2)) + 0.34 * Math.exp(-Math.pow((d - 93) / 6, 2))) *
          patchy *
          smoothstep(2.9, 2.2, Math.abs(a - 0.4))
        );
      },
      { softness: 0.36 },
    );
    stipple(
      c,
      shape,
      '#a9cfa4',
      (x, y) => {
        const d = distance(x, y, cx, cy);
        return (
          0.42 * Math.exp(-Math.pow((d - 112) / 4, 2)) * clamp(0.4 + fbm(x * 0.01, y * 0.01)) +
          0.12 * smoothstep(92, 40, d)
        );
      },
      { softness: 0.38 },
    );
    for (const [dx, dy, r] of [
      [128, -40, 9],
      [142, -18, 4],
      [-134, 66, 6],
    ]) {
      stipple(
        c,
        ellipse(cx + dx, cy + dy, r, r * 0.9, 0, 24),
        '#0c302b',
        (x, y) => 0.5 + 0.5 * smoothstep(r * 0.4, r, distance(x, y, cx + dx, cy + dy)),
        { softness: 0.34, alpha: 0.7 },
      );
    }
  });
}

/** Rubbed edges, bare corners, frayed thread, thumbs. */
export function wear(ctx: Ctx, shape: Path) {
  const border = (u: number, v: number) => Math.min(HALF_W - Math.abs(u), HALF_H - Math.abs(v));
  const corner = (u: number, v: number, su: number, sv: number) =>
    Math.hypot(HALF_W - u * su, HALF_H - v * sv);
  // rubbed only where a hand or a shelf has been: patches, not a border
  const rubbed = (u: number, v: number) =>
    clamp(
      0.3 +
        0.95 * noise(u * 0.007 + 3, v * 0.007) +
        0.5 * noise(u * 0.03, v * 0.03 + 9) +
        0.5 * smoothstep(150, 30, Math.min(corner(u, v, 1, 1), corner(u, v, 1, -1), corner(u, v, -1, 1))),
    );
  stipple(
    ctx,
    shape,
    '#7fae8c',
    (x, y) => {
      const [u, v] = back(x, y);
      return rubbed(u, v) * (0.9 * smoothstep(22, 2, border(u, v)) + 0.35 * smoothstep(60, 10, border(u, v)));
    },
    { softness: 0.28 },
  );
  stipple(
    ctx,
    shape,
    '#c3d8b2',
    (x, y) => {
      const [u, v] = back(x, y);
      return Math.pow(rubbed(u, v), 1.5) * 1.1 * smoothstep(10, 1, border(u, v)) * (0.4 + daylight(u, v));
    },
    { softness: 0.24 },
  );
  // worn through to the board, layer by layer
  const bare = (u: number, v: number, reach: number) =>
    Math.max(
      smoothstep(58 * reach, 26 * reach, corner(u, v, 1, 1)),
      smoothstep(46 * reach, 18 * reach, corner(u, v, 1, -1)),
      0.9 * smoothstep(30 * reach, 12 * reach, corner(u, v, -1, 1)),
      0.9 * smoothstep(26 * reach, 10 * reach, corner(u, v, -1, -1)),
    );
  stipple(
    ctx,
    shape,
    '#5f8f6c',
    (x, y) => {
      const [u, v] = back(x, y);
      return bare(u, v, 1.35) * (0.85 + 0.7 * noise(u * 0.08, v * 0.08));
    },
    { softness: 0.22, tooth: 'wide' },
  );
  stipple(
    ctx,
    shape,
    BARE,
    (x, y) => {
      const [u, v] = back(x, y);
      return (
        bare(u, v, 1) * (0.95 + 0.8 * noise(u * 0.09 + 3, v * 0.09)) +
        0.9 * smoothstep(4, 0, border(u, v) + 3 + 5 * noise(u * 0.02 + 3, v * 0.02))
      );
    },
    { softness: 0.16, tooth: 'wide' },
  );
  stipple(
    ctx,
    shape,
    '#e3cfa0',
    (x, y) => {
      const [u, v] = back(x, y);
      return bare(u, v, 0.74) * 0.7 * (0.6 + noise(u * 0.13, v * 0.13));
    },
    { softness: 0.24 },
  );
  stipple(
    ctx,
    shape,
    '#6a4a34',
    (x, y) => {
      const [u, v] = back(x, y);
      return (
        0.8 *
        Math.max(smoothstep(24, 4, corner(u, v, 1, 1)), smoothstep(17, 2, corner(u, v, 1, -1))) *
        (0.5 + noise(u * 0.2, v * 0.2))
      );
    },
    { softness: 0.22 },
  );
  // where hands hold it
  stipple(
    ctx,
    shape,
    '#b9d8ae',
    (x, y) => {
      const [u, v] = back(x, y);
      return (
        0.55 * clamp(1 - Math.hypot((u - HALF_W + 18) / 52, (v - 40) / 92)) +
        0.35 * clamp(1 - Math.hypot((u - HALF_W + 120) / 60, (v - HALF_H + 12) / 44))
      );
    },
    { softness: 0.4 },
  );
  for (let i = 0; i < 30; i++) {
    const u = random(-HALF_W + GROOVE + 12, HALF_W - 10);
    const v = random(-HALF_H + 10, HALF_H - 10);
    const a = random(-0.6, 0.5);
    const n = random(8, 54);
    ink(
      ctx,
      all([
        [u, v],
        [u + Math.cos(a) * n * 0.5, v + Math.sin(a) * n * 0.5 + random(-2, 2)],
        [u + Math.cos(a) * n, v + Math.sin(a) * n],
      ]),
      random(0.7, 1.7),
      pick(['#b9d8ae', '#cfe0cc', '#0c302b']),
      { alpha: random(0.3, 0.65) },
    );
  }
  // the corner it was dropped on
  for (const [k, w, colour, alpha] of [
    [0, 2.6, '#07231f', 0.75],
    [2.4, 1.6, '#cfe6c4', 0.7],
  ] as const) {
    ink(
      ctx,
      all(
        points(
          `${HALF_W - 96},${-HALF_H + 2 + k} ${HALF_W - 60},${-HALF_H + 30 + k} ${HALF_W - 30},${-HALF_H + 52 + k} ${HALF_W - 1},${-HALF_H + 92 + k}`,
        ),
      ),
      w,
      colour,
      { alpha, jitter: 0.8 },
    );
  }
  for (const [a, b] of [
    [
      [HALF_W - 70, -HALF_H + 22],
      [HALF_W - 40, -HALF_H + 16],
    ],
    [
      [HALF_W - 34, -HALF_H + 50],
      [HALF_W - 14, -HALF_H + 40],
    ],
  ] as const)
    ink(ctx, all([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 3], b]), 1.6, '#0c302b', { alpha: 0.6 });
  frays(ctx);
}

function frays(ctx: Ctx) {
  const fray = (u: number, v: number, away: number, n: number, colour: Colour) => {
    for (let i = 0; i < n; i++) {
      const a = away + random(-0.7, 0.7);
      const l = random(4, 11);
      const start: Point = [u + random(-8, 8), v + random(-8, 8)];
      ink(
        ctx,
        all([
          start,
          [start[0] + Math.cos(a) * l * 0.5 + random(-2, 2), start[1] + Math.sin(a) * l * 0.5],
          [start[0] + Math.cos(a + 0.5) * l, start[1] + Math.sin(a + 0.5) * l],
        ]),
        1.5,
        colour,
        { taper: 0.7 },
      );
    }
  };
  fray(HALF_W - 8, HALF_H - 8, 0.8, 9, '#7fba94');
  fray(-HALF_W + GROOVE, HALF_H - 1, 1.5, 6, '#5fae86');
}
