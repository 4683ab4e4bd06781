import { palette } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { fill, ink, line, stipple } from '../../../atelier/marks';
import { distance, lerp, smoothstep } from '../../../atelier/numbers';
import { bezier, catmullRom, ellipse, points, ribbon, transform, wobble } from '../../../atelier/shapes';
import type { Ctx, Path, Point } from '../../../atelier/types';
import { F, LENGTH } from './front';

export const SIGN: Point = [758, 690];

/** A bracket out over the quay with the sign, an octopus. */
export function octopusSign(ctx: Ctx) {
  const root = F(LENGTH - 6, 330, 6);
  const tip: Point = [SIGN[0] + 64, 634];
  ink(ctx, [root, [(root[0] + tip[0]) / 2, 627], tip], 6, '#120f24', { taper: 0.06 });
  ink(
    ctx,
    [root, [(root[0] + tip[0]) / 2, 627], tip].map(([x, y]): Point => [x, y - 2]),
    1.6,
    '#8fb0bc',
    { taper: 0.2, alpha: 0.7 },
  );
  ink(ctx, catmullRom([F(LENGTH - 6, 288, 6), [724, 656], [752, 634]], false, 8), 4.4, '#120f24', {
    taper: 0.06,
  });
  ink(
    ctx,
    catmullRom([tip, [tip[0] + 8, 628], [tip[0] + 6, 620], [tip[0] - 2, 622]], false, 6),
    4,
    '#120f24',
    { taper: 0.4 },
  );
  for (const dx of [-24, 24])
    line(
      ctx,
      [
        [SIGN[0] + dx, 632],
        [SIGN[0] + dx * 0.92, 656],
      ],
      2,
      '#120f24',
    );
  const disc = wobble(ellipse(...SIGN, 45, 47, 0, 60), 0.6, 0.05);
  fill(ctx, disc, '#15102a');
  fill(ctx, ellipse(SIGN[0], SIGN[1], 40, 42, 0, 60), '#123c50');
  stipple(
    ctx,
    ellipse(SIGN[0], SIGN[1], 40, 42),
    '#081a34',
    (x) => smoothstep(SIGN[0] - 4, SIGN[0] + 40, x) * 0.7,
  );
  line(ctx, ellipse(SIGN[0], SIGN[1], 35.5, 37.5, 0, 60), 1.7, palette.gold, 0.9);
  octopus(ctx, SIGN[0], SIGN[1] - 2, 0.86);
  rim(ctx, disc, 2.6, -1, palette.gold, 0.85);
  rim(ctx, disc, -2.4, 1, '#9fc4cc', 0.7);
}

function octopus(ctx: Ctx, x: number, y: number, s: number) {
  const at = (path: Path) => transform(path, { x, y, scale: s });
  const skin = '#d9606a';
  const deep = '#7c3158';
  const arms: readonly string[] = [
    '-6,4 -16,12 -27,10 -32,0 -27,-6 -23,-1',
    '-5,6 -14,19 -26,23 -34,17 -31,10',
    '-3,8 -8,22 -17,32 -26,30 -24,24',
    '-1,9 -2,22 -7,33 -3,38 2,34',
    '1,9 5,22 12,31 19,30 18,24',
    '3,8 11,20 22,25 30,20 28,13',
    '5,6 15,14 26,14 33,6 29,-1 25,3',
    '6,3 14,8 21,3 21,-6 16,-7',
  ];
  for (const text of arms) {
    const arm = at(ribbon(catmullRom(points(text), false, 8), (t) => lerp(8.6, 2.2, Math.pow(t, 0.8))));
    fill(ctx, arm, skin);
    stipple(ctx, arm, deep, (_, py) => smoothstep(y + 6 * s, y + 36 * s, py) * 0.7);
  }
  const head = wobble(
    at(
      bezier(
        'M-11,8 C-15,-2 -19,-10 -17,-21 C-14,-33 14,-33 17,-21 C19,-10 15,-2 11,8 C4,12 -4,12 -11,8 Z',
        2,
      ),
    ),
    0.4,
    0.06,
  );
  fill(ctx, head, skin);
  stipple(ctx, head, deep, (px) => smoothstep(x - 2, x + 18 * s, px) * 0.85);
  stipple(ctx, head, palette.coralL, (px, py) => 0.9 - distance(px, py, x - 8 * s, y - 20 * s) / (13 * s));
  for (const k of [-7.4, 7.4]) {
    fill(ctx, at(ellipse(k, -3, 4.6, 4.2, 0, 16)), palette.parch);
    fill(ctx, at(ellipse(k, -2.6, 3, 1.3, 0, 12)), palette.ink);
  }
}
