import { mix, palette } from '../../atelier/colours';
import { glow } from '../../atelier/light';
import { fill, ink, line, stipple } from '../../atelier/marks';
import { clamp, distance, smoothstep } from '../../atelier/numbers';
import { points, rect } from '../../atelier/shapes';
import { smallSheet } from '../../atelier/small';
import type { Ctx, Point } from '../../atelier/types';
import { bulb } from '../cabinet/bulb';
import { cabinetCase, DRAWER } from '../cabinet/case';
import { AJAR, ajarShadow, drawer, drawerSide, shadowOn, thirdFiles, thirdInside } from '../cabinet/drawers';
import { kettleTag, onTop } from '../cabinet/on-top';
import { FLOOR, H, LEFT_WALL, place, VANISH, W, withEyeAt } from '../cabinet/place';
import { farShelves, nearShelves } from '../cabinet/racks';
import { dark, floor } from '../cabinet/room';
import { ARCHIVE, BULB, doorway, VY } from './place';

/** The hall is seen from higher: what stands behind the cabinet's front runs to the hall's own horizon. */
const EYE = (VY - ARCHIVE.top) / ARCHIVE.scale;
const fromHall = (draw: (ctx: Ctx) => void) => (ctx: Ctx) => withEyeAt(EYE, () => draw(ctx));

const ROOM: readonly ((ctx: Ctx) => void)[] = [
  dark,
  fromHall(farShelves),
  fromHall(floor),
  fromHall(nearShelves),
  cabinetCase,
  onTop,
  (ctx) => drawer(ctx, 3),
  ajarShadow,
  thirdInside,
  (ctx) => drawerSide(ctx, 2, AJAR),
  thirdFiles,
  (ctx) => drawer(ctx, 2, { label: 'PRIVACY', out: AJAR, small: true }),
  (ctx) => drawer(ctx, 1, { label: 'TERMS', small: true }),
  (ctx) => drawer(ctx, 0, { label: 'APPROACH', small: true }),
  kettleTag,
  bulb,
];

/** How far the third drawer, which stands ajar, gives under the pointer. */
const GIVES = 58;
/** What shows of it then. */
const GIVEN: readonly ((ctx: Ctx) => void)[] = [
  (ctx) => shadowOn(ctx, 3),
  thirdInside,
  (ctx) => drawerSide(ctx, 2, GIVES),
  thirdFiles,
  (ctx) => drawer(ctx, 2, { label: 'PRIVACY', out: GIVES, small: true }),
];

const seen = ([x, y]: Point): Point => [ARCHIVE.left + x * ARCHIVE.scale, ARCHIVE.top + y * ARCHIVE.scale];

const small = (ctx: Ctx, draws: readonly ((ctx: Ctx) => void)[], gives: number) => {
  const parts = draws.map((draw, i) => [draw, 31 + i] as const);
  const room = smallSheet(ctx, parts, { width: W, height: H, scale: ARCHIVE.scale, gives });
  ctx.drawImage(room, ...seen([0, 0]), W * ARCHIVE.scale, H * ARCHIVE.scale);
};

/** The archive's own picture, small; the doorway is higher than it, so its shelves go on above. */
export function archiveFar(ctx: Ctx) {
  fromHall(above)(ctx);
  // Its head gives way to what is above it.
  small(ctx, ROOM, 110);
  fromHall(nearer)(ctx);
}

/** The drawer that gives, and the light that the bulb then has for it. It comes out from where all lines of the archive meet. */
export const DRAWER_FROM = seen(VANISH);
export function drawerGiven(ctx: Ctx) {
  small(ctx, GIVEN, 0);
  const [x, y] = BULB;
  glow(ctx, x, y, 250, '#ffc878', 0.36, { falloff: 1.5, path: doorway(0) });
  glow(ctx, x, y, 70, '#fffbe8', 0.8, { path: doorway(0) });
  const [left, top] = seen(place(DRAWER.left, DRAWER.top(2) - 14, -GIVES));
  const [right, foot] = seen(place(DRAWER.right, DRAWER.top(2) + DRAWER.height, -GIVES));
  glow(ctx, left + 10, top, 120, '#ffd890', 0.5, { path: rect(left, top, right - left, foot - top) });
}

