import { createSheet, surfaceOf } from './marks';
import { seed } from './numbers';
import type { Ctx } from './types';

/** What a picture is drawn by: each thing on a sheet of its own, with its own chances, so that it is the same each time. */
export type Parts = readonly (readonly [draw: (ctx: Ctx) => void, chances: number])[];

/**
 * A picture as it is seen small in another one: a sheet of `width` x `height` of its own units, as fine as `ctx` needs it
 * at `scale`. The uppermost `gives` units give way to what is behind.
 */
export function smallSheet(
  ctx: Ctx,
  parts: Parts,
  { width, height, scale, gives }: { width: number; height: number; scale: number; gives: number },
) {
  const fineness = surfaceOf(ctx).scale * scale;
  const sheet = createSheet({ width, height, scale: fineness });
  for (const [draw, chances] of parts) {
    const own = createSheet({ width, height, scale: fineness });
    seed(chances);
    draw(own);
    sheet.drawImage(own.canvas, 0, 0, width, height);
  }
  const away = sheet.createLinearGradient(0, 0, 0, gives);
  away.addColorStop(0, '#000000');
  away.addColorStop(1, '#00000000');
  sheet.globalCompositeOperation = 'destination-out';
  sheet.fillStyle = away;
  sheet.fillRect(0, 0, width, gives);
  return sheet.canvas;
}
