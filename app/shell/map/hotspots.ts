import type { Hotspot, SheetPoint } from '../../schema/map-hotspots.ts';

/** The pressable area of a place: a box in fractions of the map, and the place's shape within that box. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** A clip-path for an element as large as the box. */
  readonly shape: string;
}

const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))}%`;

/** The area of a place: the box is for the focus outline, the shape for the pointer. */
export function areaOf(hotspot: Hotspot): Area {
  if ('ellipse' in hotspot) {
    const { cx, cy, rx, ry } = hotspot.ellipse;
    return { left: cx - rx, top: cy - ry, width: 2 * rx, height: 2 * ry, shape: 'ellipse(50% 50%)' };
  }
  const xs = hotspot.polygon.map(([x = 0]) => x);
  const ys = hotspot.polygon.map(([, y = 0]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  const corners = xs.map(
    (x, i) => `${percent((x - left) / width)} ${percent(((ys[i] ?? 0) - top) / height)}`,
  );
  return { left, top, width, height, shape: `polygon(${corners.join(', ')})` };
}

/** A point of the map in fractions of an area. */
export const within = (area: Area, [x = 0, y = 0]: SheetPoint): readonly [number, number] => [
  (x - area.left) / area.width,
  (y - area.top) / area.height,
];
