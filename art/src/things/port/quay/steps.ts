import { carve, clip, fill, ink, line, stipple } from '../../../atelier/marks';
import { lerp, noise, pick, random, smoothstep } from '../../../atelier/numbers';
import { ripple, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { erase } from '../place';

/** A place in the notch of the stair: 0..1 along the quay, 0..1 out to the water, and steps down. */
const notch = (u: number, out: number, down = 0): Point => [
  lerp(lerp(1088, 1273, u), lerp(1070, 1242, u), out),
  lerp(955, 886, out) + down * STEP_DOWN,
];
const STEP_DOWN = 5;
const NOTCH = [notch(0, 0), notch(0, 1), notch(1, 1), notch(1, 0)];
/** Where the four treads begin and end, on the way out to the water: each is seen shallower than the one before. */
const TREADS = [0, 0.33, 0.6, 0.82, 1];
const STONE = ['#7892a2', '#4a6a82', '#2f5a70', '#22506a'];
/** Where the water stands when we come: on the edge of the third tread. A tide takes the third as well. */
const LOW = TREADS[3] - 0.02;
const HIGH = (TREADS[2] + TREADS[3]) / 2 - 0.03;

/** The line of the water across the stair, which it does not keep exactly. */
const waterline = (out: number, down: number): Point[] =>
  [...Array(41).keys()].map((i) => {
    const u = i / 40;
    return notch(u, out + 0.02 * noise(u * 6, 3) + 0.012 * Math.sin(u * 11), down);
  });

/** Foam where the water touches a tread: torn, and doubled where it draws back. */
function foam(ctx: Ctx, edge: Point[], width: number, alpha: number) {
  for (let i = 1; i < edge.length - 3;) {
    const n = 3 + Math.floor(random(6));
    const piece = edge.slice(i, i + n);
    ink(ctx, piece, width * random(0.7, 1.2), '#eaf4ea', { alpha, taper: 0.6 });
    if (random() < 0.5)
      ink(
        ctx,
        piece.map(([x, y]): Point => [x + 4, y + 3]),
        width * 0.45,
        '#a9cfd0',
        { alpha: alpha * 0.7, taper: 0.7 },
      );
    i += n + Math.floor(random(3));
  }
}

/** Four steps down and away to the water, which stands over the last: beyond it the harbor is seen through the notch. */
export function quaySteps(ctx: Ctx) {
  erase(ctx, NOTCH);
  clip(ctx, NOTCH, () => {
    // From the lowest: each hides where the next begins.
    for (const i of [3, 2, 1, 0]) {
      const [near, far] = [TREADS[i], TREADS[i + 1]];
      const down = i + 1;
      const tread = wobble(
        [notch(-0.02, near, down), notch(-0.02, far, down), notch(1, far, down), notch(1, near, down)],
        0.4,
        0.04,
      );
      const begins = notch(0.5, near, i)[1];
      fill(ctx, tread, STONE[i], i === 3 ? 0.8 : 1);
      // the shade of the step above, and of the wall on the right
      stipple(
        ctx,
        tread,
        '#122444',
        (x, y) =>
          smoothstep(begins - 7, begins, y) * (i ? 0.95 : 0.7) +
          0.6 * smoothstep(notch(0.76, far)[0], notch(1, far)[0], x) +
          0.06 * i,
        { tooth: 'dry' },
      );
      if (i < 3)
        for (const u of [0.29 + 0.09 * i, 0.72 - 0.07 * i])
          ink(ctx, [notch(u, near, down), notch(u, far, down)], 1.3, '#162a4c', { alpha: 0.7, taper: 0.1 });
      // the hollow that feet have made, wet, and the edge over the next
      const out = lerp(near, far, 0.7);
      ink(ctx, [notch(0.3, out, down), notch(0.5, out - 0.02, down), notch(0.7, out, down)], 2, '#cfe3dc', {
        alpha: 0.5 - 0.13 * i,
        taper: 0.9,
      });
      const nosing = [...Array(13).keys()].map((k) => notch(k / 12, far, down));
      if (i < 3) {
        ink(ctx, nosing, 2.6 - 0.3 * i, '#d6e8e0', { taper: 0.08, alpha: 0.92 - 0.24 * i, jitter: 0.6 });
        ink(
          ctx,
          nosing.map(([x, y]): Point => [x, y - 2.4]),
          2,
          '#0b1b36',
          { taper: 0.08, alpha: 0.6 },
        );
      }
    }
    // the wall beside them goes down as they do: weed where the water comes, and wet above it
    const foot: Point[] = [0, 1, 2, 3].flatMap((i) => [
      notch(1, TREADS[i], i + 1),
      notch(1, TREADS[i + 1], i + 1),
    ]);
    const cheek = [notch(1, 0), notch(1, 1), ...foot.toReversed().map(([x, y]): Point => [x - 9, y])];
    fill(ctx, cheek, '#2b4560');
    stipple(ctx, cheek, '#0f1f3c', (x) => 0.25 + 0.7 * smoothstep(1258, 1240, x), { tooth: 'vert' });
    carve(ctx, cheek, {
      spacing: 6,
      spacingY: 9,
      direction: () => 1.5,
      length: () => random(5, 12),
      width: () => (random() < 0.6 ? 1.2 : 0),
      colour: () => pick(['#7fb0b4', '#3f7f86', '#0d1c36']),
      alpha: () => 0.55,
      taper: 0.6,
    });
    ink(
      ctx,
      foot.map(([x, y]): Point => [x - 9, y]),
      1.6,
      '#0c1a36',
      { alpha: 0.8, taper: 0.1 },
    );
    water(ctx, LOW, 3, 0.85);
  });
  // the stones around the opening
  const frame = (path: Point[], wide: Point, joints: readonly number[]) => {
    const back = path.map(([x, y]): Point => [x + wide[0], y + wide[1]]);
    const stone = wobble([...path, ...back.toReversed()], 0.6, 0.05);
    fill(ctx, stone, '#566e84');
    stipple(ctx, stone, '#1d2b4c', (_, y) => 0.15 + 0.75 * smoothstep(950, 972, y), { tooth: 'dry' });
    for (const i of joints) line(ctx, [path[i], back[i]], 1.8, '#141d38', 0.9);
    ink(ctx, path, 3, '#cfe3dc', { taper: 0.08, alpha: 0.88, jitter: 0.5 });
    ink(ctx, back, 2, '#0c1230', { taper: 0.06, alpha: 0.7 });
  };
  const along = (from: Point, to: Point) =>
    [...Array(16).keys()].map((i): Point => [lerp(from[0], to[0], i / 15), lerp(from[1], to[1], i / 15)]);
  frame(along(notch(0, 0.96), notch(0, 0)), [-13, 0], [5, 10]);
  frame(along(notch(1, 0.96), notch(1, 0)), [13, 0], [6, 11]);
  frame(along(notch(-0.07, 0), notch(1.07, 0)), [-1, 13], [3, 6, 9, 12]);
}

/** The water over the lower treads: clear at its edge, and farther out as the harbor is. */
function water(ctx: Ctx, out: number, down: number, strength: number) {
  const edge = waterline(out, down);
  const [, ey] = edge[20];
  const sheet = [...edge, notch(1.05, 1.02), notch(-0.05, 1.02)];
  const deep = (y: number) => 0.34 + 0.5 * smoothstep(ey - 2, ey - 22, y);
  stipple(ctx, sheet, '#123f58', (_, y) => strength * deep(y) * smoothstep(886, 898, y), { softness: 0.42 });
  // the edges of the steps, seen through it
  for (const [i, alpha] of [
    [3, 0.75],
    [4, 0.5],
  ]) {
    if (TREADS[i] < out + 0.03) continue;
    const nosing = [...Array(13).keys()].map((k) => notch(0.03 + (k / 12) * 0.92, TREADS[i], i));
    ink(ctx, nosing, 2, '#7fb8b8', { alpha, taper: 0.2, jitter: 0.8 });
    ink(
      ctx,
      nosing.map(([x, y]): Point => [x, y - 2.6]),
      2.6,
      '#0d3048',
      { alpha, taper: 0.2 },
    );
  }
  stipple(ctx, sheet, '#5fa0a6', (_, y) => 0.3 * smoothstep(ey - 9, ey, y), { tooth: 'dry' });
  for (let k = 0; k < 26; k++) {
    const [x, y] = notch(random(0.04, 0.92), random(out + 0.02, 1), down * 0.8);
    if (y > ey - 2) continue;
    ink(
      ctx,
      ripple(x, y, random(5, 15), 0.7, 0.7),
      random(0.9, 1.9),
      pick(['#8fc0bf', '#cfe6d8', '#4d939c']),
      {
        alpha: 0.6,
        taper: 0.8,
      },
    );
  }
  foam(ctx, edge, 2.2, 0.8);
}

/** The water, one step higher than it was: a thin sheet over the third step, with its own broken edge. */
export function tide(ctx: Ctx): void {
  clip(ctx, [notch(0, 0), notch(0, 1), notch(0.955, 1), notch(0.955, 0)], () => {
    water(ctx, HIGH, 3, 0.9);
  });
}
