import { expect, test } from 'vitest';
import { isMoving, offers, step } from './machine.ts';
import type { SceneTable } from './machine.ts';

const table: SceneTable<'shut' | 'opening' | 'open'> = {
  shut: { on: { STEP_INSIDE: 'opening' } },
  opening: { after: [4000, { to: 'open', wishes: [{ do: 'remember', scene: 'athenaeum' }] }] },
  open: { on: { REPLAY: 'shut' } },
};

test('a named event leads to the next state', () => {
  expect(step(table, 'shut', 'STEP_INSIDE')).toEqual({ state: 'opening', wishes: [] });
});

test('an unexpected event changes nothing and wishes for nothing', () => {
  expect(step(table, 'opening', 'STEP_INSIDE')).toEqual({ state: 'opening', wishes: [] });
  expect(step(table, 'open', 'SKIP')).toEqual({ state: 'open', wishes: [] });
});

test.each(['ELAPSED', 'HURRY'] as const)('%s ends a timed state, with its wishes', (event) => {
  expect(step(table, 'opening', event)).toEqual({
    state: 'open',
    wishes: [{ do: 'remember', scene: 'athenaeum' }],
  });
});

test('hurrying where nothing moves changes nothing', () => {
  expect(step(table, 'open', 'HURRY').state).toBe('open');
});

test('only a timed state is moving, and what is on offer is read off the table', () => {
  expect(isMoving(table, 'opening')).toBe(true);
  expect(isMoving(table, 'open')).toBe(false);
  expect(offers(table, 'open', 'REPLAY')).toBe(true);
  expect(offers(table, 'opening', 'REPLAY')).toBe(false);
});
