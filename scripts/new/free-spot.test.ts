import { expect, test } from 'vitest';
import { mapHotspots } from '../../app/schema/map-hotspots.ts';
import { freeSpot } from './free-spot.ts';

test('a new place has room on the drawn map, and on the sheet', () => {
  const spot = freeSpot(Object.values(mapHotspots));
  expect(spot).toBeDefined();
  const { cx, cy, rx, ry } = spot!.ellipse;
  expect(Math.min(cx - rx, cy - ry, 1 - cx - rx, 1 - cy - ry)).toBeGreaterThan(0);
  const lowMapPx = 270;
  expect(Math.min(2 * ry * lowMapPx, (2 * rx * lowMapPx * 2360) / 1640)).toBeGreaterThanOrEqual(44);
});

test('places are added one after another until the map is full', () => {
  const places = Object.values(mapHotspots) as { star: readonly number[] }[];
  let spot = freeSpot(places);
  let count = 0;
  while (spot !== undefined && count < 100) {
    places.push(spot);
    count += 1;
    spot = freeSpot(places);
  }
  expect(count).toBeGreaterThanOrEqual(2);
  expect(count).toBeLessThan(100);
});
