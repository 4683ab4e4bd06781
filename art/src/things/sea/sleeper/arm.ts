import { mix, palette } from '../../../atelier/colours';
import { rim } from '../../../atelier/light';
import { carve, clip, fill, ink } from '../../../atelier/marks';
import { clamp, distance, lerp, noise, random, smoothstep } from '../../../atelier/numbers';
import { catmullRom, dash, ellipse, ribbon, transform, wobble } from '../../../atelier/shapes';
import { LETTERS } from '../../rowboat/painted-word';
import { coat, folds, round, shade, there, warmth, weave, COAT, COAT_LIT, COAT_SHADE, LIES } from './cloth';
import type { Colour, Ctx, Point } from '../../../atelier/types';
import type { SleeperLight } from './cloth';

/* The arm that hangs over the rail, and what of the painted word came off on its sleeve. */

/** The forearm: from the elbow over the rail down to the wrist, where the water begins. */
const ELBOW: Point = [691, 823];
const WRIST: Point = [653, 925];
const FOREARM = distance(...ELBOW, ...WRIST);
const DOWN: Point = [(WRIST[0] - ELBOW[0]) / FOREARM, (WRIST[1] - ELBOW[1]) / FOREARM];

/** It hangs slack: so far its middle bows aside, between elbow and wrist. */
const BOW = 4.5;
const bowed = (down: number) => BOW * Math.sin(Math.PI * clamp(down / FOREARM));

/** A place on the forearm: units down from the elbow, and to the right of its middle. */
const onArm = (down: number, right: number): Point => {
  const aside = right + bowed(down);
  return [ELBOW[0] + DOWN[0] * down + DOWN[1] * aside, ELBOW[1] + DOWN[1] * down - DOWN[0] * aside];
};
const downArm = (x: number, y: number) => (x - ELBOW[0]) * DOWN[0] + (y - ELBOW[1]) * DOWN[1];
const rightOfArm = (x: number, y: number) =>
  (x - ELBOW[0]) * DOWN[1] - (y - ELBOW[1]) * DOWN[0] - bowed(downArm(x, y));
const armPath = (places: readonly Point[]) => places.map(([down, right]) => onArm(down, right));

const FOREARM_EDGE = transform(
  catmullRom(
    armPath([
      [-6, -21],
      [-14, -4],
      [-13, 12],
      [-4, 20.5],
      [8, 21],
      [24, 21],
      [44, 19],
      [62, 15],
      [72, 13.6],
      [82, 14.6],
      [90, 13],
      [92, -13],
      [80, -14.5],
      [70, -13.5],
      [54, -17],
      [34, -21.5],
      [20, -22],
      [9, -19],
    ]),
    true,
    10,
  ),
  there,
);
const CUFF_EDGE = transform(
  catmullRom(
    armPath([
      [84, -16],
      [86, -6],
      [86.5, 6],
      [84.5, 15.5],
      [92, 16.4],
      [103, 16],
      [106, 6],
      [107, -6],
      [104.5, -16.5],
      [94, -17],
    ]),
    true,
    8,
  ),
  there,
);

/** What of the arm stands before the small water along the hull. */
export const ARM_EDGES = [FOREARM_EDGE, CUFF_EDGE];

/** As wide as the brush that painted the bench, with a bar that tells it from a D. */
const RUBBED_G: Point[][] = [
  catmullRom(
    [
      [0.8, 0.24],
      [0.62, 0.03],
      [0.3, 0.03],
      [0.05, 0.3],
      [0.05, 0.7],
      [0.3, 0.97],
      [0.62, 0.97],
      [0.82, 0.78],
    ],
    false,
    5,
  ),
  [
    [0.83, 0.96],
    [0.83, 0.56],
  ],
  [
    [0.46, 0.57],
    [0.86, 0.56],
  ],
];

/** Half the sleeve's width, `down` from the elbow. */
const sleeveAt = (down: number) => lerp(21, 13.5, smoothstep(24, 76, down));

