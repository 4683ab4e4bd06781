/** Shapes: lists of points, made, measured and changed; nothing is drawn. */
export { bezier } from '../engine/bezier';
export { bounds, catmullRom, contains, dash, ellipse, normals, points } from '../engine/geometry';
export { rect, resample, ribbon, ripple, transform, wobble } from '../engine/geometry';
