import { lerp, TAU } from '../../atelier/numbers';
import { bezier, ellipse, transform } from '../../atelier/shapes';
import type { Path, Point } from '../../atelier/types';
import type { Device, Stroke } from './tooling';

/* What is tooled into the books of the shelf: on the spine, and larger on the cover. */

export const arcOf = (x: number, y: number, r: number, from: number, to: number, squash = 1): Point[] =>
  [...Array(25).keys()].map((i) => [
    x + Math.cos(lerp(from, to, i / 24)) * r,
    y + Math.sin(lerp(from, to, i / 24)) * r * squash,
  ]);
export const dot = (x: number, y: number, r: number): Stroke => ({ path: ellipse(x, y, r, r, 0, 14) });

/** Cuts side by side across a band between two curves, as a graver leaves them: the shade of a form. */
const shadeCuts = (inner: Path, outer: Path, count: number, width: number): Stroke[] =>
  [...Array(count).keys()].map((i) => {
    const t = i / (count - 1);
    const at = (path: Path) => path[Math.round(t * (path.length - 1))];
    const k = 0.4 + 0.6 * Math.sin(Math.PI * (0.1 + 0.8 * t));
    const [[ox, oy], [ix, iy]] = [at(outer), at(inner)];
    return {
      path: [
        [ox, oy],
        [lerp(ox, ix, k * 0.5), lerp(oy, iy, k * 0.5) + 0.3],
        [lerp(ox, ix, k), lerp(oy, iy, k)],
      ],
      width,
    };
  });

const rays = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  turn: number,
  width: number,
): Stroke[] =>
  [...Array(count).keys()].map((i) => {
    const a = turn + (i * TAU) / count;
    const far = i % 2 ? lerp(from, to, 0.6) : to;
    return {
      path: [from, (from + far) / 2, far].map((r): Point => [x + Math.cos(a) * r, y + Math.sin(a) * r]),
      width,
    };
  });

/** A kettle, and the sound of its steam. */
export const KETTLE: Device = [
  { path: bezier('M-19,24 C-30,10 -25,-9 0,-9 C25,-9 30,10 19,24', 2), width: 2.5 },
  { path: bezier('M-22,24 C-10,27 10,27 22,24', 2), width: 2.8 },
  { path: bezier('M-24.5,6 C-14,9.5 14,9.5 24.5,6', 2), width: 1.2 },
  { path: bezier('M-24,9.5 C-14,13 14,13 24,9.5', 2), width: 0.9 },
  { path: bezier('M-11,-8 C-8,-11.5 8,-11.5 11,-8', 2), width: 1.4 },
  { path: bezier('M23,14 C31,13 30,1 37,-6', 2), width: 2.1 },
  { path: bezier('M24.5,3 C27,1 27,-6 31,-9 L37,-6', 2), width: 1.7 },
  { path: bezier('M-17,-5 C-22,-30 22,-30 17,-5', 2), width: 2.4 },
  { path: bezier('M-12,-9 C-14,-23.5 14,-23.5 12,-9', 2), width: 1.1 },
  dot(0, -13, 2.6),
  ...shadeCuts(bezier('M8,14 C9,18 8,22 7,24', 1), bezier('M22,12 C23,16 20,21 18,24', 1), 5, 1.1),
  ...shadeCuts(bezier('M-14,-2 C-10,-5 -6,-6 -3,-6', 1), bezier('M-20,2 C-15,-5 -9,-8 -3,-8', 1), 5, 1),
  ...[7, 13, 19, 25].map((r, i) => ({
    path: arcOf(38, -14, r, Math.PI * 1.14, Math.PI * 1.72),
    width: 2.1 - i * 0.3,
  })),
  dot(38, -14, 1.5),
  ...[-24, -12, 0, 12, 24].map((x) => ({
    path: bezier(`M${x},31 C${x - 3},34 ${x + 3},36 ${x},40`, 2),
    width: 1.5,
  })),
];

