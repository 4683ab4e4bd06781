import { graded, rim } from '../../atelier/light';
import { carve, ink, line } from '../../atelier/marks';
import { clamp, noise, random } from '../../atelier/numbers';
import { bezier, ellipse, rect, transform, wobble } from '../../atelier/shapes';
import type { Colour, Ctx } from '../../atelier/types';
import { BOARD, H, LAMP, starlit, W } from './place';

const WOOD: Colour[] = ['#070817', '#0f0f22', '#1b172b', '#2a2032', '#3d2b38', '#553a3d'];
const BRASS: Colour[] = ['#141220', '#2b2328', '#4a3a30', '#6d5439'];
const CARD: Colour[] = ['#1a1a2b', '#2d2b36', '#46413f', '#625a4c'];

/** The posts stand under the corbels of the board. */
const POSTS = [318, 1012, 1674];
const POST_WIDTH = 40;
const DRAWER_WIDTH = 158;
const TOP = BOARD.under + 26;
const ROWS = 4;
const ROW = (H + 30 - TOP) / ROWS;

/** What comes down to it: the lamp's light from the wall of the room, and the star's. */
const dim = (x: number, y: number) =>
  0.16 +
  0.4 * Math.pow(clamp(1 - Math.hypot((x - LAMP[0]) / 900, (y - 800) / 520)), 1.1) +
  0.3 * starlit(x, y - 240);

/** The catalogue of the Athenaeum under its shelf: drawers of cards, in the dark. */
export function catalogue(ctx: Ctx) {
  const frame = rect(-20, TOP - 14, W + 40, H + 40 - TOP);
  graded(ctx, frame, WOOD, (x, y) => 0.5 * dim(x, y) + 0.05 * noise(x * 0.01, y * 0.02), { tooth: 'dry' });
  const ends = [-30, ...POSTS, W + 60];
  for (const [i, from] of ends.slice(0, -1).entries()) {
    const left = from + POST_WIDTH / 2;
    const width = ends[i + 1] - POST_WIDTH / 2 - left;
    const columns = Math.max(1, Math.round(width / DRAWER_WIDTH));
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < columns; column++)
        drawer(ctx, left + (column * width) / columns, TOP + row * ROW, width / columns, ROW);
  }
  for (const x of POSTS) post(ctx, x);
}

function post(ctx: Ctx, x: number) {
  const shape = wobble(rect(x - POST_WIDTH / 2, BOARD.under, POST_WIDTH, H), 0.7, 0.02);
  graded(ctx, shape, WOOD, (px, py) => 0.85 * dim(px, py) + (px - x) * (x < LAMP[0] ? 0.004 : -0.004), {
    tooth: 'vert',
  });
  rim(ctx, shape, x < LAMP[0] ? -1.6 : 1.6, 0, '#7a5644', 0.4);
}

function drawer(ctx: Ctx, x: number, y: number, w: number, h: number) {
  const gap = 7;
  const lean = random(-0.6, 0.6);
  const pulled = random() < 0.12 ? random(2, 4) : 0;
  const front = wobble(rect(x + gap, y + gap + lean + pulled, w - 2 * gap, h - 2 * gap), 0.8, 0.03);
  const own = random(-0.07, 0.08);
  graded(
    ctx,
    front,
    WOOD,
    (px, py) => dim(px, py) + own - 0.2 * ((py - y) / h - 0.4) + 0.1 * noise(px * 0.012, py * 0.15),
    { tooth: 'dry' },
  );
  carve(ctx, front, {
    spacing: 46,
    spacingY: 8,
    direction: (px, py) => 0.06 * noise(px * 0.02, py * 0.1),
    length: () => random(20, 90),
    width: () => (random() < 0.55 ? random(0.7, 1.3) : 0),
    colour: () => (random() < 0.7 ? '#070817' : '#6a4a40'),
    alpha: () => 0.4,
  });
  rim(ctx, front, 0, 1.6, '#8a6048', 0.3 + 0.5 * dim(x, y));
  rim(ctx, front, 0, -2, '#04050f', 0.8);
  const middle = x + w / 2 + random(-1.5, 1.5);
  const label = y + 0.36 * h + lean;
  const holder = wobble(rect(middle - 33, label - 15, 66, 30), 0.5, 0.05);
  graded(ctx, holder, BRASS, (px, py) => 0.25 + 1.1 * dim(px, py) - (py - label) * 0.01);
  const card = wobble(rect(middle - 27, label - 10, 54, 20), 0.4, 0.05);
  graded(ctx, card, CARD, (px, py) => 0.15 + 1.3 * dim(px, py) + own);
  for (const [dy, part] of [
    [-3, random(0.5, 0.9)],
    [4, random(0.3, 0.8)],
  ])
    ink(
      ctx,
      [
        [middle - 21, label + dy],
        [middle - 21 + 20 * part, label + dy + random(-0.8, 0.8)],
        [middle - 21 + 42 * part, label + dy],
      ],
      1.7,
      '#0b0c1c',
      { alpha: 0.7, taper: 0.3 },
    );
  const knob = y + 0.7 * h + lean;
  line(ctx, transform(ellipse(middle + 1.5, knob + 3, 8, 7), {}), 2, '#04050f', 0.6);
  const pull = wobble(ellipse(middle, knob, 7.5, 7), 0.4, 0.1);
  graded(ctx, pull, BRASS, (px, py) => 0.2 + 1.2 * dim(px, py) - (py - knob) * 0.06 - (px - middle) * 0.02);
  ink(ctx, transform(bezier('M-4,-3 C-2,-5 2,-5 4,-3', 3), { x: middle, y: knob }), 1.6, '#b08a5c', {
    alpha: 0.5,
  });
}
