import { mix, palette } from '../../atelier/colours';
import { rim } from '../../atelier/light';
import { carve, clip, fill, ink, stipple } from '../../atelier/marks';
import { clamp, lerp, random, smoothstep } from '../../atelier/numbers';
import { ribbon, wobble } from '../../atelier/shapes';
import type { Ctx, Point } from '../../atelier/types';
import { hullPlace, levelAt, strake } from '../hull';
import type { Place } from '../hull';
import { between, FLOOR, places, PLANKS, warmth } from './place';
import type { Rowboat } from './place';

function farPlanks(ctx: Ctx, boat: Rowboat) {
  const { see } = boat;
  const warm = warmth(boat, 430, 1.3);
  const hot = warmth(boat, 230, 1.4);
  for (let s = 0; s < PLANKS; s++) {
    const upper = strake(see, (s / PLANKS) * 0.9, -1, { skin: 0.03 });
    const lower = strake(see, ((s + 1) / PLANKS) * 0.9, -1, { skin: 0.03 });
    const plank = between(upper, lower);
    fill(ctx, plank, mix(palette.wood2, palette.wood1, 0.2 + 0.16 * s));
    stipple(ctx, plank, palette.wood3, (x, y) => warm(x, y) * (1.1 - 0.1 * s), { tooth: 'dry' });
    stipple(ctx, plank, palette.wood4, (x, y) => hot(x, y) * (1.15 - 0.1 * s), { tooth: 'dry' });
    stipple(ctx, plank, palette.wood0, (x) => smoothstep(640, 400, x) * 0.75 + 0.12 * s, { tooth: 'dry' });
    carve(ctx, plank, {
      spacing: 30,
      spacingY: 6,
      direction: () => -0.3,
      length: () => random(24, 70),
      width: () => (random() < 0.5 ? 1.2 : 0),
      colour: (x, y) => (random() < 0.5 ? palette.wood0 : mix(palette.wood3, palette.wood4, warm(x, y))),
      alpha: () => 0.5,
    });
    ink(ctx, lower, 2.6, palette.wood0, { taper: 0.2, alpha: 0.9, jitter: 0.5 });
    ink(
      ctx,
      lower.map(([x, y]): Point => [x, y + 2.4]),
      1.5,
      palette.wood4,
      { taper: 0.4, alpha: 0.5, jitter: 0.9 },
    );
  }
}

function ribs(ctx: Ctx, boat: Rowboat) {
  const { see } = boat;
  const warm = warmth(boat, 420, 1.1);
  for (let u = -0.82; u < 0.9; u += 0.17) {
    const shape: Point[] = [];
    for (let v = 0.03; v <= 0.9; v += 0.06) shape.push(see(hullPlace(u, v, -1, 0.05)));
    const [x, y] = shape[4];
    const k = lerp(10, 6.4, (u + 1) / 2);
    ink(
      ctx,
      shape.map(([px, py]): Point => [px - k * 0.42, py]),
      k,
      palette.wood0,
      { taper: 0.12, alpha: 0.8 },
    );
    ink(ctx, shape, k * 0.72, mix(palette.wood1, palette.wood4, 0.15 + 0.85 * warm(x, y)), { taper: 0.12 });
    ink(
      ctx,
      shape.map(([px, py]): Point => [px + k * 0.26, py]),
      k * 0.2,
      mix(palette.wood3, palette.lamp, warm(x, y)),
      { taper: 0.5, alpha: 0.35 + 0.65 * warm(x, y) },
    );
  }
}

function floor(ctx: Ctx, boat: Rowboat) {
  const { see } = boat;
  const warm = warmth(boat, 420, 1.2);
  const at = (u: number) => levelAt(u, FLOOR);
  const span = { from: -0.84, to: 0.88, skin: 0.03 };
  const boards = between(strake(see, at, -1, span), strake(see, at, 1, span));
  fill(ctx, boards, palette.wood1);
  stipple(ctx, boards, palette.wood3, (x, y) => warm(x, y) * 0.9, { tooth: 'dry' });
  stipple(ctx, boards, palette.wood0, (x) => smoothstep(720, 480, x) * 0.9, { tooth: 'dry' });
  for (let c = -0.36; c <= 0.4; c += 0.12)
    ink(
      ctx,
      places(see, [
        [-1.2, c, FLOOR],
        [0, c, FLOOR],
        [1.3, c * 0.7, FLOOR],
      ]),
      2.2,
      palette.wood0,
      {
        taper: 0.2,
        alpha: 0.8,
      },
    );
}

