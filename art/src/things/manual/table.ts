import { mix } from '../../atelier/colours';
import { graded, washTo } from '../../atelier/light';
import { carve, clip, fill, ink, line, stipple } from '../../atelier/marks';
import { clamp, distance, fbm, lerp, noise, pick, random, smoothstep } from '../../atelier/numbers';
import { ellipse, rect, transform } from '../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../atelier/types';
import { panes } from './cover';
import { back } from './place';

export const W = 2600;
export const H = 1320;

/* The book as it is baked is 972 units high, and this sheet 2.256 times as high as that: half a book goes beyond it at its
   top (app/scenes/athenaeum/manual.module.css). The middle of what is baked, and how large one of its units is here. */
const MIDDLE: Point = [486, 582];
const TIMES = 2.256;
const UNIT = H / TIMES / 972;

/** Where a place of this sheet is, as the book counts: across and down from its middle. */
const fromBook = (x: number, y: number): Point =>
  back(MIDDLE[0] + (x - W / 2) / UNIT, MIDDLE[1] + (y - H / TIMES) / UNIT);

/** The table lies a little askew to us, and the book to it. */
const TURN = 0.03;
const place = (along: number, across: number): Point =>
  transform([[along, across]], { x: W / 2, y: 550, rotate: TURN })[0];

/** The joints of its five boards, across. The table ends with the last of them, below the words. */
const JOINTS = [-640, -352, -118, 128, 342, 572];
const END = 572;
const THICK = 40;
/** Its boards go on beyond the sheet at both sides. */
const REACH = W / 2 + 70;

const TONES: Colour[] = [
  '#0b0e22',
  '#17132a',
  '#2a1d2c',
  '#43302f',
  '#5c4838',
  '#806a52',
  '#a6987c',
  '#d3ceb2',
];

/** What goes beyond the cover of the window's light lies on the boards. They are lower, so it has come farther. */
function beyond(x: number, y: number): number {
  const [u, v] = fromBook(x, y);
  const worn = 5 * fbm(x * 0.03, y * 0.09);
  return panes(u - 26 + worn, v - 48) * (0.8 + 0.5 * fbm(x * 0.004, y * 0.07));
}

/** Daylight from the upper left; where words stand, below the book, it is only a glimmer. */
const dusk = (x: number, y: number): number =>
  clamp(0.52 - (x - W / 2 + 380) / 2400 - (y - 300) / 1300) * smoothstep(980, 620, y);

const glimmer = (x: number, y: number): number =>
  0.09 * smoothstep(620, 860, y) * smoothstep(860, 160, Math.abs(x - W / 2 + 57));

const value = (x: number, y: number): number =>
  0.13 + 0.62 * dusk(x, y) + glimmer(x, y) + 0.32 * beyond(x, y);

export function table(ctx: Ctx) {
  for (let k = 0; k < 5; k++) {
    const [y0, y1] = [JOINTS[k], JOINTS[k + 1]];
    const board = [place(-REACH, y0), place(REACH, y0), place(REACH, y1), place(-REACH, y1)];
    const own = [0.02, -0.03, 0.035, 0, -0.02][k];
    graded(ctx, board, TONES, (x, y) => value(x, y) + own + 0.05 * fbm(x * 0.0016 + k * 9, y * 0.03), {
      softness: 0.4,
      tooth: 'dry',
    });
    coldLight(ctx, board);
    grain(ctx, board, y0, y1);
  }
  for (const across of JOINTS.slice(1, -1)) joint(ctx, across);
  cupRing(ctx, W / 2 - 484, 668);
  edge(ctx);
  feather(ctx);
}

/** The day is as cold on the boards as on the cover. */
function coldLight(ctx: Ctx, board: Point[]) {
  stipple(ctx, board, '#7fa79c', (x, y) => beyond(x, y), {
    softness: 0.46,
    alpha: 0.2,
  });
}

/** Long fibres, with a knot that they go around. */
function grain(ctx: Ctx, board: Point[], y0: number, y1: number) {
  const knot = { along: random(-560, 560), across: lerp(y0, y1, random(0.35, 0.65)) };
  const bend = (a: number, c: number) => {
    const d = Math.hypot((a - knot.along) / 90, (c - knot.across) / 26);
    return Math.sign(c - knot.across || 1) * 20 * Math.exp(-d);
  };
  clip(ctx, board, (c) => {
    for (let n = 0; n < 24; n++) {
      const across = lerp(y0 + 8, y1 - 8, (n + random(0.1, 0.9)) / 24);
      const from = random(-REACH, REACH - 400);
      const to = from + random(220, 960);
      const course: Point[] = [];
      for (let a = from; a <= to; a += 30)
        course.push(place(a, across + 7 * noise(a * 0.0035, across * 0.05) + bend(a, across)));
      const [mx, my] = course[course.length >> 1];
      const light = clamp(value(mx, my) * 1.2);
      const bright = n % 4 === 1;
      ink(
        c,
        course,
        random(1.4, 3),
        bright ? mix('#43302f', '#e6cf9e', light) : mix('#0b0e22', '#4a3030', light),
        {
          taper: 0.5,
          alpha: bright ? 0.08 + 0.5 * light : 0.7,
        },
      );
    }
    const [kx, ky] = place(knot.along, knot.across);
    const deep = mix('#0b0e22', '#3a2228', clamp(value(kx, ky) * 1.3));
    fill(c, ellipse(kx, ky, 13, 6.5, TURN, 24), deep, 0.85);
    line(
      c,
      [...ellipse(kx, ky, 20, 11, TURN, 28), ...ellipse(kx, ky, 20, 11, TURN, 28).slice(0, 1)],
      1.6,
      deep,
      0.7,
    );
  });
  carve(ctx, board, {
    spacing: 90,
    spacingY: 16,
    direction: () => TURN,
    length: () => random(20, 80),
    width: (x, y) => (random() < 0.2 + value(x, y) * 0.5 ? random(0.9, 1.8) : 0),
    colour: (x, y) => (random() < 0.5 ? mix('#2a1d2c', '#f0dcae', clamp(value(x, y))) : '#1a1226'),
    alpha: () => 0.4,
  });
}

