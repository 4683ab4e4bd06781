import { describe, expect, test } from 'vitest';
import { towards } from './towards.ts';
import type { Direction, PlanePoint } from './towards.ts';

const ALL: readonly Direction[] = ['left', 'right', 'up', 'down'];

describe('towards', () => {
  // A cross around 0, and one far to the right.
  const cross: readonly PlanePoint[] = [
    [0, 0],
    [-10, 0],
    [10, 0],
    [0, -10],
    [0, 10],
    [30, 0],
  ];

  test.each([
    ['left', 1],
    ['right', 2],
    ['up', 3],
    ['down', 4],
  ] as const)('%s is the nearest there', (direction, index) =>
    expect(towards(cross, 0, direction)).toBe(index),
  );

  test('there is nothing beyond the last spot', () => {
    expect(towards(cross, 5, 'right')).toBeUndefined();
    expect(towards([[0, 0]], 0, 'up')).toBeUndefined();
    expect(towards([], 0, 'up')).toBeUndefined();
    expect(towards(cross, 9, 'left')).toBeUndefined();
  });

  test('a spot straight ahead comes before a nearer one at an angle', () => {
    const spots: readonly PlanePoint[] = [
      [0, 0],
      [9, 7],
      [14, 0],
    ];
    expect(towards(spots, 0, 'right')).toBe(2);
  });

  test('a spot that is farther aside than ahead comes after one that is not, however far', () => {
    const spots: readonly PlanePoint[] = [
      [0, 0],
      [5, 6],
      [90, 0],
    ];
    expect(towards(spots, 0, 'right')).toBe(2);
  });

  test('a spot at an angle is found where there is no other', () => {
    const spots: readonly PlanePoint[] = [
      [0, 0],
      [2, 9],
    ];
    expect(towards(spots, 0, 'right')).toBe(1);
    expect(towards(spots, 0, 'left')).toBeUndefined();
  });

  test('a spot at the same place is in no direction', () => {
    const spots: readonly PlanePoint[] = [
      [3, 3],
      [3, 3],
    ];
    expect(ALL.map((direction) => towards(spots, 0, direction))).toEqual(ALL.map(() => undefined));
  });
});
