import { mix, palette } from '../../atelier/colours';
import { graded, rim, tonesOf } from '../../atelier/light';
import { fill, ink, line, stipple } from '../../atelier/marks';
import { clamp, lerp, mulberry32, smoothstep } from '../../atelier/numbers';
import { bezier, bounds, catmullRom, ellipse, rect, ribbon, transform, wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Path, Point } from '../../atelier/types';
import { bookSpine, spineShape } from '../book-spine';
import type { Placing } from '../book-spine';
import { contact } from './board';
import { CANDLE, EAR, FLOURISH, KETTLE, PEARLS, RING, SEA_AND_STAR } from './devices';
import { BOARD, DARK, LAMP, lit, starlit } from './place';
import { tool } from './tooling';
import type { Device } from './tooling';

interface Standing {
  x: number;
  width: number;
  height: number;
  /** Radians; negative leans left. */
  lean?: number;
  y?: number;
}

/** Puts a spine's own coordinates on the sheet: its left foot at x, standing at y. */
const standing = ({ x, lean = 0, y = BOARD.stand }: Standing): Placing => {
  const cos = Math.cos(lean);
  const sin = Math.sin(lean);
  return (px, py) => [x + px * cos - py * sin, y + px * sin + py * cos];
};

const OLD: Colour[] = [
  '#5d3038',
  '#1f4a58',
  '#27315c',
  '#6a4630',
  '#2f4a60',
  '#7a4634',
  '#345048',
  '#4a2b38',
  '#1b3a4e',
];

/** The edges that catch a light: the lamp's gold, and far from it the star's cold. */
function edged(ctx: Ctx, book: Standing) {
  const shape = spineShape({ place: standing(book), width: book.width, height: book.height });
  const x = book.x + book.width / 2;
  const toLamp = x < LAMP[0] ? -1 : 1;
  const below = (y: number) => smoothstep(LAMP[1] + 10, LAMP[1] + 90, y - 0.13 * Math.abs(x - LAMP[0]));
  rim(ctx, shape, 2.2 * toLamp, 0.4, palette.lamp, clamp(lit(x, 460) * 1.7), {
    mask: (c) => stipple(c, null, '#000000', (_, y) => below(y), { softness: 0.46, box: bounds(shape) }),
  });
  rim(ctx, shape, -1.8, 0.8, '#7fb8b4', clamp(starlit(x, 460) * 1.3));
}

function oldBook(ctx: Ctx, place: Standing, next: () => number) {
  const at = standing(place);
  const side = place.x + place.width / 2 < LAMP[0] ? 1 : -1;
  const styles = [
    [0.1, 0.14, 0.86, 0.9],
    [0.18, 0.36, 0.64, 0.82],
    [0.12, 0.88],
    [0.5],
    [0.08, 0.24, 0.76, 0.92],
  ];
  const colour = OLD[Math.floor(next() * OLD.length)];
  bookSpine(ctx, {
    place: at,
    width: place.width,
    height: place.height,
    colour,
    lit,
    side,
    bands: styles[Math.floor(next() * styles.length)],
    gilt: palette.parchD,
  });
  edged(ctx, place);
  const roll = next();
  const [cx, cy] = at(place.width / 2, -place.height * (roll < 0.3 ? 0.68 : 0.55));
  const shine = mix(DARK, palette.gold, clamp(0.12 + lit(cx, cy) * 1.2));
  if (roll < 0.26 && place.width > 26) {
    const patch = wobble(
      [
        at(3, -place.height * 0.6),
        at(place.width - 3, -place.height * 0.6),
        at(place.width - 3, -place.height * 0.74),
        at(3, -place.height * 0.74),
      ],
      0.5,
      0.08,
    );
    graded(ctx, patch, tonesOf('#6b2f2c'), (x, y) => lit(x, y) * 0.9);
    line(ctx, patch.concat([patch[0]]), 1, shine, 0.7);
  } else if (roll < 0.55 && place.width > 24) {
    for (const r of [8, 4.6])
      line(
        ctx,
        ellipse(cx, cy, Math.min(r, place.width * 0.28 * (r / 8)), r, place.lean ?? 0, 24),
        1.1,
        shine,
        0.85,
      );
  } else if (roll < 0.72) {
    for (const k of [-7, 0, 7])
      fill(ctx, ellipse(...at(place.width / 2, -place.height * 0.55 + k), 1.6, 1.6, 0, 8), shine, 0.9);
  }
}

