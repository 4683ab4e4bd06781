import { mix } from '../../atelier/colours';
import { graded, tonesOf } from '../../atelier/light';
import { clamp, smoothstep } from '../../atelier/numbers';
import type { Colour, Ctx, Path, Point, Tooth } from '../../atelier/types';

export const W = 1920;
export const H = 1080;

/* The room is drawn in one-point perspective about the plane of the cabinet's front: a place in that plane keeps its
   screen coordinates, and `back` says how many units it is pushed away from us. */
export const VANISH: [x: number, y: number] = [1010, 455];
const FOCAL = 760;
export const FLOOR = 930;
export const LEFT_WALL = 300;
export const RIGHT_WALL = 1720;
export const BULB: Point = [352, 238];

export const shrink = (back: number) => FOCAL / (FOCAL + back);
export const place = (x: number, y: number, back = 0): Point => [
  VANISH[0] + (x - VANISH[0]) * shrink(back),
  VANISH[1] + (y - VANISH[1]) * shrink(back),
];

/** Draws with the eye at another height, as the room is seen from another one. */
export function withEyeAt(y: number, draw: () => void) {
  const own = VANISH[1];
  VANISH[1] = y;
  draw();
  VANISH[1] = own;
}

/** What the bulb gives to things that stand upright, 0..1. */
export const lit = (x: number, y: number) =>
  Math.pow(clamp(1 - Math.hypot((x - BULB[0]) / 640, (y - BULB[1]) / 780)), 1.5) +
  0.24 * Math.exp(-Math.pow(Math.hypot(x - BULB[0], y - BULB[1]) / 150, 2));

/** What comes from the door at the far end, 0..1, to what faces the aisle: cold, and soon spent. */
export const fromDoor = (x: number, y: number) =>
  clamp(1 - Math.hypot((x - 1034) / 520, (y - VANISH[1]) / 420));

export const DARK = '#060a1a';
export const STEEL_TONES: Colour[] = [
  '#050a18',
  '#0b1c2b',
  '#16343f',
  '#275158',
  '#437471',
  '#6f9986',
  '#a3b692',
  '#dccf9c',
  '#f4e2ae',
];

/** A thing that stands upright, printed from its shade to its light as the bulb reaches it. */
export function lightUp(
  ctx: Ctx,
  path: Path,
  colour: Colour,
  { tooth = 'fine', gain = 1, back = 0 }: { tooth?: Tooth; gain?: number; back?: number } = {},
) {
  const keep = gain * (1 - smoothstep(0, 1900, back));
  graded(
    ctx,
    path,
    tonesOf(colour, mix(DARK, '#0c1d33', fog(back) * 0.8)),
    (x, y) => lit(x, y) * keep * 1.12 + 0.04,
    { tooth },
  );
}

export const fog = (s: number) => smoothstep(0, 2600, s);