/** The head of the shelves and the ceiling, in the last of the bulb's light. */
function above(ctx: Ctx) {
  const [left, foot] = seen([200, 110]);
  const box = rect(left, 160, 360, foot - 160);
  fill(ctx, box, '#070c1e');
  const lit = (x: number, y: number) => clamp(1 - distance(x, y, BULB[0], BULB[1]) / 330);
  // The wall of shelves runs from over the bulb to the far end, as in the picture below it.
  const onWall = (s: number, up: number): Point => seen(place(LEFT_WALL, FLOOR - up, s));
  const near = (s: number) => smoothstep(1500, 150, s);
  for (const up of [1010, 1180, 1360]) {
    for (let s = -150; s < 1500; s += 75) {
      const board = [onWall(s, up), onWall(s + 78, up), onWall(s + 78, up + 22), onWall(s, up + 22)];
      fill(ctx, board, mix('#070c1e', '#3a2836', near(s)));
      stipple(ctx, board, palette.amber, (x, y) => 0.9 * lit(x, y), { softness: 0.4 });
    }
    for (let s = -130; s < 1400; s += 46) {
      const tall = 78 + ((s * 37) % 40);
      const book = [
        onWall(s, up + 24),
        onWall(s + 36, up + 24),
        onWall(s + 36, up + 24 + tall),
        onWall(s, up + 24 + tall),
      ];
      const [x, y] = book[0];
      const colour = ['#6d4a34', '#2a5560', '#5d3038', '#3a4470', '#8d7a5c'][Math.abs(s + up) % 5];
      fill(ctx, book, mix('#070c1e', colour, clamp(0.06 + 0.14 * near(s) + 0.7 * lit(x, y))));
    }
  }
  stipple(ctx, box, '#060a1a', (_, y) => 0.12 + 0.72 * smoothstep(foot, foot - 240, y), {
    softness: 0.42,
  });
  const [x, end] = seen([358, 10]);
  ink(ctx, points(`${x + 2},160 ${x + 1},300 ${x},${end}`), 2, '#05070f', { bluntStart: 1, bluntEnd: 1 });
  line(ctx, points(`${x + 2.6},160 ${x + 1.6},300 ${x + 0.6},${end}`), 0.7, '#8a6038', 0.5);
}

/** The floor of the archive, nearer than its picture shows. */
function nearer(ctx: Ctx) {
  const [left, head] = seen([200, H - 6]);
  const shape = rect(left, head, 360, 1110 - head);
  fill(ctx, shape, '#2a1a28');
  for (let k = -6; k < 8; k++) {
    const from = seen([400 + k * 96, H - 6]);
    const vanish = seen(VANISH);
    const along = (t: number): Point => [
      vanish[0] + (from[0] - vanish[0]) * t,
      vanish[1] + (from[1] - vanish[1]) * t,
    ];
    line(ctx, [along(1), along(1.9)], 1.4, '#120b1c', 0.8);
  }
  // The bulb's light on all of it, from the cabinet's foot to the sill.
  const lit = rect(left, seen([0, FLOOR])[1], 360, 1110 - seen([0, FLOOR])[1]);
  const near = (x: number, y: number, reach: number) =>
    clamp(1 - Math.hypot((x - BULB[0] - 50) / (1.4 * reach), (y - 915) / reach));
  stipple(ctx, lit, palette.rust, (x, y) => 0.7 * near(x, y, 175), { softness: 0.42 });
  stipple(ctx, lit, palette.amber, (x, y) => 0.6 * near(x, y, 130), { softness: 0.42, tooth: 'dry' });
}