/** A row of old books from x to end; now and then one leans on its neighbor. */
function row(ctx: Ctx, from: number, end: number, seed: number, heights: [number, number], gaps = 0.1) {
  const next = mulberry32(seed);
  contactRow(ctx, from, end);
  for (let x = from; x < end - 16;) {
    const width = Math.min(lerp(22, 52, Math.pow(next(), 1.3)), end - x);
    const height = lerp(heights[0], heights[1], next());
    if (next() < gaps && end - x > 120) {
      const lean = -lerp(0.1, 0.2, next());
      const shift = Math.sin(-lean) * height;
      oldBook(ctx, { x: x + shift * 0.92, width, height, lean }, next);
      x += width + shift + 4;
    } else {
      oldBook(ctx, { x, width, height }, next);
      x += width + 1.2;
    }
  }
}

function contactRow(ctx: Ctx, from: number, end: number) {
  // the dark between and behind the books, and what they lay on the board
  stipple(
    ctx,
    rect(from - 4, 420, end - from + 8, BOARD.stand - 420),
    '#050815',
    (x, y) =>
      0.75 * smoothstep(400, 540, y) * smoothstep(from - 4, from + 12, x) * smoothstep(end + 6, end - 10, x),
    { softness: 0.4 },
  );
  contact(ctx, from, end);
}

/** Tools a device into a spine, its middle at x, y of the spine's own coordinates. */
const tooled = (ctx: Ctx, place: Placing, device: Device, [x, y]: Point, gilt: Colour, scale = 1) =>
  tool(ctx, device, {
    place: (px, py) => place(x + px * scale, y + py * scale),
    gilt,
    lit: (px, py) => 1.6 * lit(px, py),
    weight: scale,
    wear: 0.5,
    depth: 0.8,
  });

/** Of a spine the page draws the cover too. */
interface Cover {
  cloth: Colour;
  gilt: Colour;
}
export const BIRTHDAY_COVER = { cloth: '#cdb187', gilt: '#8a3f30' } as const satisfies Cover;
export const REALM_COVER = { cloth: '#2c4a86', gilt: palette.gold } as const satisfies Cover;
export const MINDFULNESS_COVER = { cloth: '#8c4632', gilt: palette.gold } as const satisfies Cover;

/* In the list's order, the newest first; that one leans. */
const BIRTHDAY: Standing = { x: 750, width: 72, height: 240, lean: 0.2 };
const REALM: Standing = { x: 866, width: 92, height: 268 };
const MINDFULNESS: Standing = { x: 962, width: 76, height: 240 };

/** How a book that can be taken out stands: the middle of its foot, about which it turns, and what the page must know of it. */
const standsAs = ({ x, width, height, lean = 0, y = BOARD.stand }: Standing) => ({
  origin: standing({ x, width, height, lean, y })(width / 2, 0),
  measures: { wide: width, high: height, lean },
});
export const BIRTHDAY_STANDS = standsAs(BIRTHDAY);
export const REALM_STANDS = standsAs(REALM);
export const MINDFULNESS_STANDS = standsAs(MINDFULNESS);

/** An Introduction to Sound Mindfulness: a kettle and its steam. */
export function mindfulnessBook(ctx: Ctx) {
  const place = standing(MINDFULNESS);
  const { width: w, height: h } = MINDFULNESS;
  bookSpine(ctx, {
    place,
    width: w,
    height: h,
    colour: MINDFULNESS_COVER.cloth,
    lit,
    bands: [0.07, 0.1, 0.3, 0.72, 0.9, 0.93],
  });
  edged(ctx, MINDFULNESS);
  const { gilt } = MINDFULNESS_COVER;
  tooled(ctx, place, KETTLE, [w / 2 - 9, -h * 0.47], gilt, 0.76);
  tooled(ctx, place, PEARLS, [w / 2, -h * 0.81], gilt);
  tooled(ctx, place, FLOURISH, [w / 2, -h * 0.2], gilt);
}

/** A New Realm: a sea, and the star over it. */
export function realmBook(ctx: Ctx) {
  const place = standing(REALM);
  const { width: w, height: h } = REALM;
  bookSpine(ctx, {
    place,
    width: w,
    height: h,
    colour: REALM_COVER.cloth,
    lit,
    bands: [0.06, 0.09, 0.24, 0.76, 0.91, 0.94],
  });
  edged(ctx, REALM);
  const { gilt } = REALM_COVER;
  tooled(ctx, place, SEA_AND_STAR, [w / 2, -h * 0.55], gilt);
  tooled(ctx, place, RING, [w / 2, -h * 0.84], gilt);
  tooled(ctx, place, FLOURISH, [w / 2, -h * 0.165], gilt, 1.15);
}

