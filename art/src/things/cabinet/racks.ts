import { mix, palette } from '../../atelier/colours';
import { rim, washTo } from '../../atelier/light';
import { carve, clip, fill, ink, line, stipple } from '../../atelier/marks';
import { clamp, lerp, mulberry32, noise, pick, random, smoothstep } from '../../atelier/numbers';
import { ellipse, wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Path, Point, Tooth } from '../../atelier/types';
import { bookSpine } from '../book-spine';
import { BULB, DARK, FLOOR, fog, LEFT_WALL, lightUp, lit, place, RIGHT_WALL, shrink, VANISH } from './place';

interface Wall {
  x: number;
  /** 1 when the aisle lies to the right of it, -1 to the left. */
  side: 1 | -1;
  light: number;
}
const LEFT: Wall = { x: LEFT_WALL, side: 1, light: 1 };
const RIGHT: Wall = { x: RIGHT_WALL, side: -1, light: 0 };

/** A point on a rack's face: `s` along the wall away from us, `up` above the floor, `out` into the aisle. */
const onWall = (wall: Wall, s: number, up: number, out = 0): Point =>
  place(wall.x + wall.side * out, FLOOR - up, s);

/** A colour in the unlit depth of the wall. */
function dimmed(colour: Colour, s: number): Colour {
  return mix(mix(colour, mix('#0d1930', '#0c1d33', fog(s)), 0.84), DARK, 0.25 * (1 - fog(s)));
}

/** Prints a face of something on a rack. */
function onRack(
  ctx: Ctx,
  wall: Wall,
  s: number,
  path: Path,
  colour: Colour,
  gain = 1,
  tooth: Tooth = 'fine',
) {
  if (wall.light) lightUp(ctx, path, colour, { gain: gain * 0.82 * shaded(path), back: s, tooth });
  else fill(ctx, path, dimmed(colour, s));
}

/** The cabinet stands between the bulb and what lies behind it. */
const shaded = (path: Path) => 1 - 0.75 * smoothstep(640, 780, path[0][0]);

function wallPath(wall: Wall, s: number, up: number, length: number, tall: number, out = 0): Point[] {
  return [
    onWall(wall, s, up, out),
    onWall(wall, s + length, up, out),
    onWall(wall, s + length, up + tall, out),
    onWall(wall, s, up + tall, out),
  ];
}

function archiveBox(
  ctx: Ctx,
  wall: Wall,
  s: number,
  up: number,
  length: number,
  tall: number,
  colour: Colour,
  out = 0,
) {
  const k = shrink(s);
  const face = wobble(wallPath(wall, s, up, length, tall, out), 0.9 * k, 0.04);
  if (out > 4) {
    // the end that faces us
    onRack(
      ctx,
      wall,
      s,
      wobble(
        [
          onWall(wall, s, up, 0),
          onWall(wall, s, up, out),
          onWall(wall, s, up + tall, out),
          onWall(wall, s, up + tall, 0),
        ],
        0.7 * k,
        0.04,
      ),
      colour,
      0.55,
    );
  }
  onRack(ctx, wall, s, face, colour);
  if (!wall.light) stipple(ctx, face, DARK, () => 0.3, { tooth: 'dry', softness: 0.4 });
  // the lid's skirt
  const skirt = tall * 0.24;
  const lid = [
    onWall(wall, s + 1, up + tall - skirt, out + 1),
    onWall(wall, s + length / 2, up + tall - skirt - 1, out + 1),
    onWall(wall, s + length - 1, up + tall - skirt, out + 1),
  ];
  ink(ctx, lid, 4 * k, DARK, { taper: 0.15, alpha: wall.light ? 0.75 : 0.5 });
  const [mx, my] = onWall(wall, s + length / 2, up + tall, out);
  ink(
    ctx,
    [
      onWall(wall, s + 2, up + tall, out),
      onWall(wall, s + length / 2, up + tall + 0.8, out),
      onWall(wall, s + length - 2, up + tall, out),
    ],
    2.4 * k,
    wall.light ? palette.lamp : '#24415a',
    {
      taper: 0.3,
      alpha: wall.light ? clamp(lit(mx, my) * 1.5 * shaded(face)) : 0.3 * (1 - fog(s)),
      jitter: 0.7,
    },
  );
  const label = wobble(
    wallPath(wall, s + length * 0.3, up + tall * 0.34, length * 0.42, tall * 0.24, out + 1),
    0.5 * k,
    0.08,
  );
  if (wall.light) lightUp(ctx, label, palette.parchD, { gain: 1.15 * shaded(face), back: s });
  else fill(ctx, label, mix(dimmed(colour, s), palette.parchD, 0.13));
  const hole = ellipse(0, 0, 1).map(([a, b]) =>
    onWall(wall, s + length * 0.51 + a * 9, up + tall * 0.17 + b * 7, out + 1),
  );
  fill(ctx, hole, DARK, 0.85);
}

