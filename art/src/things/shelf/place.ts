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

/** What the lamp gives at a place, 0..1: a cone from both rims of its shade, whose edge is softer the farther away. */
export function lit(x: number, y: number): number {
  const dx = x - LAMP[0];
  const dy = y - LAMP[1];
  const aside = Math.max(0, Math.abs(dx) - 96);
  const soft = 26 + 0.34 * aside;
  const below = smoothstep(-soft, soft, dy - 8 - 0.36 * aside);
  return 1.1 * Math.pow(clamp(1 - Math.hypot(dx / 1.45, dy) / 760), 1.65) * (0.1 + 0.9 * below);
}

/** What the star gives through the window, 0..1, to what turns toward it. */
export function starlit(x: number, y: number): number {
  return Math.pow(clamp(1 - Math.hypot((x - STAR[0]) / 620, (y - 480) / 420)), 1.2);
}
