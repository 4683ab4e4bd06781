import { mix, palette } from '../../atelier/colours';
import { glow, rim } from '../../atelier/light';
import { carve, clip, fill, ink, line, stipple } from '../../atelier/marks';
import { distance, random, smoothstep } from '../../atelier/numbers';
import { bezier, rect, wobble } from '../../atelier/shapes';
import type { Ctx, Path, Point } from '../../atelier/types';
import { knob } from './houses/building';
import { darkPane, litPane, paneOn } from './houses/window';
import type { Pane } from './houses/window';
import { hillY } from './hill';
import { erase } from './place';

const AX = 1312;
const AY = 438;
const S = 0.94;
const STONE = '#b4b9b2';
const STONE_SHADE = '#435a84';
const STONE_LIT = '#eff1de';
const WARM = '#8a5238';

const put = (x: number, y: number): Point => [AX + x * S, AY + y * S];
/** The same place as it stands in a path's text. */
const putText = (x: number, y: number): string => put(x, y).join(' ');
const box = (x: number, y: number, w: number, h: number): Point[] =>
  rect(AX + x * S, AY + y * S, w * S, h * S);

/** Cut stone: light from the star at its left, falling into blue on the right. */
function block(ctx: Ctx, path: Path, k = 0.6, joints = 0): Point[] {
  const shape = wobble(path, 0.3, 0.06);
  fill(ctx, shape, STONE);
  stipple(ctx, shape, STONE_SHADE, (x) => smoothstep(AX - 70, AX + 170, x) * k * 1.3, { softness: 0.46 });
  stipple(ctx, shape, '#dbe3d8', (x) => smoothstep(AX - 20, AX - 190, x) * 0.7, { softness: 0.46 });
  if (joints)
    carve(ctx, shape, {
      spacing: 17,
      spacingY: joints,
      length: () => random(9, 16),
      width: () => (random() < 0.55 ? 0.9 : 0),
      colour: () => STONE_SHADE,
      alpha: () => 0.5,
      taper: 0.2,
    });
  return shape;
}

const ledge = (ctx: Ctx, x0: number, x1: number, y: number, w = 2) =>
  ink(ctx, [put(x0, y), put((x0 + x1) / 2, y - 0.8), put(x1, y)], w, STONE_LIT, { taper: 0.1, alpha: 0.9 });

const COLUMNS = [-80, -50, -22, 22, 50, 80];

const column = (x: number): Point[] => [
  put(x - 5.4, -2),
  put(x - 4.2, -84),
  put(x + 4.2, -84),
  put(x + 5.4, -2),
];

const doorway = (): Point[] =>
  bezier(`M${putText(-15, 0)} L${putText(-15, -66)} L${putText(15, -66)} L${putText(15, 0)} Z`, 2);

const wingPanes = (): Pane[] =>
  [-1, 1].flatMap((side) =>
    [0, 1, 2].map((i) =>
      paneOn((a, v) => put(a, -v), side * 133 + (i - 1) * 25 - 8, 8, 16, 42, {
        arch: true,
        columns: 2,
        rows: 3,
        lit: 2,
      }),
    ),
  );

const drumPanes = (): Pane[] =>
  [...Array(9).keys()].map((i) => {
    const q = (i - 4) / 4.7;
    return paneOn(
      (a, v) => put(a, -v),
      Math.sin(q * 1.35) * 61 - 3.4 * Math.cos(q),
      141,
      6.8 * Math.max(0.5, Math.cos(q)),
      27,
      { arch: true, columns: 1, rows: 1, lit: 2 },
    );
  });

const lanternPanes = (): Pane[] =>
  [-7.5, 1.5].map((a) =>
    paneOn((b, v) => put(b, -v), a, 267, 6, 14, { arch: true, columns: 1, rows: 1, lit: 2 }),
  );

const allPanes = () => [...wingPanes(), ...drumPanes(), ...lanternPanes()];