/** A dark joint with a worn, lit lip below it. */
function joint(ctx: Ctx, across: number) {
  const course = (off: number): Point[] => {
    const out: Point[] = [];
    for (let a = -REACH; a <= REACH; a += 20)
      out.push(place(a, across + off + 1.6 * noise(a * 0.012, across)));
    return out;
  };
  ink(ctx, course(0), 6, '#05071a', { taper: 0.06, jitter: 0.5 });
  const lip = course(4.6);
  for (let i = 0; i + 2 < lip.length; i++) {
    const light = clamp(value(...lip[i]) * 1.5 - 0.12);
    if (light > 0.06) line(ctx, [lip[i], lip[i + 1]], 1.8, '#f0dcae', light * 0.75);
  }
  for (const a of [-610, 560]) {
    const [x, y] = place(a + random(-20, 20), across + pick([-22, 24]));
    fill(ctx, ellipse(x, y, 6, 6, 0, 20), '#0b0e22', 0.85);
    line(ctx, ellipse(x, y, 6, 6, 0, 20).slice(2, 9), 1.4, '#d3ceb2', clamp(value(x, y)));
  }
}

/** The front edge, worn where sleeves lay, and the floor far below it. */
function edge(ctx: Ctx) {
  const course = (off: number, rough: number): Point[] => {
    const out: Point[] = [];
    for (let a = -REACH; a <= REACH; a += 20) out.push(place(a, END + off + rough * noise(a * 0.009, off)));
    return out;
  };
  const below = (off: number, rough: number): Point[] => [
    ...course(off, rough),
    [W + 40, H + 40],
    [-40, H + 40],
  ];
  fill(ctx, below(0, 1.6), '#060818');
  // The boards of the floor run away from the table.
  for (let x = -60; x < W + 60; x += random(64, 124))
    line(
      ctx,
      [
        [x, 1130],
        [x + (x - W / 2) * 0.06, H],
      ],
      2.2,
      '#2a1d2c',
      0.5,
    );
  const front = [...course(0, 1.6), ...course(THICK, 0.8).toReversed()];
  graded(ctx, front, TONES, (x, y) => 0.05 + 0.8 * glimmer(x, y) + 0.04 * fbm(x * 0.004, y * 0.08), {
    softness: 0.4,
    tooth: 'dry',
  });
  ink(ctx, course(THICK, 0.8), 4, '#03040f', { taper: 0.06, jitter: 0.5 });
  const lip = course(1, 1.6);
  for (const [from, to, alpha] of [
    [-1010, 1010, 0.2],
    [-570, 270, 0.3],
    [-330, -70, 0.3],
    [90, 470, 0.2],
  ])
    ink(ctx, lip.slice((from + REACH) / 20, (to + REACH) / 20), 3, '#d8b98a', {
      taper: 0.45,
      alpha,
      jitter: 0.9,
    });
}

/** Somebody put a wet cup down here, long ago, and once more. */
function cupRing(ctx: Ctx, x: number, y: number) {
  const ring = (cx: number, cy: number, r: number, strength: number, gap: number) =>
    stipple(
      ctx,
      null,
      '#1a1022',
      (px, py) => {
        const d = distance(px, py, cx, cy);
        const a = Math.atan2(py - cy, px - cx);
        const patchy = 0.5 + 0.7 * clamp(0.5 + fbm(Math.cos(a) * 1.6 + 3, Math.sin(a) * 1.6));
        return (
          strength *
          patchy *
          (Math.exp(-Math.pow((d - r) / 4.5, 2)) + 0.35 * Math.exp(-Math.pow((d - r + 9) / 6, 2))) *
          smoothstep(0.1, 0.5, Math.abs(a - gap))
        );
      },
      { softness: 0.4, box: [cx - r - 16, cy - r - 16, cx + r + 16, cy + r + 16] },
    );
  ring(x, y, 56, 0.95, 1.1);
  ring(x + 30, y + 19, 55, 0.4, -1.9);
}

/** Its edges are not seen: it goes over into the dark. */
function feather(ctx: Ctx) {
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  washTo(ctx, '#000000', [420, 0], [10, 0], 1);
  washTo(ctx, '#000000', [W - 420, 0], [W - 10, 0], 1);
  washTo(ctx, '#000000', [0, 260], [0, 20], 1);
  washTo(ctx, '#000000', [0, 1180], [0, 1310], 1);
  ctx.restore();
  // What is clear at the edges would be cut off, and the page counts with the whole sheet.
  fill(ctx, rect(0, 0, W, H), '#090d22', 0.016);
}
