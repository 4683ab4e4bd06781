import { mix, palette } from '../../../atelier/colours';
import { glow } from '../../../atelier/light';
import { fill, ink, line, stipple } from '../../../atelier/marks';
import { clamp, pick, random, smoothstep } from '../../../atelier/numbers';
import { bezier, catmullRom, ellipse } from '../../../atelier/shapes';
import type { Ctx, Path, Point } from '../../../atelier/types';
import { erase } from '../place';
import { SETTS } from './paving';

interface StreetLamp {
  x: number;
  y: number;
  h: number;
}
export const NEAR_LAMP: StreetLamp = { x: 1516, y: 968, h: 244 };
export const BEND_LAMP: StreetLamp = { x: 1812, y: 858, h: 132 };

/** The setts under a lamp, lit. */
function litSetts(ctx: Ctx, { x: lx, y: ly, h }: StreetLamp) {
  const s = h / 244;
  for (const { outline, x, y, height, glint, tone } of SETTS) {
    const warm =
      1.05 * Math.exp(-Math.pow((x - lx) / (190 * s), 2) - Math.pow((y - ly - 4 * s) / (52 * s), 2));
    if (warm < 0.05) continue;
    fill(
      ctx,
      outline,
      mix(palette.rust, palette.amber, 0.3 + 0.6 * warm),
      clamp(warm * (0.62 + 0.38 * tone)),
    );
    if (glint && warm > 0.16)
      ink(ctx, glint, height * 0.13 * (0.6 + 0.8 * tone), palette.lamp, { alpha: 0.15 + warm * 0.55 });
  }
}

/* ---------- what stands on the quay ---------- */
/** Where the foot ends, in units of the near lamp, and what goes about the post, in parts of its height. */
const FOOT_TOP = 40;
const COLLARS = [0.62, 0.95] as const;
const BAR = 0.86;

const lampFoot = ({ x, y, h }: StreetLamp): Point[] => {
  const s = h / 244;
  return bezier(
    `M${x - 15 * s},${y} C${x - 13 * s},${y - 12 * s} ${x - 8 * s},${y - 16 * s} ${x - 6 * s},${y - 34 * s} L${x + 6 * s},${y - 34 * s} C${x + 8 * s},${y - 16 * s} ${x + 13 * s},${y - 12 * s} ${x + 15 * s},${y} Z`,
    2,
  );
};

/** A street lamp with its glass still dark. */
export function lampPost(ctx: Ctx, { x, y, h }: StreetLamp) {
  const s = h / 244;
  const iron = '#0e1228';
  ink(
    ctx,
    [
      [x, y],
      [x + 0.8, y - h * 0.5],
      [x, y - h],
    ],
    9 * s,
    iron,
    { taper: 0.05 },
  );
  fill(ctx, lampFoot({ x, y, h }), iron);
  // ladder bar
  ink(
    ctx,
    [
      [x - 26 * s, y - h * BAR],
      [x, y - h * BAR - 1],
      [x + 26 * s, y - h * BAR],
    ],
    4 * s,
    iron,
    { taper: 0.2 },
  );
  for (const k of [-26, 26]) fill(ctx, ellipse(x + k * s, y - h * BAR, 3.4 * s, 3.4 * s, 0, 12), iron);
  fill(
    ctx,
    [
      [x - 12 * s, y - h - 2 * s],
      [x - 18 * s, y - h - 42 * s],
      [x + 18 * s, y - h - 42 * s],
      [x + 12 * s, y - h - 2 * s],
    ],
    '#2c4166',
  );
  stipple(
    ctx,
    [
      [x - 12 * s, y - h - 2 * s],
      [x - 18 * s, y - h - 42 * s],
      [x + 18 * s, y - h - 42 * s],
      [x + 12 * s, y - h - 2 * s],
    ],
    '#8fb6c4',
    (px) => smoothstep(x, x - 18 * s, px) * 0.6,
  );
  for (const k of [-1, 0, 1])
    line(
      ctx,
      [
        [x + k * 12 * s, y - h - 2 * s],
        [x + k * 18 * s, y - h - 42 * s],
      ],
      2.4 * s,
      iron,
    );
  fill(
    ctx,
    bezier(
      `M${x - 24 * s},${y - h - 42 * s} C${x - 14 * s},${y - h - 54 * s} ${x - 5 * s},${y - h - 60 * s} ${x - 4 * s},${y - h - 66 * s} L${x},${y - h - 78 * s} L${x + 4 * s},${y - h - 66 * s} C${x + 5 * s},${y - h - 60 * s} ${x + 14 * s},${y - h - 54 * s} ${x + 24 * s},${y - h - 42 * s} Z`,
      2,
    ),
    iron,
  );
  fill(
    ctx,
    [
      [x - 14 * s, y - h - 4 * s],
      [x + 14 * s, y - h - 4 * s],
      [x + 10 * s, y - h + 5 * s],
      [x - 10 * s, y - h + 5 * s],
    ],
    iron,
  );
  const sheen = '#86a9bc';
  ink(
    ctx,
    catmullRom([
      [x - 3.6 * s, y - FOOT_TOP * s],
      [x - 3.5 * s, y - h * 0.5],
      [x - 3.4 * s, y - h * 0.82],
    ]),
    1.8 * s,
    sheen,
    { alpha: 0.75, taper: 0.5 },
  );
  for (const k of [36, FOOT_TOP, ...COLLARS.map((part) => (part * h) / s)])
    ink(
      ctx,
      [
        [x - 8 * s, y - k * s],
        [x, y - k * s - 1],
        [x + 8 * s, y - k * s],
      ],
      5 * s,
      iron,
      { taper: 0.2 },
    );
  ink(
    ctx,
    [
      [x - 20 * s, y - h - 45 * s],
      [x - 10 * s, y - h - 55 * s],
      [x - 4 * s, y - h - 64 * s],
    ],
    1.7 * s,
    sheen,
    { alpha: 0.8 },
  );
}

