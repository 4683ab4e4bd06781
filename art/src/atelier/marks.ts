/** Marks: what puts one colour on a sheet, and the sheets themselves. */
export { carve, clip, fill, ink, line, star, trace } from '../engine/ink';
export { stipple } from '../engine/stipple';
export { createCanvas, createPatch, createSheet, stamp, surfaceOf } from '../engine/surface';
