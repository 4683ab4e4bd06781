/** Colours: the house palette, and what is mixed from it. */
export { mix, ramp } from '../engine/colour';
export { palette } from '../engine/palette';
