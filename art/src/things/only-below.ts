import type { Ctx } from '../atelier/types';

/** The foot of a picture that goes on below it on another sheet, in units. */
const FOOT = 1080;
/** What goes on below it begins above its foot. */
export const FROM = FOOT - 60;

/** Takes away what the picture shows itself, with a soft end, so that no seam is seen. */
export function onlyBelow(ctx: Ctx) {
  const away = ctx.createLinearGradient(0, FROM, 0, FOOT - 4);
  away.addColorStop(0, '#000000');
  away.addColorStop(1, '#00000000');
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  ctx.fillStyle = away;
  ctx.fillRect(-100, -100, 2120, FOOT + 96);
  ctx.restore();
}
