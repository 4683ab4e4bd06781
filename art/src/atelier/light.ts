/** Light: halos, lit edges, forms in several tones, smooth washes. */
export { graded, tonesOf } from '../engine/graded';
export { glow, rim } from '../engine/light';
export { modelled, solid } from '../engine/lit';
export { washAround, washTo } from '../engine/wash';
