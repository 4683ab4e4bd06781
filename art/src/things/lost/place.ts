import { mix, palette } from '../../atelier/colours';
import { bezier, points } from '../../atelier/shapes';
import { clamp, noise } from '../../atelier/numbers';
import type { Point } from '../../atelier/types';

/** The blank between two places: its colours, how its ground is seen, and the way the steps take over it. */

export const W = 1920;
export const H = 1080;
export const BONE = mix(mix(palette.parch, palette.foam, 0.16), '#ffffff', 0.56);
export const GREY = mix(palette.slate, palette.mist, 0.35);
export const INK = mix(palette.night, palette.slate, 0.16);

export const STAR: Point = [1604, 288];

/** The ground is seen as if one lay on it: below a horizon that is not drawn, in metres from the eye. */
const MIDDLE = 1400;
const HORIZON = 236;
const EYE = 0.55;
const LENS = 690;

/** A place on the ground (metres to the right, metres ahead) on the sheet. */
export const onSheet = ([right, ahead]: Point): Point => [
  MIDDLE + (LENS * right) / ahead,
  HORIZON + (LENS * EYE) / ahead,
];
/** A place on the sheet, below the horizon, on the ground. */
export const onGround = ([x, y]: Point): Point => {
  const ahead = (LENS * EYE) / Math.max(12, y - HORIZON);
  return [((x - MIDDLE) * ahead) / LENS, ahead];
};
/** Units to a metre across, at a height of the sheet. */
export const scaleAt = (y: number) => Math.max(0, y - HORIZON) / EYE;
/** 0 near, 1 far off. */
export const farness = (y: number) => clamp((900 - y) / 480);

/** From far off the steps come nearer, turn before us, and go off to the right. */
const WAY = points(
  '1512,444 1424,470 1336,510 1258,562 1206,628 1176,722 1280,800 1462,824 1608,766 1674,688 1716,622 1756,572 1802,530 1858,498',
).map(onGround);

export interface Step {
  /** The middle of the print on the ground. */
  at: Point;
  /** Where it is on the sheet. */
  middle: Point;
  /** Its direction on the ground, in radians. */
  heading: number;
  side: 1 | -1;
  index: number;
}

/** Half the distance between the left feet and the right ones, in metres. */
const ASIDE = 0.056;

export const steps: readonly Step[] = WAY.map(([right, ahead], index) => {
  const [ax, ay] = WAY[Math.max(0, index - 1)];
  const [bx, by] = WAY[Math.min(WAY.length - 1, index + 1)];
  const along = Math.atan2(by - ay, bx - ax);
  const side = index % 2 ? 1 : -1;
  const aside = side * ASIDE + 0.01 * noise(index * 3.1, 8);
  const at: Point = [right + Math.sin(along) * aside, ahead - Math.cos(along) * aside];
  return { at, middle: onSheet(at), heading: along - side * 0.1 + 0.08 * noise(index * 5.7, 1), side, index };
});

/** A shape that is given in thousandths of a metre (forward, to its outer side), where the step came down. */
export const underfoot = ({ at, heading, side }: Step) => {
  const cos = Math.cos(heading);
  const sin = Math.sin(heading);
  return {
    place: ([forward, out]: readonly number[]): Point =>
      onSheet([at[0] + forward * cos + out * side * sin, at[1] + forward * sin - out * side * cos]),
    /** Back onto the sole: metres forward and outward of a place on the sheet. */
    sole: (x: number, y: number): Point => {
      const [right, ahead] = onGround([x, y]);
      const dx = right - at[0];
      const dy = ahead - at[1];
      return [dx * cos + dy * sin, (dx * sin - dy * cos) * side];
    },
  };
};

/** The outline of a shape in thousandths, as metres. */
export const metres = (d: string): Point[] => bezier(d, 3).map(([x, y]): Point => [x / 1000, y / 1000]);
