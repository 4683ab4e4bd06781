import { palette } from '../../atelier/colours';
import { rim } from '../../atelier/light';
import { fill, ink, stipple } from '../../atelier/marks';
import { lerp, random, smoothstep } from '../../atelier/numbers';
import { catmullRom, wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { all, back, BOARD, board, HALF_H, HALF_W, on, PAGES } from './place';

/** What the book keeps from the boards. It turns with the book. */
export function shadow(ctx: Ctx) {
  const density = (x: number, y: number) => {
    const [u, v] = back(x, y);
    const du = Math.max(0, Math.abs(u - 62) - HALF_W + 8);
    const dv = Math.max(0, Math.abs(v - 92) - HALF_H + 8);
    return 0.9 * smoothstep(58, 0, Math.hypot(du, dv));
  };
  stipple(ctx, null, palette.ink, density, { softness: 0.44 });
}

export function backBoard(ctx: Ctx) {
  const depth = BOARD * 2 + PAGES;
  const under = wobble(all(board(2), depth), 0.7, 0.03);
  const upper = wobble(all(board(2), depth - BOARD), 0.7, 0.03);
  fill(ctx, under, '#0a2a28');
  fill(ctx, upper, '#16493f');
  stipple(ctx, under, palette.ink, (x, y) => smoothstep(300, 900, x + (y - 500) * 0.2) * 0.6);
  rim(ctx, under, -1, -2.2, '#4f8a72', 0.8);
}

/** The block of pages, seen at its tail and fore edge. */
export function pages(ctx: Ctx) {
  const inset = 9;
  const w = HALF_W - inset;
  const h = HALF_H - inset;
  const top = BOARD;
  const low = BOARD + PAGES;
  const fore: Point[] = [on(w, -h, top), on(w, h, top), on(w, h, low), on(w, -h, low)];
  const tail: Point[] = [on(-w - 6, h, top), on(w, h, top), on(w, h, low), on(-w - 6, h, low)];
  fill(ctx, fore, '#d8c79a');
  stipple(ctx, fore, '#7a6248', (_, y) => 0.35 + smoothstep(300, 950, y) * 0.3, { tooth: 'vert' });
  fill(ctx, tail, palette.parch);
  stipple(ctx, tail, '#a58a60', (x, y) => {
    const [u, v] = back(x, y);
    return (
      0.16 +
      0.5 * smoothstep(h + 6, h + PAGES, v) +
      0.35 * smoothstep(-w + 90, -w, u) +
      0.3 * smoothstep(w - 120, w, u)
    );
  });
  // leaves: never quite parallel
  for (let i = 1; i < 15; i++) {
    const d = lerp(top, low, i / 15) + random(-0.5, 0.5);
    const sag = random(-1.6, 1.6);
    ink(
      ctx,
      [on(-w - 2, h, d), on(-w * 0.3, h, d + sag), on(w * 0.4, h, d - sag * 0.6), on(w, h, d)],
      random(0.8, 1.6),
      random() < 0.7 ? '#8a6f4c' : '#fff6da',
      { taper: 0.12, alpha: 0.75, jitter: 0.6 },
    );
    ink(
      ctx,
      [on(w, h, d), on(w, 0, d + sag * 0.4), on(w, -h, d)],
      random(0.7, 1.3),
      random() < 0.75 ? '#7a6248' : '#f6e8c0',
      { taper: 0.12, alpha: 0.75, jitter: 0.6 },
    );
  }
  // a few leaves that have worked loose
  for (const [u0, u1, d, out] of [
    [-120, 60, 22, 4],
    [40, 210, 31, 3],
    [-220, -90, 35, 3],
  ]) {
    const slip: Point[] = [
      on(u0, h - 2, d),
      on(u1, h - 2, d),
      on(u1 - 6, h + out, d + 1.5),
      on(u0 + 9, h + out, d + 1.5),
    ];
    fill(ctx, slip, '#fbf0d0');
    ink(ctx, [slip[3], slip[2]], 1.4, '#8a6f4c', { taper: 0.4 });
  }
  // the mouth of it, pressed shut
  ink(
    ctx,
    [on(-w * 0.62, h, 25), on(-w * 0.2, h, 28), on(w * 0.2, h, 28.5), on(w * 0.66, h, 24)],
    3,
    '#5a4434',
    { taper: 0.8, alpha: 0.7 },
  );
  stipple(
    ctx,
    tail,
    '#4a3830',
    (x, y) => {
      const [, v] = back(x, y);
      return 0.85 * smoothstep(h + 16, h + 2, v);
    },
    { softness: 0.36 },
  );
  stipple(
    ctx,
    fore,
    '#4a3830',
    (x, y) => {
      const [u] = back(x, y);
      return 0.7 * smoothstep(w + 9, w + 1, u);
    },
    { softness: 0.36 },
  );
}

/** The ribbon that marks a page: the one warm colour on the book. */
export function ribbonMark(ctx: Ctx) {
  const course = catmullRom(
    [
      on(96, HALF_H - 9, 26),
      on(98, HALF_H + 16, 30),
      on(90, HALF_H + 48, 40),
      on(102, HALF_H + 84, 46),
      on(94, HALF_H + 112, 48),
    ],
    false,
    10,
  );
  const left = course.map(([x, y], i): Point => [x - 8 - Math.sin(i * 0.18) * 1.5, y]);
  const right = course.map(([x, y], i): Point => [x + 8 + Math.sin(i * 0.16 + 1) * 1.2, y + 2]);
  const end = course[course.length - 1];
  const strip = [
    ...left,
    [end[0] - 9, end[1] + 14],
    [end[0] + 1, end[1] + 4],
    [end[0] + 10, end[1] + 16],
    ...right.toReversed(),
  ] as Point[];
  fill(
    ctx,
    strip.map(([x, y]): Point => [x + 5, y + 8]),
    palette.ink,
    0.4,
  );
  fill(ctx, strip, palette.coral);
  stipple(
    ctx,
    strip,
    palette.coralD,
    (x, y) => 0.2 + 0.5 * Math.sin(y * 0.07 + 0.4) + smoothstep(end[0] - 6, end[0] + 12, x) * 0.4,
  );
  stipple(
    ctx,
    strip,
    palette.coralL,
    (x, y) => 0.55 * Math.sin(y * 0.07 + 3.4) - smoothstep(end[0], end[0] + 9, x) * 0.3,
  );
  for (const k of [-5, 0, 5])
    ink(
      ctx,
      course.map(([x, y]): Point => [x + k, y]),
      1,
      palette.coralD,
      { alpha: 0.5, taper: 0.2 },
    );
}