function sideBench(ctx: Ctx, boat: Rowboat) {
  const { see } = boat;
  const warm = warmth(boat, 420, 1.1);
  const up = 0.19;
  const back: Point[] = [];
  const edge: Point[] = [];
  const foot: Point[] = [];
  for (let u = -0.68; u <= 0.56; u += 0.04) {
    const [along, across] = hullPlace(u, levelAt(u, up), -1, 0.04);
    back.push(see([along, across, up]));
    edge.push(see([along, across + 0.25, up]));
    foot.push(see([along, across + 0.25, up - 0.035]));
  }
  const seat = between(back, edge);
  fill(ctx, seat, palette.wood3);
  stipple(ctx, seat, palette.wood1, (x) => smoothstep(760, 470, x) * 0.9, { tooth: 'dry' });
  stipple(ctx, seat, palette.wood4, (x, y) => warm(x, y) * 1.3, { tooth: 'dry' });
  carve(ctx, seat, {
    spacing: 34,
    spacingY: 5,
    direction: () => -0.32,
    length: () => random(30, 80),
    width: () => (random() < 0.6 ? 1.3 : 0),
    colour: () => palette.wood1,
    alpha: () => 0.6,
  });
  fill(ctx, between(edge, foot), palette.wood0);
  ink(ctx, edge, 1.8, palette.wood4, { taper: 0.3, alpha: 0.8, jitter: 0.7 });
}

/** The board along the bench's back, nailed over the ribs. */
function backBoard(ctx: Ctx, boat: Rowboat) {
  const { see } = boat;
  const warm = warmth(boat, 420, 1.1);
  const edge = (up: number) =>
    [...Array(33).keys()].map((i) => {
      const u = lerp(-0.66, 0.5, i / 32);
      const [along, across] = hullPlace(u, levelAt(u, up), -1, 0.06);
      return see([along, across, up]);
    });
  const [upper, lower] = [edge(0.4), edge(0.2)];
  const board = between(upper, lower);
  fill(
    ctx,
    board.map(([x, y]): Point => [x - 3, y + 3]),
    palette.wood0,
    0.8,
  );
  fill(ctx, board, mix(palette.wood2, palette.wood3, 0.35));
  stipple(ctx, board, palette.wood1, (x) => 0.1 + smoothstep(740, 600, x) * 0.4, { tooth: 'dry' });
  stipple(ctx, board, palette.wood3, (x, y) => warm(x, y) * 1.6, { tooth: 'dry' });
  carve(ctx, board, {
    spacing: 34,
    spacingY: 5,
    direction: () => -0.16,
    length: () => random(30, 90),
    width: () => (random() < 0.5 ? 1.1 : 0),
    colour: () => (random() < 0.5 ? palette.wood0 : palette.wood3),
    alpha: () => 0.5,
  });
  // Its upper edge is as thick as the seat's, so that both are seen to be one bench.
  fill(
    ctx,
    between(
      upper.map(([x, y]): Point => [x - 3, y - 4]),
      upper,
    ),
    palette.wood3,
  );
  ink(ctx, upper, 1.6, palette.wood0, { taper: 0.2, alpha: 0.7, jitter: 0.5 });
  ink(
    ctx,
    upper.map(([x, y]): Point => [x - 2, y - 4]),
    2,
    mix(palette.wood4, palette.mist, 0.3),
    { taper: 0.3, alpha: 0.9, jitter: 0.7 },
  );
  ink(ctx, lower, 3.4, palette.wood0, { taper: 0.2, alpha: 0.9 });
}

function thwart(ctx: Ctx, boat: Rowboat, from: number, to: number, up: number) {
  const { see } = boat;
  const warm = warmth(boat, 330, 1.1);
  const ends = (along: number) => hullPlace(along / 1.74, levelAt(along / 1.74, up), 1, 0.04)[1];
  const [a, b] = [ends(from), ends(to)];
  const top = places(see, [
    [from, -a, up],
    [to, -b, up],
    [to, b, up],
    [from, a, up],
  ]);
  const face = places(see, [
    [from, -a, up],
    [from, a, up],
    [from, a, up - 0.045],
    [from, -a, up - 0.045],
  ]);
  fill(ctx, top, palette.wood2);
  stipple(ctx, top, palette.wood4, (x, y) => warm(x, y) * 1.2, { tooth: 'dry' });
  stipple(ctx, top, palette.wood0, (x) => smoothstep(700, 430, x) * 0.8, { tooth: 'dry' });
  const [p, q] = [top[0], top[3]];
  carve(ctx, top, {
    spacing: 16,
    spacingY: 5,
    direction: () => Math.atan2(q[1] - p[1], q[0] - p[0]),
    length: () => random(16, 46),
    width: () => (random() < 0.6 ? 1.3 : 0),
    colour: () => palette.wood1,
    alpha: () => 0.7,
  });
  fill(ctx, face, palette.wood0);
  ink(ctx, [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], q], 2, mix(palette.wood4, palette.lamp, warm(...p)), {
    taper: 0.3,
    alpha: 0.85,
    jitter: 0.6,
  });
}

