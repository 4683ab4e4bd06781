import { mix, palette } from '../../atelier/colours';
import { rim } from '../../atelier/light';
import { fill, ink, line, stipple } from '../../atelier/marks';
import { clamp, smoothstep } from '../../atelier/numbers';
import { bezier, ellipse, points, transform, wobble } from '../../atelier/shapes';
import type { Ctx, Path, Point } from '../../atelier/types';

const IRON = '#161a34';
const BLACK = '#0c0a18';
const DAY = '#8fd0c6';

/** Where it stands: the middle of the hoop, and how far under it the feet are. */
const X = 1056;
const FOOT = 605;
const SIZE = 0.62;
const HOOP = FOOT - 38 * SIZE;

/** A broad kettle of black iron on a hoop with three legs. The day shows its edges, a wall lamp its other side. */
export function kettleOnRing(ctx: Ctx) {
  const put = (course: string): Point[] => transform(points(course), { x: X, y: HOOP, scale: SIZE });
  const path = (d: string): Point[] => transform(bezier(d, 2), { x: X, y: HOOP - 5 * SIZE, scale: SIZE });
  stipple(ctx, null, BLACK, (px, y) => 1.2 * clamp(1 - Math.hypot((px - X) / 46, (y - FOOT + 3) / 12)), {
    softness: 0.4,
    box: [X - 62, FOOT - 20, X + 62, FOOT + 14],
  });
  const leg = (course: string, wide: number, lit: number) => {
    const spine = put(course);
    const [fx, fy] = spine[spine.length - 1];
    ink(ctx, points(`${fx - 9},${fy} ${fx},${fy + 1.6} ${fx + 9},${fy}`), 3.4, BLACK, {
      alpha: 0.9,
      taper: 0.7,
    });
    line(ctx, spine, wide, BLACK);
    line(
      ctx,
      spine.map(([x, y]): Point => [x - wide * 0.3, y]),
      1.1,
      DAY,
      lit,
    );
  };
  leg('4,-5 5,24', 2.6, 0.4);
  // The hoop is flat: seen from above it is a band, with the floor inside.
  const band = (rx: number, ry: number) => ellipse(X, HOOP, rx * SIZE, ry * SIZE, 0, 56);
  const hoop: Path = [
    ...band(38, 9),
    [X + 38 * SIZE, HOOP],
    [X + 30 * SIZE, HOOP],
    ...band(30, 6).toReversed(),
    [X + 30 * SIZE, HOOP],
  ];
  fill(ctx, hoop, mix(IRON, DAY, 0.16));
  line(ctx, band(30, 6), 1, BLACK, 0.9);
  leg('-29,5 -42,36', 3.4, 0.75);
  leg('29,5 44,34', 3.4, 0.4);
  body(ctx, path);
  // The front of the hoop lies before the foot of the kettle, and a little of the floor shows between them.
  ink(ctx, band(34, 7.6).slice(2, 27), 3.6, mix(IRON, BLACK, 0.4), { taper: 0.15 });
  ink(ctx, band(37, 8.6).slice(3, 26), 1.5, DAY, { alpha: 0.85, taper: 0.4 });
}

function body(ctx: Ctx, path: (d: string) => Point[]) {
  const bail = path('M-25,-30 C-37,-60 -22,-76 0,-76 C22,-76 37,-60 26,-30');
  ink(ctx, bail, 4, BLACK, { taper: 0.08 });
  ink(ctx, path('M-19,-70 C-9,-77 9,-77 19,-70'), 7, '#5a3430', { taper: 0.2 });
  ink(ctx, path('M-30,-42 C-32,-64 -16,-77.4 10,-77'), 1.6, DAY, { alpha: 0.95, taper: 0.4 });
  ink(ctx, path('M29,-40 C32,-56 26,-66 18,-71'), 1.2, palette.amber, { alpha: 0.7, taper: 0.6 });
  const spout = wobble(
    path(
      'M-22,-3 C-45,-6 -49,-24 -57,-41 C-60,-46 -66,-49 -72,-50 L-69,-58 C-57,-57 -50,-51 -46,-42 C-41,-31 -37,-27 -24,-25 Z',
    ),
    0.2,
    0.1,
  );
  fill(ctx, spout, IRON);
  rim(ctx, spout, 1.2, 1.4, DAY, 0.95);
  line(ctx, path('M-72,-50 L-69,-58'), 2, BLACK);
  const shape = wobble(
    path(
      'M-23,0 C-38,-3 -41,-17 -35,-26 C-28,-35 -13,-38 0,-38 C13,-38 28,-35 35,-26 C41,-17 38,-3 23,0 C8,3 -8,3 -23,0 Z',
    ),
    0.2,
    0.1,
  );
  fill(ctx, shape, IRON);
  stipple(ctx, shape, BLACK, (x, y) => 0.9 * smoothstep(HOOP - 21, HOOP - 5, y + 0.25 * (x - X)), {
    softness: 0.36,
  });
  stipple(
    ctx,
    shape,
    '#3d7f88',
    (x, y) => 0.95 * clamp(1 - Math.hypot((x - X + 9) / 21, (y - HOOP + 24) / 12)),
    {
      softness: 0.4,
    },
  );
  rim(ctx, shape, 0.8, 1.6, DAY, 0.7);
  rim(ctx, shape, -1.6, 0.2, palette.amber, 0.75);
  ink(ctx, path('M-31,-13 C-32,-23 -26,-29 -17,-33'), 3, DAY, { alpha: 0.85, taper: 0.8 });
  const lid = path('M-22,-35 C-19,-48 19,-48 22,-35 C9,-32 -9,-32 -22,-35 Z');
  fill(ctx, lid, mix(IRON, DAY, 0.22));
  rim(ctx, lid, 0.8, 1.6, DAY, 0.95);
  line(ctx, path('M-24,-35 C-9,-31 9,-31 24,-35'), 1.6, BLACK);
  const knob = transform(ellipse(0, -50, 6, 4.8, 0, 24), { x: X, y: HOOP - 5 * SIZE, scale: SIZE });
  fill(ctx, knob, '#5a3430');
  rim(ctx, knob, 0.6, 1.4, DAY, 0.95);
}
