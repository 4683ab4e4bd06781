import { mix } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { carve, fill } from '../../../atelier/marks';
import { random } from '../../../atelier/numbers';
import { catmullRom, wobble } from '../../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../../atelier/types';

/** A small leafy thing for the gaps between houses. */
export function bush(ctx: Ctx, x: number, y: number, r: number, colour: Colour): void {
  const ring: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const q = (i / 16) * Math.PI * 2;
    ring.push([
      x + Math.cos(q) * r * (1 + 0.16 * (i % 2)),
      y + Math.sin(q) * r * 0.62 * (1 + 0.16 * (i % 2)),
    ]);
  }
  const shape = wobble(catmullRom(ring, true, 5), 1, 0.1);
  fill(ctx, shape, colour);
  carve(ctx, shape, {
    spacing: 6,
    spacingY: 5,
    direction: () => random(-1, 1),
    length: () => 5,
    width: () => 1.4,
    colour: () => mix(colour, '#8fc0b4', 0.5),
    alpha: () => 0.5,
  });
}

export function cypress(ctx: Ctx, x: number, y: number, h: number, colour: Colour): void {
  const shape = wobble(
    catmullRom(
      [
        [x, y - h],
        [x + h * 0.11, y - h * 0.55],
        [x + h * 0.135, y - h * 0.15],
        [x, y],
        [x - h * 0.135, y - h * 0.15],
        [x - h * 0.11, y - h * 0.55],
      ],
      true,
      8,
    ),
    1.6,
    0.12,
  );
  fill(ctx, shape, colour);
  carve(ctx, shape, {
    spacing: 5,
    spacingY: 5,
    direction: () => -1.4,
    length: () => h * 0.12,
    width: () => (random() < 0.5 ? 1.1 : 0),
    colour: () => mix(colour, '#7fb8b0', 0.6),
    alpha: () => 0.6,
  });
  rim(ctx, shape, 2, 0, '#8dbcb8', 0.5);
}
