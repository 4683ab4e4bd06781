import { mix, palette } from '../../atelier/colours';
import { graded, rim, tonesOf } from '../../atelier/light';
import { carve, fill, ink, line, stipple } from '../../atelier/marks';
import { clamp, fbm, lerp, random, smoothstep } from '../../atelier/numbers';
import { bezier, ellipse, rect, transform, wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../atelier/types';
import { letter } from '../letters';
import { CASE, DRAWER } from './case';
import { DARK, lightUp, lit, place, shrink, STEEL_TONES } from './place';

interface DrawerOptions {
  /** What is lettered on its card; without it the drawer has none. */
  label?: string;
  /** How far it stands out, in units. */
  out?: number;
  /** Too small to be read: a scrawl stands for the letters, so that no other word is read. */
  small?: boolean;
}

export function drawer(ctx: Ctx, i: number, { label, out = 0, small = false }: DrawerOptions = {}) {
  const y0 = DRAWER.top(i);
  const y1 = y0 + DRAWER.height;
  const at = (x: number, y: number, back = -out) => place(x, y, back);
  const k = shrink(-out);
  const face = wobble(
    [at(DRAWER.left, y0), at(DRAWER.right, y0), at(DRAWER.right, y1), at(DRAWER.left, y1)],
    0.7,
    0.03,
    true,
    i,
  );
  // each front is dished a little: it takes more light below its upper edge and loses it toward the lower lip
  graded(
    ctx,
    face,
    STEEL_TONES,
    (x, y) => {
      const t = (y - y0) / (y1 - y0);
      const dish = 0.06 * smoothstep(0, 0.25, t) - 0.16 * smoothstep(0.55, 1.02, t);
      return (
        lit(x, y) * (1.12 + dish * 2) +
        0.09 +
        dish * 0.5 +
        (out ? 0.05 : 0) +
        0.04 * fbm(x * 0.02 + i * 7, y * 0.004)
      );
    },
    { softness: 0.34 },
  );
  carve(ctx, face, {
    spacing: 46,
    spacingY: 7,
    direction: () => random(-0.1, 0.1),
    length: () => random(8, 46),
    width: (x, y) => (random() < 0.1 + lit(x, y) * 0.16 ? random(0.7, 1.4) : 0),
    colour: () => (random() < 0.5 ? '#f2e2b4' : DARK),
    alpha: () => 0.32,
  });
  const corners = [at(DRAWER.left + 1, y1 - 2), at(DRAWER.left + 1, y0 + 1), at(DRAWER.right - 2, y0 + 1)];
  const bright = clamp(lit(corners[1][0], corners[1][1]) * 1.25 + 0.14);
  line(
    ctx,
    [corners[0], corners[1], corners[2]],
    2.2,
    mix('#7fb0a6', palette.lamp, bright),
    clamp(bright + 0.1),
  );
  ink(ctx, [at(DRAWER.left + 2, y1 - 1), at(565, y1), at(DRAWER.right, y1 - 1)], 3.4, '#03050d', {
    taper: 0.2,
  });
  ink(
    ctx,
    [at(DRAWER.right - 1, y1), at(DRAWER.right - 0.4, y0 + 70), at(DRAWER.right - 1, y0 + 4)],
    3,
    '#03050d',
    { taper: 0.2 },
  );
  if (label) labelHolder(ctx, label, ...at(565, y0 + 42), k, small ? scrawl : lettering);
  cupPull(ctx, ...at(565, y0 + 104), k);
}

/** The right side of a drawer that stands out: lower than its front, with the rail it runs on. */
export function drawerSide(ctx: Ctx, i: number, out: number) {
  const y0 = DRAWER.top(i);
  const y1 = y0 + DRAWER.height;
  const { right } = DRAWER;
  const inset = right - 3;
  const [seen] = place(inset, y0, -out);
  // the dark opening that it has left
  fill(ctx, [[seen, y0], place(right, y0), place(right, y1), [seen, y1]], '#03050d');
  const side = wobble(
    [place(inset, y0 + 24), place(inset, y0 + 24, -out), place(inset, y1 - 7, -out), place(inset, y1 - 7)],
    0.4,
    0.05,
  );
  const [near] = place(inset, y0, -out);
  const [far] = place(inset, y0);
  graded(
    ctx,
    side,
    STEEL_TONES,
    (x, y) =>
      0.5 - 0.18 * smoothstep(near, far, x) - 0.16 * smoothstep(y0, y1, y) + 0.05 * fbm(x * 0.05, y * 0.006),
    { softness: 0.34 },
  );
  const along = (y: number) => [place(inset, y, -out + 2), place(inset, y, -out / 2), place(inset, y, -3)];
  ink(ctx, along(y0 + 25), 2.6, '#9cc0a8', { taper: 0.3, alpha: 0.85 });
  const rail = [...along(y0 + 78), ...along(y0 + 96).toReversed()];
  fill(ctx, rail, '#0a1420');
  ink(ctx, along(y0 + 79), 2, '#c9b487', { taper: 0.3, alpha: 0.8 });
  ink(ctx, along(y0 + 96), 1.6, '#03050d', { taper: 0.2 });
  for (const back of [0.3, 0.66]) {
    const [x, y] = place(inset, y0 + 87, -out * back);
    fill(ctx, ellipse(x, y, 3.4, 4.4, 0, 14), '#8a6a40');
    fill(ctx, ellipse(x - 0.8, y - 1, 1.5, 1.9, 0, 10), '#ffe3a0');
  }
}

/** Hand-lettered in ink on the card. */
function lettering(ctx: Ctx, text: string, x: number, y: number, k: number) {
  const step = 9.4 * k;
  for (let i = 0; i < text.length; i++) {
    const left = x + (i - text.length / 2) * step + random(-0.4, 0.4);
    const lift = random(-0.6, 0.6);
    letter(
      ctx,
      text.charAt(i),
      (u, v) => [left + u * step * 0.82, y - 11 * k + lift + v * 15 * k],
      2.1 * k,
      '#3a2c46',
      0.92,
    );
  }
}

/** A scrawl as long as the word, up and down for each letter. */
function scrawl(ctx: Ctx, text: string, x: number, y: number, k: number) {
  const step = 4.7 * k;
  const course = Array.from({ length: 2 * text.length }, (_, i): Point => [
    x + (i + 0.5 - text.length) * step + random(-1, 1) * k,
    y + (i % 2 ? -random(3, 12) : 2) * k,
  ]);
  ink(ctx, course, 3.4 * k, '#3a2c46', { taper: 0.1, alpha: 0.92 });
}

/** A card in a metal frame. */
function labelHolder(ctx: Ctx, text: string, x: number, y: number, k: number, write: typeof lettering) {
  const light = clamp(lit(x, y) * 1.25 + 0.1);
  const outer = wobble(rect(x - 60 * k, y - 25 * k, 120 * k, 50 * k), 0.6, 0.06);
  fill(
    ctx,
    outer.map(([a, b]) => [a + 4, b + 5]),
    '#03060f',
    0.7,
  );
  graded(
    ctx,
    outer,
    tonesOf('#a8763c', '#120d18', '#ffe3a0'),
    (a) => light * (1.1 - 0.5 * smoothstep(x - 60 * k, x + 64 * k, a)),
  );
  rim(ctx, outer, 1.8, 1.8, palette.lamp, light);
  const card = wobble(rect(x - 50 * k, y - 17 * k, 100 * k, 35 * k), 0.8, 0.05);
  graded(
    ctx,
    card,
    ['#3d4252', '#6f6c69', '#a59a80', '#d3c39b', palette.parch, '#f9edcb'],
    (a, b) =>
      0.3 +
      light * 0.95 -
      0.2 * smoothstep(x - 20 * k, x + 60 * k, a) -
      0.4 * smoothstep(y - 9 * k, y - 19 * k, b),
    { softness: 0.36 },
  );
  write(ctx, text, x, y, k);
  ink(
    ctx,
    [
      [x - 38 * k, y + 10 * k],
      [x, y + 9.4 * k],
      [x + 36 * k, y + 10.4 * k],
    ],
    1.5,
    '#8a5a50',
    { taper: 0.3, alpha: 0.6 },
  );
  for (const side of [-1, 1]) fill(ctx, ellipse(x + side * 55 * k, y, 2.2, 2.2, 0, 10), '#150d18');
}

function cupPull(ctx: Ctx, x: number, y: number, k: number) {
  const light = clamp(lit(x, y) * 1.25 + 0.1);
  const cup = (d: string): Point[] => transform(bezier(d, 3), { x, y, scale: k });
  const shell = cup('M-46,13 C-50,-20 -26,-30 0,-30 C26,-30 50,-20 46,13 C28,5 -28,5 -46,13 Z');
  fill(
    ctx,
    shell.map(([a, b]) => [a + 5, b + 10]),
    '#02040c',
    0.75,
  );
  graded(ctx, shell, tonesOf('#a8763c', '#0f0b16', '#ffe9b4'), (a, b) => {
    const u = (a - x) / (46 * k);
    const v = (b - y) / (30 * k);
    return (
      light *
      (1.25 -
        0.75 * smoothstep(-0.9, 0.35, v) -
        0.35 * smoothstep(-0.3, 1, u) +
        0.5 * Math.exp(-Math.pow((u + 0.4) / 0.22, 2) - Math.pow((v + 0.55) / 0.3, 2)))
    );
  });
  rim(ctx, shell, 1.6, 2, palette.lamp, light);
  ink(ctx, cup('M-42,10 C-26,3 26,3 42,10'), 4, '#03050d', { taper: 0.4 });
  for (const side of [-1, 1]) fill(ctx, ellipse(x + side * 38 * k, y + 3 * k, 2, 2, 0, 10), '#150d18');
}

export function ajarShadow(ctx: Ctx) {
  const y = DRAWER.top(2) + DRAWER.height;
  stipple(
    ctx,
    // It falls on the drawer below and into the gap beside it; the post of the case stands before both.
    rect(CASE.left, y - 10, DRAWER.right + 4 - CASE.left, 84),
    '#02040c',
    (x, py) => 0.95 * smoothstep(y + 22, y + 4, py - (x - 430) * 0.03),
    { softness: 0.4 },
  );
}

/**
 * What a drawer that is out keeps from the one beneath it, the `i`th, which stands out by `out`. The bulb hangs at the
 * left, so it grows to the right; on the label it ends above the letters.
 */
export function shadowOn(ctx: Ctx, i: number, out = 0) {
  const y = DRAWER.top(i);
  const { left, right } = DRAWER;
  const [x0, y0] = place(left, y, -out);
  const [x1] = place(right, y, -out);
  const k = shrink(-out);
  const edge = (x: number) => y0 + k * lerp(13, 34, (x - x0) / (x1 - x0));
  stipple(
    ctx,
    rect(x0 + 1, y0 + 1, x1 - x0 - 3, 74 * k),
    '#030a18',
    (x, py) => 1.1 * smoothstep(edge(x) + 12, edge(x) - 8, py),
    { softness: 0.4, alpha: 0.7 },
  );
}

/** A manila folder that stands in a drawer, `back` behind the plane of the fronts; `lift` is how far its edge is above theirs. */
interface Standing {
  x: number;
  width: number;
  tab: number;
  back: number;
  lift: number;
  colour: Colour;
}

function folder(ctx: Ctx, y0: number, { x, width, tab, back, lift, colour }: Standing) {
  const top = y0 - lift;
  const foot = y0 + 8 + lift * 0.4;
  const shape = wobble(
    [
      place(x, foot, back),
      place(x, top + 6, back),
      place(tab, top + 6, back),
      place(tab + 5, top - 3, back),
      place(tab + 52, top - 3, back),
      place(tab + 58, top + 6, back),
      place(x + width, top + 6, back),
      place(x + width, foot, back),
    ],
    0.5,
    0.05,
  );
  lightUp(ctx, shape, colour);
  const [, dark] = place(x, foot, back);
  stipple(ctx, shape, '#1d1a26', (px, py) => 0.35 * smoothstep(dark - 16, dark - 2, py));
  rim(ctx, shape, 1, 1.2, palette.lamp, 0.6);
}

/** How far a drawer comes out, and how far the third one, which never closes quite, stands out before. */
export const OUT = 96;
export const AJAR = 26;

/** The folder that is asked for, as it stands when its drawer is out. */
export function askedFolder(ctx: Ctx, i: number, out: number) {
  const y0 = DRAWER.top(i);
  const sheet: Standing = {
    x: 462,
    width: 196,
    tab: 486 + 26 * i,
    back: 44 - out,
    lift: 50,
    colour: '#ecdfb8',
  };
  folder(ctx, y0, sheet);
  // two lines of writing, too far to be read
  const { tab, back, lift } = sheet;
  for (const [from, to, down] of [
    [tab + 10, tab + 46, 3],
    [sheet.x + 14, sheet.x + 120, 16],
    [sheet.x + 14, sheet.x + 92, 24],
  ]) {
    const y = y0 - lift + down;
    ink(
      ctx,
      [place(from, y, back), place((from + to) / 2, y + 0.6, back), place(to, y, back)],
      1.6,
      '#6a4a44',
      {
        taper: 0.3,
        alpha: 0.7,
      },
    );
  }
}

/** What is dark within the third drawer, whether it is open or closed. */
export function thirdInside(ctx: Ctx) {
  const y0 = DRAWER.top(2);
  const { left, right } = DRAWER;
  fill(ctx, [place(left, y0), place(right, y0), place(right, y0 + 40), place(left, y0 + 40)], '#03050d');
}

/** Its dark bottom, as far as it stands out while it is closed: farther, it would stand out as a dart beside the front. */
function thirdBottom(ctx: Ctx) {
  const y0 = DRAWER.top(2);
  const { left, right } = DRAWER;
  const out = AJAR;
  fill(
    ctx,
    [place(left, y0 + 2), place(right, y0 + 2), place(right, y0 + 4, -out), place(left, y0 + 4, -out)],
    '#03050d',
  );
}

/** The folders in the third drawer, and the dark they stand in: with them it grows as the drawer comes out. */
export function thirdFiles(ctx: Ctx) {
  thirdBottom(ctx);
  const y0 = DRAWER.top(2);
  const files: [number, number, number, Colour][] = [
    [446, 236, 2, '#a8906a'],
    [452, 230, 8, '#e6d6ab'],
    [448, 234, 14, '#b79f76'],
  ];
  for (const [x, width, out, colour] of files)
    folder(ctx, y0, { x, width, tab: x + random(16, 140), back: -out, lift: 3 + random(0, 5), colour });
}
