import { mix, palette } from '../../../atelier/colours';
import { clip, fill, ink } from '../../../atelier/marks';
import { lerp, random } from '../../../atelier/numbers';
import { wobble } from '../../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../../atelier/types';

interface TileOptions {
  rows: number;
  /** Width of one tile, in units along the lower edge. */
  width: number;
  base: Colour;
  light?: Colour;
  dark?: Colour;
  /** How far the ridge and the eaves hang through. */
  sag?: number;
  /** Bends the way along the roof (perspective): share 0..1 to share 0..1. */
  share?: (t: number) => number;
  /** How uneven the courses lie, 0 new .. 1 old. */
  age?: number;
}

/** A tiled slope between four corners: ridge left and right, eaves right and left. */
export function tiled(ctx: Ctx, corners: Path, options: TileOptions): Point[] {
  const { rows, width, base, sag = 0, share = (t) => t, age = 0.6 } = options;
  const light = options.light ?? mix(base, '#9fb6c8', 0.4);
  const dark = options.dark ?? mix(base, palette.ink, 0.6);
  const [ridge0, ridge1, eaves1, eaves0] = corners;
  const at = (u: number, r: number): Point => {
    const s = share(u);
    const x = lerp(lerp(ridge0[0], ridge1[0], s), lerp(eaves0[0], eaves1[0], s), r);
    const y = lerp(lerp(ridge0[1], ridge1[1], s), lerp(eaves0[1], eaves1[1], s), r);
    return [x, y + sag * Math.sin(Math.PI * s) * (1 - 0.4 * r)];
  };
  const edge = (r: number, from: number, to: number) =>
    [...Array(13).keys()].map((i) => at(lerp(from, to, i / 12), r));
  const shape = wobble([...edge(0, 0, 1), ...edge(1, 1, 0)], 0.6, 0.05);
  fill(ctx, shape, base);
  clip(ctx, shape, () => {
    for (let r = 1; r <= rows; r++) {
      const t = r / rows;
      const [ax, ay] = at(0, t);
      const [bx, by] = at(1, t);
      const n = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / width));
      const rise = 1 / rows;
      const [, y0] = at(0.5, t);
      const [, y1] = at(0.5, t - rise);
      const height = y0 - y1;
      if (height > 5) {
        for (let i = -1; i <= n; i++) {
          const u0 = (i + (r % 2) * 0.5 + 0.12 * age * (random() - 0.5)) / n;
          const u1 = u0 + 1 / n;
          const drop = age * random(-0.14, 0.14) * rise;
          const foot = [0, 0.2, 0.5, 0.8, 1].map((k) =>
            at(lerp(u0, u1, k), t + drop - rise * 0.32 * Math.pow(Math.abs(2 * k - 1), 2)),
          );
          const tileShape = [...foot, at(u1, t - rise), at(u0, t - rise)];
          const roll = random();
          if (roll < 0.5) fill(ctx, tileShape, roll < 0.25 ? light : dark, 0.08 + 0.26 * random());
          ink(ctx, foot, Math.max(1, height * 0.16), dark, { alpha: 0.9, taper: 0.3 });
          if (height > 9 && random() < 0.5)
            ink(
              ctx,
              [at(lerp(u0, u1, 0.25), t - rise * 0.5), at(lerp(u0, u1, 0.32), t - rise * 0.14)],
              1.2,
              light,
              { alpha: 0.5 },
            );
        }
      } else {
        const row = edge(t, 0, 1);
        for (let i = 0; i < row.length - 2;) {
          const k = 3 + Math.floor(random(5));
          ink(ctx, row.slice(i, i + k), 1.1, dark, { alpha: 0.75, taper: 0.3 });
          if (random() < 0.4)
            ink(
              ctx,
              row.slice(i, i + k).map(([x, y]): Point => [x, y - 1.4]),
              0.9,
              light,
              { alpha: 0.5 },
            );
          i += k;
        }
      }
    }
  });
  return shape;
}
