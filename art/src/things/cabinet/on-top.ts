import { palette } from '../../atelier/colours';
import { graded, tonesOf } from '../../atelier/light';
import { fill, ink, line, stipple } from '../../atelier/marks';
import { lerp, smoothstep } from '../../atelier/numbers';
import { catmullRom, rect, wobble } from '../../atelier/shapes';
import type { Colour, Ctx } from '../../atelier/types';
import { kettle } from '../kettle';
import { CASE } from './case';
import { DARK, lightUp, lit } from './place';

export function onTop(ctx: Ctx) {
  const y = CASE.top - 12;
  const pile: [number, number, number, number, Colour][] = [
    [430, 556, y, 25, '#5d3038'],
    [440, 548, y - 25, 20, '#2a5560'],
    [436, 540, y - 45, 28, '#6d4a34'],
  ];
  for (const [x0, x1, base, thick, colour] of pile) {
    const end = wobble(
      [
        [x1, base - thick],
        [x1 + 18, base - thick - 5],
        [x1 + 18, base - 6],
        [x1, base],
      ],
      0.5,
      0.05,
    );
    graded(ctx, end, tonesOf('#8c7c62'), (x, py) => lit(x, py) * 0.4);
    const back = wobble(
      [
        [x0, base - thick],
        [x1, base - thick + 1],
        [x1, base - 0.5],
        [x0, base],
      ],
      0.8,
      0.05,
    );
    lightUp(ctx, back, colour, { gain: 0.6 });
    for (const k of [0.14, 0.22, 0.8])
      line(
        ctx,
        [
          [lerp(x0, x1, k), base - thick + 2],
          [lerp(x0, x1, k), base - 2],
        ],
        1.6,
        palette.gold,
        0.6,
      );
    ink(
      ctx,
      [
        [x0, base - thick],
        [(x0 + x1) / 2, base - thick - 0.4],
        [x1, base - thick + 1],
      ],
      2.4,
      palette.lamp,
      { taper: 0.3, alpha: 0.85, jitter: 0.5 },
    );
    ink(
      ctx,
      [
        [x0 + 4, base],
        [(x0 + x1) / 2, base + 0.5],
        [x1, base],
      ],
      2.6,
      '#05060f',
      { taper: 0.3 },
    );
  }
  // the kettle that boiled dry
  stipple(
    ctx,
    rect(560, y - 12, 152, 14),
    DARK,
    (x, py) => 0.9 * smoothstep(y - 10, y, py) * smoothstep(575, 600, x),
    { softness: 0.4 },
  );
  kettle(ctx, {
    at: { x: 632, y: y + 1, scale: 0.78 },
    colour: '#3d5a64',
    backlight: '#2f6a78',
    from: [-0.95, -0.3],
    shade: '#060918',
    dark: 1,
    bright: 1,
    ruin: 0.85,
  });
}

/** What hangs from the kettle over the edge. */
export function kettleTag(ctx: Ctx) {
  const y = CASE.top - 12;
  const string = catmullRom(
    [
      [636, y - 88],
      [650, y - 66],
      [664, y - 34],
      [668, y - 4],
      [668, y + 22],
    ],
    false,
    8,
  );
  line(ctx, string, 1.5, '#c9b487', 0.85);
  const tag = wobble(
    [
      [661, y + 22],
      [668, y + 15],
      [675, y + 22],
      [677, y + 50],
      [659, y + 50],
    ],
    0.4,
    0.08,
  );
  fill(
    ctx,
    tag.map(([a, c]) => [a + 3, c + 4]),
    '#03060f',
    0.6,
  );
  graded(ctx, tag, tonesOf(palette.parchD), (x) => 0.72 - 0.4 * smoothstep(658, 680, x));
}
