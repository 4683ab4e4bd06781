import { palette } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { fill, ink, line, stipple } from '../../../atelier/marks';
import { distance, lerp, smoothstep } from '../../../atelier/numbers';
import { ellipse, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { letter } from '../../letters';
import { board, F, run, shape, size } from './front';

const AWNING = { a0: 44, a1: 424, stripes: 9 };
const stripeStart = (i: number) => lerp(AWNING.a0, AWNING.a1, i / AWNING.stripes);
/** The lower edge of a stripe, from its right to its left. */
const lipOf = (i: number): Point[] =>
  [...Array(9).keys()].map((k) =>
    F(lerp(stripeStart(i + 1), stripeStart(i), k / 8), 226 - 15 * Math.sin((Math.PI * k) / 8), 92),
  );

/** What of the front the awning hides. */
export const behindAwning = (): Point[] => [
  F(AWNING.a0, 272, 6),
  F(AWNING.a1, 272, 6),
  ...[...Array(AWNING.stripes).keys()].toReversed().flatMap(lipOf),
];

export function awning(ctx: Ctx) {
  const { a0, a1, stripes } = AWNING;
  for (let i = 0; i < stripes; i++) {
    const left = stripeStart(i);
    const right = stripeStart(i + 1);
    const stripe = wobble(
      [F(left, 272, 6), F(right, 272, 6), F(right, 226, 92), ...lipOf(i), F(left, 226, 92)],
      0.4,
      0.06,
    );
    const pale = i % 2 === 1;
    fill(ctx, stripe, pale ? palette.parchD : '#2a6a78');
    const [, top] = F((left + right) / 2, 272, 6);
    const [, low] = F((left + right) / 2, 214, 92);
    stipple(
      ctx,
      stripe,
      pale ? '#6d6470' : '#0f2f48',
      (x, y) => smoothstep(top + 22, top, y) * 0.85 + smoothstep(180, 60, x) * 0.35,
    );
    stipple(ctx, stripe, pale ? palette.lamp : '#6fb0a8', (_, y) => smoothstep(low - 18, low + 6, y) * 0.85);
    line(ctx, [F(left, 228, 92), F(right, 228, 92)], 1.6, '#173a4c', 0.7);
  }
  ink(ctx, run(a0 - 2, a1 + 2, 273, 8), 6, '#15263c', { taper: 0.03 });
}

const DOOR = { a0: 466, a1: 574, top: 236 };

function doorHole(grow = 0): Point[] {
  const { a0, a1, top } = DOOR;
  const mid = (a0 + a1) / 2;
  const out: [number, number][] = [[a0 - grow, 0]];
  for (let k = 0; k <= 14; k++) {
    const q = Math.PI * (1 - k / 14);
    out.push([mid + ((a1 - a0) / 2 + grow) * Math.cos(q), top - 52 + (52 + grow) * Math.sin(q)]);
  }
  out.push([a1 + grow, 0]);
  return shape(out, 0, 10);
}

/** The pane of the door. */
export const doorGlass = (): Point[] => {
  const out: [number, number][] = [[DOOR.a0 + 17, 122]];
  const mid = (DOOR.a0 + DOOR.a1) / 2;
  for (let k = 0; k <= 12; k++) {
    const q = Math.PI * (1 - k / 12);
    out.push([mid + 37 * Math.cos(q), 182 + 40 * Math.sin(q)]);
  }
  out.push([DOOR.a1 - 17, 122]);
  return shape(out, 0, 10);
};

export function door(ctx: Ctx) {
  fill(ctx, doorHole(13), '#0f1c30');
  ink(ctx, doorHole(12).slice(0, -1), 3, '#3f6f80', { taper: 0.1, alpha: 0.7 });
  const leaf = doorHole();
  const [x0] = F(DOOR.a0, 100);
  const [x1] = F(DOOR.a1, 100);
  fill(ctx, leaf, '#6f3d36');
  stipple(
    ctx,
    leaf,
    '#2b1a2c',
    (x, y) => smoothstep(lerp(x0, x1, 0.4), x0, x) * 0.4 + smoothstep(F(520, 80)[1], F(520, 0)[1], y) * 0.55,
    { tooth: 'vert' },
  );
  const glass = doorGlass();
  fill(
    ctx,
    shape([
      [DOOR.a0 + 13, 118],
      [DOOR.a0 + 13, 186],
      [DOOR.a0 + 24, 214],
      [520, 227],
      [DOOR.a1 - 24, 214],
      [DOOR.a1 - 13, 186],
      [DOOR.a1 - 13, 118],
    ]),
    '#2b1a2c',
  );
  fill(ctx, glass, palette.gold);
  const [gx, gy] = F(520, 172);
  stipple(ctx, glass, palette.lamp, (x, y) => 1 - distance(x, y, gx, gy) / 44);
  stipple(ctx, glass, palette.amber, (_, y) => smoothstep(gy + 8, gy + 44, y) * 0.8);
  for (const a of [508, 532]) line(ctx, [F(a, 122), F(a, 222)], 2.6, '#2b1a2c');
  for (const v of [150, 184]) line(ctx, [F(DOOR.a0 + 16, v), F(DOOR.a1 - 16, v)], 2.4, '#2b1a2c');
  for (const [u0, u1] of [
    [DOOR.a0 + 14, 514],
    [526, DOOR.a1 - 14],
  ]) {
    const panel = board(u0, u1, 22, 98);
    line(ctx, [...panel, panel[0]], 2.4, '#2b1a2c');
    line(ctx, [F(u0 + 3, 24), F(u1 - 2, 24)], 1.6, '#b4705a', 0.7);
  }
  fill(ctx, ellipse(...F(DOOR.a1 - 14, 108, 4), 4.4, 4.8, 0, 14), palette.lamp);
  const step = wobble([F(446, 0, 2), F(596, 0, 2), F(604, -2, 60), F(440, -2, 60)], 0.6, 0.05);
  fill(ctx, step, '#5b6478');
  stipple(ctx, step, palette.gold, (x) => 0.75 - Math.abs(x - F(520, 0, 30)[0]) / 90, { softness: 0.46 });
  const riser = [F(440, -2, 60), F(604, -2, 60), F(604, -12, 60), F(440, -12, 60)];
  fill(ctx, riser, '#2a3350');
  ink(ctx, run(440, 604, -2, 60), 2.6, palette.lamp, { taper: 0.1, alpha: 0.85 });
}

/** The sign ARTIFACTS: the first letters are too wide, the last ones crowded. */
export function signBoard(ctx: Ctx) {
  const plank = wobble(board(36, 628, 279, 338, 12), 0.7, 0.04);
  fill(ctx, plank, '#123348');
  stipple(
    ctx,
    plank,
    '#081730',
    (x, y) => smoothstep(320, 60, x) * 0.35 + smoothstep(F(300, 300)[1], F(300, 276)[1], y) * 0.4,
    { tooth: 'dry' },
  );
  const frame = [...run(42, 622, 333, 12), ...run(42, 622, 284, 12).toReversed()];
  line(ctx, [...frame, frame[0]], 2, palette.gold, 0.85);
  rim(ctx, plank, 0, 2.2, '#5f9aa2', 0.7);
  // each letter: left, width, foot, height, lean
  const text: readonly (readonly [string, number, number, number, number, number])[] = [
    ['A', 66, 66, 290, 38, 0],
    ['R', 146, 60, 290, 38, 0],
    ['T', 222, 64, 290, 38, -1],
    ['I', 300, 32, 290, 38, 0],
    ['F', 350, 58, 290, 38, 1],
    ['A', 422, 62, 290, 37, 0],
    ['C', 496, 46, 290, 36, 2],
    ['T', 544, 40, 289, 35, 4],
    ['S', 586, 27, 292, 30, 8],
  ];
  for (const [ch, a, w, v, h, tilt] of text) {
    letter(
      ctx,
      ch,
      (x, y) => F(a + x * w, v + (1 - y) * h + tilt * (x - 0.5), 13),
      7.4 * size(a) * (w < 40 && ch !== 'I' ? 0.8 : 1),
      palette.lamp,
    );
  }
}

/** Small iron arms for the two lanterns by the door. */
export function lanternArms(ctx: Ctx) {
  for (const a of [447, 600]) {
    ink(ctx, [F(a, 264, 0), F(a, 265, 24), F(a, 263, 50)], 3.4, '#120f24', { taper: 0.08 });
    ink(ctx, [F(a, 248, 0), F(a, 254, 14), F(a, 263, 26)], 2.4, '#120f24', { taper: 0.1 });
  }
}
