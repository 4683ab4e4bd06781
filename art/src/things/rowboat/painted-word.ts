import { mix, palette } from '../../atelier/colours';
import { stipple } from '../../atelier/marks';
import { noise, smoothstep } from '../../atelier/numbers';
import { catmullRom, ribbon, wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { hullPlace, levelAt } from '../hull';
import type { Rowboat } from './place';

/** The capitals of NAVIGATOR as brush strokes in a box one high; each with its width. */
export const LETTERS: Record<string, { width: number; strokes: Point[][] }> = {
  N: {
    width: 0.78,
    strokes: [
      [
        [0.04, 1],
        [0.05, 0],
      ],
      [
        [0.03, 0.02],
        [0.72, 0.98],
      ],
      [
        [0.72, 1],
        [0.73, 0],
      ],
    ],
  },
  A: {
    width: 0.86,
    strokes: [
      [
        [0, 1],
        [0.4, 0],
      ],
      [
        [0.38, 0],
        [0.82, 1],
      ],
      [
        [0.16, 0.66],
        [0.66, 0.65],
      ],
    ],
  },
  V: {
    width: 0.82,
    strokes: [
      [
        [0, 0],
        [0.39, 1],
      ],
      [
        [0.4, 1],
        [0.8, 0],
      ],
    ],
  },
  I: {
    width: 0.26,
    strokes: [
      [
        [0.12, 0],
        [0.12, 1],
      ],
    ],
  },
  G: {
    width: 0.84,
    strokes: [
      catmullRom(
        [
          [0.76, 0.2],
          [0.56, 0.02],
          [0.26, 0.06],
          [0.05, 0.34],
          [0.05, 0.68],
          [0.26, 0.96],
          [0.56, 0.98],
          [0.74, 0.84],
        ],
        false,
        5,
      ),
      [
        [0.74, 0.92],
        [0.75, 0.55],
      ],
      [
        [0.5, 0.56],
        [0.82, 0.55],
      ],
    ],
  },
  T: {
    width: 0.74,
    strokes: [
      [
        [0, 0.03],
        [0.72, 0.03],
      ],
      [
        [0.36, 0],
        [0.36, 1],
      ],
    ],
  },
  O: {
    width: 0.88,
    strokes: [
      catmullRom(
        [
          [0.42, 0.01],
          [0.14, 0.14],
          [0.03, 0.5],
          [0.14, 0.86],
          [0.42, 0.99],
          [0.7, 0.86],
          [0.82, 0.5],
          [0.7, 0.14],
          [0.42, 0.01],
        ],
        false,
        5,
      ),
    ],
  },
  R: {
    width: 0.78,
    strokes: [
      [
        [0.06, 1],
        [0.06, 0],
      ],
      catmullRom(
        [
          [0.04, 0.02],
          [0.44, 0.03],
          [0.62, 0.14],
          [0.62, 0.38],
          [0.44, 0.5],
          [0.06, 0.52],
        ],
        false,
        5,
      ),
      [
        [0.36, 0.5],
        [0.74, 1],
      ],
    ],
  },
};

/** The word along the bench's back board, in worn white paint. */
export function paintedWord(ctx: Ctx, { see }: Rowboat, from: number, tall: number, foot: number) {
  const gap = 0.3;
  const onBoard = (x: number, y: number): Point => {
    const along = from + x * tall;
    const u = along / 1.74;
    const up = foot + (1 - y) * tall;
    const [, across] = hullPlace(u, levelAt(u, up), -1, 0.06);
    return see([along, across, up]);
  };
  let pen = 0;
  'NAVIGATOR'.split('').forEach((letter, i) => {
    const { width, strokes } = LETTERS[letter];
    const worn = [0.06, 0.02, 0.2, 0.36, 0.44, 0.36, 0.16, 0.04, 0.2][i];
    for (const stroke of strokes) {
      const spine = catmullRom(
        stroke.map(([x, y]) => onBoard(pen + x + 0.01 * noise(i * 3, y), y + 0.012 * noise(x * 3, i))),
        false,
        8,
      );
      const mark = wobble(
        ribbon(spine, (t) => 4.4 * (0.86 + 0.2 * Math.cos(t * 5 + i))),
        0.4,
        0.2,
      );
      stipple(
        ctx,
        mark,
        mix(palette.foam, palette.parch, 0.5),
        (x, y) => 1.02 - worn - smoothstep(0.05, 0.6, noise(x * 0.06 + 3, y * 0.08) + worn * 0.6),
        { tooth: 'wide', softness: 0.22, alpha: 0.95 },
      );
    }
    pen += width + gap;
  });
}
