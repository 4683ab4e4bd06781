import { palette } from '../../atelier/colours';
import { graded, rim, washTo } from '../../atelier/light';
import { ink, stipple } from '../../atelier/marks';
import { clamp, lerp, smoothstep } from '../../atelier/numbers';
import { wobble } from '../../atelier/shapes';
import type { Ctx } from '../../atelier/types';
import { H, lit } from './place';

/** A library ladder on its rail, between us and the dark end of the shelf. */
export function ladder(ctx: Ctx) {
  const side = (x0: number, x1: number, w: number) => {
    const rail = wobble(
      [
        [x0, -20],
        [x0 + w, -20],
        [x1 + w * 1.35, H + 20],
        [x1, H + 20],
      ],
      1,
      0.02,
    );
    graded(
      ctx,
      rail,
      ['#04060f', '#0c0b18', '#1d1422', '#35222f', '#6a4236'],
      (x, y) => 0.12 + 0.8 * lit(x, y + 60) * smoothstep(1000, 200, y),
      { tooth: 'vert' },
    );
    rim(ctx, rail, -2.4, 0, palette.lamp, 0.85, {
      mask: (c) => stipple(c, null, '#000000', (_, y) => 0.95 - Math.abs(y - 470) / 360, { softness: 0.46 }),
    });
  };
  for (let i = 0; i < 6; i++) {
    const y = 74 + i * 186 + (i === 2 ? 4 : 0);
    const t = (y + 20) / (H + 40);
    const left = lerp(96, -34, t);
    const right = lerp(218, 126, t);
    const rung = wobble(
      [
        [left, y],
        [right + 8, y - 2],
        [right + 8, y + 17 + t * 6],
        [left, y + 19 + t * 6],
      ],
      0.7,
      0.04,
    );
    graded(
      ctx,
      rung,
      ['#04060f', '#0c0b18', '#1d1422', '#35222f', '#7a4c3a'],
      (x, py) => 0.1 + 1.1 * lit(x + 40, py + 40) * smoothstep(y + 20, y, py),
      { tooth: 'dry' },
    );
    ink(
      ctx,
      [
        [left + 6, y],
        [(left + right) / 2, y - 1],
        [right, y - 1],
      ],
      2,
      palette.lamp,
      { alpha: clamp(lit(right, y + 60) * 1.4) },
    );
  }
  side(86, -60, 22);
  side(212, 116, 24);
}

export function vignette(ctx: Ctx) {
  washTo(ctx, '#04060f', [0, 800], [0, 1120], 0.62);
  washTo(ctx, '#04060f', [0, 120], [0, -60], 0.5);
  washTo(ctx, '#04060f', [260, 0], [-80, 0], 0.55);
  washTo(ctx, '#04060f', [1700, 0], [1980, 0], 0.6);
}
