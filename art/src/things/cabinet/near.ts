import { palette } from '../../atelier/colours';
import { rim, washTo } from '../../atelier/light';
import { carve, fill, stipple } from '../../atelier/marks';
import { clamp, noise, random, smoothstep } from '../../atelier/numbers';
import { wobble } from '../../atelier/shapes';
import type { Ctx } from '../../atelier/types';
import { H } from './place';

export function nearDark(ctx: Ctx) {
  // the near end of the rack
  const post = wobble(
    [
      [-30, -20],
      [96, -20],
      [108, H + 20],
      [-30, H + 20],
    ],
    1.2,
    0.02,
  );
  fill(ctx, post, '#070916');
  stipple(
    ctx,
    post,
    palette.wood2,
    (x, y) => 0.62 * smoothstep(56, 108, x) * clamp(1.1 - Math.abs(y - 300) / 560),
    { tooth: 'vert' },
  );
  carve(ctx, post, {
    spacing: 13,
    spacingY: 64,
    direction: (x, y) => Math.PI / 2 + 0.08 * noise(x * 0.03, y * 0.004),
    length: () => random(40, 130),
    width: () => (random() < 0.6 ? random(0.8, 1.8) : 0),
    colour: (x) => (x > 66 && random() < 0.5 ? '#6a4438' : '#020410'),
    alpha: () => 0.6,
  });
  rim(ctx, post, -2.8, 0, palette.lamp, 0.9, {
    mask: (c) => stipple(c, null, '#000000', (_, y) => 1.15 - Math.abs(y - 290) / 430, { softness: 0.46 }),
  });
  washTo(ctx, '#04060f', [0, 960], [0, 1110], 0.75);
  washTo(ctx, '#04060f', [0, 130], [0, -40], 0.5);
  washTo(ctx, '#04060f', [150, 0], [-60, 0], 0.6);
}
