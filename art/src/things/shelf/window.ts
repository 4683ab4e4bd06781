import { palette } from '../../atelier/colours';
import { glow, graded, rim } from '../../atelier/light';
import { clip, fill, ink, line, star, stipple } from '../../atelier/marks';
import { lerp, noise, random, smoothstep, TAU } from '../../atelier/numbers';
import { bezier, catmullRom, dash, ellipse, rect, ribbon, transform, wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../atelier/types';
import { flowerKettle } from './flower-kettle';
import { BOARD, HORIZON, STAR, WINDOW } from './place';

export function dusk(ctx: Ctx) {
  const { left, right, top, bottom } = WINDOW;
  const pane = rect(left - 40, top - 40, right - left + 80, bottom - top + 60);
  graded(
    ctx,
    pane,
    ['#151c44', '#202c5c', '#2b3f6e', '#335a7c', '#3f7886', '#5f9896', '#8ab6ac'],
    (x, y) => 0.1 + 0.9 * Math.pow(smoothstep(60, HORIZON, y), 1.25) - 0.00035 * Math.abs(x - STAR[0]),
  );
  clip(ctx, pane, () => {
    for (let r = 26; r < 420; r += 9 + r * 0.035) {
      for (let a = random(1); a < TAU;) {
        const step = random(0.14, 0.5) * Math.min(1, 70 / r) + 0.05;
        const arc = [0, 0.25, 0.5, 0.75, 1].map((t): Point => [
          STAR[0] + Math.cos(a + step * t) * r,
          STAR[1] + Math.sin(a + step * t) * r,
        ]);
        if (arc[2][1] < HORIZON - 4 && random() < 0.75) {
          ink(ctx, arc, random(0.9, 2), palette.foam, { alpha: 0.42 * (1 - r / 520), taper: 0.7 });
        }
        a += step + random(0.02, 0.12);
      }
    }
    const sea = rect(left - 40, HORIZON, right - left + 80, 140);
    graded(
      ctx,
      sea,
      ['#123f52', '#1d6070', '#3a8a90', '#8dbcb1'],
      (x, y) => 0.75 - 0.6 * smoothstep(HORIZON, bottom, y) - 0.0012 * Math.abs(x - STAR[0]),
      { tooth: 'dry' },
    );
    for (let i = 0; i < 60; i++) {
      const t = Math.pow(random(), 1.4);
      const y = HORIZON + 3 + t * 100;
      const near = i < 26;
      const x = near ? STAR[0] + random(-1, 1) * (5 + t * 26) : random(left - 20, right + 20);
      const l = random(5, 16) * (1 + t * 1.6);
      ink(ctx, dash(x, y, l, 0.6), 1.2 + t * 1.6, near ? '#f4f8f0' : '#0f3648', { alpha: near ? 0.8 : 0.5 });
    }
    line(
      ctx,
      [
        [left - 40, HORIZON],
        [right + 40, HORIZON],
      ],
      1.4,
      palette.foam,
      0.5,
    );
  });
  glow(ctx, STAR[0], STAR[1], 60, '#e9f6f4', 0.7, { blend: 'source-over' });
  star(ctx, STAR[0], STAR[1], 17, '#f7fbfa');
  fill(ctx, ellipse(STAR[0], STAR[1], 2.4, 2.4, 0, 12), '#ffffff');
}

export function windowFrame(ctx: Ctx) {
  const { left, right, top, bottom } = WINDOW;
  const wood = (path: Path, warm: number) => {
    const shape = wobble(path, 0.6, 0.03);
    graded(
      ctx,
      shape,
      ['#0b0a1c', '#1a1426', '#2b1e2f', '#432c36', '#6b4440'],
      (x, y) => warm * smoothstep(1720, 1380, x) * 0.8 + 0.1 + 0.15 * noise(x * 0.02, y * 0.01),
      { tooth: 'vert' },
    );
    return shape;
  };
  const cool = (path: Point[], dx: number, dy: number) => rim(ctx, path, dx, dy, '#9fcac2', 0.75);
  // reveal: the thickness of the wall, lit by the dusk on its far side
  fill(
    ctx,
    [
      [right - 16, top],
      [right, top],
      [right, bottom],
      [right - 16, bottom],
    ],
    '#24455a',
  );
  stipple(ctx, rect(right - 16, top, 16, bottom - top), '#5c989a', (_, y) => smoothstep(160, 470, y) * 0.8);
  fill(
    ctx,
    [
      [left, top],
      [right, top],
      [right - 16, top + 12],
      [left, top + 12],
    ],
    '#0c1428',
  );
  // glazing bars, one of them not quite plumb
  const middle = lerp(left, right, 0.47);
  cool(
    wood(
      [
        [middle - 6, top],
        [middle + 6, top],
        [middle + 8, bottom],
        [middle - 4, bottom],
      ],
      0.6,
    ),
    -2,
    0,
  );
  for (const t of [0.31, 0.66]) {
    const y = lerp(top, bottom, t);
    cool(
      wood(
        [
          [left, y - 5],
          [right - 16, y - 6],
          [right - 16, y + 4],
          [left, y + 5],
        ],
        0.6,
      ),
      0,
      -2,
    );
  }
  const jamb = 26;
  cool(
    wood(
      [
        [left - jamb, top - jamb],
        [left + 2, top - jamb],
        [left + 2, bottom + 4],
        [left - jamb, bottom + 4],
      ],
      1,
    ),
    -2.4,
    0,
  );
  wood(
    [
      [right - 2, top - jamb],
      [right + jamb, top - jamb],
      [right + jamb, bottom + 4],
      [right - 2, bottom + 4],
    ],
    0.5,
  );
  cool(
    wood(
      [
        [left - jamb - 12, top - jamb - 16],
        [right + jamb + 12, top - jamb - 16],
        [right + jamb + 6, top + 2],
        [left - jamb - 6, top + 2],
      ],
      0.9,
    ),
    0,
    -2,
  );
  rim(ctx, rect(left - jamb, top, jamb, bottom - top), 2.2, 0, palette.lamp, 0.35);
  // below the panes the rail, and before it the sill, on whose upper side the dusk lies
  const rail = wood(
    [
      [left - 2, bottom - 42],
      [right + 2, bottom - 42],
      [right + 2, bottom - 16],
      [left - 2, bottom - 16],
    ],
    0.7,
  );
  cool(rail, 0, 2.4);
  const shelf = wobble(
    [
      [left - jamb + 2, bottom - 18],
      [right + jamb - 2, bottom - 18],
      [right + jamb + 12, bottom - 8],
      [left - jamb - 12, bottom - 8],
    ],
    0.5,
    0.03,
  );
  fill(ctx, shelf, '#21394a');
  stipple(ctx, shelf, '#5c989a', (x) => 0.85 - 0.0034 * Math.abs(x - STAR[0]), { softness: 0.4 });
  const front = wood(
    [
      [left - jamb - 12, bottom - 8],
      [right + jamb + 12, bottom - 8],
      [right + jamb + 10, bottom + 16],
      [left - jamb - 10, bottom + 16],
    ],
    0.8,
  );
  cool(front, 0, 2);
}

/** The kettle stands between the jamb and the glazing bar. */
const KETTLE_X = 1458;

/** Things on the sill, black against the dusk: the second of the kettles, which holds flowers now, and an ear trumpet. */
export function sill(ctx: Ctx) {
  const y = BOARD.stand - 4;
  // the star's light lies on the board as it came through the panes; what stands in it touches the board
  const { left, right } = WINDOW;
  const { back, edge } = BOARD;
  const bar = lerp(left, right, 0.47);
  for (const [x0, x1, y0, y1] of [
    [left + 6, bar - 8, back, back + 12],
    [bar + 9, right - 20, back, back + 12],
    [left - 8, bar - 12, back + 16, edge - 1],
    [bar + 6, right - 14, back + 16, edge - 1],
  ]) {
    // Away from the star, and so wider and to the left toward us.
    const lean = (x: number, py: number) => x + (x - STAR[0] - 30) * 0.008 * (py - back);
    const pane = rect(lean(x0, y1) - 16, y0 - 3, lean(x1, y1) - lean(x0, y1) + 32, y1 - y0 + 4);
    // Its edge goes over into the wood by its grain.
    const inside = (px: number, py: number) => {
      const t = (py - y0) / (y1 - y0);
      const from = lerp(lean(x0, y0), lean(x0, y1), t);
      const to = lerp(lean(x1, y0), lean(x1, y1), t);
      const soft = 9 + 5 * noise(px * 0.05, py * 0.6);
      return (
        smoothstep(-soft, soft, Math.min(px - from, to - px)) *
        smoothstep(-3, 4 + 2 * noise(px * 0.03, py), Math.min(py - y0, y1 - py))
      );
    };
    stipple(
      ctx,
      pane,
      '#3f8288',
      (px, py) =>
        inside(px, py) * (0.78 - 0.003 * Math.abs(px - STAR[0]) + 0.22 * noise(px * 0.012, py * 0.5)),
      { tooth: 'dry', softness: 0.44 },
    );
  }
  for (const [x, half] of [
    [KETTLE_X, 52],
    [1641, 48],
  ]) {
    stipple(
      ctx,
      null,
      '#0a0c1c',
      (px, py) => 1.5 * smoothstep(1, 0.45, Math.hypot((px - x) / (half + 12), (py - y - 3) / 9)),
      { softness: 0.4, box: [x - half - 14, y - 7, x + half + 14, edge] },
    );
    fill(ctx, wobble(ellipse(x, y + 2, half, 4.4, 0, 40), 0.4, 0.08), '#070918', 0.92);
  }
  flowerKettle(ctx, KETTLE_X, y);
  earTrumpet(ctx, 1640, y);
}

/** An ear trumpet stood on its mouth. */
function earTrumpet(ctx: Ctx, x: number, y: number) {
  const path = (d: string): Point[] => transform(bezier(d, 2), { x, y });
  const tones: Colour[] = ['#090917', '#161226', '#2e2130', '#57392f', '#8f6038', '#d09a58'];
  const brass = (shape: Path) =>
    graded(
      ctx,
      shape,
      tones,
      (px, py) =>
        0.62 -
        0.62 * smoothstep(x - 34, x + 18, px) +
        0.14 * smoothstep(y - 40, y - 150, py) +
        0.1 * noise(px * 0.05, py * 0.03),
    );
  const neck = catmullRom(
    [
      [2, -66],
      [-4, -104],
      [-2, -134],
      [16, -152],
      [38, -148],
      [46, -128],
    ],
    false,
    10,
  );
  const pipe = ribbon(transform(neck, { x, y }), (t) => lerp(19, 10, t));
  brass(pipe);
  rim(ctx, pipe, -1.6, 1, '#9fcac2', 0.6);
  const mouth = transform(ellipse(46, -124, 8, 5, 0.1, 20), { x, y });
  fill(ctx, mouth, '#0d0a16');
  line(ctx, mouth, 1.4, '#d09a58', 0.7);
  const horn = path('M-44,-4 C-30,-12 -12,-36 -8,-72 L12,-72 C16,-36 32,-12 46,-4 C30,5 -28,5 -44,-4 Z');
  brass(horn);
  rim(ctx, horn, -1.8, 1, '#9fcac2', 0.6);
  line(ctx, path('M-9,-70 C-3,-67 7,-67 13,-70'), 2.4, '#090917', 0.8);
  ink(ctx, path('M-44,-4 C-28,5 30,5 46,-4'), 3, '#d09a58', { alpha: 0.7, taper: 0.4 });
}
