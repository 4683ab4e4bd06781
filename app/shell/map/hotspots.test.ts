import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mapHotspots, mapRollsMotion } from '../../schema/map-hotspots.ts';
import type { Hotspot, SheetPoint } from '../../schema/map-hotspots.ts';
import { map } from '../../schema/words.ts';
import { areaOf, within } from './hotspots.ts';

const places = Object.entries(mapHotspots);

/** Whether a point is within a place: by the even-odd rule, or by the equation of the ellipse. */
function holds(hotspot: Hotspot, [x = 0, y = 0]: SheetPoint): boolean {
  if ('ellipse' in hotspot) {
    const { cx, cy, rx, ry } = hotspot.ellipse;
    return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  }
  return hotspot.polygon.reduce((inside, [ax = 0, ay = 0], i, corners) => {
    const [bx = 0, by = 0] = corners.at(i - 1) ?? [];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

describe('the places on the map', () => {
  it('are those of the story', () => {
    expect(Object.keys(mapHotspots).toSorted()).toEqual(map.places.map(({ id }) => id).toSorted());
  });

  it.each(places)('%s lies on the sheet, with its star and its slip', (_, hotspot) => {
    const { left, top, width, height } = areaOf(hotspot);
    for (const edge of [left, top, left + width, top + height, ...hotspot.star, ...hotspot.label]) {
      expect(edge).toBeGreaterThanOrEqual(0);
      expect(edge).toBeLessThanOrEqual(1);
    }
  });

  it.each(places)('%s answers in the middle of its box and on its star', (_, hotspot) => {
    const { left, top, width, height } = areaOf(hotspot);
    expect(holds(hotspot, [left + width / 2, top + height / 2])).toBe(true);
    expect(holds(hotspot, hotspot.star)).toBe(true);
  });

  it('do not contain each other’s stars', () => {
    for (const [id, hotspot] of places)
      for (const [other, { star }] of places)
        if (other !== id) expect(holds(hotspot, star), `${id} on ${other}`).toBe(false);
  });

  it('are large enough to touch on the smallest map in the smallest window', () => {
    // Level 0 is half the width of a window taller than wide, 300 px at 600 px, and the cloth is smaller than the map (chart.module.css).
    const chart = readFileSync('app/shell/map/chart.module.css', 'utf8');
    const [, free] = /max-aspect-ratio[^}]*--free: ([\d.]+);/.exec(chart) ?? [];
    const [mapHeightPx, leastPx] = [300 * (1 - 2 * Number(free)), 44];
    const mapWidthPx = mapHeightPx * (2360 / 1640);
    for (const [, hotspot] of places) {
      const { width, height } = areaOf(hotspot);
      expect(width * mapWidthPx).toBeGreaterThanOrEqual(leastPx);
      expect(height * mapHeightPx).toBeGreaterThanOrEqual(leastPx);
    }
  });
});

describe('an area', () => {
  const square: Hotspot = {
    star: [0.5, 0.5],
    label: [0.5, 0.75],
    light: 'light',
    polygon: [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
    ],
  };

  it('is the box around a polygon, and the polygon within the box', () => {
    expect(areaOf(square)).toEqual({
      left: 0.25,
      top: 0.25,
      width: 0.5,
      height: 0.5,
      shape: 'polygon(0% 0%, 100% 0%, 100% 100%, 0% 100%)',
    });
  });

  it('is the box around an ellipse', () => {
    const { polygon: _, ...marks } = square;
    expect(areaOf({ ...marks, ellipse: { cx: 0.5, cy: 0.5, rx: 0.25, ry: 0.125 } })).toEqual({
      left: 0.25,
      top: 0.375,
      width: 0.5,
      height: 0.25,
      shape: 'ellipse(50% 50%)',
    });
  });

  it('gives points as fractions of itself', () => {
    expect(within(areaOf(square), [0.5, 0.75])).toEqual([0.5, 1]);
  });
});

describe('the rolls', () => {
  it('start side by side at the knot and end near the edges of the sheet', () => {
    const { knot, left, right } = mapRollsMotion;
    expect(left.from).toBeLessThan(knot[0]!);
    expect(right.from).toBeGreaterThan(knot[0]!);
    expect(left.to).toBeLessThan(0.1);
    expect(right.to).toBeGreaterThan(0.9);
  });
});
