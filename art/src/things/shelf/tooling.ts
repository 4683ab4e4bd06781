import { mix, palette } from '../../atelier/colours';
import { createPatch, fill, ink, line, stamp, stipple, surfaceOf } from '../../atelier/marks';
import { clamp, fbm } from '../../atelier/numbers';
import { bounds } from '../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../atelier/types';

/* What a finisher presses into cloth with heated tools and leaf: lines that lie in the cloth, and are worn where hands were. */

/** One press of a tool. */
export interface Stroke {
  path: Path;
  /** In units; of a small stamp, which is filled, there is none. */
  width?: number;
}

/** A device, about its own middle: some 80 units wide. */
export type Device = readonly Stroke[];

interface Tooling {
  /** From the device's own coordinates to the sheet. */
  place: (x: number, y: number) => Point;
  gilt: Colour;
  /** How much wider than in the device the strokes are. */
  weight?: number;
  /** Light at a place on the sheet, 0..1. */
  lit?: (x: number, y: number) => number;
  /** How much of the leaf has gone, 0..1. */
  wear?: number;
  /** Lengths of what lies in shade and light beside a stroke, in units. */
  depth?: number;
}

/** Presses a device into the cloth: the dent's shade and its lit edge, the leaf, and where it has come off. */
export function tool(ctx: Ctx, device: Device, options: Tooling): void {
  const { place, gilt, weight = 1, lit = () => 0.6, wear = 0.3, depth = 0.9 } = options;
  const { scale } = surfaceOf(ctx);
  const laid = device.map(({ path, width }) => ({
    path: path.map(([x, y]) => place(x, y)),
    width: width === undefined ? undefined : width * weight,
  }));
  const [l, t, r, b] = bounds(laid.flatMap(({ path }) => path));
  const pad = 6;
  const box = [l - pad, t - pad, r + pad, b + pad] as const;
  const at = [Math.floor(box[0] * scale), Math.floor(box[1] * scale)] as const;
  const patch = () =>
    createPatch(ctx, ...at, Math.ceil((r - l + 2 * pad) * scale), Math.ceil((b - t + 2 * pad) * scale));
  const press = (on: Ctx, colour: Colour, by: number, share = 1, alpha = 1) => {
    for (const { path, width } of laid) {
      const moved = path.map(([x, y]): Point => [x + by, y + by * 1.15]);
      const [first, last] = [path[0], path[path.length - 1]];
      if (width === undefined) fill(on, moved, colour, alpha);
      else if (first[0] === last[0] && first[1] === last[1]) line(on, moved, width * share, colour, alpha);
      // A tool is set down and lifted: an open line swells, and ends thin.
      else ink(on, moved, 1.25 * width * share, colour, { alpha, taper: 0.3, jitter: 0.35 });
    }
  };
  // The dent: dark on the side of the light, lit on the far one.
  const dent = patch();
  press(dent, '#fff0cc', depth, 1, 0.2);
  press(dent, '#0c0714', -depth * 0.7, 1.25, 0.6);
  stamp(ctx, dent.canvas, ...at);
  // The leaf: duller in shade, bright where a lamp strikes it.
  const leaf = patch();
  press(leaf, mix(gilt, '#1c1018', 0.34), 0);
  const bright = patch();
  press(bright, mix(gilt, palette.lamp, 0.42), 0, 0.9);
  bright.globalCompositeOperation = 'destination-in';
  stipple(bright, null, '#000000', (x, y) => clamp(lit(x, y) * 1.1 + 0.5 * fbm(x * 0.045, y * 0.045)), {
    box,
    softness: 0.34,
  });
  stamp(leaf, bright.canvas, ...at);
  leaf.globalCompositeOperation = 'destination-out';
  stipple(leaf, null, '#000000', (x, y) => wear * (0.5 + 1.5 * fbm(x * 0.03 + 17, y * 0.03 + 3)) + 0.1, {
    box,
    softness: 0.26,
    tooth: 'wide',
  });
  stamp(ctx, leaf.canvas, ...at);
}