/** A sea, and the star over it. */
export const SEA_AND_STAR: Device = [
  ...[13, 21, 29, 37].map((r, i) => ({
    path: arcOf(0, 0, r, Math.PI * 1.04, Math.PI * 1.96),
    width: 1.9 - i * 0.2,
  })),
  ...[17, 25, 33].map((r) => ({ path: arcOf(0, 0, r, Math.PI * 1.2, Math.PI * 1.8), width: 0.8 })),
  {
    path: [...Array(9).keys()].map((i): Point => {
      const a = (i * Math.PI) / 4;
      const k = i % 2 ? 2.2 : i % 4 === 0 ? 10.5 : 6.5;
      return [Math.sin(a) * k, -2 - Math.cos(a) * k];
    }),
  },
  ...[...Array(6).keys()].map((i) => ({
    path: [...Array(33).keys()].map((k): Point => [
      (k / 16 - 1) * (37 - i * 4.6) + (i % 2) * 3,
      13 + i * 6.6 + (i ? Math.sin((k / 32) * TAU * (2.4 - i * 0.22) + i) * 1.9 : 0),
    ]),
    width: 2.2 - i * 0.2,
  })),
  // what the star lays on the water
  ...[16.5, 23, 29.5, 36].map((y, i) => ({
    path: [
      [-5 + i * 0.6, y],
      [0, y + 0.5],
      [5 - i * 0.6, y],
    ],
    width: 1.3,
  })),
];

/** An ear. */
export const EAR: Device = [
  {
    path: bezier('M-9,29 C-25,12 -27,-22 -4,-32 C18,-39 29,-20 22,0 C18,13 8,15 6,27 C4,37 -6,37 -10,29', 2),
    width: 2.5,
  },
  { path: bezier('M-14,8 C-20,-14 -11,-26 1,-26.5 C13,-28 20,-17 15,-5', 2), width: 1.5 },
  { path: bezier('M-8,-3 C-11,-20 10,-23 10.5,-9 C11,1 1,3 0,13 C-1,18 -5,19 -7,17', 2), width: 2 },
  { path: bezier('M4,-10 C4,-14 -3,-14 -4,-8', 2), width: 1.2 },
  ...shadeCuts(
    bezier('M-14,8 C-20,-14 -11,-26 1,-26.5', 1),
    bezier('M-13,20 C-24,4 -22,-22 -4,-31', 1),
    13,
    0.9,
  ),
  ...shadeCuts(bezier('M13,0 C10,8 3,12 2,20', 1), bezier('M19.5,3 C15,11 8,14 5,24', 1), 7, 0.9),
];

/** A candle that burns. */
export const CANDLE: Device = [
  { path: bezier('M-3.4,20 L-3.4,2', 2), width: 1.6 },
  { path: bezier('M3.4,20 L3.4,2', 2), width: 1.6 },
  { path: bezier('M-3.4,2.4 C-1,4 1,4 3.4,2.4', 2), width: 1.2 },
  { path: bezier('M-3.4,8 L3.4,5', 3), width: 1 },
  { path: bezier('M-3.4,13 L3.4,10', 3), width: 1 },
  { path: bezier('M-3.4,18 L3.4,15', 3), width: 1 },
  { path: bezier('M0,0 C-7,-6 -3,-11 0,-19 C4,-11 7,-6 0,0', 1.5), width: 1.7 },
  { path: bezier('M0,-3 C-2,-6 -1,-8 0,-11 C1.4,-8 2,-6 0,-3', 1.5) },
];
/** What a flame throws around itself. */
export const GLEAM: Device = rays(0, -8, 13, 20, 14, -Math.PI / 2, 1.3);

/** A ring about a pearl. */
export const RING: Device = [{ path: arcOf(0, 0, 11, 0, TAU), width: 1.4 }, dot(0, 0, 2.4)];

export const PEARLS: Device = [-12, 0, 12].map((x) => dot(x, 0, 1.9));

/** Two gouges back to back, about a pearl: it fills the least panel of a spine. */
export const FLOURISH: Device = [
  { path: bezier('M-4,0 C-9,-7 -19,-7 -22,0 C-20,4 -15,3 -15,-0.5', 2), width: 1.5 },
  { path: bezier('M4,0 C9,7 19,7 22,0 C20,-4 15,-3 15,0.5', 2), width: 1.5 },
  dot(0, 0, 2.2),
];

/** The device elsewhere, about its own middle. */
export const moved = (device: Device, x: number, y: number, scale = 1): Device =>
  device.map(({ path, width }) => ({
    path: transform(path, { x, y, scale }),
    ...(width !== undefined && { width }),
  }));
