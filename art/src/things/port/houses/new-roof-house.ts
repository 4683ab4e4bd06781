import { rim } from '../../../atelier/light';
import { carve, clip, fill, ink, line, stipple } from '../../../atelier/marks';
import { lerp, pick, random, smoothstep } from '../../../atelier/numbers';
import { ellipse, wobble } from '../../../atelier/shapes';
import type { Ctx, Point } from '../../../atelier/types';
import { onWall } from '../place';
import type { Place } from '../place';
import type { Building } from './building';
import { houseWall } from './house';
import { beam, coat, COOL } from './parts';
import { tiled } from './tiles';
import { darkPane, paneOn, shutterLeaf } from './window';
import type { Pane } from './window';

const OLD = { x: 1304, y: 703, w: 92, h: 122, lean: -5, tilt: 0.05 };

const lidOf = (at: Place): Point[] => [at(8, 176), at(86, 179), at(104, 131), at(-11, 126)];

/** The house without its roof, which comes later. */
export function newRoofHouse(): Building {
  const at = houseWall(OLD);
  const panes: Pane[] = [
    paneOn(at, 12, 72, 17, 28, { lit: 1, shutter: '#2c5a66' }),
    paneOn(at, 52, 74, 17, 27, { lit: 1, shut: true, ajar: true, shutter: '#2c5a66' }),
    paneOn(at, 10, 24, 15, 24, { lit: 0, shut: true, shutter: '#2c5a66' }),
    paneOn(at, 68, 26, 14, 22, { lit: 1, shut: true, shutter: '#2c5a66' }),
  ];
  const body = onWall(
    at,
    [
      [0, 122],
      [46, 119],
      [92, 122],
      [93, 60],
      [92, 0],
      [0, 0],
      [-2, 60],
    ],
    10,
  );
  const lid = lidOf(at);
  return {
    outline: [...body, ...lid],
    panes,
    draw(ctx) {
      const wall = '#667484';
      const shape = coat(
        ctx,
        body,
        wall,
        '#16213f',
        (x, y) => smoothstep(OLD.x, OLD.x + 110, x) * 0.5 + smoothstep(660, 706, y) * 0.5,
      );
      // plaster has come away and the courses show
      for (const [a, v, r] of [
        [34, 98, 15],
        [84, 84, 13],
        [40, 40, 17],
        [6, 58, 9],
        [78, 10, 14],
      ]) {
        const [cx, cy] = at(a, v);
        const patch = wobble(ellipse(cx, cy, r, r * 0.62, 0, 18), 4, 0.12);
        clip(ctx, shape, () => {
          fill(ctx, patch, '#4a4a5e');
          carve(ctx, patch, {
            spacing: 8,
            spacingY: 4.4,
            length: () => random(4, 7),
            width: () => 2,
            colour: () => pick(['#7a5a5e', '#8a6a66', '#5c4a58']),
            alpha: () => 0.9,
            taper: 0.2,
          });
        });
      }
      for (let v = 0; v < 118; v += 10) {
        const deep = Math.round(v / 10) % 2 ? 9 : 6;
        fill(ctx, [at(0, v), at(deep, v), at(deep, v + 8.6), at(0, v + 8.6)], '#93a2aa', 0.6);
        fill(ctx, [at(92 - deep, v), at(92, v), at(92, v + 8.6), at(92 - deep, v + 8.6)], '#77838f', 0.5);
      }
      // an old crack
      ink(ctx, [at(58, 118), at(55, 104), at(60, 92), at(56, 70), at(61, 52)], 1.6, '#131a34', {
        taper: 0.7,
        alpha: 0.85,
      });
      const hole = [at(36, 0), at(36, 40), at(46, 50), at(56, 40), at(56, 0)];
      fill(
        ctx,
        onWall(at, [
          [33, 42],
          [46, 54],
          [59, 42],
          [59, 0],
          [33, 0],
        ]),
        '#8f98a0',
      );
      fill(ctx, hole, '#3a2434');
      line(ctx, [at(46, 0), at(46, 48)], 1, '#5c3c46');
      // props under the lid: it does not quite sit yet
      for (const a of [3, 44, 86])
        fill(ctx, [at(a, 121), at(a, 128), at(a + 5, 128), at(a + 5, 121)], '#5c4238');
      line(ctx, [at(-6, 122.5), at(98, 125)], 3.4, '#0c1128', 0.9);
      rim(ctx, shape, 1.8, 0, COOL, 0.6);
      for (const pane of panes) darkPane(ctx, pane, '#27324c');
      ladder(ctx, at);
    },
  };
}

/** The one shutter that moves; it hangs at its left edge. */
const AJAR = newRoofHouse().panes[1];
export const SHUTTER_HINGE: Point = AJAR.at(-0.06, 0.5);
export const shutter = (ctx: Ctx): void => shutterLeaf(ctx, AJAR);

/** Where the roof's eaves lie. */
export const ROOF: Point = [OLD.x + 46, OLD.y - 128];

/** New shingles: pale, sharp and level. */
export function newRoof(ctx: Ctx): void {
  const lid = lidOf(houseWall(OLD));
  const shape = tiled(ctx, lid, {
    rows: 8,
    width: 8,
    base: '#c3a684',
    light: '#ecd9b4',
    dark: '#6f5650',
    age: 0.05,
  });
  stipple(ctx, shape, '#7a6a70', (x) => smoothstep(OLD.x + 40, OLD.x + 124, x) * 0.7);
  stipple(
    ctx,
    shape,
    '#efe2c2',
    (x, y) => smoothstep(OLD.x + 46, OLD.x - 10, x) * 0.55 * smoothstep(590, 540, y),
  );
  const [ridge0, ridge1, eaves1, eaves0] = lid;
  beam(
    ctx,
    [ridge0, [(ridge0[0] + ridge1[0]) / 2, (ridge0[1] + ridge1[1]) / 2], ridge1],
    4.4,
    '#8d6e58',
    '#fbeecb',
  );
  beam(
    ctx,
    [eaves0, [(eaves0[0] + eaves1[0]) / 2, (eaves0[1] + eaves1[1]) / 2 + 0.5], eaves1],
    3.6,
    '#8d6e58',
    '#f5e3bd',
  );
  beam(ctx, [ridge1, [(ridge1[0] + eaves1[0]) / 2, (ridge1[1] + eaves1[1]) / 2], eaves1], 3, '#5f4a48');
  line(ctx, [ridge0, eaves0], 2.2, '#fbeecb', 0.8);
}

/** A ladder that leans on the roof. */
function ladder(ctx: Ctx, at: Place) {
  const foot: Point = [at(92, 0)[0] + 16, at(0, 0)[1] + 2];
  const [hx, hy] = at(84, 134);
  const rail = (dx: number): Point[] => [
    [foot[0] + dx, foot[1]],
    [hx + dx, hy],
  ];
  for (const dx of [0, 7]) {
    line(ctx, rail(dx), 2.4, '#4a3538');
    line(
      ctx,
      rail(dx).map(([x, y]): Point => [x - 0.7, y]),
      0.9,
      '#b89a7c',
      0.9,
    );
  }
  for (let k = 1; k < 14; k++) {
    const t = k / 14;
    line(
      ctx,
      [
        [lerp(foot[0], hx, t), lerp(foot[1], hy, t)],
        [lerp(foot[0], hx, t) + 7, lerp(foot[1], hy, t)],
      ],
      1.6,
      '#8d7260',
    );
  }
}