/** Paint from the bench on the sleeve: what the word has lost there, mirrored, bent about the arm and broken by the cloth. */
export function paintOnSleeve(ctx: Ctx): void {
  const width = 17.4;
  // Of the sleeve's half that is turned to us, the letters take this share.
  const TALL = 0.7;
  const SAG = 5.5;
  const onSleeve = ([down, v]: Point): Point => {
    const about = (v - 0.5) * 2 * TALL;
    // Like the cuff's edge, a row of letters sags between the sleeve's two outlines.
    const at = down + SAG * (1 - about * about) + 1.2 * noise(down * 0.09, v * 2 + 7);
    return onArm(at, sleeveAt(at) * Math.sin(about * 1.3));
  };
  let along = 15;
  for (const letter of 'VIGA') {
    const { width: wide, strokes } = LETTERS[letter];
    for (const stroke of letter === 'G' ? RUBBED_G : strokes) {
      // Down the forearm, the foot of the letters to the right: as a stamp leaves them.
      const path = catmullRom(
        stroke.map(([u, v]): Point => [along + u * width, v]),
        false,
        8,
      );
      const mark = wobble(
        ribbon(transform(path.map(onSleeve), there), (t) => 3.5 + 0.7 * Math.cos(t * 5 + along)),
        0.5,
        0.2,
      );
      // Whole where the arm lay hardest on the board, bare in the folds, and gone where the sleeve turns away.
      const pressed = (x: number, y: number) =>
        1.42 - 0.008 * Math.abs(downArm(x, y) - 44) - 0.8 * smoothstep(-7, -16, rightOfArm(x, y));
      shade(
        ctx,
        mark,
        mix(palette.foam, palette.slate, 0.22),
        (x, y) => pressed(x, y) - 0.9 * smoothstep(0.1, 0.6, noise(x * 0.16, y * 0.13)),
        { tooth: 'wide', softness: 0.2, alpha: 0.92 },
      );
    }
    along += (wide + 0.2) * width;
  }
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  // The weave runs through the paint.
  carve(ctx, FOREARM_EDGE, {
    spacing: 7,
    spacingY: 5,
    direction: () => 1.8,
    length: () => random(7, 15),
    width: () => (random() < 0.3 ? 1 : 0),
    colour: () => palette.ink,
    alpha: () => 0.8,
  });
  ctx.restore();
}

/** Fingers under water: where each begins beside the middle of the hand, how long it is, and how far it is spread. */
const FINGERS = [
  [-9, 17, -6],
  [-3.1, 22, -4],
  [2.8, 20, -1],
  [8.2, 15, 2],
] as const;

/** What the water leaves of the hand: pale, bent aside where it goes under, dimmer with its depth, and parted by ripples. */
export function handUnderWater(ctx: Ctx): void {
  const pale = (deep: number) => mix(palette.teal, palette.parchD, lerp(0.74, 0.3, deep));
  const put = (x: number, y: number): Point => transform([[x, y]], there)[0];
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const l = lerp(9, 13, smoothstep(0, 0.6, t)) * random(0.94, 1.04);
    ink(ctx, transform(dash(655 - 5 * t, 927 + 18 * t, l, 0.8), there), 3.6, pale(0.3 * t), {
      alpha: 0.9 - 0.2 * t,
      taper: 0.5,
    });
  }
  const finger = (x: number, y: number, long: number, spread: number, wide: number) => {
    const bent = [0, 0.35, 0.7, 1].map((t) => put(x + spread * t - 3 * t * t, y + long * t));
    ink(ctx, bent, wide, pale(0.5), { alpha: 0.62, bluntStart: 1, bluntEnd: 0.5, taper: 0.4, jitter: 0.3 });
  };
  for (const [aside, long, spread] of FINGERS) finger(649.5 + aside, 943, long, spread, 6.2);
  finger(661.5, 935, 15, 8, 5.6);
  for (const [x, y, l] of [
    [653, 940, 16],
    [645, 954, 17],
  ])
    ink(ctx, transform(dash(x, y, l, 0.8), there), 1.7, '#0b1c33', { alpha: 0.75, taper: 0.8 });
}

