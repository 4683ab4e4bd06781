import { clamp, distance, lerp } from '../../atelier/numbers';
import type { Path, Point } from '../../atelier/types';
import type { Looking, Place } from '../hull';

/** A small clinker boat seen from above its near quarter, lit warm by its lantern and cool from the sky. */
export interface Rowboat {
  see: Looking;
  /** Where the lantern's flame is on the sheet. */
  lamp: Point;
}

export const PLANKS = 5;
export const FLOOR = 0.07;
export const between = (upper: Path, lower: Path) => [...upper, ...lower.toReversed()] as Point[];
export const places = (see: Looking, list: readonly Place[]) => list.map((p) => see(p));

export const warmth =
  ({ lamp }: Rowboat, reach: number, power = 1.2) =>
  (x: number, y: number) =>
    Math.pow(clamp(1 - distance(x, y, lamp[0], lamp[1]) / reach), power);

/** Height of a line that runs from left to right, at x. */
export function heightAt(path: Path, x: number): number {
  const i = path.findIndex((p) => p[0] >= x);
  if (i <= 0) return path[i < 0 ? path.length - 1 : 0][1];
  const [a, b] = [path[i - 1], path[i]];
  return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1));
}