/** What a wing stands on where the hill falls away under it: a battered wall, down into the grass. */
function wingFoot(ctx: Ctx, x0: number, side: number) {
  const left = AX + (x0 - 3) * S;
  const right = AX + (x0 + 85) * S;
  const course: Point[] = [];
  for (let x = right; x >= left - 4; x -= 6) course.push([x, hillY(x) + 13 + 2.5 * Math.sin(x * 0.4)]);
  const shape = block(ctx, [[left, AY], [right, AY], ...course], 0.8);
  fill(ctx, shape, '#33507a', side < 0 ? 0.5 : 0.4);
  clip(ctx, shape, () => {
    for (let row = 0; row < 3; row++) {
      const y = AY + 7 + row * 7.5;
      line(
        ctx,
        [
          [left, y],
          [right, y],
        ],
        1,
        '#22375f',
        0.6,
      );
      for (let x = left + (row % 2 ? 4 : 12) + random(5); x < right; x += random(13, 20))
        line(
          ctx,
          [
            [x, y - 7],
            [x, y],
          ],
          1,
          '#22375f',
          0.6,
        );
    }
  });
  ink(
    ctx,
    [
      [left + 1, AY + 3],
      [(left + right) / 2, AY + 2.6],
      [right - 1, AY + 3],
    ],
    3,
    '#1c2c52',
    {
      taper: 0.1,
      alpha: 0.7,
    },
  );
  for (let x = left - 2; x < right; x += random(4, 8)) {
    const y = hillY(x) + 15;
    ink(
      ctx,
      [
        [x, y],
        [x + 1, y - 4],
        [x + random(-3, 4), y - random(5, 10)],
      ],
      2.2,
      side < 0 ? '#4f8f92' : '#1d4d60',
    );
  }
}

function wings(ctx: Ctx) {
  for (const side of [-1, 1]) {
    const x0 = side < 0 ? -174 : 92;
    wingFoot(ctx, x0, side);
    block(ctx, box(x0, -62, 82, 64), 0.8, 8);
    fill(ctx, box(x0, -62, 82, 5), STONE_SHADE, 0.6);
    fill(ctx, box(x0 - 2, -7, 86, 8), side < 0 ? '#c3c9bf' : '#5f7696');
    ledge(ctx, x0 - 2, x0 + 84, -7, 1.4);
    block(ctx, box(x0 - 4, -72, 90, 11), 0.8);
    ledge(ctx, x0 - 4, x0 + 86, -72);
    for (let i = 0; i < 4; i++) {
      fill(ctx, box(x0 + 4 + i * 24, -80, 4, 8), STONE);
      knob(ctx, AX + (x0 + 6 + i * 24) * S, AY - 82.5 * S, 3.4 * S, STONE_LIT);
    }
  }
}

function portico(ctx: Ctx) {
  fill(ctx, box(-88, -86, 176, 86), '#4a3244');
  stipple(ctx, box(-88, -86, 176, 86), WARM, (x, y) => 0.8 - distance(x, y, AX, AY - 20) / 130, {
    softness: 0.46,
  });
  fill(ctx, box(-17, -69, 34, 69), '#20162c');
  fill(ctx, doorway(), '#2b1c30');
  for (const s of [-1, 1]) {
    line(
      ctx,
      [put(s * 4, -58), put(s * 12, -58), put(s * 12, -34), put(s * 4, -34), put(s * 4, -58)],
      0.9,
      '#54384a',
    );
    line(
      ctx,
      [put(s * 4, -28), put(s * 12, -28), put(s * 12, -6), put(s * 4, -6), put(s * 4, -28)],
      0.9,
      '#54384a',
    );
  }
  for (const x of COLUMNS) {
    const shape = wobble(column(x), 0.2, 0.08);
    const away = smoothstep(-90, 90, x);
    fill(ctx, shape, mix(STONE_LIT, '#a9b4ba', away * 0.8));
    // fluting: the round of the shaft in four flat tones
    for (const [k, w, tone] of [
      [1.2, 2.2, 0.35],
      [2.9, 2, 0.65],
      [4.2, 1.6, 0.95],
    ] as const)
      ink(
        ctx,
        [put(x + k, -82), put(x + k * 1.1, -42), put(x + k * 1.2, -3)],
        w,
        mix(STONE_LIT, STONE_SHADE, tone),
        { taper: 0.04 },
      );
    ink(ctx, [put(x - 2.4, -80), put(x - 2.7, -5)], 0.9, STONE_SHADE, { taper: 0.1, alpha: 0.5 });
    fill(ctx, box(x - 7.4, -89, 14.8, 5), STONE_LIT);
    fill(ctx, box(x - 5.6, -84.4, 11.2, 2), STONE_SHADE, 0.7);
    fill(ctx, box(x - 7.6, -5, 15.2, 5), STONE_LIT);
    fill(ctx, box(x + 2, -5, 5.6, 5), STONE_SHADE, 0.5);
  }
  block(ctx, box(-82, -138, 164, 40), 0.75, 9);
  ledge(ctx, -82, 82, -138, 2.2);
  block(ctx, box(-95, -101, 190, 14));
  for (let x = -88; x < 92; x += 8.2) fill(ctx, box(x, -95, 4.4, 4), STONE_SHADE, 0.6);
  fill(ctx, box(-95, -89, 190, 2.4), STONE_SHADE, 0.7);
  ledge(ctx, -95, 95, -101, 2.2);
  block(ctx, [put(-99, -100), put(0, -142), put(99, -100)]);
  fill(ctx, [put(-76, -104), put(0, -135), put(76, -104)], '#46587a');
  openBook(ctx);
  ink(ctx, [put(-99, -100), put(-50, -121.5), put(0, -143)], 3, STONE_LIT, { taper: 0.1 });
  ink(ctx, [put(0, -143), put(50, -121.5), put(99, -100)], 3, '#7c8a9c', { taper: 0.1 });
}

