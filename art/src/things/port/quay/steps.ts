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
const STEP_DOWN = 5;
const NOTCH = [notch(0, 0), notch(0, 1), notch(1, 1), notch(1, 0)];
/** Where the three treads begin and end, on the way out to the water. */
const TREADS = [0, 0.27, 0.53, 0.8];

/** Three steps straight down to the water, which stands over the third. */
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
    // From the lowest: each hides where the next begins.
    for (const i of [2, 1, 0]) {
      const [near, far] = [TREADS[i], TREADS[i + 1]];
      const tread = wobble(
        [notch(-0.02, near, i), notch(-0.02, far, i), notch(1, far, i), notch(1, near, i)],
        0.5,
        0.04,
      );
      const begins = notch(0.5, near, i - 1)[1];
      fill(ctx, tread, ['#647d91', '#4c6c86', '#2c586e'][i]);
      stipple(
        ctx,
        tread,
        '#162a4c',
        (x, y) =>
          (i ? 0.85 : 0.1) * smoothstep(begins - 9, begins + 1, y) +
          0.5 * smoothstep(notch(0.72, far)[0], notch(1, far)[0], x) +
          0.08,
        { tooth: 'dry' },
      );
      carve(ctx, tread, {
        spacing: 14,
        spacingY: 5,
        length: () => random(6, 14),
        width: () => (random() < 0.5 ? 1.2 : 0),
        colour: () => pick(['#a9c9cc', '#3d5a78']),
        alpha: () => 0.5,
        taper: 0.5,
      });
      for (const u of [0.31 + 0.07 * i, 0.74 - 0.06 * i])
        ink(ctx, [notch(u, near, i), notch(u, (near + far) / 2, i), notch(u, far, i)], 1.4, '#162a4c', {
          alpha: 0.7,
          taper: 0.1,
        });
      // the hollow that feet have made, and the edge over the next
      const out = (near + 2 * far) / 3;
      ink(ctx, [notch(0.36, out, i), notch(0.5, out - 0.03, i), notch(0.66, out, i)], 2.2, '#cfe3dc', {
        alpha: 0.5 - 0.12 * i,
        taper: 0.9,
      });
      const nosing = [...Array(9).keys()].map((k) => notch(k / 8, far, i));
      ink(ctx, nosing, 2.8, '#d6e8e0', { taper: 0.08, alpha: 0.9 - 0.2 * i, jitter: 0.5 });
    }
    // the wall beside them, which goes down with them
    const cheek = [notch(1, -0.05), notch(1, 1), notch(0.925, 1, 4), notch(0.985, -0.05)];
    fill(ctx, cheek, '#34516a');
    stipple(ctx, cheek, '#101f3e', (_, y) => 0.1 + smoothstep(884, 926, y), { tooth: 'dry' });
    ink(ctx, [notch(0.985, 0), notch(0.955, 0.5, 2), notch(0.925, 1, 4)], 1.6, '#0c1a36', {
      alpha: 0.7,
      taper: 0.2,
    });
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
    for (let i = 0; i <= 40; i++) {
      const u = i / 40;
      edge.push(notch(u * 0.96, 0.67 + 0.016 * Math.sin(u * 9 + 1), 2));
    }
    const sheet = [...edge, notch(1.02, 1.05), notch(-0.05, 1.05)];
    const [, ey] = edge[20];
    stipple(ctx, sheet, '#1b5468', (_, y) => 0.95 - 0.25 * smoothstep(ey - 12, ey, y), { softness: 0.42 });
    stipple(ctx, sheet, '#8fc4c0', (_, y) => 0.34 * smoothstep(ey - 16, ey, y), { tooth: 'dry' });
    // the third step, seen through it
    ink(ctx, [notch(0.04, 0.78, 2.4), notch(0.5, 0.78, 2.4), notch(0.9, 0.78, 2.4)], 1.8, '#5fa0a6', {
      alpha: 0.5,
      taper: 0.2,
    });
    for (let k = 0; k < 34; k++) {
      const [x, y] = notch(random(0.04, 0.9), random(0.7, 1), 0.7);
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
      edge.map(([x, y]): Point => [x, y + 3]),
      1.3,
      '#a9cfd0',
      { alpha: 0.5, taper: 0.4 },
    );
  });
}
