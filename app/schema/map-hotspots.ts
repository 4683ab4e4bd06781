import rolls from '../art/map-rolls.motion.json';
import hotspots from '../art/map.hotspots.json';
import type { PlaceId } from './places.ts';

/** A point of the map, as fractions of its width and height. */
export type SheetPoint = readonly number[];

interface Marks {
  /** The middle of its star. */
  readonly star: SheetPoint;
  /** Where its slip of paper hangs: the middle of the slip's upper edge. */
  readonly label: SheetPoint;
  /** The plate with its light, if it is drawn. */
  readonly light?: string;
}

export interface Ellipse {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** A place as it is drawn on the map. */
export type Hotspot = Marks & ({ readonly ellipse: Ellipse } | { readonly polygon: readonly SheetPoint[] });

/** The places as they are drawn. A place without a drawing is a type error. */
export const mapHotspots: Readonly<Record<PlaceId, Hotspot>> = hotspots.places;

/** How the map's rolls move over its sheet, in fractions of its width. */
export const mapRollsMotion = {
  knot: rolls.knot as SheetPoint,
  left: rolls.left,
  right: rolls.right,
} as const;