/** In the gable an open book, as on the stone itself. */
function openBook(ctx: Ctx) {
  for (const s of [-1, 1]) {
    const page = [
      put(0, -109),
      put(s * 8, -113),
      put(s * 20, -111.5),
      put(s * 20, -106),
      put(s * 9, -107),
      put(0, -104.5),
    ];
    fill(ctx, page, s < 0 ? STONE_LIT : '#b9c2c0');
  }
  for (const r of [7, 11, 15]) {
    const arc: Point[] = [];
    for (let q = -2.5; q <= -0.64; q += 0.15) arc.push(put(Math.cos(q) * r * 1.25, -112 + Math.sin(q) * r));
    ink(ctx, arc, 1.1, '#c6d3d0', { alpha: 0.8 });
  }
}

function dome(ctx: Ctx) {
  const drum = box(-68, -178, 136, 42);
  fill(ctx, wobble(drum, 0.3, 0.06), STONE);
  stipple(
    ctx,
    drum,
    STONE_SHADE,
    (x) => smoothstep(AX - 6, AX + 66, x) * 1.1 + smoothstep(AX - 48, AX - 72, x) * 0.3,
    { softness: 0.46 },
  );
  stipple(ctx, drum, STONE_LIT, (x) => 0.9 * Math.exp(-Math.pow((x - AX + 40) / 26, 2)), { softness: 0.46 });
  fill(ctx, box(-68, -178, 136, 4), STONE_SHADE, 0.5);
  ledge(ctx, -70, 70, -138, 1.6);
  block(ctx, box(-74, -187, 148, 10));
  ledge(ctx, -74, 74, -187, 2.1);
  const shape = wobble(
    bezier(
      `M${putText(-70, -186)} C${putText(-70, -236)} ${putText(-37, -266)} ${putText(0, -268)} C${putText(37, -266)} ${putText(70, -236)} ${putText(70, -186)} Z`,
      3,
    ),
    0.5,
    0.05,
  );
  fill(ctx, shape, '#3a8a90');
  stipple(ctx, shape, '#10385a', (x) => smoothstep(AX - 26, AX + 70, x) * 0.95);
  stipple(ctx, shape, '#a9d3cc', (x, y) => smoothstep(AX - 18, AX - 70, x + (y - AY + 230) * 0.3) * 0.85, {
    softness: 0.42,
  });
  clip(ctx, shape, () => {
    for (let i = -5; i <= 5; i++) {
      const k = i / 5.4;
      ink(
        ctx,
        bezier(
          `M${putText(k * 70, -186)} C${putText(k * 70, -236)} ${putText(k * 37, -262)} ${putText(0, -270)}`,
          3,
        ),
        1.9,
        i < 0 ? '#bfe0d6' : '#0f3350',
        { alpha: 0.75, taper: 0.2 },
      );
    }
    for (const v of [203, 221, 239])
      ink(ctx, [put(-72, -v), put(0, -v + 6), put(72, -v)], 1.3, '#0f3350', { alpha: 0.55, taper: 0.2 });
  });
  rim(ctx, shape, 1.8, 1.6, '#d5ebe2', 0.8);
  block(ctx, box(-13, -290, 26, 24));
  const cap = bezier(
    `M${putText(-16, -289)} C${putText(-15, -306)} ${putText(-4, -310)} ${putText(0, -318)} C${putText(4, -310)} ${putText(15, -306)} ${putText(16, -289)} Z`,
    2,
  );
  fill(ctx, cap, '#3a8a90');
  stipple(ctx, cap, '#10385a', (x) => smoothstep(AX - 4, AX + 14, x));
  line(ctx, [put(0, -316), put(0, -326)], 1.8, STONE_LIT);
  knob(ctx, AX, AY - 328 * S, 2.6, STONE_LIT);
}

