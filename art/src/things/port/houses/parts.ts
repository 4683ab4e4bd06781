import { fill, ink, stipple } from '../../../atelier/marks';
import { wobble } from '../../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../../atelier/types';

export const COOL = '#a9cdd2';

/** A wall's three coats: colour, shade away from the sky at the left, a cool edge. */
export function coat(
  ctx: Ctx,
  path: Path,
  colour: Colour,
  shade: Colour,
  away: (x: number, y: number) => number,
  tooth: 'dry' | 'fine' = 'dry',
): Point[] {
  const shape = wobble(path, 0.6, 0.05);
  fill(ctx, shape, colour);
  stipple(ctx, shape, shade, away, { tooth });
  return shape;
}

export const beam = (ctx: Ctx, path: Point[], width: number, colour: Colour, light?: Colour) => {
  ink(ctx, path, width, colour, { taper: 0.04 });
  if (light)
    ink(
      ctx,
      path.map(([x, y]): Point => [x - width * 0.2, y - width * 0.3]),
      Math.max(0.8, width * 0.24),
      light,
      { taper: 0.3, alpha: 0.7 },
    );
};
