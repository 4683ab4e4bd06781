import { mix } from '../../atelier/colours';
import { rim } from '../../atelier/light';
import { clip, fill, ink, line, stipple } from '../../atelier/marks';
import { lerp, random, smoothstep } from '../../atelier/numbers';
import { bezier, dash, ellipse, transform, wobble } from '../../atelier/shapes';
import type { Ctx, Path, Point } from '../../atelier/types';

export const SHIP = { x: 1652, y: 812, s: 0.6 };

const onShip = (path: Path): Point[] => transform(path, { x: SHIP.x, y: SHIP.y, scale: SHIP.s, scaleX: -1 });
const shipCurve = (d: string, step = 3) => onShip(bezier(d, step));

const RIG = '#10152f';
const SPAR = '#2c2540';
const PALE = '#b9d3d6';

/** A mast with its boom, and the sail rolled along it under a gaff that has been let down. */
function rig(ctx: Ctx, m: number, height: number, boom: number, foot: number) {
  for (const k of [-1, 1])
    for (let i = 0; i < 3; i++)
      line(
        ctx,
        onShip([
          [m + k * (18 + i * 11), foot + 4],
          [m + 4, -height * 0.86],
        ]),
        1,
        RIG,
        0.85,
      );
  for (let r = 1; r < 12; r++) {
    const t = r / 12;
    const y = lerp(foot + 4, -height * 0.86, t);
    for (const k of [-1, 1])
      line(
        ctx,
        onShip([
          [m + k * lerp(40, 4, t), y],
          [m + k * lerp(18, 4, t), y],
        ]),
        0.8,
        RIG,
        0.7,
      );
  }
  const mast = onShip([
    [m, foot + 10],
    [m + 3, -height * 0.5],
    [m + 7, -height],
  ]);
  ink(ctx, mast, 7, SPAR, { taper: 0.03, bluntEnd: 0.3, bluntStart: 0.4 });
  line(
    ctx,
    onShip([
      [m + 4, foot],
      [m + 9, -height * 0.96],
    ]),
    1.3,
    PALE,
    0.8,
  );
  fill(ctx, ellipse(...onShip([[m + 7, -height - 3]])[0], 2.6, 2.6, 0, 10), SPAR);
  // the boom and what is tied to it
  const end: Point = [m - boom, foot - 44];
  ink(ctx, onShip([[m, foot - 34], [m - boom * 0.5, foot - 38], end]), 4.6, SPAR, { taper: 0.1 });
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let t = 0; t <= 1.001; t += 0.04) {
    const x = lerp(m - 3, m - boom * 0.94, t);
    const y = lerp(foot - 36, foot - 44, t);
    const tied = Math.pow(Math.abs(Math.sin(t * 11 + 2.2 * t * t)), 0.7);
    upper.push([x, y - (18 - 10 * t) * (0.66 + 0.34 * tied)]);
    lower.push([x, y + 3.4 * tied * (1 - t * 0.5)]);
  }
  const sail = onShip(upper.concat(lower.toReversed()));
  fill(ctx, sail, '#77788a');
  const [, top] = onShip([[m, foot - 52]])[0];
  stipple(
    ctx,
    sail,
    '#2a2d52',
    (x, y) => smoothstep(top + 2, top + 12, y) * 0.9 + smoothstep(SHIP.x - 60, SHIP.x + 110, x) * 0.15,
  );
  rim(ctx, sail, 0, 1.4, '#c9d6d6', 0.75);
  for (const t of [0.03, 0.22, 0.37, 0.5, 0.63, 0.76, 0.9])
    line(
      ctx,
      onShip([
        [lerp(m - 3, m - boom * 0.94, t), lerp(foot - 54, foot - 53, t)],
        [lerp(m - 3, m - boom * 0.94, t), lerp(foot - 34, foot - 41, t)],
      ]),
      1.2,
      '#3a3350',
      0.9,
    );
  line(ctx, onShip([[m + 6, -height * 0.92], end]), 1, RIG, 0.85);
}

