import { mix, palette } from '../../atelier/colours';
import { graded } from '../../atelier/light';
import { carve, clip, fill, ink, stipple } from '../../atelier/marks';
import { clamp, lerp, mulberry32, noise, random, smoothstep } from '../../atelier/numbers';
import { wobble } from '../../atelier/shapes';
import type { Colour, Ctx, Point } from '../../atelier/types';
import { FROM, onlyBelow } from '../only-below';
import { DARK, FLOOR, H, LEFT_WALL, place, RIGHT_WALL, shrink, VANISH, W } from './place';

export function dark(ctx: Ctx) {
  ctx.fillStyle = DARK;
  ctx.fillRect(0, 0, W, H);
  const end = [
    place(LEFT_WALL, -320, 4600),
    place(RIGHT_WALL, -320, 4600),
    place(RIGHT_WALL, FLOOR, 4600),
    place(LEFT_WALL, FLOOR, 4600),
  ];
  stipple(
    ctx,
    null,
    '#0f2036',
    (x, y) => 0.85 * clamp(1 - Math.hypot((x - VANISH[0]) / 620, (y - VANISH[1]) / 420)),
    { softness: 0.4 },
  );
  fill(ctx, end, '#0a1729');
  // a door at the far end, open a little, with dusk behind it
  const door = [
    place(880, 40, 4600),
    place(1180, 40, 4600),
    place(1180, FLOOR, 4600),
    place(880, FLOOR, 4600),
  ];
  fill(ctx, door, '#081222');
  stipple(ctx, end, palette.petrol, (x, y) => 0.8 * clamp(1 - Math.hypot((x - 1034) / 84, (y - 470) / 130)), {
    softness: 0.42,
  });
  ink(
    ctx,
    [
      [1033.5, 398],
      [1034, 460],
      [1034.5, 520],
    ],
    4.8,
    '#347c84',
    { taper: 0.12, alpha: 0.85 },
  );
  // beams, each fainter than the one before
  for (const back of [4000, 2700, 1700, 1000, 500, 140]) {
    const [left, right] = [place(LEFT_WALL - 40, -310, back), place(RIGHT_WALL + 40, -310, back)];
    const deep = 52 * shrink(back);
    const beam = wobble([left, right, [right[0], right[1] + deep], [left[0], left[1] + deep]], 0.8, 0.02);
    fill(ctx, beam, mix('#080d1e', '#0a1829', smoothstep(0, 2500, back)));
    stipple(
      ctx,
      beam,
      '#16283c',
      (x) => 0.5 * clamp(1 - Math.abs(x - VANISH[0] + 120) / (420 * shrink(back) + 120)),
      { tooth: 'dry', softness: 0.4 },
    );
  }
}

const BOARD_TONES: Colour[] = [
  '#0b1126',
  '#17132a',
  '#2b1c2e',
  '#48292f',
  '#6c3d32',
  '#96603c',
  '#c08a50',
  '#e0b878',
];

/** What the bulb gives to the floor: where its middle is, how far it reaches to the side, and toward us. */
const POOL = { x: 400, y: 1000, wide: 720, high: 230 };
/** Its strength, 0..1, at a part of its reach toward us. */
const poolOfLight = (x: number, part: number) =>
  Math.pow(clamp(1 - Math.hypot((x - POOL.x) / POOL.wide, part)), 1.25);

