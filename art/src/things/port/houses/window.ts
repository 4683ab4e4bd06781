import { mix, palette } from '../../../atelier/colours';
import { fill, line, stipple } from '../../../atelier/marks';
import { smoothstep } from '../../../atelier/numbers';
import type { Colour, Ctx, Path, Point } from '../../../atelier/types';
import type { Place } from '../place';

/** When a window is lit: 0 never, else with the first or the second group. */
export type Lit = 0 | 1 | 2;

export interface Pane {
  /** The opening, as a unit square on the sheet: across 0..1, down 0..1. */
  at: (across: number, down: number) => Point;
  columns: number;
  rows: number;
  arch?: boolean;
  /** Closed shutters, open an inch. */
  shut?: boolean;
  /** Its left shutter is painted apart, because it moves. */
  ajar?: boolean;
  lit: Lit;
  /** Width on the sheet, for line weights. */
  size: number;
  shutter?: Colour;
}

/** A window on a wall: left, foot, width, height in wall units. */
export function paneOn(
  at: Place,
  a: number,
  v: number,
  w: number,
  h: number,
  options: Partial<Pane> = {},
): Pane {
  const [x0] = at(a, v);
  const [x1] = at(a + w, v);
  return {
    at: (across, down) => at(a + across * w, v + (1 - down) * h),
    columns: 2,
    rows: 3,
    lit: 0,
    size: Math.abs(x1 - x0),
    ...options,
  };
}

function opening({ at, arch }: Pane, inset = 0): Point[] {
  const i = inset;
  if (!arch) return [at(i, i), at(1 - i, i), at(1 - i, 1 - i), at(i, 1 - i)];
  const out: Point[] = [at(i, 1 - i)];
  for (let k = 0; k <= 10; k++) {
    const q = Math.PI * (1 - k / 10);
    out.push(at(0.5 + (0.5 - i) * Math.cos(q), 0.34 - (0.34 - i) * Math.sin(q)));
  }
  out.push(at(1 - i, 1 - i));
  return out;
}

export const grow = (path: Path, by: number): Point[] => {
  const cx = path.reduce((s, p) => s + p[0], 0) / path.length;
  const cy = path.reduce((s, p) => s + p[1], 0) / path.length;
  return path.map(([x, y]) => [x + Math.sign(x - cx) * by, y + Math.sign(y - cy) * by]);
};

function glazing(ctx: Ctx, pane: Pane, colour: Colour, alpha = 1) {
  const { at, columns, rows, size } = pane;
  const weight = Math.max(0.9, size * 0.07);
  for (let i = 1; i < columns; i++)
    line(ctx, [at(i / columns, pane.arch ? 0.06 : 0), at(i / columns, 1)], weight, colour, alpha);
  for (let j = 1; j < rows; j++) line(ctx, [at(0, j / rows), at(1, j / rows)], weight * 0.9, colour, alpha);
}

const LEAF = 0.4;

function leaf(ctx: Ctx, pane: Pane, side: -1 | 1, colour: Colour) {
  const { at, size } = pane;
  const [a, b] = side < 0 ? [-0.06, LEAF] : [1 - LEAF, 1.06];
  const shape = [at(a, -0.04), at(b, -0.02), at(b, 1.02), at(a, 1.04)];
  fill(ctx, shape, colour);
  const dark = mix(colour, palette.ink, 0.55);
  if (size > 9)
    for (let k = 1; k < 6; k++)
      line(ctx, [at(a, k / 6), at(b, k / 6)], Math.max(0.7, size * 0.03), dark, 0.7);
  line(ctx, [at(side < 0 ? b : a, -0.02), at(side < 0 ? b : a, 1.02)], Math.max(0.7, size * 0.05), dark, 0.8);
  line(ctx, [at(a, -0.04), at(a, 1.04)], Math.max(0.6, size * 0.04), mix(colour, palette.mist, 0.4), 0.6);
}

export const shutterLeaf = (ctx: Ctx, pane: Pane): void => leaf(ctx, pane, -1, pane.shutter ?? '#2a4a5e');

/** A window without light. */
export function darkPane(ctx: Ctx, pane: Pane, frame: Colour): void {
  const shape = opening(pane);
  fill(ctx, grow(shape, Math.max(0.9, pane.size * 0.09)), frame);
  fill(ctx, shape, '#16294a');
  if (pane.size > 5)
    stipple(
      ctx,
      shape,
      '#5f8fa8',
      (x, y) => smoothstep(shape[0][1] + 12, shape[0][1] - 4, y + (x - shape[0][0]) * 0.7) * 0.75,
    );
  glazing(ctx, pane, frame);
  const { at, size } = pane;
  if (size > 6)
    line(ctx, [at(-0.16, 1.05), at(1.16, 1.05)], Math.max(1, size * 0.12), mix(frame, palette.mist, 0.28));
  if (pane.shut) {
    const colour = pane.shutter ?? '#2a4a5e';
    if (!pane.ajar) leaf(ctx, pane, -1, colour);
    leaf(ctx, pane, 1, colour);
  }
}

/** The light in a window, alone. */
export function litPane(ctx: Ctx, pane: Pane): void {
  const { at, size } = pane;
  if (pane.shut) {
    if (pane.ajar) fill(ctx, [at(0, 0), at(LEAF + 0.02, 0), at(LEAF + 0.02, 1), at(0, 1)], palette.amber);
    const gap = [at(LEAF + 0.015, 0), at(1 - LEAF - 0.015, 0), at(1 - LEAF - 0.015, 1), at(LEAF + 0.015, 1)];
    fill(ctx, gap, palette.gold);
    fill(ctx, [at(0.45, 0.02), at(0.55, 0.02), at(0.55, 0.8), at(0.45, 0.8)], palette.lamp);
    line(
      ctx,
      [at(LEAF - 0.01, 0.02), at(LEAF - 0.01, 0.98)],
      Math.max(0.6, size * 0.035),
      palette.amber,
      0.8,
    );
    line(
      ctx,
      [at(1 - LEAF + 0.01, 0.02), at(1 - LEAF + 0.01, 0.98)],
      Math.max(0.6, size * 0.035),
      palette.amber,
      0.8,
    );
    return;
  }
  const shape = opening(pane);
  const [, top] = at(0.5, 0);
  const [cx, foot] = at(0.5, 1);
  const h = foot - top;
  fill(ctx, shape, palette.gold);
  stipple(
    ctx,
    shape,
    palette.lamp,
    (x, y) => 0.95 - Math.hypot((x - cx) * 1.1, y - (top + h * 0.4)) / (h * 0.75),
  );
  stipple(ctx, shape, palette.amber, (_, y) => smoothstep(top + h * 0.45, foot + h * 0.15, y) * 0.75);
  glazing(ctx, pane, '#3a2434', 0.9);
}
