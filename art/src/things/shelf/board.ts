import { palette } from '../../atelier/colours';
import { graded, rim } from '../../atelier/light';
import { carve, ink, line, stipple } from '../../atelier/marks';
import { clamp, noise, random, smoothstep } from '../../atelier/numbers';
import { bezier, rect, transform, wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../atelier/types';
import { BOARD, LAMP, starlit, W } from './place';

const WOOD_TONES: Colour[] = [
  '#0b0917',
  '#1c1322',
  '#34202c',
  '#553338',
  '#83503c',
  '#b97c4a',
  '#e3b06a',
  '#ffdf9a',
];

/** The lamp's pool along the board: 1 under the lamp, nothing at `reach`. */
const pool = (x: number, reach: number, falloff: number) =>
  Math.pow(clamp(1 - Math.abs(x - LAMP[0]) / reach), falloff);

export function board(ctx: Ctx) {
  const { back, edge, under } = BOARD;
  for (const x of [318, 1012, 1674]) corbel(ctx, x, under - 6);
  const top = wobble(
    [
      [-20, back],
      [W + 20, back],
      [W + 20, edge],
      [-20, edge],
    ],
    0.6,
    0.02,
  );
  graded(
    ctx,
    top,
    WOOD_TONES,
    (x, y) =>
      0.06 + pool(x, 780, 1.55) * (0.84 + 0.16 * smoothstep(back, edge, y)) + 0.05 * noise(x * 0.01, y * 0.2),
    { tooth: 'dry' },
  );
  const front = wobble(
    [
      [-20, edge],
      [W + 20, edge],
      [W + 20, under - 7],
      [-20, under - 7],
    ],
    0.8,
    0.03,
  );
  graded(
    ctx,
    front,
    WOOD_TONES,
    (x, y) =>
      0.08 + pool(x, 820, 1.6) * 0.6 * smoothstep(under + 4, edge, y) + 0.08 * noise(x * 0.006, y * 0.15),
    { tooth: 'dry' },
  );
  carve(ctx, front, {
    spacing: 60,
    spacingY: 5,
    direction: (x, y) => 0.05 * noise(x * 0.01, y * 0.2),
    length: () => random(40, 200),
    width: () => (random() < 0.6 ? random(0.7, 1.5) : 0),
    colour: () => (random() < 0.7 ? '#140d1c' : '#a56e46'),
    alpha: (x) => 0.25 + 0.4 * clamp(1 - Math.abs(x - LAMP[0]) / 900),
  });
  const lip = wobble(
    [
      [-20, under - 9],
      [W + 20, under - 9],
      [W + 20, under],
      [-20, under],
    ],
    0.6,
    0.03,
  );
  graded(ctx, lip, WOOD_TONES, (x) => 0.07 + 0.3 * pool(x, 820, 1.6), { tooth: 'dry' });
  line(
    ctx,
    [
      [-20, under - 9],
      [900, under - 10],
      [W + 20, under - 9],
    ],
    1.8,
    '#0b0917',
    0.8,
  );
  // the arris, rubbed bright: gold toward the lamp, cold under the window
  for (const [colour, glintAt] of [
    [palette.lamp, (x: number) => pool(x, 760, 1.25)],
    [palette.mist, (x: number) => 0.55 * starlit(x, edge)],
  ] as const) {
    // In one stroke, which hands have rubbed thin here and there.
    for (let x = -20; x < W;) {
      const long = random(150, 520);
      const course = Array.from({ length: 9 }, (_, i): Point => {
        const at = x + (i / 8) * long;
        return [at, edge + noise(at * 0.02, 1)];
      });
      const glint = glintAt(x + long / 2);
      ink(ctx, course, (1.6 + 1.2 * glint) * random(0.7, 1.1), colour, {
        alpha: clamp(glint) * random(0.7, 1),
        taper: 0.5,
        jitter: 0.7,
      });
      x += long * random(0.55, 0.92);
    }
  }
  // what hangs below it is dark
  stipple(ctx, rect(0, under, W, 150), '#040713', (_, y) => 0.85 * smoothstep(under + 140, under, y), {
    softness: 0.42,
  });
}

/** What the board rests on, seen from the front: a fluted block with a drop. */
function corbel(ctx: Ctx, x: number, y: number) {
  const shape = wobble(
    transform(
      bezier(
        'M-25,0 L25,0 L25,14 C23,40 18,66 15,86 C17,100 8,108 0,108 C-8,108 -17,100 -15,86 C-18,66 -23,40 -25,14 Z',
        3,
      ),
      { x, y },
    ),
    0.7,
    0.04,
  );
  const near = 0.2 + 0.8 * pool(x, 700, 1.3);
  graded(
    ctx,
    shape,
    WOOD_TONES,
    (px, py) => near * (0.34 * smoothstep(y + 120, y - 10, py) + (px - x) * (x < LAMP[0] ? 0.004 : -0.004)),
  );
  for (const k of [-0.42, 0, 0.42]) {
    const flute: Point[] = [
      [k * 40, 16],
      [k * 32, 50],
      [k * 24, 84],
    ];
    ink(ctx, transform(flute, { x, y }), 3, '#0b0917', { alpha: 0.9, taper: 0.4 });
    ink(ctx, transform(flute, { x: x + 2.4, y: y + 1 }), 1.2, '#83503c', { alpha: 0.55 * near });
  }
  line(
    ctx,
    transform(
      [
        [-25, 13],
        [25, 13],
      ],
      { x, y },
    ),
    2,
    '#0b0917',
    0.8,
  );
  rim(ctx, shape, x < LAMP[0] ? -1.8 : 1.8, 0, '#8a5a3c', 0.6 * near);
}

/** Where something touches the board. */
export function contact(ctx: Ctx, left: number, right: number, y = BOARD.stand) {
  const lean = clamp(((left + right) / 2 - LAMP[0]) / 200, -1, 1) * 0.8;
  stipple(
    ctx,
    rect(left - 12, y - 3, right - left + 24, BOARD.edge - y + 3),
    '#0d0816',
    (px, py) => {
      const x = px - lean * (py - y);
      return (
        0.9 *
        smoothstep(BOARD.edge + 4, y - 3, py) *
        smoothstep(left - 4, left + 6, x) *
        smoothstep(right + 4, right - 6, x)
      );
    },
    { softness: 0.44 },
  );
}
