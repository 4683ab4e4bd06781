import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoving, step, type Table } from '../../app/engine/machine.ts';
import { athenaeumTable } from '../../app/scenes/athenaeum/athenaeum.machine.ts';
import { lostTable } from '../../app/scenes/lost/lost.machine.ts';
import { portTable } from '../../app/scenes/port/port.machine.ts';
import { seaTable } from '../../app/scenes/sea/sea.machine.ts';
import { shopTable } from '../../app/scenes/shop/shop.machine.ts';
import { toldTable } from '../../app/stage/frame/told-scene.machine.ts';
import { MAP } from '../../app/shell/map/map.machine.ts';

/** A table for this test: its first state, its states and events, and where an event leads. */
interface Walk {
  readonly first: string;
  readonly states: readonly string[];
  readonly moving: readonly string[];
  readonly events: readonly string[];
  next(state: string, event: string): string;
}

function walk<State extends string, Event extends string>(
  first: State,
  table: Table<State, Event, unknown>,
): Walk {
  const states = Object.keys(table) as State[];
  const named = states.flatMap((state) => Object.keys(table[state].on ?? {}));
  return {
    first,
    states,
    moving: states.filter((state) => isMoving(table, state)),
    events: [...new Set([...named, 'HURRY', 'ELAPSED'])],
    next: (state, event) => step(table, state as State, event as Event).state,
  };
}

const WALKS: Readonly<Record<string, Walk>> = {
  sea: walk('printed', seaTable),
  port: walk('printed', portTable),
  athenaeum: walk('printed', athenaeumTable),
  lost: walk('printed', lostTable),
  told: walk('printed', toldTable),
  map: walk('closed', MAP),
  shop: walk('printed', shopTable),
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

    it('leaves each moving state, by itself and when hurried', () => {
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
