import { expect, it } from 'vitest';
import { DEFAULTS } from '../../storage/storage.ts';
import { isVisited } from './visited.ts';

const NONE = new Set<never>();

it('is true of a place seen in this visit', () => {
  expect(isVisited('shelf', DEFAULTS.states, new Set(['shelf']))).toBe(true);
  expect(isVisited('cabinet', DEFAULTS.states, new Set(['shelf']))).toBe(false);
});

it('is true of a place whose introduction has been counted', () => {
  const states = {
    ...DEFAULTS.states,
    port: { numTimesPlayed: 2 },
    sea: { numTimesPlayed: 0, returning: true },
  };
  expect(isVisited('port', states, NONE)).toBe(true);
  expect(isVisited('sea', states, NONE)).toBe(false);
  expect(isVisited('shop', states, NONE)).toBe(false);
});
