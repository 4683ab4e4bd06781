import { describe, expect, test } from 'vitest';
import { handClock } from '../../engine/hand-clock.ts';
import { createRun } from '../../engine/run.ts';
import { shopTable } from './shop.machine.ts';
import type { ShopEvent, ShopState } from './shop.machine.ts';

/** A running shop, with the states it has passed and how often its shelves were laid out. */
function running(first: ShopState = 'printed') {
  const { clock, turn } = handClock();
  const seen: ShopState[] = [];
  let restocked = 0;
  const run = createRun(shopTable, first, { time: (_, ms) => [clock, ms], grant: () => (restocked += 1) });
  run.state.subscribe(() => seen.push(run.state.get()));
  run.start();
  const play = (...events: (ShopEvent | 'HURRY')[]) => {
    for (const event of events) run.send(event);
  };
  return {
    turn,
    play,
    again() {
      run.stop();
      run.start();
    },
    told: () => ({ state: run.state.get(), restocked, seen }),
  };
}

/** How long the Shop waits for its pictures. */
const WAIT_MS = 4500;

describe('arriving', () => {
  test('waits for the pictures, then opens', () => {
    const shop = running();
    shop.play('ARRIVE', 'SETTLED');
    expect(shop.told()).toEqual({ state: 'open', restocked: 1, seen: ['walking', 'open'] });
  });
  test('from another scene it waits at once, and lays out the rows when the page has the shelves', () => {
    const shop = running('walking');
    shop.play('ARRIVE', 'SETTLED');
    expect(shop.told()).toEqual({ state: 'open', restocked: 1, seen: ['open'] });
  });
  test('opens after 4.5 s, or when hurried, even if no picture has loaded', () => {
    const shop = running();
    shop.play('ARRIVE');
    shop.turn(WAIT_MS - 1);
    expect(shop.told().state).toBe('walking');
    shop.turn(1);
    expect(shop.told().state).toBe('open');

    const hurried = running();
    hurried.play('ARRIVE', 'HURRY');
    expect(hurried.told().state).toBe('open');
  });
  test('the limit is the same if effects run twice', () => {
    const shop = running();
    shop.play('ARRIVE');
    shop.turn(3000);
    shop.again();
    shop.turn(WAIT_MS - 3000 - 1);
    expect(shop.told().state).toBe('walking');
    shop.turn(1);
    expect(shop.told().state).toBe('open');
  });
  test('does not hide again what could be read already', () => {
    const shop = running();
    shop.play('ARRIVE_PRINTED');
    expect(shop.told()).toEqual({ state: 'open', restocked: 1, seen: ['open'] });
  });
  test('a resize while it waits lays out the rows at once, and does not make it wait longer', () => {
    const shop = running('walking');
    shop.turn(WAIT_MS - 1);
    shop.play('RESIZE', 'RESIZE');
    expect(shop.told().restocked).toBe(2);
    shop.turn(1);
    expect(shop.told().state).toBe('open');
  });
  test('before the page is alive, sizes and pictures change nothing', () => {
    const shop = running();
    shop.play('RESIZE', 'SETTLED', 'HURRY');
    shop.turn(WAIT_MS);
    expect(shop.told()).toEqual({ state: 'printed', restocked: 0, seen: [] });
  });
});

describe('resizing', () => {
  test('sixty resizes: the cloth once, the rows once, 750 ms after the last and lifted in 500', () => {
    const shop = running('open');
    for (let i = 0; i < 60; i += 1) {
      shop.play('RESIZE');
      shop.turn(700);
    }
    shop.turn(49);
    expect(shop.told()).toEqual({ state: 'stocking', restocked: 0, seen: ['stocking'] });
    shop.turn(1);
    expect(shop.told()).toEqual({ state: 'lifting', restocked: 1, seen: ['stocking', 'lifting'] });
    shop.turn(500);
    expect(shop.told()).toEqual({ state: 'open', restocked: 1, seen: ['stocking', 'lifting', 'open'] });
  });
  test('a resize while the cloth goes up brings it down again, and the rows are laid out once more', () => {
    const shop = running('open');
    shop.play('RESIZE');
    shop.turn(750 + 100);
    shop.play('RESIZE');
    shop.turn(750 + 500);
    expect(shop.told()).toMatchObject({ state: 'open', restocked: 2 });
  });
  test('hurrying ends it at once, with the rows laid out', () => {
    const shop = running('open');
    shop.play('RESIZE', 'HURRY');
    expect(shop.told()).toEqual({ state: 'open', restocked: 1, seen: ['stocking', 'open'] });

    const lifting = running('open');
    lifting.play('RESIZE');
    lifting.turn(750);
    lifting.play('HURRY');
    expect(lifting.told()).toMatchObject({ state: 'open', restocked: 1 });
  });
  test('pictures that load late change nothing', () => {
    const shop = running('open');
    shop.play('SETTLED');
    expect(shop.told().seen).toEqual([]);
  });
});