function ledgers(ctx: Ctx, wall: Wall, s: number, up: number, length: number, tallest: number) {
  const colours: Colour[] = ['#5d3038', '#2a5560', '#2c3560', '#6d4a34', '#234458', '#7a4634'];
  const end = s + length;
  let lean = 0;
  while (s < end - 18) {
    const w = Math.min(random(22, 44), end - s);
    const h = random(0.72, 0.98) * tallest;
    const at = s;
    lean = random() < 0.12 && end - s > 90 ? random(10, 26) : 0;
    const colour = pick(colours);
    const tilt = lean;
    if (wall.light) {
      bookSpine(ctx, {
        place: (x, y) => onWall(wall, at + x + (tilt * -y) / h, up - y),
        width: w,
        height: h,
        colour,
        lit: (x, y) => lit(x, y) * 0.8 * (1 - smoothstep(0, 1900, at)) * (1 - 0.75 * smoothstep(640, 780, x)),
        bands: pick([[0.14, 0.84], [0.12, 0.2, 0.8, 0.88], [0.5], [0.2, 0.35, 0.65, 0.8]]),
        gilt: palette.parchD,
      });
    } else {
      const face = wobble(
        [
          onWall(wall, at, up),
          onWall(wall, at + w - 2, up),
          onWall(wall, at + w - 2 + tilt, up + h),
          onWall(wall, at + tilt, up + h),
        ],
        0.5,
        0.05,
      );
      fill(ctx, face, mix(dimmed(colour, at), DARK, random(0, 0.3)));
      line(
        ctx,
        [onWall(wall, at + w + tilt, up + h * 0.98), onWall(wall, at + w, up + 2)],
        1.6 * shrink(at),
        DARK,
        0.7,
      );
      line(
        ctx,
        [
          onWall(wall, at + 2 + tilt * 0.8, up + h * 0.8),
          onWall(wall, at + w - 3 + tilt * 0.8, up + h * 0.8),
        ],
        1.4 * shrink(at),
        '#2b4258',
        0.35,
      );
    }
    s += w + lean * 0.9 + 0.5;
  }
}

function ledgerPile(ctx: Ctx, wall: Wall, s: number, up: number, length: number, n: number) {
  for (let i = 0; i < n; i++) {
    const inset = random(0, 14);
    const thick = random(20, 32);
    const colour = pick(['#5d3038', '#2a5560', '#3a3f6e', '#6d4a34'] as Colour[]);
    const face = wobble(
      wallPath(wall, s + inset, up, length - inset - random(0, 12), thick - 1.5),
      0.7,
      0.05,
    );
    onRack(ctx, wall, s, face, colour, 0.92);
    const [x, y] = onWall(wall, s, up + thick);
    ink(
      ctx,
      [
        onWall(wall, s + inset, up + thick - 1.5),
        onWall(wall, s + length / 2, up + thick - 1),
        onWall(wall, s + length - inset - 4, up + thick - 1.5),
      ],
      1.8 * shrink(s),
      wall.light ? palette.lamp : '#24415a',
      { taper: 0.4, alpha: wall.light ? clamp(lit(x, y) * 1.3) : 0.2 },
    );
    up += thick;
  }
}

/** The boards above the bulb take its light from below. */
function underside(ctx: Ctx, wall: Wall, s: number, level: number, length: number) {
  const up = level - 15;
  const [, y] = onWall(wall, s + length / 2, up);
  if (y > BULB[1]) return;
  const face = [
    onWall(wall, s, up),
    onWall(wall, s + length, up),
    onWall(wall, s + length, up - 6, -78),
    onWall(wall, s, up - 6, -78),
  ];
  clip(ctx, wallPath(wall, s + 20, -4, length - 20, 1240), () =>
    lightUp(ctx, face, palette.wood3, { gain: 1.05, back: s, tooth: 'dry' }),
  );
}

const LEVELS = [34, 236, 440, 646, 852, 1058];

