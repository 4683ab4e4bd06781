import { mix, palette, ramp } from '../atelier/colours';
import { glow, graded, modelled, rim, solid, tonesOf, washAround, washTo } from '../atelier/light';
import { carve, clip, fill, ink, line, star, stipple, trace } from '../atelier/marks';
import { createCanvas, createPatch, createSheet, stamp, surfaceOf } from '../atelier/marks';
import { clamp, distance, fbm, lerp, noise, smoothstep, TAU } from '../atelier/numbers';
import { mulberry32, pick, random, seed } from '../atelier/numbers';
import { defineScene, layer } from '../atelier/scene';
import { bezier, bounds, catmullRom, contains, dash, ellipse, normals, points } from '../atelier/shapes';
import { rect, resample, ribbon, ripple, transform, wobble } from '../atelier/shapes';
import type { Colour, Ctx, Path } from '../atelier/types';

/* One small picture of each tool in the atelier, named after it. `npm run art -- golden` keeps them in art/golden, and a
   test compares: a tool that draws otherwise than it did would change every picture made with it. */

const SIDE = 48;
const BLOB = bezier('M6,30 C4,10 20,2 30,8 C44,14 46,30 36,40 C26,48 10,44 6,30 Z', 3);
const ZIGZAG = points('4,40 14,8 24,38 34,10 44,36');

function ground(ctx: Ctx, colour: Colour = palette.indigo) {
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, SIDE, SIDE);
}

/** Each point of a path as a small square, so that a point that has moved shows. */
function dots(ctx: Ctx, path: Path, colour: Colour = palette.lamp) {
  ctx.fillStyle = colour;
  for (const [x, y] of path) ctx.fillRect(x - 0.75, y - 0.75, 1.5, 1.5);
}

/** The graph of a function of 0..1 with values 0..1. */
function graph(ctx: Ctx, value: (t: number) => number) {
  for (let x = 0; x < SIDE; x++) ctx.fillRect(x, SIDE, 1, -SIDE * value((x + 0.5) / SIDE));
}

/** A map of a function of the place, from black (0) to white (1). */
function grid(ctx: Ctx, value: (x: number, y: number) => number) {
  for (let y = 0; y < SIDE; y += 3) {
    for (let x = 0; x < SIDE; x += 3) {
      ctx.fillStyle = mix('#000000', '#ffffff', value(x, y));
      ctx.fillRect(x, y, 3, 3);
    }
  }
}

/** A row of colours from left to right. */
function swatches(ctx: Ctx, colours: readonly Colour[]) {
  colours.forEach((colour, i) => {
    ctx.fillStyle = colour;
    ctx.fillRect((i * SIDE) / colours.length, 0, SIDE / colours.length, SIDE);
  });
}

