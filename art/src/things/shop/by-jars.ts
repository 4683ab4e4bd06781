import { palette } from '../../atelier/colours';
import { stipple } from '../../atelier/marks';
import { fbm, smoothstep } from '../../atelier/numbers';
import type { Ctx } from '../../atelier/types';

const SHADE = '#2b1220';

/** What stands in the case is lit by the jars above it: warm where it is turned to them, in its own brown shade below. */
export function byJars(ctx: Ctx, [w, h]: readonly [number, number]) {
  const box = [0, 0, w, h] as const;
  const grown = (x: number, y: number) => 0.12 * fbm(x * 0.008, y * 0.008);
  ctx.globalCompositeOperation = 'source-atop';
  stipple(ctx, null, palette.gold, (x, y) => 0.56 - 0.5 * (y / h) - 0.1 * (x / w) + grown(x, y), {
    softness: 0.46,
    alpha: 0.6,
    box,
  });
  stipple(
    ctx,
    null,
    SHADE,
    (x, y) => 0.62 * smoothstep(0.42, 1.25, y / h + 0.42 * (x / w - 0.4)) + grown(x + 300, y) - 0.04,
    { softness: 0.44, alpha: 0.66, box },
  );
  ctx.globalCompositeOperation = 'source-over';
}
