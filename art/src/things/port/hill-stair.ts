import { mix, palette } from '../../atelier/colours';
import { glow } from '../../atelier/light';
import { carve, fill, ink, line, stipple } from '../../atelier/marks';
import { distance, lerp, pick, random, smoothstep } from '../../atelier/numbers';
import { ellipse, wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { chance } from './place';

/** Landings of the way up, from the portico down to the quay. */
const LANDINGS: readonly Point[] = [
  [1306, 466],
  [1180, 490],
  [1284, 545],
  [1126, 594],
  [1266, 650],
  [1122, 706],
];

interface Leg {
  from: Point;
  to: Point;
  /** Depth of the treads on the sheet, and height of the wall that carries them. */
  wide: number;
  wall: number;
  steps: number;
}

const LEGS: readonly Leg[] = [8, 11, 15, 19, 24].map((wide, i) => ({
  from: LANDINGS[i],
  to: LANDINGS[i + 1],
  wide,
  wall: [8, 11, 14, 17, 19][i],
  steps: [13, 15, 16, 15, 14][i],
}));

/** One tread of a flight, which is smooth: only strokes across it tell the steps. */
function treadOf(
  { from, to, wide, steps }: Leg,
  j: number,
): { tread: Point[]; x0: number; x1: number; y: number } {
  const front = (t: number): Point => [
    lerp(from[0], to[0], t),
    lerp(from[1], to[1], t) + 5 * Math.sin(Math.PI * t) + wide * 0.4,
  ];
  const skew = (to[0] < from[0] ? 1 : -1) * wide * 0.42;
  const back = ([x, y]: Point): Point => [x + skew, y - wide];
  const a = front(j / steps);
  const b = front((j + 1) / steps);
  return { tread: [back(a), back(b), b, a], x0: a[0], x1: b[0], y: (a[1] + b[1]) / 2 };
}

const wayLamps = LEGS.flatMap((leg, i) => {
  const size = lerp(0.62, 1.2, i / 4);
  const lamp = (j: number) => {
    const { x0, y } = treadOf(leg, j);
    return { x: x0, y: y + 1, size };
  };
  return i === 0
    ? [lamp(2), lamp(leg.steps - 1)]
    : i === 4
      ? [lamp(9)]
      : [lamp(Math.floor(leg.steps * 0.45)), lamp(leg.steps - 1)];
});

function landing(ctx: Ctx, [x, y]: Point, wide: number, wall: number) {
  const plate = wobble(ellipse(x, y + wide * 0.1, wide * 1.5, wide * 0.66, 0, 26), 0.5, 0.08);
  fill(
    ctx,
    plate.map(([px, py]): Point => [px, py + wall * 0.8]),
    '#1f3654',
  );
  fill(ctx, plate, '#8e9599');
  stipple(ctx, plate, '#3a5070', (px) => 0.15 + smoothstep(x - wide, x + wide * 1.5, px) * 0.5);
  ink(ctx, plate.slice(2, Math.floor(plate.length * 0.48)), 1.6, '#c9d6d2', { alpha: 0.8, taper: 0.3 });
}

export function stair(ctx: Ctx): void {
  LEGS.forEach((leg, i) => {
    const { wide, wall, steps } = leg;
    const down = leg.to[0] < leg.from[0];
    const front: Point[] = [];
    for (let j = 0; j < steps; j++) {
      const { tread } = treadOf(leg, j);
      front.push(tread[3], tread[2]);
    }
    const face = wobble(
      [...front, ...front.map(([x, y]): Point => [x, y + wall * (0.9 + 0.2 * chance(x))]).toReversed()],
      0.4,
      0.06,
    );
    fill(ctx, face, '#2a4763');
    stipple(
      ctx,
      face,
      '#0f1d3c',
      (x, y) =>
        0.12 +
        smoothstep(1170, 1320, x) * 0.45 +
        0.2 * smoothstep(front[0][1], front[front.length - 1][1] + wall, y),
      { tooth: 'dry' },
    );
    carve(ctx, face, {
      spacing: 8,
      spacingY: 5,
      length: () => random(4, 7),
      width: () => (random() < 0.7 ? 1 : 0),
      colour: () => pick(['#5f8296', '#142444']),
      alpha: () => 0.6,
      taper: 0.3,
    });
    for (let j = 0; j < steps; j++) {
      const { tread, x0, x1 } = treadOf(leg, j);
      const lit = 1 - smoothstep(1120, 1330, (x0 + x1) / 2);
      fill(ctx, tread, mix('#6f7d8c', '#a3a9a6', lit));
    }
    // where one step ends and the next begins, and the edge of the flight
    for (let j = 1; j < steps; j++) {
      const { tread } = treadOf(leg, j);
      const [over, , , near] = tread;
      const middle: Point = [(over[0] + near[0]) / 2, (over[1] + near[1]) / 2 - 0.6];
      ink(ctx, [over, middle, near], Math.max(1.3, wide * 0.15), down ? '#32456a' : '#24365a', {
        alpha: 0.62,
        taper: 0.25,
      });
      ink(
        ctx,
        [over, middle, near].map(([x, y]): Point => [x - (down ? -1 : 1) * wide * 0.1, y + wide * 0.05]),
        Math.max(0.8, wide * 0.06),
        '#e6ece0',
        { alpha: 0.5, taper: 0.3 },
      );
    }
    ink(ctx, front, Math.max(1.1, wide * 0.1), '#dfe6da', { alpha: 0.8, taper: 0.1 });
    ink(
      ctx,
      front.map(([x, y]): Point => [x, y + Math.max(2, wide * 0.2)]),
      1.2,
      '#0f1d3c',
      { alpha: 0.6, taper: 0.1 },
    );
    if (i < 4) landing(ctx, leg.to, LEGS[i + 1].wide, wall);
  });
  for (const { x, y, size } of wayLamps) {
    line(
      ctx,
      [
        [x, y + 2],
        [x, y - 19 * size],
      ],
      1.9 * size,
      palette.ink,
    );
    fill(ctx, ellipse(x, y - 22 * size, 3.3 * size, 4 * size, 0, 12), '#26304f');
    fill(
      ctx,
      [
        [x - 4.4 * size, y - 25 * size],
        [x, y - 30 * size],
        [x + 4.4 * size, y - 25 * size],
      ],
      palette.ink,
    );
  }
}

/** The lamps of the stair, and what they do to the treads. */
export function stairLight(ctx: Ctx): void {
  const near = (x: number, y: number, reach: number) =>
    Math.max(...wayLamps.map((l) => 1 - distance(x, y * 1.4, l.x, (l.y - 4) * 1.4) / (reach * l.size)));
  LEGS.forEach((leg, i) => {
    // At the turns on the left the light lies on the landing, those on the right stand behind roofs; at the foot it ends where the quay begins.
    const last = i < LEGS.length - 1 ? leg.steps - 1 : leg.steps - 5;
    for (let j = i ? 1 : 0; j < last; j++) {
      const { tread, x0, x1, y } = treadOf(leg, j);
      const warm = near((x0 + x1) / 2, y - leg.wide / 2, 46);
      if (warm <= 0.05) continue;
      fill(ctx, tread, palette.gold, 0.5 * warm);
      stipple(ctx, tread, palette.lamp, () => 0.5 * warm, { softness: 0.3 });
      line(ctx, [tread[3], tread[2]], Math.max(0.9, leg.wide * 0.08), palette.lamp, warm);
    }
    const [x, y] = leg.to;
    const warm = i === 0 || i === 2 ? near(x, y, 46) : 0;
    if (warm > 0.05) {
      const { wide } = LEGS[i + 1];
      fill(ctx, ellipse(x, y + wide * 0.1, wide * 1.4, wide * 0.6, 0, 24), palette.gold, 0.45 * warm);
    }
  });
  for (const { x, y, size } of wayLamps) {
    glow(ctx, x, y - 22 * size, 32 * size, palette.gold, 0.85);
    fill(ctx, ellipse(x, y - 22 * size, 3.2 * size, 4 * size, 0, 12), '#fff0c0');
  }
}
