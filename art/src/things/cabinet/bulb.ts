import { palette } from '../../atelier/colours';
import { glow, rim, washAround } from '../../atelier/light';
import { fill, ink, line, stipple } from '../../atelier/marks';
import { random, smoothstep, TAU } from '../../atelier/numbers';
import { bezier, catmullRom, wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { BULB } from './place';

export function bulb(ctx: Ctx) {
  const [x, y] = BULB;
  const cord = catmullRom(
    [
      [x + 6, -12],
      [x + 3, 60],
      [x - 1, 120],
      [x, y - 62],
    ],
    false,
    10,
  );
  line(ctx, cord, 4.4, '#05070f');
  line(
    ctx,
    cord.map(([a, b]) => [a + 1.2, b]),
    1.2,
    '#8a6038',
    0.55,
  );
  const socket = wobble(
    [
      [x - 12, y - 64],
      [x + 12, y - 64],
      [x + 15, y - 36],
      [x - 15, y - 36],
    ],
    0.5,
    0.06,
  );
  fill(ctx, socket, '#1b1420');
  rim(ctx, socket, 0, -2.4, palette.lamp, 0.9);
  for (const k of [0, 7])
    line(
      ctx,
      [
        [x - 12, y - 56 + k],
        [x + 12, y - 56 + k],
      ],
      1.2,
      '#8a6038',
      0.6,
    );
  const glass = bezier(
    `M${x - 13},${y - 37} C${x - 13},${y - 20} ${x - 32},${y - 16} ${x - 32},${y + 8} C${x - 32},${y + 28} ${x - 16},${y + 38} ${x},${y + 38} C${x + 16},${y + 38} ${x + 32},${y + 28} ${x + 32},${y + 8} C${x + 32},${y - 16} ${x + 13},${y - 20} ${x + 13},${y - 37} Z`,
    3,
  );
  fill(ctx, wobble(glass, 0.4, 0.06), palette.lamp);
  stipple(ctx, glass, palette.amber, (a, b) => smoothstep(12, 40, Math.hypot(a - x, b - y - 6)) * 0.75);
  stipple(ctx, glass, '#fffbe8', (a, b) => 1.25 - Math.hypot(a - x, b - y - 4) / 24);
  ink(
    ctx,
    [
      [x - 5, y - 34],
      [x - 7, y - 10],
      [x - 9, y + 2],
    ],
    2,
    palette.rust,
    { taper: 0.2 },
  );
  ink(
    ctx,
    [
      [x + 5, y - 34],
      [x + 7, y - 10],
      [x + 9, y + 2],
    ],
    2,
    palette.rust,
    { taper: 0.2 },
  );
  line(
    ctx,
    catmullRom(
      [
        [x - 9, y + 2],
        [x - 5, y - 5],
        [x - 1, y + 3],
        [x + 3, y - 5],
        [x + 9, y + 2],
      ],
      false,
      6,
    ),
    2.2,
    '#c9772e',
  );
}

export function bulbLight(ctx: Ctx) {
  const [x, y] = BULB;
  washAround(ctx, x, y, 560, palette.amber, 0.17, { falloff: 1.8 });
  washAround(ctx, x, y, 280, palette.gold, 0.32, { falloff: 2.2 });
  glow(ctx, x, y, 130, '#fff1c4', 0.8, { falloff: 1.8, blend: 'source-over' });
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * TAU + random(-0.04, 0.04);
    if (Math.abs(a - TAU * 0.75) < 0.24) continue;
    const from = 60 + random(0, 14);
    const to = from + (i % 4 === 0 ? random(40, 62) : i % 2 ? random(8, 16) : random(18, 32));
    const at = (r: number): Point => [x + Math.cos(a) * r, y + 4 + Math.sin(a) * r];
    ink(ctx, [at(from), at((from + to) / 2), at(to)], 2.1, palette.lamp, { alpha: 0.55 });
  }
}