function foredeck(ctx: Ctx, boat: Rowboat) {
  const { see } = boat;
  const warm = warmth(boat, 240, 1);
  const span = { from: 0.74, to: 1, lift: -0.02, n: 30 };
  const deck = between(strake(see, 0, -1, span), strake(see, 0, 1, span));
  fill(ctx, deck, palette.wood3);
  stipple(ctx, deck, palette.wood4, (x, y) => 0.3 + warm(x, y), { tooth: 'dry' });
  stipple(ctx, deck, palette.lamp, (x, y) => Math.pow(warm(x, y), 2) * 1.2, { tooth: 'dry' });
  for (const c of [-0.5, 0, 0.5])
    ink(
      ctx,
      places(see, [
        [1.28, c * 0.5, 0.66],
        [1.5, c * 0.3, 0.7],
        [1.7, 0, 0.78],
      ]),
      1.6,
      palette.wood1,
      { alpha: 0.8, taper: 0.4 },
    );
  const edge = places(
    see,
    [...Array(9).keys()].map((i): Place => {
      const [along, across, up] = hullPlace(0.74, 0, 1);
      const t = i / 4 - 1;
      return [along + 0.06 * (1 - t * t), across * t, up - 0.02];
    }),
  );
  ink(ctx, edge, 5, palette.wood0, { taper: 0.1 });
  ink(
    ctx,
    edge.map(([x, y]): Point => [x, y - 2]),
    2.2,
    palette.lamp,
    { taper: 0.4, alpha: 0.9 },
  );
}

function farRail(ctx: Ctx, { see }: Rowboat) {
  const top = strake(see, 0, -1, { skin: 0.01 });
  ink(ctx, top, 8, palette.wood1, { taper: 0.12 });
  ink(
    ctx,
    top.map(([x, y]): Point => [x, y + 0.6]),
    4.4,
    palette.wood3,
    { taper: 0.14 },
  );
  ink(
    ctx,
    top.map(([x, y]): Point => [x, y - 3]),
    2.4,
    palette.mist,
    { taper: 0.3, alpha: 0.85, jitter: 0.7 },
  );
}

/** Everything of the boat that lies behind whoever is in it. */
export function boatInside(ctx: Ctx, boat: Rowboat): void {
  const { see } = boat;
  const well = between(strake(see, 0, -1), strake(see, 0, 1));
  fill(ctx, well, palette.wood0);
  clip(ctx, well, () => {
    farPlanks(ctx, boat);
    ribs(ctx, boat);
    backBoard(ctx, boat);
    floor(ctx, boat);
    sideBench(ctx, boat);
    thwart(ctx, boat, 0.72, 0.96, 0.27);
    thwart(ctx, boat, -1.34, -1.02, 0.28);
    foredeck(ctx, boat);
  });
  farRail(ctx, boat);
}

/* ---------- oars ---------- */

/** A shipped oar from its grip to the tip of its blade. */
export function shippedOar(ctx: Ctx, boat: Rowboat, grip: Place, tip: Place): void {
  const at = (t: number): Point =>
    boat.see([lerp(grip[0], tip[0], t), lerp(grip[1], tip[1], t), lerp(grip[2], tip[2], t)]);
  const warm = warmth(boat, 360, 1);
  const spine = [...Array(41).keys()].map((i) => at(i / 40));
  const shape = wobble(
    ribbon(
      spine,
      (t) =>
        (t < 0.06 ? 5 : lerp(9.5, 6, t)) +
        (t > 0.76 ? 11 * Math.pow(Math.sin(Math.PI * clamp((t - 0.76) / 0.27)), 0.8) : 0),
    ),
    0.4,
    0.05,
  );
  const blade = spine.slice(31);
  const shadow = ribbon(blade, (t) => 10 + 10 * Math.sin(Math.PI * clamp(t)));
  fill(
    ctx,
    shadow.map(([x, y]): Point => [x - 3, y + 9]),
    palette.wood0,
    0.85,
  );
  fill(ctx, shape, palette.wood3);
  stipple(ctx, shape, palette.wood1, (x) => smoothstep(820, 560, x) * 0.85, { tooth: 'dry' });
  stipple(ctx, shape, palette.wood4, (x, y) => warm(x, y) * 1.3, { tooth: 'dry' });
  // The blade is scrubbed pale, darker toward its tip, so that it stands out from the deck.
  const [[from]] = blade;
  const [to] = spine[spine.length - 1];
  const scrubbed = (x: number) => {
    const t = (x - from) / (to - from);
    return smoothstep(0.02, 0.2, t) * smoothstep(1.2, 0.6, t);
  };
  stipple(ctx, shape, palette.wood4, (x) => scrubbed(x) * 1.1, { tooth: 'dry' });
  stipple(ctx, shape, palette.parchD, (x, y) => scrubbed(x) * warm(x, y) * 0.5, { tooth: 'dry' });
  ink(
    ctx,
    spine.slice(2, 34).map(([x, y]): Point => [x, y + 2.6]),
    2,
    palette.wood0,
    { taper: 0.3, alpha: 0.8 },
  );
  const under = shape.slice(Math.ceil(shape.length / 2));
  ink(ctx, under, 2, palette.wood0, { taper: 0.2, alpha: 0.75, jitter: 0.5 });
  rim(ctx, shape, 0.4, 1.8, mix(palette.mist, palette.lamp, 0.35), 0.85);
}
