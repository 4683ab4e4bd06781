import { palette } from '../../../atelier/colours';
import { glow } from '../../../atelier/light';
import { clip, fill, stipple } from '../../../atelier/marks';
import { distance } from '../../../atelier/numbers';
import type { Ctx, Path } from '../../../atelier/types';
import { contact } from '../quay/ground';
import { awning, behindAwning, door, doorGlass, lanternArms, signBoard } from './door';
import { F, size } from './front';
import { chimney, dormer, dormerGlass, roof } from './roof';
import { octopusSign } from './sign';
import { groundStorey, jetty, nearWall, posts, UPPER, upperGlass, upperStorey } from './storeys';
import { bowGlass, bowWindow, sideGlass, sideWindow } from './windows';

/** All panes of the front. */
const panes = () => [
  bowGlass(),
  sideGlass(),
  doorGlass(),
  ...UPPER.map(([a0, a1]) => upperGlass(a0, a1)),
  dormerGlass(),
];

function front(ctx: Ctx, lit: boolean) {
  const unlit = (...glass: Path[]) => {
    if (lit) return;
    for (const pane of glass) fill(ctx, pane, '#0d1a3c', 0.86);
  };
  contact(ctx);
  nearWall(ctx);
  groundStorey(ctx);
  bowWindow(ctx);
  sideWindow(ctx);
  door(ctx);
  unlit(bowGlass(), sideGlass(), doorGlass());
  posts(ctx);
  jetty(ctx);
  signBoard(ctx);
  lanternArms(ctx);
  awning(ctx);
  upperStorey(ctx);
  unlit(...UPPER.map(([a0, a1]) => upperGlass(a0, a1)));
  roof(ctx);
  dormer(ctx);
  unlit(dormerGlass());
  chimney(ctx);
  octopusSign(ctx);
}

/** The shop before anybody has opened a jar. */
export const shop = (ctx: Ctx): void => front(ctx, false);

/** Its panes with the jars' light in them. A part of the awning would shine with them. */
export const shopPanes = (ctx: Ctx): void => {
  for (const glass of panes()) clip(ctx, glass, () => front(ctx, true));
  ctx.globalCompositeOperation = 'destination-out';
  fill(ctx, behindAwning(), palette.ink);
  ctx.globalCompositeOperation = 'source-over';
};

/** The shop's lamps: hot panes, and what they pour onto the sill, the step and the stones. */
export function shopLight(ctx: Ctx): void {
  for (const [glass, a, v, r] of [
    [bowGlass(), 236, 186, 150],
    [sideGlass(), 716, 180, 84],
  ] as const) {
    const [cx, cy] = F(a, v, 10);
    stipple(ctx, glass, palette.lamp, (x, y) => 0.9 - distance(x * 0.9, y, cx * 0.9, cy) / r, {
      softness: 0.44,
      alpha: 0.5,
    });
    stipple(ctx, glass, '#fff3cc', (x, y) => 0.7 - distance(x, y, cx, cy) / (r * 0.5), {
      softness: 0.44,
      alpha: 0.42,
    });
  }
  for (const [a0, a1] of UPPER)
    stipple(
      ctx,
      upperGlass(a0, a1),
      palette.lamp,
      (x, y) => 0.9 - distance(x, y, ...F((a0 + a1) / 2, 436, 24)) / 56,
      { softness: 0.44, alpha: 0.8 },
    );
  stipple(ctx, dormerGlass(), palette.lamp, (x, y) => 0.9 - distance(x, y, ...F(430, 608, 12)) / 40, {
    softness: 0.44,
    alpha: 0.8,
  });
  // spill on the stones: long soft tongues that lie toward us
  for (const [a, reach, width, strength] of [
    [236, 190, 250, 0.62],
    [520, 120, 90, 0.5],
    [716, 100, 110, 0.55],
  ]) {
    const [x, y] = F(a, 0, 20);
    const k = size(a);
    glow(ctx, x + reach * 0.25 * k, y + reach * 0.32 * k, width * k, palette.amber, strength, {
      radiusY: reach * 0.62 * k,
      falloff: 1.5,
    });
  }
  const [bx, by] = F(236, 176, 20);
  glow(ctx, bx, by, 300, palette.amber, 0.46, { radiusY: 190 });
  const [sx, sy] = F(716, 176, 10);
  glow(ctx, sx, sy, 130, palette.amber, 0.5, { radiusY: 110 });
  const [dx, dy] = F(520, 170, 10);
  glow(ctx, dx, dy, 90, palette.amber, 0.45);
}