/** The lamp when it has come on: glass, halo, the pool on the stones and its double in the wet. */
export function lampLight(ctx: Ctx, { x, y, h }: StreetLamp): void {
  const s = h / 244;
  litSetts(ctx, { x, y, h });
  erase(ctx, BOLLARD);
  erase(ctx, lampFoot({ x, y, h }));
  erase(ctx, [
    [x - 4.6 * s, y - 30 * s],
    [x + 4.6 * s, y - 30 * s],
    [x + 4.6 * s, y - h],
    [x - 4.6 * s, y - h],
  ]);
  glow(ctx, x, y + 4 * s, 230 * s, palette.amber, 0.3, { radiusY: 62 * s, falloff: 1.6 });
  glow(ctx, x, y + 2 * s, 120 * s, palette.gold, 0.3, { radiusY: 30 * s, falloff: 1.4 });
  for (let i = 0; i < 54; i++) {
    const t = random();
    const yy = y + 8 * s + t * 84 * s;
    const half = random(5, 20) * s * (0.6 + 0.7 * t);
    const cx = x + (random() + random() - 1) * 26 * s;
    ink(
      ctx,
      [
        [cx - half, yy],
        [cx, yy + random(-1, 1)],
        [cx + half, yy],
      ],
      random(1.6, 3.6) * s,
      pick([palette.gold, palette.lamp, palette.amber]),
      { alpha: 0.8 * (1 - t * 0.75), taper: 0.8 },
    );
  }
  const top = y - h;
  glow(ctx, x, top - 22 * s, 190 * s, palette.amber, 0.55);
  glow(ctx, x, top - 22 * s, 72 * s, palette.gold, 0.9);
  fill(
    ctx,
    [
      [x - 10.6 * s, top - 5 * s],
      [x - 16 * s, top - 40.6 * s],
      [x + 16 * s, top - 40.6 * s],
      [x + 10.6 * s, top - 5 * s],
    ],
    palette.lamp,
  );
  fill(ctx, ellipse(x, top - 21 * s, 6 * s, 13 * s, 0, 18), '#fff8dc');
  for (const k of [-1, 0, 1])
    line(
      ctx,
      [
        [x + k * 12 * s, top - 4 * s],
        [x + k * 18 * s, top - 42 * s],
      ],
      2 * s,
      '#2a1c28',
      k ? 1 : 0.35,
    );
  // the post's lit edge
  // between its foot, its collars, its bar and its head
  let from = FOOT_TOP * s;
  for (const to of [COLLARS[0] * h, BAR * h, COLLARS[1] * h]) {
    line(
      ctx,
      [
        [x + 3.3 * s, y - from],
        [x + 3.1 * s, y - to + 2.6 * s],
      ],
      1.6 * s,
      '#e7a86f',
      0.6,
    );
    from = to + 2.6 * s;
  }
}

/** The bollard, which stands between a lamp and the stones it lights. */
const BOLLARD: Path = [
  [1566, 864],
  [1594, 864],
  [1592, 906],
  [1568, 906],
];
