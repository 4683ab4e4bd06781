import { palette } from '../../atelier/colours';
import { graded, tonesOf } from '../../atelier/light';
import { clip, fill, ink, line, stipple } from '../../atelier/marks';
import { lerp, random, smoothstep } from '../../atelier/numbers';
import { catmullRom, rect, wobble } from '../../atelier/shapes';
import type { Colour, Ctx } from '../../atelier/types';
import { kettle } from '../kettle';
import { CASE } from './case';
import { DARK, lightUp, lit, place, W } from './place';

/** A book of the pile, its back to us: where it begins and ends, what it lies on, and how thick it is. */
interface Lying {
  x0: number;
  x1: number;
  base: number;
  thick: number;
  colour: Colour;
}

/** How far a book of the pile reaches back, and how thick its boards are. */
const BOOK_DEEP = 62;
const BOARD = 3;

/** The end of a book, away from the light: pages between two boards. We look up at it, so it falls as it goes back. */
function bookEnd(ctx: Ctx, { x1, base, thick, colour }: Lying) {
  const side = (top: number, foot: number, from: number, to: number) => [
    place(x1, top, from),
    place(x1, top, to),
    place(x1, foot, to),
    place(x1, foot, from),
  ];
  lightUp(ctx, wobble(side(base - thick, base, 0, BOOK_DEEP), 0.4, 0.05), colour, { gain: 0.34 });
  const top = base - thick + BOARD;
  const foot = base - BOARD;
  const inset = BOARD;
  const [near] = place(x1, top, inset);
  const [far] = place(x1, top, BOOK_DEEP);
  graded(
    ctx,
    wobble(side(top, foot, inset, BOOK_DEEP - inset), 0.4, 0.05),
    tonesOf('#b08a5c'),
    (x, y) => lit(x, y) * lerp(0.62, 0.36, smoothstep(near, far, x)),
  );
  for (const k of [0.22, 0.41, 0.57, 0.78]) {
    const y = lerp(top, foot, k);
    const end = BOOK_DEEP - inset - random(2, 16);
    ink(ctx, [place(x1, y, inset + 1), place(x1, y, end / 2), place(x1, y, end)], 1.2, DARK, {
      taper: 0.3,
      alpha: 0.5,
    });
  }
}

export function onTop(ctx: Ctx) {
  const y = CASE.top - 12;
  const pile: Lying[] = [
    { x0: 420, x1: 541, base: y, thick: 25, colour: '#5d3038' },
    { x0: 430, x1: 533, base: y - 25, thick: 20, colour: '#2a5560' },
    { x0: 426, x1: 525, base: y - 45, thick: 28, colour: '#6d4a34' },
  ];
  // The lid hides what falls below its edge.
  clip(ctx, rect(0, 0, W, y), () => {
    for (const book of pile.toReversed()) bookEnd(ctx, book);
  });
  for (const { x0, x1, base, thick, colour } of pile) {
    const back = wobble(
      [
        [x0, base - thick],
        [x1, base - thick + 1],
        [x1, base - 0.5],
        [x0, base],
      ],
      0.8,
      0.05,
    );
    lightUp(ctx, back, colour, { gain: 0.6 });
    for (const k of [0.14, 0.22, 0.8])
      line(
        ctx,
        [
          [lerp(x0, x1, k), base - thick + 2],
          [lerp(x0, x1, k), base - 2],
        ],
        1.6,
        palette.gold,
        0.6,
      );
    ink(
      ctx,
      [
        [x0, base - thick],
        [(x0 + x1) / 2, base - thick - 0.4],
        [x1, base - thick + 1],
      ],
      2.4,
      palette.lamp,
      { taper: 0.3, alpha: 0.85, jitter: 0.5 },
    );
    ink(
      ctx,
      [
        [x0 + 4, base],
        [(x0 + x1) / 2, base + 0.5],
        [x1, base],
      ],
      2.6,
      '#05060f',
      { taper: 0.3 },
    );
  }
  // the kettle that boiled dry
  stipple(
    ctx,
    rect(560, y - 12, 152, 14),
    DARK,
    (x, py) => 0.9 * smoothstep(y - 10, y, py) * smoothstep(575, 600, x),
    { softness: 0.4 },
  );
  kettle(ctx, {
    at: { x: 632, y: y + 1, scale: 0.78 },
    colour: '#3d5a64',
    backlight: '#2f6a78',
    from: [-0.95, -0.3],
    shade: '#060918',
    dark: 1,
    bright: 1,
    ruin: 0.85,
  });
}

/** What hangs from under the kettle's lid over the edge. */
export function kettleTag(ctx: Ctx) {
  const y = CASE.top - 12;
  // the gap under the lid's rim
  ink(
    ctx,
    [
      [640, y - 67],
      [657, y - 65],
      [675, y - 64.5],
    ],
    3.4,
    DARK,
    { alpha: 0.85 },
  );
  const string = catmullRom(
    [
      [657, y - 65],
      [662, y - 54],
      [667, y - 30],
      [668, y - 4],
      [668, y + 22],
    ],
    false,
    8,
  );
  line(ctx, string, 1.5, '#c9b487', 0.85);
  const tag = wobble(
    [
      [661, y + 22],
      [668, y + 15],
      [675, y + 22],
      [677, y + 50],
      [659, y + 50],
    ],
    0.4,
    0.08,
  );
  fill(
    ctx,
    tag.map(([a, c]) => [a + 3, c + 4]),
    '#03060f',
    0.6,
  );
  graded(ctx, tag, tonesOf(palette.parchD), (x) => 0.72 - 0.4 * smoothstep(658, 680, x));
}