/** Sonorarium of Resonance Turns One: pale, new, one candle, and leaning. */
export function birthdayBook(ctx: Ctx) {
  const place = standing(BIRTHDAY);
  const { width: w, height: h } = BIRTHDAY;
  bookSpine(ctx, {
    place,
    width: w,
    height: h,
    colour: BIRTHDAY_COVER.cloth,
    lit,
    shade: '#2a1a26',
    bloom: '#fff3cf',
    gilt: '#7a3a2c',
    bands: [0.07, 0.1, 0.28, 0.74, 0.91],
  });
  edged(ctx, BIRTHDAY);
  const { gilt } = BIRTHDAY_COVER;
  tooled(ctx, place, EAR, [w / 2, -h * 0.5], gilt);
  tooled(ctx, place, CANDLE, [w / 2, -h * 0.823], gilt, 0.78);
  tooled(ctx, place, PEARLS, [w / 2, -h * 0.17], gilt, 0.8);
  bookmark(ctx, place(w * 0.6, 1));
}

/** The ribbon out of the foot of a book: it sags over the board, turns once at its edge, and hangs with a swallow's tail. */
function bookmark(ctx: Ctx, [x, y]: Point) {
  const { edge } = BOARD;
  const flat = catmullRom(
    [
      [x, y - 2],
      [x + 14, y + 9],
      [x + 32, y + 7],
      [x + 52, y + 12],
      [x + 66, edge - 1],
    ],
    false,
    10,
  );
  const hanging = catmullRom(
    [
      [x + 64, edge - 3],
      [x + 74, edge + 8],
      [x + 70, edge + 24],
      [x + 77, edge + 42],
    ],
    false,
    10,
  );
  const lying = ribbon(
    flat,
    (t) => lerp(5, 10, Math.sin(Math.min(1, t * 1.5) * 1.57)) * (1 - 0.62 * smoothstep(0.72, 1, t)),
  );
  const band = ribbon(hanging, (t) => 3.6 + 6.4 * smoothstep(0, 0.42, t));
  const n = hanging.length;
  const end = hanging[n - 1];
  const tail: Point[] = [...band.slice(0, n), [end[0] - 2, end[1] - 8], ...band.slice(n)];
  for (const part of [lying, tail])
    fill(
      ctx,
      part.map(([px, py]) => [px + 3, py + 3]),
      '#0a0714',
      0.6,
    );
  fill(ctx, tail, palette.coralD);
  stipple(ctx, tail, palette.coral, (_, py) => 0.95 * smoothstep(edge + 4, edge + 22, py));
  stipple(
    ctx,
    tail,
    '#8c2f3a',
    (px, py) => 0.7 * smoothstep(edge + 14, edge - 2, py) + 0.4 * smoothstep(x + 74, x + 84, px),
  );
  fill(ctx, lying, palette.coral);
  stipple(
    ctx,
    lying,
    palette.coralD,
    (px, py) => 0.6 * smoothstep(y + 9, y + 14, py) + 0.8 * smoothstep(x + 50, x + 66, px),
  );
  rim(ctx, lying, 0.4, 1.4, palette.coralL, 0.8);
  rim(ctx, tail, 1.2, 0, palette.coralL, 0.5);
}

export function leftBooks(ctx: Ctx) {
  row(ctx, 40, 372, 5, [164, 236], 0.05);
  // three leaning books, and the gap beside them
  const next = mulberry32(9);
  contact(ctx, 392, 520);
  oldBook(ctx, { x: 372 + 36, width: 30, height: 196, lean: -0.19 }, next);
  oldBook(ctx, { x: 446, width: 38, height: 214, lean: -0.2 }, next);
  oldBook(ctx, { x: 494, width: 24, height: 172, lean: -0.24 }, next);
}

export function rightBooks(ctx: Ctx) {
  stipple(
    ctx,
    rect(770, 330, 300, 246),
    '#050815',
    (x, y) => 0.8 * smoothstep(770, 786, x) * smoothstep(1060, 960, x) * smoothstep(300, 460, y),
    { softness: 0.4 },
  );
  contact(ctx, 782, 954);
  contact(ctx, 1004, 1062);
  underLeaning(ctx, BIRTHDAY);
  lyingBooks(ctx, 1112);
  row(ctx, 1246, 1366, 44, [150, 214], 0);
}

/** The dark under a book that leans: it rests on one corner, and the other is raised. */
function underLeaning(ctx: Ctx, book: Standing) {
  const at = standing(book);
  const [left, raised] = at(0, 0);
  const [right, rests] = at(book.width, 0);
  const hidden = 6;
  const gap: Path = [
    [left + 2, raised - 1],
    [right, rests - hidden],
    [right + 4, rests + 1],
    [left, rests + 1],
  ];
  // The lamp looks in at the open end.
  stipple(
    ctx,
    gap,
    '#0d0816',
    (x, y) => 0.95 * smoothstep(left, left + 16, x + 0.5 * (rests - y)) * smoothstep(rests + 2, rests - 4, y),
    { softness: 0.4 },
  );
}

