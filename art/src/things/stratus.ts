import { palette } from '../atelier/colours';
import { fill, ink, stipple } from '../atelier/marks';
import { lerp, noise, random, smoothstep } from '../atelier/numbers';
import { wobble } from '../atelier/shapes';
import type { Colour, Ctx, Point } from '../atelier/types';

interface StratusShape {
  /** Left and right end, and the height of the flat underside. */
  x0: number;
  x1: number;
  y: number;
  /** How far the humps rise, in units, and how far it sinks below `y`, as a share of that. */
  height: number;
  depth: number;
  /** Shifts the humps, so that no two clouds are alike. */
  phase: number;
}

interface StratusLook {
  body: Colour;
  /** Speckled over the lower half. */
  belly: Colour;
  /** The broken lines within. */
  contour: { width: number; alpha: number };
  /** The broken line along the top. */
  edge: { width: number; colour: Colour; alpha: number };
}

/** A long flat cloud of cut paper with humps on top and engraved contours. */
export function stratusCloud(ctx: Ctx, form: StratusShape, look: StratusLook): void {
  const { x0, x1, y, height, depth, phase } = form;
  const top: Point[] = [];
  const bottom: Point[] = [];
  for (let x = x0; x <= x1; x += 6) {
    const t = (x - x0) / (x1 - x0);
    const swell = Math.pow(Math.sin(Math.PI * t), 0.6);
    top.push([
      x,
      y -
        height *
          swell *
          (0.4 + 0.6 * Math.abs(Math.sin(t * 8.5 + phase))) *
          (0.8 + 0.5 * noise(x * 0.01, phase)),
    ]);
    bottom.unshift([x, y + height * depth * swell * (1 + noise(x * 0.013, phase + 4))]);
  }
  const shape = wobble(top.concat(bottom), 0.8, 0.03);
  fill(ctx, shape, look.body);
  stipple(ctx, shape, look.belly, (_, py) => smoothstep(y - height * 0.2, y + height * 0.3, py) * 0.9, {
    tooth: 'dry',
  });
  for (let k = 1; k < 4; k++) {
    const contour = top.map(([px, py]): Point => [px, lerp(py, y, k * 0.25)]);
    for (let i = 0; i < contour.length - 8;) {
      const n = 6 + Math.floor(random(14));
      const { width, alpha } = look.contour;
      ink(ctx, contour.slice(i, i + n), width, palette.mist, { alpha, taper: 0.8 });
      i += n + Math.floor(random(8));
    }
  }
  const lit = top.slice(2, -2);
  for (let i = 0; i < lit.length - 6;) {
    const n = 10 + Math.floor(random(30));
    const { width, colour, alpha } = look.edge;
    ink(ctx, lit.slice(i, i + n), width, colour, { alpha, taper: 0.5, jitter: 0.7 });
    i += n + Math.floor(random(4));
  }
}
