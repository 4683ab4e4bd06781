import { expect, test } from 'vitest';
import { isMoving, offers, step, willOffer } from './machine.ts';
import type { Table } from './machine.ts';

const table: Table<'shut' | 'opening' | 'open', 'STEP_INSIDE' | 'REPLAY' | 'SKIP', string> = {
  shut: { on: { STEP_INSIDE: 'opening' } },
  opening: { after: [4000, { to: 'open', wishes: ['remember'] }] },
  open: { on: { REPLAY: 'shut', SKIP: { to: 'open', anew: true }, STEP_INSIDE: 'open' } },
};

test('a named event leads to the next state', () => {
  expect(step(table, 'shut', 'STEP_INSIDE')).toEqual({
    state: 'opening',
    wishes: [],
    taken: true,
    anew: true,
  });
});

test('an unexpected event changes nothing and wishes for nothing', () => {
  const nothing = { wishes: [], taken: false, anew: false };
  expect(step(table, 'opening', 'STEP_INSIDE')).toEqual({ state: 'opening', ...nothing });
  expect(step(table, 'shut', 'SKIP')).toEqual({ state: 'shut', ...nothing });
});

test.each(['ELAPSED', 'HURRY'] as const)('%s ends a timed state, with its wishes', (event) => {
  expect(step(table, 'opening', event)).toEqual({
    state: 'open',
    wishes: ['remember'],
    taken: true,
    anew: true,
  });
});

test('an event that leads to the same state begins its time again only where the table says so', () => {
  expect(step(table, 'open', 'STEP_INSIDE')).toMatchObject({ state: 'open', taken: true, anew: false });
  expect(step(table, 'open', 'SKIP')).toMatchObject({ state: 'open', taken: true, anew: true });
});

test('hurrying where nothing moves changes nothing', () => {
  expect(step(table, 'open', 'HURRY').state).toBe('open');
});

test('only a timed state is moving, and a state offers the events it has an entry for', () => {
  expect(isMoving(table, 'opening')).toBe(true);
  expect(isMoving(table, 'open')).toBe(false);
  expect(offers(table, 'open', 'REPLAY')).toBe(true);
  expect(offers(table, 'opening', 'REPLAY')).toBe(false);
});

test('an animation will offer what the state it ends in offers', () => {
  expect(willOffer(table, 'open', 'REPLAY')).toBe(true);
  expect(willOffer(table, 'opening', 'REPLAY')).toBe(true);
  expect(willOffer(table, 'opening', 'STEP_INSIDE')).toBe(true);
  expect(willOffer(table, 'shut', 'REPLAY')).toBe(false);
});
