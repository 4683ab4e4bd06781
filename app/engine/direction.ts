/** How one goes from scene to scene: the Port lies right of the Sea, the Athenaeum above the Port, rooms within. */
export type Direction = 'right' | 'left' | 'up' | 'down' | 'in' | 'out';

const HILL = '/port/athenaeum';
const depth = (path: string) => path.split('/').filter(Boolean).length;
const onTheHill = (path: string) => path === HILL || path.startsWith(`${HILL}/`);

/** The direction from one path to another. Going back is the direction there turned round. */
export function directionBetween(from: string, to: string): Direction {
  if (onTheHill(from) !== onTheHill(to)) return onTheHill(to) ? 'up' : 'down';
  if (depth(from) === 0 || depth(to) === 0) return depth(from) === 0 ? 'right' : 'left';
  return depth(to) > depth(from) ? 'in' : 'out';
}
