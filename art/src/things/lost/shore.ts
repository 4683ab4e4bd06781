import { mix, palette } from '../../atelier/colours';
import { fill, ink, line, stipple } from '../../atelier/marks';
import { fbm, lerp, noise, pick, random, smoothstep, TAU } from '../../atelier/numbers';
import { contains, wobble } from '../../atelier/shapes';
import type { Ctx, Path, Point } from '../../atelier/types';
import { BONE, GREY, H, INK, onGround, onSheet, scaleAt, steps, W } from './place';

/** A trace of gravel, then of sand, where the way leaves the sheet at the right. */

/** The shore lies along the view: gravel begins so many metres to the right, then sand. */
const GRAVEL = 0.2;
const SAND = 0.38;
const unevenly = ([right, ahead]: Point) =>
  right + 0.1 * fbm(right * 5, ahead * 5) + 0.04 * noise(ahead * 4, 7);

const gravelAt = (place: Point) => {
  const t = unevenly(place);
  return (
    smoothstep(GRAVEL - 0.1, GRAVEL + 0.05, t) *
    smoothstep(SAND + 0.12, SAND, t) *
    smoothstep(0.5, 0.62, place[1]) *
    smoothstep(2.5, 1.8, place[1])
  );
};
const sandAt = (place: Point) => {
  const t = unevenly(place);
  return smoothstep(SAND - 0.06, SAND + 0.14, t) * smoothstep(0.52, 0.75, place[1]);
};

export function sand(ctx: Ctx) {
  const box = [1400, 496, W, 980] as const;
  /** Far off it breaks into level strokes, which thin into the paper: no horizon. */
  const strokes = (x: number, y: number) =>
    smoothstep(514, 540, y) *
    smoothstep(
      0.5,
      0.62,
      (y - 500) / 104 +
        0.6 * noise(x * 0.007 + 3, y * 0.085) +
        0.2 * noise(x * 0.031, y * 0.21) +
        0.55 * fbm(x * 0.014 + 1, y * 0.024),
    );
  const much = (x: number, y: number) => strokes(x, y) * sandAt(onGround([x, y]));
  stipple(ctx, null, mix(BONE, palette.parchD, 0.62), (x, y) => much(x, y) * 0.95, { softness: 0.4, box });
  stipple(ctx, null, mix(palette.parchD, palette.wood4, 0.3), (x, y) => much(x, y) * 0.42, {
    softness: 0.42,
    alpha: 0.7,
    box,
  });
  stipple(ctx, null, mix(palette.wood3, INK, 0.5), (x, y) => much(x, y) * 0.045, {
    softness: 0.1,
    alpha: 0.55,
    box,
  });
  // ripples, level, closer to each other the farther off
  for (let ahead = 0.52; ahead < 3.2; ahead += 0.02 + 0.014 * ahead) {
    for (let right = SAND - 0.1 + random(0.1); right < 1.6;) {
      const long = random(0.08, 0.34);
      const path = [...Array(11).keys()].map((i): Point => {
        const x = right + (long * i) / 10;
        return onSheet([x, ahead + 0.022 * noise(x * 7, ahead * 14) + 0.05 * noise(x * 2.2, 3)]);
      });
      const [mx, my] = path[5];
      const here = mx > W + 60 ? 0 : much(mx, my);
      if (random() < here * 1.2) {
        const size = scaleAt(my);
        ink(
          ctx,
          path,
          0.0042 * size * random(0.6, 1.3),
          mix(palette.parchD, palette.wood3, random(0.3, 0.7)),
          {
            alpha: 0.75 * here,
            taper: 0.85,
            jitter: 0.5,
          },
        );
        const crest = path.map(([px, py]): Point => [px + 0.004 * size, py + 0.006 * size]);
        ink(ctx, crest, 0.003 * size, mix(BONE, '#ffffff', 0.5), { alpha: 0.85 * here, taper: 0.9 });
      }
      right += long * random(0.9, 1.8);
    }
  }
}

/** Round and worn, broken, or split off long and flat. */
type Stone = 'worn' | 'broken' | 'flat';

