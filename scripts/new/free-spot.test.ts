import { expect, test } from 'vitest';
import { freeSpot, outlineOf, toOutline } from './free-spot.ts';
import type { Marked, Point, Spot } from './free-spot.ts';
import sixPlaces from './six-places.json' with { type: 'json' };

/** The map as it was first drawn, whatever the studio has added to its own. */
const drawn: readonly Marked[] = Object.values(sixPlaces);

/** Spots that are taken one after another, until the map is full. */
const spots: readonly Spot[] = (() => {
  const found: Spot[] = [];
  let spot = freeSpot(drawn);
  while (spot !== undefined && found.length < 100) {
    found.push(spot);
    spot = freeSpot([...drawn, ...found]);
  }
  return found;
})();

test('the drawn map has room for four more places', () => {
  expect(spots).toHaveLength(4);
});

test('a new place lies on the sheet, and is large enough to touch on the smallest map', () => {
  for (const { star, label, ellipse } of spots) {
    const { cx, cy, rx, ry } = ellipse;
    expect(Math.min(cx - rx, cy - ry, 1 - cx - rx, 1 - cy - ry)).toBeGreaterThan(0);
    const lowMapPx = 270;
    expect(Math.min(2 * ry * lowMapPx, (2 * rx * lowMapPx * 2360) / 1640)).toBeGreaterThanOrEqual(44);
    for (const at of [star, label]) expect(toOutline(at, outlineOf({ star, ellipse }))).toBe(0);
  }
});

/** Half of the star's height, and a name of twelve letters on a tablet's map, in fractions of the map. */
const HALF_STAR = 0.045;
const NAME = { width: 0.14, height: 0.05 };

/** The corners of the boxes that a star and its name fill, and points along their edges. */
function markOf({ star: [x = 0, y = 0], label: [nameX = 0, nameY = 0] }: Spot): Point[] {
  const along = [-1, -0.5, 0, 0.5, 1];
  return along.flatMap((right) => [
    ...along.map((down) => [x + (right * HALF_STAR * 1640) / 2360, y + down * HALF_STAR]),
    ...along.map((down) => [nameX + (right * NAME.width) / 2, nameY + ((1 + down) / 2) * NAME.height]),
  ]);
}

test('neither its area nor its star and name lie over the area of another', () => {
  for (const spot of spots) {
    for (const other of [...drawn, ...spots].filter((it) => it !== spot)) {
      const outline = outlineOf(other);
      for (const at of [...outlineOf(spot), ...markOf(spot)]) {
        expect(toOutline(at, outline), `${at.join()} of ${spot.star.join()}`).toBeGreaterThan(0);
      }
    }
  }
});
