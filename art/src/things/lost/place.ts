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

/** The ground is seen from low down: below a horizon that is not drawn, in metres from the eye. What goes straight ahead
    goes towards the place under the star. */
const MIDDLE = STAR[0];
const HORIZON = 424;
const EYE = 0.38;
const LENS = 640;

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
/** How much the ground is foreshortened there: 1 as seen from above, 0 on edge. */
export const flatness = (y: number) => Math.max(0, y - HORIZON) / LENS;
/** 0 near, 1 far off. */
export const farness = (y: number) => clamp((880 - y) / 420);

/** From far off the steps come nearer and turn before us, where they stop. The others pass those on the left, which is
    beyond them, and go off to the right. */
const WAY = points(
  '1566,514 1480,528 1402,552 1318,584 1250,627 1192,697 1326,806 1487,694 1572,674 1646,650 1700,622 1738,582 1766,554 1790,532',
).map(onGround);
/** Where the toes point, in degrees: 0 to the right, 90 straight ahead. Of a boot far off that points at us one would only
    see a lump. */
const TOES = [-143, -143, -141, -137, -124, -88, -30, 12, 30, 40, 44, 46, 42, 40];

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
const ASIDE = 0.06;

export const steps: readonly Step[] = WAY.map(([right, ahead], index) => {
  const along = (TOES[index] * Math.PI) / 180;
  const side = index % 2 ? 1 : -1;
  const aside = side * ASIDE + 0.01 * noise(index * 3.1, 8);
  const at: Point = [right + Math.sin(along) * aside, ahead - Math.cos(along) * aside];
  return { at, middle: onSheet(at), heading: along - side * 0.1 + 0.08 * noise(index * 5.7, 1), side, index };
});

/** A shape that is given in metres (forward, to its outer side), where the step came down. */
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

/** A place on a sole that is 100 long (from its heel, to its outer side), in metres from its middle. */
export const onSole = ([from, out]: readonly number[]): Point => [(from - 50) * 0.0027, out * 0.0027];
/** The outline of a shape on such a sole. */
export const solePart = (d: string): Point[] => bezier(d, 1.2).map(onSole);
