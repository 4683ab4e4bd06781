/** The direction from one scene to another: the Port is right of the Sea, the Athenaeum above the Port, rooms inside. */
export type Direction = 'right' | 'left' | 'up' | 'down' | 'in' | 'out';

const HILL = '/port/athenaeum';
const depth = (path: string) => path.split('/').filter(Boolean).length;
const onTheHill = (path: string) => path === HILL || path.startsWith(`${HILL}/`);

/** The direction from one path to another. Going back gives the opposite direction. */
export function directionBetween(from: string, to: string): Direction {
  if (onTheHill(from) !== onTheHill(to)) return onTheHill(to) ? 'up' : 'down';
  if (depth(from) === 0 || depth(to) === 0) return depth(from) === 0 ? 'right' : 'left';
  return depth(to) > depth(from) ? 'in' : 'out';
}
