/** For the arrow keys: the nearest point in a direction, among points on a plane. */

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Across and down, both in the same unit: not fractions of a width and a height. */
export type PlanePoint = readonly [x: number, y: number];

/** A step aside counts as so many steps ahead, so that a spot straight ahead comes before one beside it. */
const ASIDE_FACTOR = 3;

const AHEAD: Readonly<Record<Direction, PlanePoint>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The index of the nearest spot in a direction from the spot at `from`; undefined when there is none. Spots that are
 * at least as far ahead as aside are preferred; if there are none, every spot that is ahead counts.
 */
export function towards(
  spots: readonly PlanePoint[],
  from: number,
  direction: Direction,
): number | undefined {
  const start = spots[from];
  if (start === undefined) return undefined;
  const [aheadX, aheadY] = AHEAD[direction];
  const inFront = spots.flatMap(([x, y], index) => {
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = dx * aheadX + dy * aheadY;
    const aside = Math.abs(dx * aheadY) + Math.abs(dy * aheadX);
    return index !== from && ahead > 0 ? [{ index, ahead, aside }] : [];
  });
  const straight = inFront.filter(({ ahead, aside }) => aside <= ahead);
  const length = ({ ahead, aside }: { ahead: number; aside: number }) =>
    Math.hypot(ahead, ASIDE_FACTOR * aside);
  return (straight.length > 0 ? straight : inFront).toSorted((a, b) => length(a) - length(b))[0]?.index;
}
