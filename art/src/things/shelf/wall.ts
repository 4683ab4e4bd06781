import { graded } from '../../atelier/light';
import { carve, ink, line } from '../../atelier/marks';
import { clamp, noise, random, smoothstep, TAU } from '../../atelier/numbers';
import { rect, wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../atelier/types';
import { BOARD, H, LAMP, lit, W, WINDOW } from './place';
import { windowFrame } from './window';

const WALL_TONES: Colour[] = [
  '#060b1c',
  '#0a1628',
  '#0e2434',
  '#163a44',
  '#2f4a45',
  '#66553a',
  '#a0733b',
  '#d59c4c',
  '#f6cf7e',
];

/** What the three books keep from the wall behind them, and the leaning ones at the other side. */
function shadow(x: number, y: number): number {
  const right =
    smoothstep(1010, 1044, x) * smoothstep(1172, 1104, x) * smoothstep(-16, 18, y - 352 - 0.3 * (x - 1038));
  const left =
    smoothstep(412, 396, x) * smoothstep(318, 362, x) * smoothstep(-14, 14, y - 386 - 0.3 * (400 - x));
  return Math.max(right, left);
}

export function wall(ctx: Ctx) {
  const { left, right, top, bottom } = WINDOW;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, W, H);
  ctx.rect(left, top, right - left, bottom - top);
  ctx.clip('evenodd');
  ctx.fillStyle = WALL_TONES[0];
  ctx.fillRect(0, 0, W, H);
  for (let x = -30; x < W;) {
    const w = random(104, 128);
    const own = random(-0.025, 0.035);
    const plank = wobble(rect(x, -8, w - 1, H + 16), 0.8, 0.02);
    graded(ctx, plank, WALL_TONES, (px, py) => {
      const under = smoothstep(BOARD.edge, BOARD.under + 30, py);
      // what comes through the green glass
      const through = 0.2 * Math.pow(clamp(1 - Math.hypot((px - LAMP[0]) / 780, (py - 280) / 400)), 1.4);
      const core = 0.22 * Math.pow(clamp(1 - Math.hypot((px - LAMP[0]) / 300, (py - LAMP[1]) / 190)), 1.5);
      const given = lit(px, py) * (0.8 + core) * (1 - under) * (1 - 0.7 * shadow(px, py));
      return (0.075 + through + own) * (1 - 0.45 * under) * smoothstep(1240, 300, py) + given;
    });
    carve(ctx, plank, {
      spacing: 15,
      spacingY: 70,
      direction: (px, py) => Math.PI / 2 + 0.07 * noise(px * 0.03, py * 0.004),
      length: () => random(40, 150),
      width: () => (random() < 0.5 ? random(0.7, 1.4) : 0),
      colour: () => (random() < 0.75 ? '#050a18' : '#2a5560'),
      alpha: (_, py) => 0.32 * smoothstep(980, 380, py),
    });
    line(
      ctx,
      [
        [x, 0],
        [x + 0.6, H],
      ],
      2.2,
      '#040815',
      0.85,
    );
    line(
      ctx,
      [
        [x + 2.4, 0],
        [x + 3, BOARD.back],
      ],
      1,
      '#2f5a5e',
      0.22,
    );
    x += w;
  }
  ctx.restore();
  windowFrame(ctx);
}

/** Rings of light around the lamp. */
export function lampRings(ctx: Ctx) {
  const { left, top } = WINDOW;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, left - 42, BOARD.back);
  ctx.rect(left - 42, 0, W, top - 46);
  ctx.clip();
  for (let r = 176; r < 1000; r += 15 + r * 0.018) {
    for (let a = Math.PI * 0.985 + random(0.1); a < TAU * 1.005;) {
      const length = random(60, 240) / r;
      const pieces = Math.max(4, Math.ceil(length * r * 0.06));
      const arc = [...Array(pieces + 1).keys()].map((i): Point => [
        LAMP[0] + Math.cos(a + (length * i) / pieces) * r,
        316 + Math.sin(a + (length * i) / pieces) * r,
      ]);
      const near = Math.pow(1 - r / 1050, 1.3);
      ink(ctx, arc, random(0.9, 2.1), random() < 0.75 ? '#4a9a88' : '#a8a06a', {
        alpha: 0.4 * near * smoothstep(0.05, 0.75, -Math.sin(a + length / 2)),
        taper: 0.6,
      });
      a += length + random(6, 26) / r;
    }
  }
  ctx.restore();
}
