import { carve, clip, fill, ink, line, stipple } from '../../../atelier/marks';
import { lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { ripple, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { erase } from '../place';

/** A place in the notch of the stair: 0..1 along the quay, 0..1 out to the water, and steps down. */
const notch = (u: number, out: number, down = 0): Point => [
  lerp(lerp(1084, 1268, u), lerp(1070, 1242, u), out),
  lerp(941, 886, out) + down * STEP_DOWN,
];
const STEP_DOWN = 10;
const NOTCH = [notch(0, 0), notch(0, 1), notch(1, 1), notch(1, 0)];
const FLIGHT = [0, 0.16, 0.31, 0.46, 0.61, 0.76];

/** Steps down along the quay; the water stands over the third. */
export function quaySteps(ctx: Ctx) {
  erase(ctx, NOTCH);
  clip(ctx, NOTCH, () => {
    stipple(
      ctx,
      NOTCH,
      '#081a34',
      (x, y) => smoothstep(908, 940, y) * 0.75 + smoothstep(1200, 1290, x) * 0.3,
      { tooth: 'dry' },
    );
    stipple(ctx, NOTCH, '#0d3348', (x, y) => 0.5 * smoothstep(1270, 1150, x) * smoothstep(886, 910, y), {
      tooth: 'dry',
    });
    for (let i = 4; i >= 0; i--) {
      const u0 = FLIGHT[i];
      const u1 = FLIGHT[i + 1];
      const tread = wobble(
        [notch(u0, -0.4, i), notch(u0, 1, i), notch(u1, 1, i), notch(u1, -0.4, i)],
        0.5,
        0.05,
      );
      // the outer end of each block goes down into the water
      const flank = [notch(u0, 1, i), notch(u1, 1, i), notch(u1, 1, i + 1.5), notch(u0, 1, i + 1.5)];
      fill(ctx, flank, '#1a3150');
      fill(ctx, tread, ['#5f788d', '#587288', '#4d6b84', '#2f5c74', '#1f5066'][i]);
      stipple(
        ctx,
        tread,
        '#1b2f52',
        (x) => smoothstep(notch(u0 + 0.1, 0.5)[0], notch(u0 - 0.03, 0.5)[0], x) * (i ? 0.95 : 0.2) + 0.08,
        { tooth: 'dry' },
      );
      carve(ctx, tread, {
        spacing: 14,
        spacingY: 7,
        length: () => random(6, 14),
        width: () => (random() < 0.5 ? 1.2 : 0),
        colour: () => pick(['#a9c9cc', '#3d5a78']),
        alpha: () => 0.5,
        taper: 0.5,
      });
      // the hollow that feet have made
      ink(
        ctx,
        [notch(u0 + 0.03, 0.46, i), notch((u0 + u1) / 2, 0.42, i), notch(u1 - 0.02, 0.47, i)],
        2.4,
        '#cfe3dc',
        { alpha: 0.5 - 0.1 * i, taper: 0.9 },
      );
      const nosing = [notch(u1, -0.3, i), notch(u1, 0.4, i), notch(u1, 1, i)];
      ink(ctx, nosing, 2.8, '#d6e8e0', { taper: 0.1, alpha: 0.9 - 0.16 * i, jitter: 0.5 });
      ink(ctx, [notch(u0, 1, i), notch((u0 + u1) / 2, 1, i), notch(u1, 1, i)], 2, '#b4d0d0', {
        taper: 0.1,
        alpha: 0.8 - 0.14 * i,
      });
    }
    const endWall = [notch(1, 1), notch(1, 0), notch(0.94, 0), notch(1, 1, 1.9)];
    fill(ctx, endWall, '#4f6d84');
    stipple(ctx, endWall, '#162748', (_, y) => smoothstep(888, 926, y), { tooth: 'dry' });
  });
  const lip = [...Array(16).keys()].map((i) => notch(i / 15, 0));
  const back = lip.map(([x, y]): Point => [x - 3, y + 15]);
  const stone = wobble([...lip, ...back.toReversed()], 0.6, 0.05);
  fill(ctx, stone, '#566e84');
  stipple(ctx, stone, '#1d2b4c', (_, y) => smoothstep(946, 958, y) * 0.9);
  for (const i of [3, 7, 10, 13]) line(ctx, [lip[i], back[i]], 1.8, '#141d38', 0.9);
  ink(ctx, lip, 3.4, '#cfe3dc', { taper: 0.08, alpha: 0.85, jitter: 0.5 });
  ink(ctx, back, 2, '#0c1230', { taper: 0.06, alpha: 0.7 });
  for (const u of [0, 1])
    ink(ctx, [notch(u, 0), notch(u, 0.5), notch(u, 1)], 3, '#cfe3dc', { taper: 0.08, alpha: 0.85 });
}

/** The water, one step higher than it was: a thin sheet over the third step, with its own bright edge. */
export function tide(ctx: Ctx): void {
  clip(ctx, NOTCH, () => {
    const edge: Point[] = [];
    for (let i = 0; i <= 24; i++) {
      const out = i / 24;
      edge.push(notch(0.4 + 0.02 * Math.sin(out * 7 + 1), out, 2.6 * (1 - smoothstep(0.7, 1, out))));
    }
    const sheet = [...edge, notch(1.05, 1.02), notch(1.05, -0.4, 2), notch(0.3, -0.4, 2)];
    const [ex] = edge[12];
    stipple(ctx, sheet, '#1b5468', (x) => 0.95 * smoothstep(ex + 96, ex + 10, x), { softness: 0.42 });
    stipple(ctx, sheet, '#8fc4c0', (x, y) => 0.5 * smoothstep(ex + 70, ex, x) * smoothstep(940, 896, y), {
      tooth: 'dry',
    });
    for (const k of [0.61, 0.76])
      ink(ctx, [notch(k, 0.02, 3.4), notch(k, 0.5, 3.4), notch(k, 0.8, 3.4)], 1.8, '#5fa0a6', {
        alpha: 0.55,
        taper: 0.2,
      });
    for (let k = 0; k < 34; k++) {
      const [x, y] = notch(random(0.46, 0.92), random(0.1, 0.98), 0.7);
      const half = random(5, 15);
      ink(ctx, ripple(x, y, half, 0.8, 0.8), random(1, 2.2), pick(['#8fc0bf', '#cfe6d8', '#4d939c']), {
        alpha: 0.65,
        taper: 0.8,
      });
    }
    for (let i = 0; i < edge.length - 3;) {
      const n = 4 + Math.floor(random(6));
      ink(ctx, edge.slice(i, i + n), random(2.2, 3.6), '#eaf4ea', { alpha: 0.9, taper: 0.5 });
      i += n - 1 + Math.floor(random(2));
    }
    ink(
      ctx,
      edge.map(([x, y]): Point => [x - 5, y - 0.5]),
      1.3,
      '#a9cfd0',
      { alpha: 0.5, taper: 0.4 },
    );
  });
}