const PICTURES: Record<string, (ctx: Ctx) => void> = {
  // colours
  palette: (ctx) => swatches(ctx, Object.values(palette)),
  mix: (ctx) =>
    swatches(
      ctx,
      [0, 0.2, 0.5, 0.9, 2].map((t) => mix(palette.coral, palette.teal, t)),
    ),
  ramp(ctx) {
    const along = [-1, 0, 0.2, 0.45, 0.7, 1, 2];
    swatches(
      ctx,
      along.map((t) => ramp([palette.ink, palette.teal, palette.lamp], t)),
    );
  },

  // numbers
  TAU: (ctx) => graph(ctx, (t) => 0.5 + 0.4 * Math.sin(TAU * t)),
  clamp: (ctx) => graph(ctx, (t) => clamp(2 * t - 0.5) * clamp(8 * t, 2, 5) * 0.2),
  lerp: (ctx) => graph(ctx, (t) => lerp(0.9, 0.1, t)),
  smoothstep: (ctx) => graph(ctx, (t) => smoothstep(0, 0.6, t) * smoothstep(1, 0.7, t)),
  distance: (ctx) => grid(ctx, (x, y) => distance(x, y, 12, 30) / SIDE),
  noise: (ctx) => grid(ctx, (x, y) => 0.5 + 0.5 * noise(x * 0.06, y * 0.06)),
  fbm: (ctx) => grid(ctx, (x, y) => 0.5 + fbm(x * 0.05 - 3, y * 0.05, 3)),
  random: (ctx) => grid(ctx, () => (random() + random(0.5) + random(-1, 1)) / 2),
  seed(ctx) {
    seed(11);
    const once = [...Array(8).keys()].map(() => random());
    seed(11);
    graph(ctx, (t) => 0.5 * (once[Math.floor(t * 8)] + random(0.2)));
  },
  pick: (ctx) =>
    swatches(
      ctx,
      [...Array(12).keys()].map(() => pick([palette.gold, palette.foam, palette.rust])),
    ),
  mulberry32(ctx) {
    const next = mulberry32(3);
    grid(ctx, next);
  },

  // shapes
  points: (ctx) => dots(ctx, ZIGZAG),
  rect: (ctx) => dots(ctx, rect(8, 12, 30, 20)),
  dash: (ctx) => dots(ctx, dash(24, 20, 16, 6)),
  ripple: (ctx) => dots(ctx, ripple(24, 24, 20, 8, 5)),
  ellipse: (ctx) => dots(ctx, [...ellipse(24, 24, 20), ...ellipse(24, 24, 16, 8, 0.6, 20)]),
  bezier: (ctx) =>
    dots(ctx, bezier('M4,40 Q10,4 20,24 T34,20 c4,-4 10,-8 8,4 S30,40 44,44 h-20 v-8 l-12,4 z', 2.5)),
  catmullRom(ctx) {
    dots(ctx, catmullRom(ZIGZAG, false, 8));
    dots(ctx, catmullRom(rect(16, 16, 16, 24), true, 5), palette.coral);
  },
  resample(ctx) {
    dots(ctx, resample(ZIGZAG, 4));
    dots(ctx, resample(rect(16, 16, 16, 24), 5, true), palette.coral);
  },
  wobble: (ctx) => dots(ctx, wobble(rect(8, 8, 32, 32), 3, 0.05, true, 4)),
  transform: (ctx) =>
    dots(ctx, transform(ZIGZAG, { x: 40, y: 6, scale: 0.6, scaleX: -1, scaleY: 1.3, rotate: 0.3 })),
  bounds(ctx) {
    const [left, top, right, bottom] = bounds(BLOB);
    dots(ctx, [...BLOB, [left, top], [right, bottom]]);
  },
  contains: (ctx) => grid(ctx, (x, y) => (contains(BLOB, x, y) ? 1 : 0)),
  normals(ctx) {
    const path = catmullRom(ZIGZAG, false, 5);
    normals(path).forEach(([nx, ny], i) => dots(ctx, [path[i], [path[i][0] + 5 * nx, path[i][1] + 5 * ny]]));
  },
  ribbon: (ctx) =>
    dots(
      ctx,
      ribbon(catmullRom(ZIGZAG), (t) => 2 + 6 * t),
    ),

  // marks
  trace(ctx) {
    trace(ctx, ZIGZAG, false);
    ctx.stroke();
    trace(ctx, rect(6, 6, 36, 36));
    ctx.stroke();
  },
  fill(ctx) {
    fill(ctx, BLOB, palette.petrol);
    fill(ctx, ZIGZAG, palette.coral, 0.5);
  },
  clip: (ctx) => clip(ctx, BLOB, (inside) => inside.fillRect(0, 0, 40, 24)),
  ink(ctx) {
    ink(ctx, ZIGZAG, 5, palette.ink);
    ink(ctx, points('4,44 44,30'), 4, palette.coral, {
      alpha: 0.8,
      taper: 0.1,
      bluntStart: 0.3,
      jitter: 0.8,
    });
  },
  line: (ctx) => line(ctx, ZIGZAG, 3, palette.rust, 0.7),
  carve(ctx) {
    carve(ctx, BLOB, {
      spacing: 9,
      spacingY: 4,
      length: () => random(8, 16),
      direction: (x) => x * 0.03,
      width: (_, y) => y * 0.06,
      colour: (x) => (x < 24 ? palette.teal : palette.gold),
      alpha: () => 0.9,
    });
    carve(ctx, BLOB, { spacing: 16, bend: 2, direction: () => 0.7, clip: false, taper: 0.2 });
  },
  star: (ctx) => star(ctx, 24, 24, 20, palette.gold, 0.9),
  stipple(ctx) {
    ground(ctx);
    stipple(ctx, BLOB, palette.foam, (x) => x / SIDE);
    stipple(ctx, null, palette.coral, (_, y) => y / 30 - 0.6, { tooth: 'dry', softness: 0.1, alpha: 0.7 });
    stipple(ctx, null, palette.gold, () => 0.4, { tooth: 'vert', box: [0, 0, 12, 48] });
    stipple(ctx, null, palette.lamp, () => 0.5, { tooth: 'wide', softness: 0.46, box: [30, 0, 48, 14] });
  },
  createCanvas(ctx) {
    const plain = createCanvas(12, 12);
    plain.fillRect(3, 3, 6, 6);
    ctx.drawImage(plain.canvas, 6, 6);
  },
  createSheet(ctx) {
    const sheet = createSheet({ width: 24, height: 24, scale: 0.5 });
    sheet.fillRect(6, 6, 12, 12);
    ctx.drawImage(sheet.canvas, 6, 6);
  },
  surfaceOf(ctx) {
    const { width, height, scale } = surfaceOf(ctx);
    ctx.fillRect(0, 0, width / 2, height / (4 * scale));
    const plain = surfaceOf(createCanvas(10, 20));
    ctx.fillRect(20, 20, plain.width * plain.scale, plain.height * plain.scale);
  },
  createPatch(ctx) {
    const patch = createPatch(ctx, 10, 10, 40, 30);
    fill(patch, BLOB, palette.teal);
    stamp(ctx, patch.canvas, 10, 10);
  },
  stamp(ctx) {
    const seal = createCanvas(8, 8);
    seal.fillRect(0, 0, 8, 8);
    stamp(ctx, seal.canvas, 7, 13);
  },

  // light
  glow(ctx) {
    ground(ctx);
    glow(ctx, 20, 20, 22, palette.gold, 0.9);
    glow(ctx, 34, 36, 14, palette.teal, 1, { radiusY: 8, falloff: 1, blend: 'source-over', path: BLOB });
  },
  rim(ctx) {
    fill(ctx, BLOB, palette.petrol);
    rim(ctx, BLOB, 2, 3, palette.lamp, 0.9);
    rim(ctx, BLOB, -3, -2, palette.coral, 1, { mask: (mask) => mask.fillRect(24, 24, 24, 24) });
  },
  tonesOf: (ctx) => swatches(ctx, tonesOf(palette.wood3)),
  graded: (ctx) =>
    graded(ctx, BLOB, tonesOf(palette.teal), (x, y) => (x + y) / 80, { tooth: 'dry', softness: 0.2 }),
  solid(ctx) {
    solid(ctx, ellipse(14, 24, 11, 18), palette.rust);
    solid(ctx, ellipse(36, 24, 9, 16), palette.teal, {
      from: [1, 0.4],
      light: palette.foam,
      edge: 0,
      dark: 0.5,
    });
  },
  modelled(ctx) {
    modelled(ctx, ellipse(14, 24, 11, 18), palette.rust);
    modelled(ctx, ellipse(36, 24, 9, 16), palette.teal, {
      from: [1, 0.4],
      shade: palette.ink,
      tooth: 'vert',
      bright: 1,
    });
  },
  washTo: (ctx) => washTo(ctx, palette.coral, [8, 40], [44, 4], 0.9),
  washAround(ctx) {
    washAround(ctx, 18, 18, 16, palette.gold, 1);
    washAround(ctx, 30, 34, 16, palette.teal, 0.8, { falloff: 1, radiusY: 10 });
  },
};

export default defineScene({
  name: '_golden',
  size: [SIDE, SIDE],
  layers: Object.entries(PICTURES).map(([name, draw]) => layer(name, {}, draw)),
});
