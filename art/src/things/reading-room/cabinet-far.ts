import { mix, palette } from '../../atelier/colours';
import { graded, rim, tonesOf } from '../../atelier/light';
import { clip, fill, ink, line, stipple } from '../../atelier/marks';
import { clamp, fbm, lerp, random, smoothstep } from '../../atelier/numbers';
import { bezier, catmullRom, rect, wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../atelier/types';
import { CASE, DRAWER } from '../cabinet/case';
import { THIRD } from '../cabinet/drawers';
import { FLOOR, STEEL_TONES } from '../cabinet/place';
import { kettle } from '../kettle';
import { letter } from '../letters';
import { at, BULB, DARK, LENS } from './place';

/* The cabinet of the archive as it is seen from the reading room: measured as in its own picture, but from its other side. */

/** Where its front stands in the room, and how much of the room one unit of its own picture is. */
const LEFT = 4.04;
const FRONT = 7.5;
const UNIT = 0.9 / (CASE.right - CASE.left);
/** How large one of its units is seen. */
const SCALE = (LENS * UNIT) / FRONT;
const LID = CASE.top - 12;
const MIDDLE = (DRAWER.left + DRAWER.right) / 2;

/** A place of the cabinet's own picture on this sheet. */
const put = (u: number, v: number, back = 0): Point =>
  at(LEFT + (u - CASE.left) * UNIT, (FLOOR - v) * UNIT, FRONT + back * UNIT);

/** A straight-sided part of something that faces us. */
const facing = (u0: number, v0: number, u1: number, v1: number, back = 0): Point[] => [
  put(u0, v0, back),
  put(u1, v0, back),
  put(u1, v1, back),
  put(u0, v1, back),
];

/** What the bulb gives to its front, 0..1. */
const lit = (x: number, y: number) =>
  Math.pow(clamp(1 - Math.hypot((x - BULB[0] + 34) / 250, (y - BULB[1]) / 430)), 1.25);

function steel(ctx: Ctx, path: Path, offset = 0) {
  graded(ctx, path, STEEL_TONES, (x, y) => lit(x, y) * 1.1 + 0.1 + offset + 0.04 * fbm(x * 0.03, y * 0.008), {
    softness: 0.34,
  });
}

export function cabinetFar(ctx: Ctx) {
  shadows(ctx);
  box(ctx);
  onLid(ctx);
  closed(ctx, 0, 'APPROACH');
  closed(ctx, 1, 'TERMS');
  closed(ctx, 3);
  third(ctx);
  tag(ctx);
}

/** What it keeps from the wall and from the floor on its right. */
function shadows(ctx: Ctx) {
  const [x, top] = put(CASE.right, LID, CASE.depth);
  const [, foot] = put(CASE.right, FLOOR, CASE.depth);
  stipple(
    ctx,
    rect(x - 20, top - 10, 140, foot - top + 40),
    '#081a2c',
    (px, y) => 1.15 * smoothstep(-14, 22, y - top - (px - x) * 0.9),
    { softness: 0.4 },
  );
  const [nx, ny] = put(CASE.right, FLOOR);
  fill(ctx, [put(CASE.left - 4, FLOOR), [nx, ny], [nx + 140, ny + 44], [nx + 140, ny - 60]], DARK, 0.72);
  const under = [put(CASE.left - 20, FLOOR + 4), put(CASE.right + 4, FLOOR + 2)];
  ink(ctx, [under[0], put(MIDDLE, FLOOR + 10), under[1]], 12, DARK, { alpha: 0.85, taper: 0.4 });
}

function box(ctx: Ctx) {
  const { left, right, top, bottom, depth } = CASE;
  fill(ctx, facing(left + 10, bottom, right - 6, FLOOR), '#070b18');
  // The side toward us of the two that are away from the bulb.
  const flank = [put(left, top), put(left, top, depth), put(left, bottom, depth), put(left, bottom)];
  const [near] = flank[0];
  graded(
    ctx,
    flank,
    ['#060a1a', '#0a1729', '#0f283a', '#163e4c', '#20585f'],
    (x, y) =>
      0.62 - 0.5 * smoothstep(600, 850, y) - 0.2 * smoothstep(near - 40, near, x) + 0.06 * fbm(x * 0.05, 3),
    { tooth: 'vert' },
  );
  for (const inset of [0.14, 0.5])
    line(
      ctx,
      [put(left, top + 36, depth * inset), put(left, bottom - 30, depth * inset)],
      1.2,
      '#2f6a70',
      0.45,
    );
  const front = wobble(facing(left, top, right, bottom), 0.4, 0.04);
  steel(ctx, front);
  // The lid stands right under the bulb, and the eye is above it.
  const lid = [
    put(left - 6, LID),
    put(left - 6, LID, depth),
    put(right + 4, LID, depth),
    put(right + 4, LID),
  ];
  graded(
    ctx,
    lid,
    STEEL_TONES,
    (x, y) => 1.08 - 0.62 * Math.abs((x - BULB[0] + 4) / 104) - 0.012 * (lid[0][1] - y),
    { softness: 0.36 },
  );
  fill(ctx, [lid[0], lid[1], put(left - 6, top + 6, depth), put(left - 6, top + 6)], '#143646');
  const edge = facing(left - 6, LID, right + 4, top + 6);
  steel(ctx, edge, 0.16);
  line(ctx, [edge[3], edge[2]], 2, DARK, 0.8);
  ink(ctx, [edge[0], put(MIDDLE, LID), edge[1]], 2.4, '#fff3cf', { taper: 0.15, alpha: 0.95 });
  line(ctx, [lid[0], lid[1]], 1.3, '#7fb0a6', 0.7);
  stipple(ctx, front, palette.rust, (_, y) => 0.5 * smoothstep(836, 858, y), { tooth: 'wide' });
  line(ctx, [put(left + 1, top + 8), put(left + 1, bottom - 160)], 1.8, palette.lamp, 0.75);
}

const hollow = (ctx: Ctx, i: number) =>
  fill(
    ctx,
    facing(DRAWER.left - 4, DRAWER.top(i) - 4, DRAWER.right + 4, DRAWER.top(i) + DRAWER.height + 5),
    '#04070f',
  );

function closed(ctx: Ctx, i: number, label?: string) {
  hollow(ctx, i);
  face(ctx, i, 0, label);
}

/** The front of a drawer that stands out by `out`, in its own units. */
function face(ctx: Ctx, i: number, out: number, label?: string) {
  const y0 = DRAWER.top(i);
  const y1 = y0 + DRAWER.height;
  const shape = wobble(facing(DRAWER.left, y0, DRAWER.right, y1, -out), 0.4, 0.05);
  const [, top] = put(MIDDLE, y0, -out);
  const [, foot] = put(MIDDLE, y1, -out);
  graded(
    ctx,
    shape,
    STEEL_TONES,
    (x, y) => {
      const t = (y - top) / (foot - top);
      const dish = 0.06 * smoothstep(0, 0.25, t) - 0.16 * smoothstep(0.5, 1.02, t);
      return (
        lit(x, y) * (1.14 + dish * 2) + 0.12 + dish * 0.5 + (out ? 0.05 : 0) + 0.04 * fbm(x * 0.03, y * 0.01)
      );
    },
    { softness: 0.34 },
  );
  const corners = [
    put(DRAWER.left + 2, y1 - 3, -out),
    put(DRAWER.left + 2, y0 + 2, -out),
    put(DRAWER.right - 2, y0 + 2, -out),
  ];
  const bright = clamp(lit(...corners[1]) * 1.25 + 0.16);
  line(ctx, corners, 1.5, mix('#7fb0a6', palette.lamp, bright), clamp(bright + 0.15));
  line(ctx, [put(DRAWER.left + 2, y1, -out), put(DRAWER.right, y1, -out)], 1.8, '#03050d', 0.9);
  if (label) card(ctx, label, ...put(MIDDLE, y0 + 42, -out));
  cup(ctx, ...put(MIDDLE, y0 + 104, -out));
}

/** A card in a brass frame, lettered by hand. */
function card(ctx: Ctx, text: string, x: number, y: number) {
  const light = clamp(lit(x, y) * 1.25 + 0.16);
  const [w, h] = [60 * SCALE, 25 * SCALE];
  const frame = rect(x - w, y - h, 2 * w, 2 * h);
  fill(ctx, rect(x - w + 1.6, y - h + 2.4, 2 * w, 2 * h), '#03060f', 0.7);
  graded(
    ctx,
    frame,
    tonesOf('#a8763c', '#120d18', '#ffe3a0'),
    (px) => light * (1.1 - 0.4 * smoothstep(x - w, x + w, px)),
  );
  line(
    ctx,
    [
      [x - w, y + h],
      [x - w, y - h],
      [x + w, y - h],
    ],
    1,
    palette.lamp,
    light,
  );
  const paper = rect(x - w + 4, y - h + 3.6, 2 * w - 8, 2 * h - 7.2);
  fill(ctx, paper, mix('#6f6c69', '#fbf0d0', clamp(light + 0.25)));
  line(ctx, [paper[0], paper[1]], 1.2, '#3d3036', 0.6);
  const step = 9.4 * SCALE * (text.length > 7 ? 0.94 : 1);
  for (let i = 0; i < text.length; i++) {
    const from = x + (i - text.length / 2) * step;
    letter(ctx, text.charAt(i), (u, v) => [from + u * step * 0.8, y - 4.6 + v * 8.4], 1.5, '#2a1e38');
  }
}

/** A cup of brass to pull by. */
function cup(ctx: Ctx, x: number, y: number) {
  const light = clamp(lit(x, y) * 1.25 + 0.16);
  const course = (dx: number, dy: number) =>
    bezier('M-46,13 C-50,-20 -26,-30 0,-30 C26,-30 50,-20 46,13 C28,5 -28,5 -46,13 Z', 3).map(
      ([a, b]): Point => [x + dx + a * SCALE, y + dy + b * SCALE],
    );
  fill(ctx, course(2.4, 4.6), '#02040c', 0.75);
  const shell = course(0, 0);
  graded(ctx, shell, tonesOf('#a8763c', '#0f0b16', '#ffe9b4'), (a, b) => {
    const u = (a - x) / (46 * SCALE);
    const v = (b - y) / (30 * SCALE);
    return light * (1.25 - 0.75 * smoothstep(-0.9, 0.35, v) - 0.35 * smoothstep(-0.3, 1, u)) + 0.1;
  });
  rim(ctx, shell, 0.9, 1.2, palette.lamp, clamp(light + 0.1));
  ink(
    ctx,
    bezier('M-43,11 C-26,4 26,4 43,11', 3).map(([a, b]): Point => [x + a * SCALE, y + b * SCALE]),
    2.4,
    '#03050d',
    { taper: 0.3 },
  );
}

/** The third drawer, which does not close: its folders look out of it. */
function third(ctx: Ctx) {
  const out = THIRD.closed;
  const y0 = DRAWER.top(2);
  const y1 = y0 + DRAWER.height;
  const { left, right } = DRAWER;
  hollow(ctx, 2);
  // What it keeps from the drawer below it.
  const [, under] = put(MIDDLE, y1);
  const [from] = put(left, y1);
  stipple(
    ctx,
    facing(left - 4, y1 - 4, right + 4, y1 + 100),
    '#02040c',
    (x, y) => 1.05 * smoothstep(46, 24, y - under - (x - from) * 0.06),
    { softness: 0.38 },
  );
  fill(
    ctx,
    [
      put(left + 6, y0 + 4),
      put(right - 6, y0 + 4),
      put(right - 6, y0 + 4, -out),
      put(left + 6, y0 + 4, -out),
    ],
    '#03050d',
  );
  const side = [
    put(left + 9, y0 + 24),
    put(left + 9, y0 + 24, -out),
    put(left + 9, y1 - 7, -out),
    put(left + 9, y1 - 7),
  ];
  const [far] = side[0];
  const [near] = side[1];
  graded(ctx, side, STEEL_TONES, (x) => 0.16 + 0.22 * smoothstep(far, near, x));
  line(ctx, [side[0], side[1]], 1.4, '#9cc0a8', 0.8);
  line(ctx, [put(left + 9, y0 + 86), put(left + 9, y0 + 86, -out)], 2, '#0a1420');
  line(ctx, [put(left + 9, y0 + 80), put(left + 9, y0 + 80, -out)], 1, '#c9b487', 0.8);
  const files: [number, number, number, Colour][] = [
    [444, 240, 2, '#a8906a'],
    [450, 236, 20, '#c9b487'],
    [444, 240, 38, '#d8c496'],
    [450, 234, 56, '#e6d6ab'],
    [446, 238, 76, '#b79f76'],
  ];
  for (const [u, wide, back, colour] of files) {
    const lift = 10 + random(0, 10);
    const tab = u + random(14, 150);
    const top = y0 - lift;
    const shape = [
      put(u, y0 + 14, -back),
      put(u, top + 6, -back),
      put(tab, top + 6, -back),
      put(tab + 6, top - 5, -back),
      put(tab + 56, top - 5, -back),
      put(tab + 62, top + 6, -back),
      put(u + wide, top + 6, -back),
      put(u + wide, y0 + 14, -back),
    ];
    const [, foot] = shape[0];
    graded(
      ctx,
      shape,
      tonesOf(colour, '#1d1a26'),
      (x, y) => 0.34 + 0.62 * lit(x, y) - 0.3 * smoothstep(foot - 8, foot, y),
    );
    line(ctx, shape.slice(1, 7), 1.1, palette.lamp, 0.6);
  }
  face(ctx, 2, out, 'PRIVACY');
}

/** Three books, and the kettle that boiled dry. */
function onLid(ctx: Ctx) {
  const back = 130;
  const pile: [number, number, number, number, Colour][] = [
    [432, 552, 0, 25, '#5d3038'],
    [442, 546, 25, 20, '#2a5560'],
    [438, 538, 45, 28, '#6d4a34'],
  ];
  const [, stand] = put(0, LID, back);
  stipple(
    ctx,
    rect(put(424, LID)[0], stand - 5, 62, 10),
    DARK,
    (_, y) => 0.8 * smoothstep(6, 0, Math.abs(y - stand)),
  );
  for (const [u0, u1, foot, thick, colour] of pile) {
    const shape = wobble(facing(u0, LID - foot - thick, u1, LID - foot, back), 0.5, 0.05);
    graded(ctx, shape, tonesOf(colour), (x) => 0.34 + 0.42 * smoothstep(-70, 0, x - BULB[0]));
    for (const share of [0.14, 0.24, 0.82]) {
      const u = lerp(u0, u1, share);
      line(ctx, [put(u, LID - foot - thick + 4, back), put(u, LID - foot - 3, back)], 1.1, palette.gold, 0.6);
    }
    line(ctx, [shape[0], put(u1, LID - foot - thick, back)], 1.4, palette.lamp, 0.8);
    line(ctx, [put(u0, LID - foot, back), put(u1, LID - foot, back)], 1.4, '#05060f', 0.9);
  }
  const [x, y] = put(632, LID, back);
  clip(ctx, facing(CASE.left, LID - 40, CASE.right + 4, LID), (c) =>
    stipple(
      c,
      rect(x - 34, y - 6, 110, 16),
      DARK,
      (px, py) => 0.9 * clamp(1.2 - Math.hypot((px - x - 16) / 50, (py - y - 1) / 7)),
      {
        softness: 0.4,
      },
    ),
  );
  kettle(ctx, {
    at: { x, y: y + 2, scale: 0.78 * SCALE * 0.96 },
    colour: '#3d5a64',
    backlight: '#2f6a78',
    from: [-0.75, -0.66],
    shade: '#060918',
    dark: 1,
    bright: 1,
    edge: 1.5,
    tremble: 0.3,
    ruin: 0.85,
  });
}

/** What hangs from the kettle over the edge of the lid. */
function tag(ctx: Ctx) {
  const [x, y] = put(668, LID + 22);
  // It lies on the kettle's belly, and from the edge on it hangs.
  const string = catmullRom([
    put(648, LID - 92, 110),
    put(662, LID - 58, 90),
    put(669, LID - 16, 40),
    put(668, LID),
    [x, y],
  ]);
  line(ctx, string, 1, '#e6d6ab', 0.9);
  const shape: Point[] = [
    [x - 3.6, y + 1],
    [x, y - 3],
    [x + 3.6, y + 1],
    [x + 4.4, y + 14],
    [x - 4.4, y + 14],
  ];
  fill(
    ctx,
    shape.map(([a, b]): Point => [a + 1.6, b + 2]),
    '#03060f',
    0.6,
  );
  fill(ctx, shape, '#d3c39b');
  line(ctx, [shape[4], shape[0], shape[1]], 1, '#fff3cf', 0.8);
}
