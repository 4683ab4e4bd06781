import { towards } from '../../engine/towards.ts';
import type { Direction, PlanePoint } from '../../engine/towards.ts';
import { mapHotspots } from '../../schema/map-hotspots.ts';
import { map as sheet } from '../../schema/pictures.ts';
import { map } from '../../schema/words.ts';
import type { PlaceId } from '../../schema/places.ts';

const IDS: readonly PlaceId[] = map.places.map(({ id }) => id);

/** The place's point is that of its star, in units of the drawing. */
const SPOTS: readonly PlanePoint[] = IDS.map((id) => {
  const [x = 0, y = 0] = mapHotspots[id].star;
  return [x * sheet.size[0], y * sheet.size[1]];
});

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The place a key leads to: an arrow to the nearest in its direction, Home and End to the first and last of them. */
export function walk(from: PlaceId, key: string): PlaceId | undefined {
  if (key === 'Home') return IDS[0];
  if (key === 'End') return IDS.at(-1);
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined;
  const to = direction && towards(SPOTS, IDS.indexOf(from), direction);
  return to === undefined ? undefined : IDS[to];
}
