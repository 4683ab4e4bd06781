/** The types that the tools take and give. */
export type { Box, Field, Path, Point, Transform } from '../engine/geometry';
export type { LitOptions } from '../engine/lit';
export type { Colour } from '../engine/palette';
export type { StippleOptions, Tooth } from '../engine/stipple';
export type { Ctx } from '../engine/surface';
