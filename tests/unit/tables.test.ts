import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { step, type SceneEvent, type SceneTable } from '../../app/engine/machine.ts';
import { athenaeumTable } from '../../app/scenes/athenaeum/athenaeum.machine.ts';
import { lostTable } from '../../app/scenes/lost/lost.machine.ts';
import { portTable } from '../../app/scenes/port/port.machine.ts';
import { seaTable } from '../../app/scenes/sea/sea.machine.ts';
import { shopStep, shopTable, type ShopEvent, type ShopState } from '../../app/scenes/shop/shop.machine.ts';
import { MAP } from '../../app/shell/map/map.machine.ts';

const EVENTS = [
  'FIRST_VISIT',
  'LATER_VISIT',
  'WAKE',
  'LINES_SHOWN',
  'SKIP',
  'REPLAY',
  'RECALL',
  'STEP_INSIDE',
  'OPEN',
  'CLOSE',
  'DEPART',
  'HURRY',
  'ELAPSED',
] as const satisfies readonly SceneEvent[];

const SHOP_EVENTS = [
  'ARRIVE',
  'ARRIVE_PRINTED',
  'SETTLED',
  'RESIZE',
  'HURRY',
  'ELAPSED',
] as const satisfies readonly ShopEvent[];

/** A table as this test sees it: where it begins, what it knows, and where an event leads. */
interface Walk {
  readonly first: string;
  readonly states: readonly string[];
  readonly moving: readonly string[];
  readonly events: readonly string[];
  next(state: string, event: string): string;
}

function sceneWalk<State extends string>(first: State, table: SceneTable<State>): Walk {
  const states = Object.keys(table) as State[];
  return {
    first,
    states,
    moving: states.filter((state) => table[state].after !== undefined),
    events: EVENTS,
    next: (state, event) => step(table, state as State, event as SceneEvent).state,
  };
}

const WALKS: Readonly<Record<string, Walk>> = {
  sea: sceneWalk('printed', seaTable),
  port: sceneWalk('printed', portTable),
  athenaeum: sceneWalk('printed', athenaeumTable),
  lost: sceneWalk('printed', lostTable),
  map: sceneWalk('closed', MAP),
  shop: {
    first: 'printed',
    states: Object.keys(shopTable),
    moving: Object.entries(shopTable).flatMap(([state, row]) => (row.afterMs === undefined ? [] : state)),
    events: SHOP_EVENTS,
    next: (state, event) => shopStep(state as ShopState, event as ShopEvent).state,
  },
};

describe.each(Object.entries(WALKS))(
  'the table of the %s',
  (_name, { first, states, moving, events, next }) => {
    it('knows each state that an event leads to, whatever happens in whatever order', () => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (happenings) => {
          let state = first;
          for (const event of happenings) {
            state = next(state, event);
            expect(states).toContain(state);
          }
        }),
      );
    });

    it('reaches each of its states from the first', () => {
      const reached = new Set([first]);
      for (const state of reached) for (const event of events) reached.add(next(state, event));
      expect([...reached].toSorted()).toEqual(states.toSorted());
    });

    it('comes to rest from each state that moves, by itself and when hurried', () => {
      expect(moving).not.toEqual([]);
      for (const event of ['ELAPSED', 'HURRY']) {
        for (const from of moving) {
          let state = from;
          for (let steps = 0; steps < states.length && moving.includes(state); steps++)
            state = next(state, event);
          expect(moving, `${from} by ${event}`).not.toContain(state);
        }
      }
    });
  },
);
