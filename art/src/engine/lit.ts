import { mix } from './colour';
import { bounds, wobble } from './geometry';
import type { Field, Path, Point } from './geometry';
import { graded, printed } from './graded';
import { rim } from './light';
import { clamp, smoothstep } from './numbers';
import { palette } from './palette';
import type { Colour } from './palette';
import { stipple } from './stipple';
import type { Tooth } from './stipple';
import type { Ctx } from './surface';

export interface LitOptions {
  /** Where the light comes from, as a direction (x right, y down). */
  from?: readonly [x: number, y: number];
  /** The colours of the far side and of the near side. */
  shade?: Colour;
  light?: Colour;
  /** How deep the far side falls into shade and how much light the near side catches, 0..1. */
  dark?: number;
  bright?: number;
  /** Width of the lit edge in units; 0 for none. */
  edge?: number;
  /** Amplitude of the hand's tremble in units, as in `wobble`. */
  tremble?: number;
  /** The grain of the shading. */
  tooth?: Tooth;
}

type Lighting = Required<LitOptions>;

/**
 * What every lit form shares: the trembling outline, then `shadeIn`, then the lit edge. `facing` is how far a place
 * turns to the light, about -1 (away) to 1 (toward). Returns the outline drawn.
 */
function lit(
  ctx: Ctx,
  path: Path,
  lighting: Lighting,
  shadeIn: (shape: Point[], facing: Field<number>) => void,
): Point[] {
  const { from, light, edge, tremble } = lighting;
  const shape = wobble(path, tremble, 0.05);
  const [left, top, right, bottom] = bounds(shape);
  const length = Math.hypot(from[0], from[1]);
  const ux = from[0] / length;
  const uy = from[1] / length;
  const facing = (x: number, y: number) =>
    ((2 * x - left - right) / (right - left || 1)) * ux + ((2 * y - top - bottom) / (bottom - top || 1)) * uy;
  shadeIn(shape, facing);
  if (edge) rim(ctx, shape, -ux * edge, -uy * edge, light, 0.85);
  return shape;
}

const PAPER: Lighting = {
  from: [-0.6, -0.8],
  shade: '#0d0c20',
  light: palette.lamp,
  dark: 0.9,
  bright: 0.8,
  edge: 2.2,
  tremble: 0.7,
  tooth: 'fine',
};

/** The same light on a thing of a thumb's size. */
const SMALL: Lighting = { ...PAPER, shade: '#150d26', dark: 0.85, bright: 0.6, edge: 2, tremble: 0.5 };

/** A lit, grained form of cut paper: flat colour, shade away from the light, bloom toward it, a thin bright edge. */
export function solid(ctx: Ctx, path: Path, colour: Colour, options: LitOptions = {}): Point[] {
  const lighting = { ...PAPER, ...options };
  const { shade, light, dark, bright, tooth } = lighting;
  return lit(ctx, path, lighting, (shape, facing) => {
    const box = bounds(shape);
    const [left, top, right, bottom] = box;
    printed(ctx, shape, (patch) => {
      patch.fillStyle = colour;
      patch.fillRect(left - 2, top - 2, right - left + 4, bottom - top + 4);
      const toShade: Field<number> = (x, y) => dark * smoothstep(0.25, -1.15, facing(x, y));
      const toLight: Field<number> = (x, y) => bright * smoothstep(0.2, 1.15, facing(x, y));
      stipple(patch, null, shade, toShade, { tooth, box });
      stipple(patch, null, mix(colour, light, 0.55), toLight, { tooth, box });
    });
  });
}

/** A small lit thing: like `solid`, but with soft airbrushed passages, for things of a thumb's size. */
export function modelled(ctx: Ctx, path: Path, colour: Colour, options: LitOptions = {}): Point[] {
  const lighting = { ...SMALL, ...options };
  const { shade, light, dark, bright, tooth } = lighting;
  const tones = [
    mix(colour, shade, dark),
    mix(colour, shade, dark * 0.62),
    mix(colour, shade, dark * 0.28),
    colour,
    mix(colour, light, bright * 0.5),
    mix(colour, light, bright),
  ];
  return lit(ctx, path, lighting, (shape, facing) =>
    graded(ctx, shape, tones, (x, y) => clamp(0.54 + 0.42 * facing(x, y)), { softness: 0.4, tooth }),
  );
}
