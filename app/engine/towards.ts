/** Where the arrow keys lead among points on a plane: to the nearest one in that direction. */

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Across and down, in one measure: not fractions of a width and a height. */
export type Spot = readonly [x: number, y: number];

/** A step aside counts so much more than a step ahead: what lies straight on is nearer than what lies askew. */
const ASKEW = 3;

const AHEAD: Readonly<Record<Direction, Spot>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The index of the nearest spot in a direction from one of them; undefined when none lies there. In a direction lies
 * what is farther ahead than aside; and when there is nothing of that kind, what is ahead at all.
 */
export function towards(spots: readonly Spot[], from: number, direction: Direction): number | undefined {
  const start = spots[from];
  if (start === undefined) return undefined;
  const [aheadX, aheadY] = AHEAD[direction];
  const seen = spots.flatMap(([x, y], index) => {
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = dx * aheadX + dy * aheadY;
    const aside = Math.abs(dx * aheadY) + Math.abs(dy * aheadX);
    return index !== from && ahead > 0 ? [{ index, ahead, aside }] : [];
  });
  const straight = seen.filter(({ ahead, aside }) => aside <= ahead);
  const length = ({ ahead, aside }: { ahead: number; aside: number }) => Math.hypot(ahead, ASKEW * aside);
  return (straight.length > 0 ? straight : seen).toSorted((a, b) => length(a) - length(b))[0]?.index;
}
