/**
 * How one scene becomes another. On the way to it the outer scene is left for the inner one; on the way back the same
 * is shown backward.
 */
export type CutKind = 'star' | 'fade';

export interface Cut {
  readonly kind: CutKind;
  /** Shown backward: the scene one comes to is the outer one. */
  readonly back: boolean;
}

const depth = (path: string) => path.split('/').filter(Boolean).length;

/** The cut between the scenes of two addresses. It can be made only if both scenes show what it needs, a star or a thing. */
export function cutBetween(from: string, to: string): Cut {
  return { kind: 'star', back: depth(to) < depth(from) };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A move of a sheet by so much, scaled about the point that is moved. */
export interface Move {
  readonly by: Point;
  readonly scale: number;
}

/** A star in the window: its place, and how large it is drawn there. */
export interface Star extends Point {
  readonly width: number;
}

/** Whether the point lies in the window, and no nearer to its edge than the given part of its size. */
export const isWellWithin = ({ x, y }: Point, { width, height }: Size, part: number): boolean =>
  Math.min(x, width - x) >= part * width && Math.min(y, height - y) >= part * height;

/** The least scale about `from` at which a sheet as large as the window covers it when that point is moved to `to`. */
export const coveringScale = (from: Point, to: Point, { width, height }: Size): number =>
  Math.max(
    1,
    to.x / from.x,
    (width - to.x) / (width - from.x),
    to.y / from.y,
    (height - to.y) / (height - from.y),
  );

const PLACES = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * How two sheets as large as the window move so that their stars lie on each other, equally large, with no edge in the
 * window. The stars meet on the way from one to the other, where the sheets need to grow least.
 */
export function meeting(one: Star, other: Star, window: Size): readonly [Move, Move] {
  const ratio = other.width / one.width;
  const meetAt = (part: number) => {
    const at = { x: one.x + part * (other.x - one.x), y: one.y + part * (other.y - one.y) };
    const scale = Math.max(coveringScale(one, at, window), ratio * coveringScale(other, at, window), ratio);
    const moveOf = (star: Star, grown: number): Move => ({
      by: { x: at.x - star.x, y: at.y - star.y },
      scale: grown,
    });
    return [moveOf(one, scale), moveOf(other, scale / ratio)] as const;
  };
  return PLACES.map(meetAt).reduce((best, next) => (next[0].scale < best[0].scale ? next : best));
}

/** The distance from the point to the farthest corner of the window. */
export const reachOf = ({ x, y }: Point, { width, height }: Size): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