export function floor(ctx: Ctx) {
  const shape = [
    place(LEFT_WALL, FLOOR, 4600),
    place(RIGHT_WALL, FLOOR, 4600),
    place(RIGHT_WALL + 200, FLOOR, -380),
    [RIGHT_WALL + 900, H + 40],
    [-900, H + 40],
    place(LEFT_WALL - 200, FLOOR, -380),
  ];
  fill(ctx, shape, '#0d1328');
  const pool = (x: number, y: number) => poolOfLight(x, (y - POOL.y) / POOL.high);
  // the cabinet's shadow: a wedge that runs away from the bulb
  const shadow = [
    place(418, FLOOR, 0),
    place(712, FLOOR, 0),
    [1500, 836],
    [1500, 560],
    place(712, FLOOR, 300),
    place(418, FLOOR, 300),
  ];
  clip(ctx, shape, () => {
    for (let x = -900; x < 2900; x += 92) {
      const board = wobble(
        [
          place(x, FLOOR, 3400),
          place(x + 91, FLOOR, 3400),
          place(x + 91, FLOOR, -420),
          place(x, FLOOR, -420),
        ],
        0.6,
        0.02,
      );
      const own = random(0.86, 1.06);
      graded(
        ctx,
        board,
        BOARD_TONES,
        (px, py) => pool(px, py) * own + 0.05 * noise(px * 0.006, py * 0.05) * pool(px, py),
        { tooth: 'dry', softness: 0.34 },
      );
    }
    // joints, seen from above: dark grooves with one lit lip
    for (let x = -900; x < 2900; x += 92) {
      const groove = [place(x, FLOOR, 2600), place(x, FLOOR, 700), place(x, FLOOR, -420)];
      ink(ctx, groove, 4.4, '#05081a', { taper: 0.35, bluntEnd: 0.5, alpha: 0.9 });
      for (let back = -240 + random(200); back < 1800; back += random(340, 800)) {
        ink(
          ctx,
          [place(x + 2, FLOOR, back), place(x + 46, FLOOR, back + 3), place(x + 90, FLOOR, back)],
          3.4 * shrink(back),
          '#05081a',
          { taper: 0.2, alpha: 0.8 },
        );
      }
    }
    carve(ctx, shape, {
      box: [0, 880, 1300, H],
      spacing: 58,
      spacingY: 9,
      direction: (x, y) => Math.atan2(y - VANISH[1], x - VANISH[0]),
      length: (_, y) => random(0.3, 1) * lerp(20, 90, smoothstep(880, 1060, y)),
      width: (x, y) => (random() < pool(x, y) * 1.3 ? random(0.8, 2) : 0),
      colour: () => '#2a1a2a',
      alpha: () => 0.4,
    });
    stipple(
      ctx,
      shadow,
      DARK,
      (x, y) =>
        0.96 - 0.45 * smoothstep(780, 1250, x) - 0.2 * smoothstep(930, 800, y) * smoothstep(900, 1300, x),
      { softness: 0.42 },
    );
    // the light of the door lies along the aisle
    stipple(
      ctx,
      [
        [1029, 536],
        [1039, 536],
        [1230, H],
        [960, H],
      ],
      '#1a4a5a',
      (x, y) => {
        const middle = lerp(1034, 1095, (y - 536) / (H - 536));
        const half = lerp(5, 135, (y - 536) / (H - 536));
        return 0.7 * smoothstep(840, 540, y) * smoothstep(1, 0, Math.abs(x - middle) / half);
      },
      { tooth: 'dry', softness: 0.4 },
    );
  });
}

/** How far the floor goes on below the sheet: an upright window has its words there. */
export const NEARER = 1860;
/** From where to where the boards before the cabinet run, in units of `back`: from above the sheet's foot to below `NEARER`. */
const NEAR = { from: -105, to: -530 } as const;

/** The floor before the cabinet, where no light reaches but the last of the bulb's. */
export function nearerFloor(ctx: Ctx) {
  const shape: Point[] = [
    [0, FROM],
    [W, FROM],
    [W, NEARER],
    [0, NEARER],
  ];
  fill(ctx, shape, '#0d1328');
  const next = mulberry32(29);
  // It goes on from the foot of the sheet, and ends 330 units below it.
  const atFoot = (H - POOL.y) / POOL.high;
  const pool = (x: number, y: number) => poolOfLight(x, lerp(atFoot, 1, (y - H) / 330));
  clip(ctx, shape, () => {
    for (let x = -200; x < 2200; x += 92) {
      const own = next();
      const board = wobble(
        [
          place(x, FLOOR, NEAR.from),
          place(x + 91, FLOOR, NEAR.from),
          place(x + 91, FLOOR, NEAR.to),
          place(x, FLOOR, NEAR.to),
        ],
        0.6,
        0.02,
      );
      graded(
        ctx,
        board,
        BOARD_TONES,
        (px, py) =>
          0.03 + 0.05 * own + 0.06 * noise(px * 0.012, py * 0.004) + pool(px, py) * lerp(0.86, 1.06, own),
        { tooth: 'dry', softness: 0.34 },
      );
      for (let k = 0; k < 26; k++) {
        const [u, back] = [x + lerp(8, 84, next()), lerp(NEAR.from, NEAR.to, next())];
        const long = back - lerp(12, 60, next());
        const grain = [
          place(u, FLOOR, back),
          place(u + 4 * (next() - 0.5), FLOOR, (back + long) / 2),
          place(u, FLOOR, long),
        ];
        ink(ctx, grain, lerp(1.6, 3.4, next()), next() < 0.55 ? '#05081a' : '#3a2a3c', {
          alpha: 0.5,
          taper: 0.9,
          jitter: 0.5,
        });
      }
    }
    for (let x = -200; x < 2200; x += 92) {
      ink(ctx, [place(x, FLOOR, NEAR.from), place(x, FLOOR, -420), place(x, FLOOR, NEAR.to)], 8, '#05081a', {
        bluntStart: 0.5,
        bluntEnd: 1,
        taper: 0.6,
        alpha: 0.9,
      });
      ink(
        ctx,
        [place(x + 3, FLOOR, -220), place(x + 3, FLOOR, -420), place(x + 3, FLOOR, NEAR.to + 40)],
        2.4,
        '#4a3a48',
        {
          taper: 0.9,
          alpha: 0.5,
          jitter: 0.8,
        },
      );
      const back = lerp(-260, NEAR.to + 60, next());
      ink(
        ctx,
        [place(x + 2, FLOOR, back), place(x + 46, FLOOR, back + 2), place(x + 90, FLOOR, back)],
        5,
        '#05081a',
        {
          taper: 0.2,
          alpha: 0.85,
        },
      );
    }
  });
  onlyBelow(ctx);
}
