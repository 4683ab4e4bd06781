import { palette } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { clip, fill, ink } from '../../../atelier/marks';
import { noise, random, smoothstep } from '../../../atelier/numbers';
import { rect, ribbon, transform, wobble } from '../../../atelier/shapes';
import { LIES, there, course, shade } from './cloth';
import type { Ctx, Point } from '../../../atelier/types';

/* The scarf: over the rail, and its end, which hangs clear of the water and stirs in the air. */

/** Where its end begins to hang, on the sheet: what it turns about. */
export const SCARF_HANGS: Point = [575, 862];

/** The scarf from the neck over the rail, as far as the rail holds it still. */
export function scarfOverRail(ctx: Ctx): void {
  scarfBand(ctx, course('616,802 606,822 598,842 597,858'), (t) => 24 - 2 * t + 2 * Math.sin(t * 7));
}

/** The scarf's end: it goes on where the other part stops, a little lifted by the air, with a fringe. */
export function scarfEnd(ctx: Ctx): void {
  // A fringe of many short threads: few long ones would look like fingers.
  for (let k = 0; k < 12; k++) {
    const t = k / 11 - 0.5;
    const [x, y] = [584.5 + t * 21, 878.5 + t * 11];
    ink(
      ctx,
      transform(
        [
          [x + 1.5, y - 3],
          [x - 0.5, y + 2],
          [x - 2 - random(1), y + random(5.5, 8)],
        ],
        there,
      ),
      1.5,
      k % 3 ? palette.coral : palette.coralD,
      { taper: 0.4, bluntStart: 0.8 },
    );
  }
  const end = course('598,844 597,858 593,869 585,879');
  scarfBand(ctx, end, (t) => 22.5 + 1.5 * Math.sin(t * 4), 856);
  // Two woven stripes before the fringe.
  for (const [from, width] of [
    [0.74, 2.4],
    [0.86, 1.4],
  ])
    clip(
      ctx,
      ribbon(end, () => 23),
      () => {
        const [x, y] = end[Math.round(from * (end.length - 1))];
        ink(
          ctx,
          [
            [x - 14, y - 7],
            [x, y + 0.6],
            [x + 14, y + 7],
          ],
          width,
          palette.coralD,
          { alpha: 0.9, taper: 0.1 },
        );
      },
    );
}

/** Its edge is lit from `litFrom` downward alone, where another piece ends above. */
function scarfBand(ctx: Ctx, spine: readonly Point[], width: (t: number) => number, litFrom = 0) {
  const shape = wobble(ribbon(spine, width), 0.8, 0.05);
  fill(ctx, shape, palette.coral);
  shade(
    ctx,
    shape,
    palette.coralD,
    (x, y) => smoothstep(0.1, 0.5, noise(x * 0.03, y * 0.014)) * 0.8 + smoothstep(840, 890, y) * 0.35,
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
  rim(ctx, shape, -1.2, 1.6, palette.coralL, 0.85, {
    mask: (m) => fill(m, rect(0, litFrom + LIES[1], 1920, 1080), '#000'),
  });
}
