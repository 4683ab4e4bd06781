import { rim, solid } from '../../atelier/light';
import { fill, ink, line } from '../../atelier/marks';
import { lerp, random, TAU } from '../../atelier/numbers';
import { bezier, catmullRom, ellipse, transform } from '../../atelier/shapes';
import type { Ctx, LitOptions, Point } from '../../atelier/types';

/* The second of the kettles. It lost its lid, and holds flowers now: sprigs of sea campion. */

const SCALE = 0.66;

/** Its foot stands on (x, y). The handle has fallen to one side, and the sprigs stand before it. */
export function flowerKettle(ctx: Ctx, x: number, y: number) {
  const at = { x, y, scale: SCALE };
  const path = (d: string): Point[] => transform(bezier(d, 2), at);
  const iron: LitOptions = {
    from: [-0.9, -0.35],
    shade: '#070918',
    light: '#e8b878',
    dark: 1,
    bright: 0.55,
    edge: 1.6,
  };
  const bail = catmullRom(
    [
      [-50, -70],
      [-80, -98],
      [-86, -134],
      [-52, -158],
      [-4, -148],
      [36, -116],
      [48, -68],
    ],
    false,
    10,
  );
  const handle = transform(bail, at);
  ink(ctx, handle, 5, '#120d1a', { taper: 0.1 });
  ink(ctx, transform(bail.slice(16, 44), at), 9, '#4a2a2c', { taper: 0.24 });
  ink(
    ctx,
    handle.map(([px, py]): Point => [px - 1, py - 1.6]),
    1.5,
    '#e8b878',
    { taper: 0.7, alpha: 0.75 },
  );
  // The spout grows out of the body: one colour, and no edge between them.
  const spout = solid(
    ctx,
    path('M40,-62 C66,-60 76,-74 83,-98 L81,-105 L106,-107 L105,-99 C104,-62 92,-18 40,-6 Z'),
    '#2a2336',
    { ...iron, bright: 0.2 },
  );
  fill(ctx, transform(ellipse(93.5, -106, 12.5, 3.2, -0.08, 24), at), '#0b0a18');
  rim(ctx, spout, -2, 0.4, '#5c989a', 0.8);
  const body = solid(
    ctx,
    path(
      'M-60,0 C-80,-12 -84,-42 -70,-62 C-56,-80 -30,-87 0,-87 C30,-87 52,-80 62,-62 C76,-42 78,-12 58,0 C24,6 -24,6 -60,0 Z',
    ),
    '#2a2336',
    iron,
  );
  ink(ctx, path('M-56,-22 C-66,-42 -56,-62 -40,-72'), 5.4, '#e8b878', { alpha: 0.55, taper: 0.9 });
  rim(ctx, body, -1.6, 0.6, '#5c989a', 0.6, {
    // not where the spout leaves it
    mask: (shown) =>
      fill(shown, path('M-100,10 L-100,-100 L200,-100 L70,-64 L40,-60 L40,-4 L200,0 L200,10 Z'), '#000'),
  });
  const [hx, hy] = [x, y - 86 * SCALE];
  fill(ctx, ellipse(hx, hy, 21, 5.4, 0, 32), '#06060e');
  const lip = ellipse(hx, hy, 21, 5.4, 0, 32);
  line(ctx, lip.slice(16), 1.3, '#8a6a50', 0.8);
  sprigs(ctx, hx, hy + 2);
  line(ctx, lip.slice(0, 17), 3, '#1c1728');
  line(ctx, lip.slice(1, 16), 1.3, '#c99a68', 0.8);
}

function sprigs(ctx: Ctx, x: number, y: number) {
  const stems: [Point[], number, string][] = [
    [
      [
        [-11, 4],
        [-14, -18],
        [-40, -48],
        [-38, -84],
      ],
      4,
      '#3d7a60',
    ],
    [
      [
        [-3, 4],
        [-16, -40],
        [4, -82],
        [-9, -132],
      ],
      6,
      '#4c8a68',
    ],
    [
      [
        [3, 4],
        [0, -30],
        [24, -62],
        [20, -108],
      ],
      5,
      '#356f5a',
    ],
    [
      [
        [9, 3],
        [12, -14],
        [36, -28],
        [50, -60],
      ],
      4,
      '#4c8a68',
    ],
    [
      [
        [-7, 3],
        [-18, -12],
        [-44, -18],
        [-62, -38],
      ],
      3,
      '#356f5a',
    ],
  ];
  for (const [points, leaves, green] of stems) {
    const stem = transform(catmullRom(points, false, 12), { x, y });
    ink(ctx, stem, random(3.4, 4.4), '#0c1c24', { taper: 0.25, alpha: 0.7 });
    ink(ctx, stem, random(2.2, 3), green, { taper: 0.25, jitter: 0.4 });
    for (let i = 1; i <= leaves; i++) {
      const [px, py] = stem[Math.floor((stem.length - 1) * lerp(0.34, 0.97, (i - random(0.3)) / leaves))];
      const leaf = transform(bezier('M0,0 C6,-8 18,-8 27,0 C18,7 6,7 0,0 Z', 2), {
        x: px,
        y: py,
        rotate: -Math.PI / 2 + (i % 2 ? 1 : -1) * random(0.5, 1.25),
        scale: random(0.6, 0.95),
      });
      fill(ctx, leaf, i % 3 ? '#1f5048' : '#2f6a54');
      rim(ctx, leaf, -1.4, 0.8, '#8fc4b6', 0.7);
    }
    const [hx, hy] = stem[stem.length - 1];
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * TAU + hx;
      fill(
        ctx,
        ellipse(hx + Math.cos(a) * 5.4, hy - 3 + Math.sin(a) * 4.6, 4.6, 3.8, a, 14),
        i < 2 ? '#cfd8d2' : '#8ea9b4',
      );
    }
    fill(ctx, ellipse(hx, hy - 3, 2.4, 2.2, 0, 10), '#3a2a34');
  }
}
