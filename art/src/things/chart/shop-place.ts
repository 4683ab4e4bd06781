import { palette } from '../../atelier/colours';
import { bezier, transform } from '../../atelier/shapes';
import type { Path, Point } from '../../atelier/types';

/** The middle of the shop's doorstep. */
export const DOORSTEP: Point = [1066, 1392];
const SCALE = 1.0;
export const put = (path: Path): Point[] => transform(path, { x: DOORSTEP[0], y: DOORSTEP[1], scale: SCALE });
export const b = (d: string): Point[] => put(bezier(d, 3));
export const TIMBER = palette.wood1;
export const PLUM = '#b04053';