/** One wall of shelving from near to far, filled with boxes and ledgers. */
function rack(ctx: Ctx, wall: Wall, from: number, to: number, seed: number) {
  const next = mulberry32(seed);
  const inside = wallPath(wall, from, -4, to - from, 1240);
  fill(ctx, inside, wall.light ? '#080d1f' : '#070c1c');
  const cards: Colour[] = ['#8a6a48', '#6d5a4c', '#3f6068', '#7d4a3c', '#4d5560', '#7d6244'];
  const bay = 372;
  for (let s0 = Math.floor((from + 104) / bay) * bay - 104; s0 < to; s0 += bay) {
    if (wall.light) for (const level of LEVELS) underside(ctx, wall, s0, level, bay);
    for (const level of LEVELS) {
      const top = 168;
      const end = s0 + bay - 16;
      for (let s = s0 + 16; s < end - 24;) {
        const room = end - s;
        const roll = next();
        if (s + 180 < from || s > to) {
          s += 90;
        } else if (roll < 0.5 && room > 100) {
          const length = Math.min(lerp(104, 150, next()), room - 4);
          const tall = lerp(112, 152, next());
          const out = next() < 0.16 && s > from + 60 ? lerp(12, 34, next()) : 0;
          archiveBox(ctx, wall, s, level, length, tall, pick(cards), out);
          if (next() < 0.28) ledgerPile(ctx, wall, s + 8, level + tall + 1, length - 22, 1);
          s += length + lerp(3, 16, next());
        } else if (roll < 0.86) {
          const length = Math.min(lerp(80, 180, next()), room);
          ledgers(ctx, wall, s, level, length, top * lerp(0.74, 0.98, next()));
          s += length + lerp(2, 10, next());
        } else if (room > 110 && roll < 0.95) {
          ledgerPile(ctx, wall, s, level, 104, 2 + Math.floor(next() * 3));
          s += 112;
        } else s += lerp(24, 60, next());
      }
      // the board under them
      const board = wobble(wallPath(wall, s0, level - 15, bay, 15), 0.5, 0.02);
      onRack(ctx, wall, s0, board, palette.wood2, 1, 'dry');
      const [x, y] = onWall(wall, s0 + bay / 2, level);
      ink(
        ctx,
        [onWall(wall, s0, level), onWall(wall, s0 + bay / 2, level), onWall(wall, s0 + bay, level)],
        2.6 * shrink(s0),
        wall.light ? palette.lamp : '#1f3a52',
        {
          taper: 0.1,
          alpha: wall.light ? clamp(lit(x, y) * 1.6 * shaded([[x, y]])) : 0.35 * (1 - fog(s0)),
          jitter: 0.6,
        },
      );
      // and the dark that hangs from the board above
      const hang = wallPath(wall, s0, level + top - 30, bay, 52);
      const height = Math.abs(hang[0][1] - hang[3][1]);
      // Above the bulb there is none: the light comes from below.
      const dark = wall.light && hang[0][1] < BULB[1] ? 0.15 : 0.7;
      stipple(ctx, hang, DARK, (_, py) => dark * smoothstep(hang[0][1], hang[0][1] - height, py), {
        softness: 0.4,
      });
    }
    const post = wobble(wallPath(wall, s0 - 2, -4, 24, 1240, 5), 0.5, 0.02);
    onRack(ctx, wall, s0, post, palette.wood2, 0.9, 'vert');
    if (wall.light && s0 < 300) {
      carve(ctx, post, {
        spacing: 9,
        spacingY: 58,
        direction: (px, py) => Math.PI / 2 + 0.1 * noise(px * 0.04, py * 0.006),
        length: () => random(26, 90),
        width: () => (random() < 0.6 ? random(0.8, 1.5) : 0),
        colour: () => (random() < 0.7 ? '#1a0f1c' : palette.wood4),
        alpha: (px, py) => 0.25 + 0.5 * lit(px, py),
      });
    }
    const [x] = onWall(wall, s0 - 2, 400, 5);
    if (wall.light)
      rim(ctx, post, 2.2, 0, palette.lamp, clamp(lit(x, 320) * 1.2) * (1 - smoothstep(0, 1400, s0)));
    else
      line(
        ctx,
        [onWall(wall, s0 - 2, 0, 5), onWall(wall, s0 - 2, 1000, 5)],
        1.6,
        '#1c3149',
        0.5 * (1 - fog(s0)),
      );
  }
}

export function farShelves(ctx: Ctx) {
  rack(ctx, RIGHT, -200, 4400, 52);
  // Its foot lies in the dark: the floor, on a sheet of its own, would cut what stands there with a hard edge.
  const foot = wallPath(RIGHT, -330, -20, 2400, 230, 40);
  stipple(
    ctx,
    foot,
    '#070c1c',
    (x, y) => {
      const s = clamp((RIGHT.x - VANISH[0]) / Math.max(1, x - VANISH[0]), 0, 4);
      const up = FLOOR - VANISH[1] - (y - VANISH[1]) * s;
      return 1.05 * smoothstep(215, 90, up) * (1 - fog(1400 * Math.max(0, s - 1)));
    },
    { softness: 0.42 },
  );
  // the right side sinks: text stands here
  ctx.globalCompositeOperation = 'source-atop';
  washTo(ctx, DARK, [980, 0], [1560, 0], 0.36);
  washTo(ctx, DARK, [1480, 0], [1920, 0], 0.42);
  washTo(ctx, DARK, [0, 300], [0, 40], 0.3);
  ctx.globalCompositeOperation = 'source-over';
}

export const nearShelves = (ctx: Ctx) => rack(ctx, LEFT, -330, 4400, 11);
