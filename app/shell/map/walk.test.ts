import { describe, expect, it } from 'vitest';
import { map } from '../../schema/words.ts';
import type { PlaceId } from '../../schema/places.ts';
import { walk } from './walk.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
/** The places of the story, which lie where they were first drawn. */
const DRAWN: ReadonlySet<string> = new Set(['sea', 'port', 'shop', 'athenaeum', 'cabinet', 'shelf']);
const ids = map.places.map(({ id }) => id);

/** All places the arrow keys reach from one place, in any number of steps. */
function reached(from: PlaceId): ReadonlySet<PlaceId> {
  const found = new Set([from]);
  for (const at of found) for (const key of ARROWS) found.add(walk(at, key) ?? at);
  return found;
}

describe('the arrow keys on the map', () => {
  it.each(ids)('lead from %s to every other place', (id) => {
    expect([...reached(id)].toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    ['sea', 'ArrowRight', 'shop'],
    ['shop', 'ArrowRight', 'port'],
    ['shop', 'ArrowUp', 'cabinet'],
    ['cabinet', 'ArrowDown', 'shop'],
    ['cabinet', 'ArrowRight', 'athenaeum'],
    ['athenaeum', 'ArrowRight', 'shelf'],
    ['shelf', 'ArrowLeft', 'athenaeum'],
    ['port', 'ArrowLeft', 'shop'],
    ['port', 'ArrowUp', 'athenaeum'],
    ['athenaeum', 'ArrowDown', 'port'],
    ['sea', 'ArrowLeft', undefined],
    ['shelf', 'ArrowUp', 'athenaeum'],
    ['athenaeum', 'ArrowUp', undefined],
  ] as const)('from %s, %s leads to %s', (from, key, to) => {
    // A place that was added later may lie between.
    expect([to, ...ids.filter((id) => !DRAWN.has(id))]).toContain(walk(from, key));
  });

  it('lead nowhere that no key does, and to both ends', () => {
    expect(walk('port', 'Home')).toBe(ids[0]);
    expect(walk('port', 'End')).toBe(ids.at(-1));
    expect(walk('port', 'a')).toBeUndefined();
    expect(walk('port', 'toString')).toBeUndefined();
  });
});