function lyingBooks(ctx: Ctx, x: number) {
  const { stand } = BOARD;
  contact(ctx, x, x + 132);
  let y = stand;
  const pile: [number, number, number, Colour][] = [
    [0, 128, 34, '#345048'],
    [10, 112, 26, '#5d3038'],
    [4, 120, 30, '#2f4a60'],
    [16, 96, 22, '#6a4630'],
  ];
  for (const [dx, w, thick, colour] of pile) {
    const back = wobble(
      [
        [x + dx, y - thick + 1],
        [x + dx + w, y - thick + 2],
        [x + dx + w, y - 1],
        [x + dx, y],
      ],
      0.7,
      0.06,
    );
    graded(
      ctx,
      back,
      tonesOf(colour),
      (px, py) =>
        lit(px, py) * (1.25 - 0.7 * smoothstep(y - thick, y, py)) * (1 - 0.35 * smoothstep(x, x + w, px)) +
        0.05,
    );
    rim(ctx, back, -2, 0.8, '#7fb8b4', clamp(starlit(x + w, y) * 1.3));
    const shine = mix(DARK, palette.parchD, clamp(lit(x + 40, y) * 1.5));
    for (const k of [0.12, 0.18, 0.82, 0.88])
      line(
        ctx,
        [
          [x + dx + w * k, y - thick + 2],
          [x + dx + w * k + 1, y - 2],
        ],
        1.3,
        shine,
        0.8,
      );
    ink(
      ctx,
      [
        [x + dx, y - thick + 1],
        [x + dx + w / 2, y - thick + 0.6],
        [x + dx + w, y - thick + 2],
      ],
      1.8,
      palette.lamp,
      { taper: 0.4, alpha: clamp(lit(x, y - thick) * 1.6), jitter: 0.6 },
    );
    ink(
      ctx,
      [
        [x + dx, y],
        [x + dx + w / 2, y + 0.4],
        [x + dx + w, y],
      ],
      2.2,
      '#05060f',
      { taper: 0.3 },
    );
    y -= thick;
  }
  handBell(ctx, x + 66, y + 1);
}

/** A small hand bell. */
function handBell(ctx: Ctx, x: number, y: number) {
  const at = { x, y, rotate: 0.02 };
  const path = (d: string): Point[] => transform(bezier(d, 2), at);
  const brass = (shape: Path, gain = 1) =>
    graded(
      ctx,
      shape,
      tonesOf('#a8763c', '#0d0a16', '#ffe9b4'),
      (px, py) =>
        (lit(px, py) * 1.7 + 0.08) *
        gain *
        (1.15 - 0.95 * smoothstep(x - 20, x + 26, px) + 0.5 * Math.exp(-Math.pow((px - x + 12) / 5, 2))),
    );
  const grip = path(
    'M-6,-57 C-4,-61 -5,-65 -8,-71 C-11,-80 -8,-90 0,-91 C8,-90 11,-80 8,-71 C5,-65 4,-61 6,-57 Z',
  );
  graded(
    ctx,
    grip,
    tonesOf('#6a4630', '#120b16', '#e0a868'),
    (px, py) => (lit(px, py) * 1.5 + 0.12) * (1.2 - smoothstep(x - 11, x + 11, px)),
  );
  rim(ctx, grip, 1.4, 0.4, palette.lamp, 0.7);
  ink(ctx, path('M-6,-66 C-3,-64.5 3,-64.5 6,-66'), 1.4, '#120b16', { alpha: 0.8, taper: 0.3 });
  brass(path('M-4,-46 L-4,-53 L-8,-54 C-9,-56 -9,-58 -8,-59 L8,-59 C9,-58 9,-56 8,-54 L4,-53 L4,-46 Z'));
  brass(path('M-30,-4 C-22,-12 -20,-34 -13,-46 C-8,-52 8,-52 13,-46 C20,-34 22,-12 30,-4 Z'));
  brass(path('M-33,-5 C-22,-9 22,-9 33,-5 C34,-2 33,1 30,2 C16,5 -16,5 -30,2 C-33,1 -34,-2 -33,-5 Z'), 0.85);
  ink(ctx, path('M-22,-14 C-10,-9 10,-9 22,-14'), 1.6, '#1d121c', { alpha: 0.7 });
  ink(ctx, path('M31,-3 C23,-14 21,-34 14,-45'), 2, '#8fc4b6', { alpha: 0.75, taper: 0.5 });
}