function stylobate(ctx: Ctx) {
  for (let i = 0; i < 6; i++) {
    const w = 104 + i * 11;
    const q = box(-w, i * 5, w * 2, 5.6);
    fill(ctx, q, i % 2 ? '#77808c' : '#a6aaa4');
    stipple(ctx, q, STONE_SHADE, (x) => smoothstep(AX - 60, AX + 190, x) * 1.1, { softness: 0.46 });
    ledge(ctx, -w, w, i * 5, 1.1);
  }
}

export function athenaeum(ctx: Ctx): void {
  wings(ctx);
  portico(ctx);
  dome(ctx);
  stylobate(ctx);
  for (const pane of allPanes()) darkPane(ctx, pane, '#2f3d5e');
}

/** The lights of the Athenaeum: doorway, windows, lit flanks of the columns. */
export function athenaeumLight(ctx: Ctx): void {
  const hall = box(-88, -86, 176, 86);
  stipple(ctx, hall, palette.gold, (x, y) => 1.1 - distance(x, y, AX, AY - 18) / 120, { softness: 0.46 });
  stipple(ctx, hall, palette.lamp, (x, y) => 0.94 - distance(x, y, AX, AY - 12) / 76, { softness: 0.46 });
  // pilasters on the wall behind, and the coffers over them
  for (const x of [-64, -36, 36, 64]) {
    line(ctx, [put(x - 3.4, -80), put(x - 3.4, -2)], 1, palette.amber, 0.8);
    line(ctx, [put(x + 3.4, -80), put(x + 3.4, -2)], 1, palette.amber, 0.8);
  }
  line(ctx, [put(-88, -74), put(88, -74)], 1.4, palette.amber, 0.8);
  line(ctx, [put(-88, -80), put(88, -80)], 3, palette.rust, 0.5);
  for (const x of COLUMNS) {
    erase(ctx, column(x));
    erase(ctx, box(x - 7.5, -5, 15, 5));
  }
  erase(ctx, doorway());
  line(ctx, [put(0, -64), put(0, -1)], 1.6, '#fff0c4');
  line(ctx, [put(-14, -0.6), put(14, -0.6)], 2, '#fff0c4');
  // lit flanks of the columns
  for (const x of COLUMNS) {
    const side = x < 0 ? 1 : -1;
    ink(ctx, [put(x + side * 4, -78), put(x + side * 4.6, -6)], 1.6, palette.lamp, {
      taper: 0.3,
      alpha: 0.85,
    });
  }
  for (const pane of allPanes()) litPane(ctx, pane);
  const steps = box(-170, 0, 340, 32);
  stipple(ctx, steps, palette.gold, (x, y) => 0.9 - distance(x, y * 2.4, AX, AY * 2.4) / 130, {
    softness: 0.46,
  });
  glow(ctx, AX, AY - 40 * S, 250, palette.gold, 0.42, { radiusY: 150 });
  glow(ctx, AX, AY - 160 * S, 120, palette.gold, 0.34, { radiusY: 60 });
}
