import { describe, expect, test } from 'vitest';
import { shopStep, shopTable } from './shop.machine.ts';
import type { ShopEvent, ShopState } from './shop.machine.ts';

/** Where a series of events ends, and how often the shelves are stocked on the way. */
function play(from: ShopState, ...events: ShopEvent[]) {
  let state = from;
  let restocked = 0;
  const seen: ShopState[] = [];
  for (const event of events) {
    const step = shopStep(state, event);
    if (step.state !== state) seen.push(step.state);
    state = step.state;
    restocked += step.restock ? 1 : 0;
  }
  return { state, restocked, seen };
}

describe('arriving', () => {
  test('waits for the pictures, then opens', () => {
    expect(play('printed', 'ARRIVE', 'SETTLED')).toEqual({
      state: 'open',
      restocked: 1,
      seen: ['walking', 'open'],
    });
  });
  test('opens after 7.5 s, or when hurried, though no picture has come', () => {
    expect(shopTable.walking.afterMs).toBe(7500);
    expect(play('printed', 'ARRIVE', 'ELAPSED').state).toBe('open');
    expect(play('printed', 'ARRIVE', 'HURRY').state).toBe('open');
  });
  test('does not hide again what could be read already', () => {
    expect(play('printed', 'ARRIVE_PRINTED').seen).toEqual(['open']);
  });
  test('a resize while waiting lays the rows out at once, behind the waiting view, and does not wait longer', () => {
    expect(play('walking', 'RESIZE', 'RESIZE').restocked).toBe(2);
    expect(shopStep('walking', 'RESIZE').time).toBe(false);
  });
  test('before the page lives, no size and no picture means anything', () => {
    expect(play('printed', 'RESIZE', 'SETTLED', 'HURRY', 'ELAPSED')).toEqual({
      state: 'printed',
      restocked: 0,
      seen: [],
    });
  });
});

describe('resizing', () => {
  test('sixty resizes: the cloth once, the rows once', () => {
    const resizes = Array.from({ length: 60 }, (): ShopEvent => 'RESIZE');
    expect(play('open', ...resizes, 'ELAPSED', 'ELAPSED')).toEqual({
      state: 'open',
      restocked: 1,
      seen: ['stocking', 'lifting', 'open'],
    });
  });
  test('each resize begins the 750 ms anew', () => {
    expect(shopTable.stocking.afterMs).toBe(750);
    expect(shopStep('stocking', 'RESIZE')).toEqual({ state: 'stocking', restock: false, time: true });
  });
  test('while the cloth goes up it comes down again, and the rows are laid out once more', () => {
    expect(play('open', 'RESIZE', 'ELAPSED', 'RESIZE', 'ELAPSED', 'ELAPSED').restocked).toBe(2);
  });
  test('hurrying ends it at once, with the rows laid out', () => {
    expect(play('open', 'RESIZE', 'HURRY')).toEqual({
      state: 'open',
      restocked: 1,
      seen: ['stocking', 'open'],
    });
    expect(play('open', 'RESIZE', 'ELAPSED', 'HURRY').restocked).toBe(1);
  });
  test('pictures that come late change nothing', () => expect(play('open', 'SETTLED').seen).toEqual([]));
});
