import { rim } from '../../../atelier/light';
import { fill, ink, line } from '../../../atelier/marks';
import { catmullRom, ellipse, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';

/** Where the boat is tied. */
export const RING: Point = [1034, 930];

/** The iron ring, worn thin where the ropes pull. */
export function mooringRing(ctx: Ctx) {
  const [x, y] = RING;
  const plate = wobble(
    [
      [x - 15, y - 12],
      [x + 15, y - 12],
      [x + 17, y + 3],
      [x - 17, y + 3],
    ],
    0.5,
    0.06,
  );
  fill(ctx, plate, '#12162e');
  rim(ctx, plate, 0, 2, '#8fb0bc', 0.8);
  for (const [dx, dy] of [
    [-11, -8],
    [11, -8],
    [12, -1],
    [-12, -1],
  ])
    fill(ctx, ellipse(x + dx, y + dy, 1.7, 1.4, 0, 8), '#7f9cb0');
  ink(
    ctx,
    catmullRom(
      [
        [x - 4, y],
        [x - 1, y - 9],
        [x + 4, y - 9],
        [x + 6, y],
      ],
      false,
      5,
    ),
    5.4,
    '#0c1024',
    { taper: 0.06 },
  );
  // thin at the foot, where the ropes have been
  const ring: Point[] = [];
  for (let i = 0; i <= 48; i++) {
    const q = -Math.PI / 2 + (i / 48) * Math.PI * 2;
    ring.push([x + 1 + Math.cos(q) * 21, y + 12 + Math.sin(q) * 15]);
  }
  const width = (i: number) =>
    8.4 - 5 * Math.pow(Math.max(0, Math.sin(-Math.PI / 2 + (i / 48) * Math.PI * 2)), 1.4);
  fill(ctx, ellipse(x + 5, y + 17, 21, 14), '#0a0f24', 0.35);
  for (let i = 0; i < 48; i++) line(ctx, [ring[i], ring[i + 1]], width(i), '#10142c');
  for (let i = 27; i < 44; i++)
    line(
      ctx,
      [
        [ring[i][0] - 0.6, ring[i][1] - 1.6],
        [ring[i + 1][0] - 0.6, ring[i + 1][1] - 1.6],
      ],
      Math.max(1, width(i) * 0.28),
      '#b9d6da',
      0.9,
    );
  for (let i = 14; i < 24; i++)
    line(
      ctx,
      [
        [ring[i][0], ring[i][1] - 0.8],
        [ring[i + 1][0], ring[i + 1][1] - 0.8],
      ],
      1.1,
      '#d9a878',
      0.8,
    );
}

/** The rope from the ring down to the boat. */
export function rope(ctx: Ctx): void {
  const [x, y] = RING;
  const path = catmullRom(
    [
      [x + 3, y + 17],
      [x + 7, y - 2],
      [x + 8, y - 34],
      [x + 18, y - 66],
      [x + 37, y - 102],
    ],
    false,
    12,
  );
  ink(ctx, path, 4.6, '#2a2036', { taper: 0.04 });
  ink(
    ctx,
    path.map(([px, py]): Point => [px - 0.8, py - 0.4]),
    2.8,
    '#cdb283',
    { taper: 0.04 },
  );
  for (let i = 1; i < path.length - 1; i += 2)
    line(
      ctx,
      [
        [path[i][0] - 1.7, path[i][1] - 1],
        [path[i][0] + 1.3, path[i][1] + 1.3],
      ],
      0.9,
      '#4a3a40',
      0.9,
    );
  for (const k of [-4, 0, 4])
    ink(
      ctx,
      catmullRom(
        [
          [x - 1 + k, y + 12],
          [x + k, y + 18],
          [x + 3 + k, y + 23],
        ],
        false,
        5,
      ),
      3.2,
      '#cdb283',
      { taper: 0.2, bluntStart: 0.2, bluntEnd: 0.2 },
    );
  const tail = catmullRom(
    [
      [x + 6, y + 21],
      [x + 20, y + 30],
      [x + 40, y + 27],
      [x + 52, y + 32],
    ],
    false,
    8,
  );
  ink(ctx, tail, 3.6, '#cdb283', { taper: 0.2, bluntStart: 0.3, bluntEnd: 0.2 });
  for (let i = 2; i < tail.length - 2; i += 2)
    line(
      ctx,
      [
        [tail[i][0] - 1, tail[i][1] - 1.3],
        [tail[i][0] + 1, tail[i][1] + 1.3],
      ],
      0.9,
      '#4a3a40',
      0.8,
    );
}