/** A coaster at its berth: sails tied, nobody aboard. */
export function ship(ctx: Ctx): void {
  shipDouble(ctx);
  line(
    ctx,
    onShip([
      [98, -318],
      [300, -98],
    ]),
    1,
    RIG,
    0.85,
  );
  line(
    ctx,
    onShip([
      [96, -220],
      [262, -84],
    ]),
    1,
    RIG,
    0.8,
  );
  line(
    ctx,
    onShip([
      [98, -314],
      [-86, -214],
    ]),
    1,
    RIG,
    0.7,
  );
  line(
    ctx,
    onShip([
      [-86, -210],
      [-206, -104],
    ]),
    1,
    RIG,
    0.8,
  );
  ink(
    ctx,
    onShip([
      [206, -66],
      [256, -84],
      [308, -102],
    ]),
    6,
    SPAR,
    { taper: 0.15 },
  );
  rig(ctx, 90, 330, 150, -42);
  rig(ctx, -94, 230, 96, -54);
  const hull = wobble(
    shipCurve(
      'M-216,-98 C-180,-90 -150,-80 -124,-62 C-60,-46 60,-40 166,-58 C214,-68 240,-82 258,-94 C262,-84 254,-68 246,-56 C232,-34 212,-8 190,8 C60,14 -100,14 -186,8 C-204,-16 -214,-58 -216,-98 Z',
    ),
    0.6,
    0.05,
  );
  fill(ctx, hull, '#27305a');
  stipple(ctx, hull, '#0b1029', (_, y) => smoothstep(SHIP.y - 40, SHIP.y + 2, y) * 0.95, { tooth: 'dry' });
  stipple(ctx, hull, '#5f86a6', (x) => smoothstep(SHIP.x - 70, SHIP.x - 150, x) * 0.75, { tooth: 'dry' });
  clip(ctx, hull, () => {
    ink(
      ctx,
      shipCurve('M-216,-86 C-180,-78 -150,-68 -124,-50 C-60,-34 60,-28 166,-46 C214,-56 240,-70 258,-82'),
      4.4,
      '#c9b48c',
      { taper: 0.1, jitter: 0.4 },
    );
    for (let k = 0; k < 4; k++)
      ink(
        ctx,
        shipCurve(`M-214,${-66 + k * 18} C-150,${-40 + k * 14} 60,${-14 + k * 8} 250,${-62 + k * 20}`),
        1.2,
        k % 2 ? '#4a6086' : RIG,
        { alpha: 0.8, taper: 0.15, jitter: 0.6 },
      );
  });
  rim(ctx, hull, 1.6, 1.4, PALE, 0.8);
  ink(
    ctx,
    shipCurve('M-216,-98 C-180,-90 -150,-80 -124,-62 C-60,-46 60,-40 166,-58 C214,-68 240,-82 258,-94'),
    3,
    '#8fb0c0',
    { taper: 0.1, alpha: 0.9 },
  );
  const cabin = onShip([
    [-40, -58],
    [-40, -76],
    [26, -78],
    [26, -54],
  ]);
  fill(ctx, cabin, '#39395f');
  rim(ctx, cabin, 1.2, 1.4, PALE, 0.7);
  for (const m of [-22, 2]) fill(ctx, ellipse(...onShip([[m, -66]])[0], 3, 3, 0, 12), '#0f1533');
  for (let k = -196; k < -130; k += 12)
    line(
      ctx,
      onShip([
        [k, -100 - (k + 196) * -0.28],
        [k, -112 - (k + 196) * -0.28],
      ]),
      1,
      '#8fb0c0',
      0.7,
    );
  line(
    ctx,
    onShip([
      [-210, -110],
      [-132, -92],
    ]),
    1.4,
    '#8fb0c0',
    0.8,
  );
}

/** The ship's reflection. */
function shipDouble(ctx: Ctx) {
  for (let i = 0; i < 90; i++) {
    const t = random();
    const x = SHIP.x + random(-132, 120);
    const y = SHIP.y + 4 + t * 34;
    const half = random(8, 26);
    ink(ctx, dash(x, y, half, 0.6), random(1.6, 3.8), mix('#0d1430', '#1d4a62', t), {
      alpha: 0.9 * (1 - t * 0.7),
      taper: 0.8,
    });
  }
  for (const [m, h] of [
    [90, 330],
    [-94, 230],
  ])
    for (let i = 0; i < 18; i++) {
      const t = random();
      const [x] = onShip([[m, 0]])[0];
      const y = SHIP.y + 10 + t * h * 0.16;
      const half = random(3, 7);
      ink(
        ctx,
        [
          [x - half, y],
          [x + 1, y + 0.5],
          [x + half, y],
        ],
        2,
        '#16203f',
        { alpha: 0.7 * (1 - t) },
      );
    }
}
