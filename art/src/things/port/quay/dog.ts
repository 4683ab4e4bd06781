import { rim } from '../../../atelier/light';
import { fill, stipple } from '../../../atelier/marks';
import { smoothstep } from '../../../atelier/numbers';
import { bezier, ellipse, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';

/** Where it sits: at the very end of the left quay, before the light on the water. */
export const DOG: Point = [931, 648];
const [X, Y] = DOG;

/** A dog that has barked once: it sits, its nose up, and looks to the water. */
export function dog(ctx: Ctx): void {
  const put = ([x, y]: readonly number[]): Point => [X + x * 0.58, Y + y * 0.58];
  const outline = wobble(
    bezier(
      'M-11,0 C-13,-5 -11,-11 -6,-15 C-3,-18 -2,-21 -2,-25 C-2,-29 1,-32 5,-32 L7,-36 L9,-31 L17,-29 C19,-28 19,-26 17,-25 L10,-24 C9,-19 9,-13 8,-8 L9,0 L5,0 L4,-6 C3,-3 3,-1 3,0 Z',
      2,
    ).map(put),
    0.25,
    0.1,
  );
  const tail = bezier('M-9,-2 C-15,-2 -18,-6 -19,-10 C-17,-9 -14,-7 -9,-7 Z', 2).map(put);
  fill(ctx, ellipse(X + 1, Y + 0.4, 9, 1.6, 0, 20), '#0b1730', 0.55);
  fill(ctx, tail, '#231d33');
  fill(ctx, outline, '#241c33');
  stipple(ctx, outline, '#6d5560', (x) => smoothstep(X + 1, X + 9, x) * 0.5);
  rim(ctx, outline, -1.1, 0.5, '#d6ebe2', 0.95);
  fill(ctx, ellipse(...put([16.6, -27.6]), 0.9, 0.8, 0, 8), '#0b1024');
}
