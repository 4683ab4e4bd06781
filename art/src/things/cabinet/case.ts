import { palette } from '../../atelier/colours';
import { graded, rim } from '../../atelier/light';
import { fill, ink, line, stipple } from '../../atelier/marks';
import { fbm, noise, smoothstep } from '../../atelier/numbers';
import { ellipse, rect, wobble } from '../../atelier/shapes';
import type { Ctx, Path } from '../../atelier/types';
import { DARK, FLOOR, fromDoor, lit, place, STEEL_TONES } from './place';

export const CASE = { left: 418, right: 712, top: 296, bottom: 906, depth: 296 };
export const DRAWER = { left: 434, right: 696, height: 137, top: (i: number) => 316 + i * 147 };

/** Painted steel: smooth, with the brush of a cloth down it. */
function steel(ctx: Ctx, path: Path, gain = 1, offset = 0) {
  graded(
    ctx,
    path,
    STEEL_TONES,
    (x, y) => lit(x, y) * 1.02 * gain + 0.09 + offset + 0.035 * fbm(x * 0.02, y * 0.003),
    { softness: 0.34 },
  );
}

export function cabinetCase(ctx: Ctx) {
  const { left, right, top, bottom, depth } = CASE;
  // plinth, set back
  const plinth = [
    place(left + 10, bottom),
    place(right - 6, bottom),
    place(right - 6, FLOOR),
    place(left + 10, FLOOR),
  ];
  fill(
    ctx,
    wobble(
      [
        place(right - 6, bottom),
        place(right - 6, bottom, depth),
        place(right - 6, FLOOR, depth),
        place(right - 6, FLOOR),
      ],
      0.5,
    ),
    '#04060f',
  );
  fill(ctx, wobble(plinth, 0.5), '#070b18');
  stipple(ctx, plinth, '#2a3a44', (x) => 0.4 * smoothstep(560, 430, x), { tooth: 'dry' });
  // the side away from the light
  const side = wobble(
    [place(right, top), place(right, top, depth), place(right, bottom, depth), place(right, bottom)],
    0.6,
    0.03,
  );
  const [far] = place(right, top, depth);
  graded(
    ctx,
    side,
    ['#060a1a', '#0a1729', '#0f283a', '#163e4c', '#20585f', '#357a7c'],
    (x, y) =>
      0.08 + 1.15 * fromDoor(x, y) * smoothstep(right - 6, far + 6, x) + 0.05 * noise(x * 0.06, y * 0.01),
    { tooth: 'vert' },
  );
  rim(ctx, side, -2.2, 0, palette.mist, 0.6, {
    mask: (c) => stipple(c, null, '#000000', (_, y) => 1.15 - Math.abs(y - 470) / 330, { softness: 0.46 }),
  });
  for (const inset of [0.16, 0.86]) {
    line(
      ctx,
      [place(right, top + 36, depth * inset), place(right, bottom - 30, depth * inset)],
      1.4,
      '#16304a',
      0.7,
    );
  }
  const front = wobble(rect(left, top, right - left, bottom - top), 0.6, 0.03);
  steel(ctx, front);
  // lid plate
  const lid = wobble(
    [
      [left - 6, top - 12],
      [right + 4, top - 12],
      place(right + 4, top - 12, depth),
      place(right + 4, top + 4, depth),
      [right + 4, top + 6],
      [left - 6, top + 6],
    ],
    0.5,
    0.03,
  );
  steel(ctx, lid, 1.08);
  stipple(ctx, lid, DARK, (x) => 0.9 * smoothstep(right, right + 8, x));
  ink(
    ctx,
    [
      [left - 5, top - 12],
      [560, top - 12.6],
      [right + 3, top - 12],
    ],
    3,
    palette.lamp,
    { taper: 0.15, jitter: 0.6, alpha: 0.9 },
  );
  ink(
    ctx,
    [
      [left, top + 8],
      [560, top + 9],
      [right, top + 8],
    ],
    5,
    DARK,
    { taper: 0.2, alpha: 0.8 },
  );
  rim(ctx, front, 2.6, 0, palette.lamp, 0.85, {
    mask: (c) => fill(c, rect(left - 10, top, 30, 430), '#000000'),
  });
  // the lock
  fill(ctx, ellipse(right - 8, top - 3, 4.4, 4.4, 0, 16), '#0a1220');
  line(
    ctx,
    [
      [right - 8, top - 6],
      [right - 8, top],
    ],
    1.6,
    palette.gold,
    0.8,
  );
  // rust at the foot
  stipple(
    ctx,
    front,
    palette.rust,
    (x, y) => 0.62 * smoothstep(846, 908, y + 16 * noise(x * 0.03, 4)) * (0.45 + 0.5 * noise(x * 0.02, 8)),
    { tooth: 'wide' },
  );
  for (let i = 0; i < 4; i++) {
    const hollow = rect(
      DRAWER.left - 4,
      DRAWER.top(i) - 4,
      DRAWER.right - DRAWER.left + 8,
      DRAWER.height + 9,
    );
    fill(ctx, wobble(hollow, 0.5, 0.04), '#04070f');
  }
}