/** The near arm: down from the shoulder, bent over the rail, and the loose sleeve hanging into the water. */
export function armOverboard(ctx: Ctx, light: SleeperLight): void {
  const warm = warmth(light, 470, 1);
  const forearm = wobble(FOREARM_EDGE, 0.5, 0.05);
  fill(ctx, forearm, COAT);
  const across = rightOfArm;
  shade(ctx, forearm, COAT_SHADE, (x, y) => smoothstep(9, -11, across(x, y)) * 1.15);
  shade(
    ctx,
    forearm,
    COAT_LIT,
    (x, y) => smoothstep(12, -6, downArm(x, y)) * 0.5 * smoothstep(-12, 4, across(x, y)),
  );
  shade(ctx, forearm, palette.amber, (x, y) => smoothstep(9, 20, across(x, y)) * (0.3 + warm(x, y)));
  carve(ctx, forearm, {
    spacing: 9,
    spacingY: 7,
    direction: () => 1.8,
    length: () => random(8, 16),
    width: () => (random() < 0.45 ? 1.1 : 0),
    colour: (x, y) => (across(x - LIES[0], y - LIES[1]) > 10 ? palette.gold : palette.ink),
    alpha: () => 0.35,
  });
  const fold = (places: readonly Point[], width: number, lit = true) => {
    const crease = transform(catmullRom(armPath(places), false, 8), there);
    ink(ctx, crease, width, palette.ink, { alpha: 0.85, taper: 0.6 });
    if (lit)
      ink(
        ctx,
        crease.map(([x, y]): Point => [x + 0.6, y + 2.2]),
        1.3,
        '#5c80bb',
        { alpha: 0.6, taper: 0.8 },
      );
  };
  clip(ctx, forearm, () => {
    // Folds where the cloth is pressed together in the bend, about the slack of it, and where it falls onto the cuff.
    fold(
      [
        [2, -20],
        [5, -8],
        [3, 6],
        [-3, 18],
      ],
      2.8,
    );
    fold(
      [
        [12, -21],
        [12, -12],
        [8, -2],
      ],
      2.4,
    );
    fold(
      [
        [7, 20],
        [10, 13],
        [11, 7],
      ],
      2.2,
    );
    fold(
      [
        [50, 20],
        [57, 13],
        [61, 4],
        [62, -6],
      ],
      2.2,
    );
    fold(
      [
        [66, -15],
        [74, -7],
        [77, 3],
        [75, 10],
      ],
      2.2,
    );
  });
  rim(ctx, forearm, 1.6, 0.6, palette.mist, 0.7);
  rim(ctx, forearm, -1.8, 0, palette.gold, 0.75);
  cuff(ctx, light);
  const upper = wobble(
    round(
      '613,810 622,797 640,789 658,791 678,797 697,804 708,813 711,823 708,832 697,836 678,832 656,829 636,827 620,821',
      10,
    ),
    0.6,
    0.05,
  );
  const under = (x: number, y: number) => y - 803 - (x - 650) * 0.34;
  coat(ctx, upper, {
    shaded: (x, y) => smoothstep(2, 19, under(x, y)) * 0.95,
    lit: (x, y) => smoothstep(6, -11, under(x, y)) * 0.85,
    warm: (x, y) => smoothstep(688, 706, x) * (0.3 + warm(x, y)),
  });
  weave(ctx, upper, 0.34, '#5c80bb', warm);
  folds(ctx, upper, [
    ['M636,790 C631,802 632,814 637,826', 1.8],
    ['M656,792 C651,804 652,816 657,829', 1.6],
    ['M711,820 C697,815 684,818 675,826', 2.4],
    ['M712,829 C700,824 689,826 682,832', 2.2],
  ]);
  rim(ctx, upper, 0.8, 2.2, mix(palette.mist, palette.foam, 0.4), 0.85);
  rim(ctx, upper, -1.8, 0.4, palette.gold, 0.7);
}

/** The cuff, turned back and a little wider than the sleeve; its lower edge is wet. */
function cuff(ctx: Ctx, light: SleeperLight): void {
  const warm = warmth(light, 470, 1);
  const band = wobble(CUFF_EDGE, 0.4, 0.05);
  fill(ctx, band, mix(COAT, COAT_LIT, 0.35));
  shade(ctx, band, COAT_SHADE, (x, y) => smoothstep(2, -15, rightOfArm(x, y)) * 0.9);
  shade(ctx, band, palette.amber, (x, y) => smoothstep(7, 17, rightOfArm(x, y)) * (0.3 + warm(x, y)));
  shade(ctx, band, '#0d2740', (x, y) => smoothstep(97, 107, downArm(x, y) + 3 * noise(x * 0.2, 5)) * 1.1);
  const edge = (down: number, width: number, colour: Colour, alpha: number) =>
    ink(
      ctx,
      transform(
        catmullRom(
          armPath([
            [down - 1.6, -16],
            [down, -5],
            [down + 0.4, 6],
            [down - 1.4, 15.5],
          ]),
          false,
          8,
        ),
        there,
      ),
      width,
      colour,
      { alpha, taper: 0.3 },
    );
  edge(84.6, 2.6, palette.ink, 0.85);
  edge(87.4, 1.4, '#7c9cd0', 0.8);
  for (const right of [-9, 8]) {
    const [x, y] = onArm(94, right);
    fill(ctx, transform(ellipse(x, y, 2.3, 2, 0, 10), there), right > 0 ? palette.gold : palette.amber);
  }
  rim(ctx, band, -1.6, 0, palette.gold, 0.75);
  rim(ctx, band, 1.4, 0, palette.mist, 0.6);
}
