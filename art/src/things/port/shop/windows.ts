import { palette } from '../../../atelier/colours';
import { clip, fill, ink, line, stipple } from '../../../atelier/marks';
import { clamp, distance, lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { catmullRom, ellipse, points, wobble } from '../../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../../atelier/types';
import { board, F, run, size } from './front';

const BOW = { a0: 62, a1: 404, v0: 74, v1: 246 };
const bulge = (a: number) => 40 * Math.pow(Math.sin(Math.PI * clamp((a - BOW.a0) / (BOW.a1 - BOW.a0))), 0.75);
const bowRun = (v: number): Point[] =>
  [...Array(25).keys()].map((i) => {
    const a = lerp(BOW.a0, BOW.a1, i / 24);
    return F(a, v, bulge(a));
  });
export const bowGlass = () => [...bowRun(BOW.v1), ...bowRun(BOW.v0).toReversed()];

const SIDE = { a0: 640, a1: 792, v0: 82, v1: 248 };
export const sideGlass = () => board(SIDE.a0, SIDE.a1, SIDE.v0, SIDE.v1);

type Put = (path: Path) => Path;

function jarOf(
  ctx: Ctx,
  put: Put,
  a: number,
  foot: number,
  w: number,
  h: number,
  colours: readonly Colour[],
) {
  const body = catmullRom(
    [
      [a - w * 0.24, foot + h],
      [a + w * 0.24, foot + h],
      [a + w * 0.24, foot + h * 0.8],
      [a + w * 0.5, foot + h * 0.62],
      [a + w * 0.5, foot],
      [a - w * 0.5, foot],
      [a - w * 0.5, foot + h * 0.62],
      [a - w * 0.24, foot + h * 0.8],
    ],
    true,
    4,
  );
  fill(ctx, put(body), pick(colours));
  fill(
    ctx,
    put([
      [a - w * 0.32, foot + h],
      [a + w * 0.32, foot + h],
      [a + w * 0.32, foot + h + 5],
      [a - w * 0.32, foot + h + 5],
    ]),
    colours[0],
  );
}

/** The goods in the bow window, through which one goes into the shop: jars, ears, a small tree. */
function goods(
  ctx: Ctx,
  at: (a: number, v: number) => Point,
  from: number,
  to: number,
  foot: number,
  colours: readonly Colour[],
) {
  const put = (path: Path) => path.map(([a, v]) => at(a, v));
  const jar = (a: number, w: number, h: number) => jarOf(ctx, put, a, foot, w, h, colours);
  const span = to - from;
  const t = (k: number) => from + span * k;
  jar(t(0.07), 30, 62);
  jar(t(0.18), 36, 44);
  jar(t(0.9), 30, 56);
  // the two ears on their stand
  for (const side of [-1, 1]) {
    const ear = (path: string, k = 1) =>
      put(
        catmullRom(points(path), true, 6).map(([x, y]): Point => [
          t(0.34) + side * (10 + x * 0.62 * k),
          foot + 58 - y * 0.74,
        ]),
      );
    fill(ctx, ear('2,-20 16,-24 30,-14 34,4 26,18 20,32 10,36 4,28 6,14 0,2'), colours[1]);
    const helix = put(
      catmullRom(points('6,-12 16,-17 25,-9 27,3 20,14 14,24'), false, 6).map(([x, y]): Point => [
        t(0.34) + side * (10 + x * 0.62),
        foot + 58 - y * 0.74,
      ]),
    );
    ink(ctx, helix, 3, '#c07a44', { taper: 0.5 });
    const bowl = put(
      catmullRom(points('10,-4 18,-4 18,6 11,10'), false, 6).map(([x, y]): Point => [
        t(0.34) + side * (10 + x * 0.62),
        foot + 58 - y * 0.74,
      ]),
    );
    ink(ctx, bowl, 2.4, '#c07a44', { taper: 0.6 });
    line(
      ctx,
      put([
        [t(0.34), foot + 30],
        [t(0.34) + side * 9, foot + 42],
      ]),
      3,
      colours[0],
    );
  }
  fill(
    ctx,
    put([
      [t(0.34) - 2, foot + 34],
      [t(0.34) + 2, foot + 34],
      [t(0.34) + 2, foot],
      [t(0.34) - 2, foot],
    ]),
    colours[0],
  );
  fill(
    ctx,
    put([
      [t(0.34) - 18, foot + 6],
      [t(0.34) + 18, foot + 6],
      [t(0.34) + 22, foot],
      [t(0.34) - 22, foot],
    ]),
    colours[0],
  );
  jar(t(0.5), 26, 80);
  // the tree in its dish, with the one pear
  const trunk = t(0.69);
  ink(
    ctx,
    put([
      [trunk, foot + 8],
      [trunk + 8, foot + 30],
      [trunk - 4, foot + 50],
      [trunk + 8, foot + 66],
    ]),
    7,
    colours[0],
    { taper: 0.3, bluntStart: 0.4 },
  );
  for (const [dx, dy, r] of [
    [-20, 56, 13],
    [-8, 66, 14],
    [8, 74, 15],
    [22, 66, 13],
    [32, 54, 10],
    [0, 84, 10],
  ])
    for (let k = 0; k < 9; k++) {
      const q = k * 0.72 + dx;
      fill(
        ctx,
        put(
          ellipse(
            trunk + dx + Math.cos(q) * r * 0.6,
            foot + dy + Math.sin(q) * r * 0.42,
            r * 0.42,
            r * 0.26,
            q,
            8,
          ),
        ),
        colours[0],
      );
    }
  fill(
    ctx,
    put(
      catmullRom(
        [
          [trunk + 22, foot + 44],
          [trunk + 28, foot + 32],
          [trunk + 24, foot + 22],
          [trunk + 16, foot + 22],
          [trunk + 14, foot + 32],
          [trunk + 19, foot + 44],
        ],
        true,
        4,
      ),
    ),
    colours[1],
  );
  fill(
    ctx,
    put([
      [trunk - 30, foot + 12],
      [trunk + 32, foot + 12],
      [trunk + 24, foot],
      [trunk - 22, foot],
    ]),
    colours[1],
  );
}

/** What is in the side window: ledgers and a hand bell on them, what nobody has seen without its cloth, and a jar. */
function otherGoods(ctx: Ctx, put: Put, foot: number, colours: readonly Colour[]) {
  const { a0, a1 } = SIDE;
  const t = (k: number) => lerp(a0, a1, k);
  const piece = (text: string, a: number, v: number, colour: Colour) =>
    fill(ctx, put(catmullRom(points(text), true, 4).map(([x, y]): Point => [a + x, v + y])), colour);
  const stroke = (text: string, a: number, v: number, width: number) =>
    ink(
      ctx,
      put(catmullRom(points(text), false, 6).map(([x, y]): Point => [a + x, v + y])),
      width,
      colours[0],
      { taper: 0.5 },
    );
  for (const [k, [from, to]] of [
    [0.03, 0.31],
    [0.06, 0.29],
    [0.04, 0.27],
  ].entries()) {
    const v = foot + 11 * k;
    fill(
      ctx,
      put([
        [t(from), v],
        [t(to), v],
        [t(to), v + 10],
        [t(from), v + 10],
      ]),
      colours[k % 2],
    );
  }
  const bell = foot + 33;
  piece('-15,0 -13,5 -10,18 -5,26 5,26 10,18 13,5 15,0', t(0.16), bell, colours[1]);
  piece('-3,26 -3,36 -5,44 0,48 5,44 3,36 3,26', t(0.16), bell, colours[0]);
  stroke('-13,4 0,2 13,4', t(0.16), bell, 2.4);
  // The folds of the cloth hang from two corners of the thing, whatever it is.
  piece(
    '-30,0 -25,34 -22,66 -17,92 -9,103 3,99 12,108 18,98 23,64 27,34 32,0 22,4 12,-1 2,4 -10,0 -20,4',
    t(0.53),
    foot,
    colours[1],
  );
  for (const fold of ['-9,100 -13,72 -15,40 -21,4', '12,104 10,76 15,42 20,4', '-4,96 -2,70 -5,36 -4,6'])
    stroke(fold, t(0.53), foot, 3);
  jarOf(ctx, put, t(0.88), foot, 34, 46, colours);
}

/** One shelf higher up, seen through the top panes. */
function upperShelf(
  ctx: Ctx,
  at: (a: number, v: number) => Point,
  from: number,
  to: number,
  v: number,
  colours: readonly Colour[],
) {
  line(ctx, [at(from, v), at((from + to) / 2, v), at(to, v)], 4, colours[0]);
  for (let a = from + 10; a < to - 10;) {
    const w = random(9, 17);
    const h = random(16, 32);
    const round = random() < 0.4;
    if (round)
      fill(
        ctx,
        ellipse(0, 0, w * 0.6, h * 0.5, 0, 12).map(([x, y]) => at(a + w / 2 + x, v + h * 0.5 - y)),
        pick(colours),
        0.9,
      );
    else fill(ctx, [at(a, v), at(a, v + h), at(a + w, v + h), at(a + w, v)], pick(colours), 0.9);
    a += w + random(3, 9);
  }
}

function mullions(
  ctx: Ctx,
  at: (a: number, v: number) => Point,
  a0: number,
  a1: number,
  v0: number,
  v1: number,
  columns: number,
  rows: number,
) {
  const frame = '#15263c';
  for (let i = 1; i < columns; i++) {
    const a = lerp(a0, a1, i / columns);
    const w = 4.4 * size(a);
    line(ctx, [at(a, v0), at(a, v1)], w, frame);
    line(
      ctx,
      [at(a, v0), at(a, v1)].map(([x, y]): Point => [x + w * 0.3, y]),
      1,
      '#c98a4e',
      0.5,
    );
  }
  for (let j = 1; j < rows; j++) {
    const v = lerp(v0, v1, j / rows);
    line(
      ctx,
      [...Array(13).keys()].map((i) => at(lerp(a0, a1, i / 12), v)),
      3.6 * size((a0 + a1) / 2),
      frame,
    );
  }
}

const bowAt = (a: number, v: number) => F(a, v, bulge(a));
const sideAt = (a: number, v: number) => F(a, v);

export function bowWindow(ctx: Ctx) {
  const glass = bowGlass();
  const [cx, cy] = bowAt(236, 170);
  fill(ctx, glass, '#d98f3e');
  stipple(ctx, glass, palette.gold, (x, y) => 1.12 - distance(x * 0.8, y, cx * 0.8, cy) / 130, {
    softness: 0.4,
  });
  stipple(
    ctx,
    glass,
    '#8a4a2c',
    (x, y) => smoothstep(cy + 40, cy + 100, y) * 0.6 + smoothstep(cx + 90, cx + 150, x) * 0.4,
    { softness: 0.36 },
  );
  clip(ctx, glass, () => {
    goods(ctx, bowAt, BOW.a0, BOW.a1, BOW.v0 + 4, ['#54292a', '#7a412e', '#68352c']);
    upperShelf(ctx, bowAt, BOW.a0, BOW.a1, 196, ['#6a3a2c', '#8a4f30', '#5a3030']);
  });
  mullions(ctx, bowAt, BOW.a0, BOW.a1, BOW.v0, BOW.v1, 7, 4);
  line(ctx, [...glass, glass[0]], 6, '#15263c');
  // panelled bench of the window
  const foot = wobble([...bowRun(BOW.v0 + 2), ...bowRun(8).toReversed()], 0.5, 0.05);
  fill(ctx, foot, '#173e50');
  stipple(
    ctx,
    foot,
    '#0a1a34',
    (x, y) =>
      smoothstep(F(236, 60, 40)[1], F(236, 10, 40)[1], y) * 0.7 + smoothstep(cx + 40, cx + 160, x) * 0.2,
    { tooth: 'dry' },
  );
  for (let i = 0; i < 5; i++) {
    const a0 = lerp(BOW.a0, BOW.a1, (i + 0.14) / 5);
    const a1 = lerp(BOW.a0, BOW.a1, (i + 0.86) / 5);
    const panel = [bowAt(a0, 60), bowAt(a1, 60), bowAt(a1, 20), bowAt(a0, 20)];
    line(ctx, [...panel, panel[0]], 1.8, '#0a1c34', 0.9);
    line(ctx, [panel[3], panel[2]], 1.4, '#3f7f8c', 0.7);
  }
  const sill = bowRun(BOW.v0);
  ink(ctx, sill, 11, '#1c4a5c', { taper: 0.04 });
  ink(
    ctx,
    sill.map(([x, y]): Point => [x, y - 4]),
    3.4,
    palette.lamp,
    { taper: 0.12, alpha: 0.9 },
  );
}

export function sideWindow(ctx: Ctx) {
  const glass = sideGlass();
  const [cx, cy] = sideAt(716, 172);
  fill(ctx, board(SIDE.a0 - 12, SIDE.a1 + 12, SIDE.v0 - 14, SIDE.v1 + 10, 4), '#15263c');
  fill(ctx, glass, '#d98f3e');
  stipple(ctx, glass, palette.gold, (x, y) => 1.15 - distance(x, y, cx, cy) / 74, { softness: 0.4 });
  stipple(ctx, glass, '#8a4a2c', (_, y) => smoothstep(cy + 24, cy + 66, y) * 0.6, { softness: 0.36 });
  clip(ctx, glass, () => {
    otherGoods(ctx, (path) => path.map(([a, v]) => sideAt(a, v)), SIDE.v0 + 2, [
      '#54292a',
      '#7a412e',
      '#68352c',
    ]);
    upperShelf(ctx, sideAt, SIDE.a0, SIDE.a1, 204, ['#6a3a2c', '#8a4f30']);
  });
  mullions(ctx, sideAt, SIDE.a0, SIDE.a1, SIDE.v0, SIDE.v1, 4, 4);
  const sill = run(SIDE.a0 - 14, SIDE.a1 + 14, SIDE.v0 - 4, 8);
  ink(ctx, sill, 7, '#1c4a5c', { taper: 0.04 });
  ink(
    ctx,
    sill.map(([x, y]): Point => [x, y - 2.6]),
    2.6,
    palette.lamp,
    { taper: 0.12, alpha: 0.85 },
  );
}
