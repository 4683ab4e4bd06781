import { palette } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { fill, ink } from '../../../atelier/marks';
import { noise, smoothstep } from '../../../atelier/numbers';
import { ribbon, transform, wobble } from '../../../atelier/shapes';
import { there, curve, course, shade } from './cloth';
import type { Ctx, Point } from '../../../atelier/types';

/* The scarf: over the rail, and its end afloat. */

/** The scarf from the neck over the rail, down to where it meets the water. */
export function scarfOverRail(ctx: Ctx): void {
  scarfBand(
    ctx,
    course('616,802 606,822 598,842 596,870 599,900 594,922 582,938'),
    (t) => 24 - 3 * t + 2.5 * Math.sin(t * 9),
  );
}

/** The scarf's end, afloat: it goes on where the other part meets the water. */
export function scarfEnd(ctx: Ctx): void {
  scarfBand(
    ctx,
    course('601,906 595,925 576,941 532,943 494,950 462,944 436,952'),
    (t) => (22 - 7 * t) * (1 + 0.14 * Math.sin(t * 13)) * smoothstep(-0.02, 0.05, t),
  );
  // Small water runs over it there.
  for (const [d, width] of [
    ['M570,913 C584,908 606,909 624,914', 3],
    ['M562,922 C578,917 598,918 616,923', 2.4],
  ] as const)
    ink(ctx, curve(d, 2), width, palette.mist, { alpha: 0.9, taper: 0.8 });
  for (let k = -2; k <= 2; k++)
    ink(
      ctx,
      transform(
        [
          [440, 952 + k * 3],
          [430, 953 + k * 3.6],
          [420, 952 + k * 4.4],
        ],
        there,
      ),
      2,
      palette.coral,
      { taper: 0.5 },
    );
}

function scarfBand(ctx: Ctx, spine: readonly Point[], width: (t: number) => number) {
  const shape = wobble(ribbon(spine, width), 0.8, 0.05);
  fill(ctx, shape, palette.coral);
  shade(
    ctx,
    shape,
    palette.coralD,
    (x, y) => smoothstep(0.1, 0.5, noise(x * 0.03, y * 0.014)) * 0.8 + smoothstep(870, 950, y) * 0.35,
  );
  for (const o of [-0.28, 0, 0.28]) {
    const groove = ribbon(spine, (t) => width(t) * Math.abs(o) * 2);
    ink(
      ctx,
      o <= 0 ? groove.slice(0, spine.length) : groove.slice(spine.length),
      1.7,
      o ? palette.coralD : palette.coralL,
      { alpha: 0.85 },
    );
  }
  rim(ctx, shape, -1.2, 1.6, palette.coralL, 0.85);
}