/** How far its outline goes from its middle at an angle, in parts of its size. */
function outline(kind: Stone): (a: number) => number {
  const squash = kind === 'flat' ? random(0.42, 0.6) : random(0.74, 1);
  const turn = random(-0.4, 0.4);
  return (a) => {
    const q = a - turn;
    const round = squash / Math.hypot(squash * Math.cos(q), Math.sin(q));
    return (
      round * (kind === 'broken' ? random(0.72, 1.14) : random(0.95, 1.05)) * (kind === 'flat' ? 1.3 : 1)
    );
  };
}

/** Stones stand up from the ground: they are seen less flat than it. */
const HIGH = 0.66;

function pebble(ctx: Ctx, x: number, y: number, r: number) {
  const kind = pick<Stone>(['worn', 'worn', 'broken', 'flat']);
  const turn = random(TAU);
  const far = outline(kind);
  const count = kind === 'broken' ? 5 + Math.floor(random(3)) : r > 3 ? 18 : 9;
  const raw: Path = [...Array(count).keys()].map((i): Point => {
    const a = turn + (i / count) * TAU;
    const k = r * far(a);
    return [x + Math.cos(a) * k, y + Math.sin(a) * k * HIGH];
  });
  const shape = r > 3 ? wobble(raw, r * 0.05, 0.2) : raw;
  const tone = mix(
    BONE,
    pick([GREY, GREY, palette.parchD, palette.slate, mix(palette.wood4, palette.slate, 0.4), palette.wood4]),
    Math.pow(random(), 1.3) * 0.68 + 0.14,
  );
  fill(ctx, shape, tone);
  if (r > 3.6) {
    stipple(ctx, shape, mix(tone, '#ffffff', 0.6), (_, py) => smoothstep(y + r * 0.2, y - r * 0.6, py) * 0.8);
    stipple(
      ctx,
      shape,
      mix(tone, INK, 0.55),
      (px, py) => 0.7 * smoothstep(r * 0.1, r * 0.75, py - y + 0.3 * (px - x)),
    );
    if (kind === 'worn' && random() < 0.5) {
      // a vein of quartz
      const at = random(-0.4, 0.4) * r;
      const slant = random(-0.5, 0.5);
      const band = [-1, -0.5, 0, 0.5, 1]
        .map((t): Point => [x + at + slant * t * r, y + t * r * HIGH])
        .filter(([px, py]) => contains(shape, px, py));
      if (band.length > 2) ink(ctx, band, 0.16 * r, mix(BONE, '#ffffff', 0.5), { alpha: 0.9, taper: 0.4 });
    } else {
      for (let k = 0; k < 2 + r * 0.2; k++) {
        const from = x + r * random(-0.6, 0.1);
        const cy = y + r * random(-0.15, 0.42);
        ink(
          ctx,
          [
            [from, cy],
            [from + r * 0.3, cy + r * 0.08],
            [from + r * random(0.45, 0.8), cy - r * random(0, 0.1)],
          ].filter(([px, py]) => contains(shape, px, py)),
          1.1,
          INK,
          { alpha: 0.5, taper: 0.9 },
        );
      }
    }
  }
  line(ctx, [...shape, shape[0]], r > 3.6 ? 1.1 : 0.8, INK, r > 3.6 ? 0.7 : 0.5);
}

export function gravel(ctx: Ctx) {
  const stones: [x: number, y: number, r: number][] = [];
  for (let i = 0; i < 12_000; i++) {
    const place = onGround([random(1320, W + 30), lerp(520, H - 110, Math.pow(random(), 1.2))]);
    const drift = smoothstep(-0.3, 0.35, noise(place[0] * 6, place[1] * 6 + 4));
    if (random() > gravelAt(place) * (0.1 + 0.8 * drift)) continue;
    const [x, y] = onSheet(place);
    const size = scaleAt(y);
    const r = size * (lerp(0.0022, 0.0075, Math.pow(random(), 1.6)) + Math.pow(random(), 8) * 0.034);
    // Nobody treads on a large one.
    if (r > 0.008 * size && steps.some(({ at }) => Math.hypot(at[0] - place[0], at[1] - place[1]) < 0.17))
      continue;
    if (stones.some(([a, b, c]) => Math.hypot(a - x, (b - y) / HIGH) < (c + r) * 1.02)) continue;
    stones.push([x, y, r]);
  }
  stones.toSorted((a, b) => a[1] - b[1]).forEach(([x, y, r]) => pebble(ctx, x, y, r));
}
