import { clamp, smoothstep } from '../../atelier/numbers';
import type { Point } from '../../atelier/types';

export const W = 1920;
export const H = 1080;

/** The board: where it meets the wall, where the books stand on it, its front edge and its underside. */
export const BOARD = { back: 556, stand: 576, edge: 592, under: 630 };
export const LAMP: Point = [640, 330];
export const WINDOW = { left: 1398, right: 1694, top: 96, bottom: BOARD.back };
export const HORIZON = 452;
export const STAR: Point = [1590, 372];

export const DARK = '#070a1b';

/** What the lamp gives at a place, 0..1: all of it below the shade, very little above. */
export function lit(x: number, y: number): number {
  const dx = x - LAMP[0];
  const dy = y - LAMP[1];
  const below = smoothstep(-44, 62, dy - 0.05 * Math.abs(dx));
  return Math.pow(clamp(1 - Math.hypot(dx / 1.2, dy) / 800), 1.35) * (0.13 + 0.87 * below);
}
