import { mix, palette } from '../../../atelier/colours';
import { carve, clip, fill, ink, stipple } from '../../../atelier/marks';
import { clamp, distance, random } from '../../../atelier/numbers';
import { bezier, catmullRom, points, transform } from '../../../atelier/shapes';
import type { Colour, Ctx, Field, Path, Point, StippleOptions } from '../../../atelier/types';

/* The colours and the strokes of the navigator's clothes, which all parts of the figure share. */

export const COAT = '#1f3163';
export const COAT_SHADE = '#0f1836';
export const COAT_LIT = '#42659f';

/** Where the figure lies on the sheet: everything below is drawn about this place. */
export const LIES: Point = [-22, 12];
export const there = { x: LIES[0], y: LIES[1] };

export interface SleeperLight {
  /** Where the lantern's flame is on the sheet. */
  lamp: Point;
}

export const round = (text: string, segments = 10) =>
  transform(catmullRom(points(text), true, segments), there);
export const curve = (d: string, step = 3) => transform(bezier(d, step), there);
export const course = (text: string) => transform(catmullRom(points(text), false, 12), there);
export const here =
  (density: Field<number>): Field<number> =>
  (x, y) =>
    density(x - LIES[0], y - LIES[1]);

export function shade(
  ctx: Ctx,
  shape: Path,
  colour: Colour,
  density: Field<number>,
  options?: StippleOptions,
) {
  stipple(ctx, shape, colour, here(density), options);
}

/** A part of the coat: its cloth, and where it is in shade, lit from above, and warm from the lantern. */
export function coat(
  ctx: Ctx,
  shape: Path,
  { shaded, lit, warm }: Readonly<Record<'shaded' | 'lit' | 'warm', Field<number>>>,
) {
  fill(ctx, shape, COAT);
  shade(ctx, shape, COAT_SHADE, shaded);
  shade(ctx, shape, COAT_LIT, lit);
  shade(ctx, shape, palette.amber, warm);
}

export const warmth =
  ({ lamp }: SleeperLight, reach: number, power = 1.2) =>
  (x: number, y: number) =>
    Math.pow(clamp(1 - distance(x + LIES[0], y + LIES[1], lamp[0], lamp[1]) / reach), power);

export function folds(
  ctx: Ctx,
  shape: Path,
  list: readonly (readonly [string, number])[],
  colour: Colour = palette.ink,
  alpha = 0.75,
) {
  clip(ctx, shape, () => {
    for (const [d, width] of list) ink(ctx, curve(d), width, colour, { alpha, taper: 0.7 });
  });
}

/** Cloth in the graver's short strokes, cool above and warm toward the lantern. */
export function weave(ctx: Ctx, shape: Path, angle: number, cool: Colour, warm: Field<number>) {
  carve(ctx, shape, {
    spacing: 11,
    spacingY: 7,
    direction: () => angle,
    length: () => random(9, 22),
    width: () => (random() < 0.5 ? 1.2 : 0),
    colour: (x, y) => mix(cool, palette.lamp, here(warm)(x, y)),
    alpha: () => 0.5,
  });
}
