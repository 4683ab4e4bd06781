/** Every plate of a told picture is there from the beginning, or turns up once, with a line that exists. */
import { describe, expect, test } from 'vitest';
import { doorsCues } from '../../app/scenes/athenaeum/athenaeum.cues.ts';
import { doorsMotion } from '../../app/scenes/athenaeum/athenaeum.motion.ts';
import { portCues } from '../../app/scenes/port/port.cues.ts';
import { seaCues } from '../../app/scenes/sea/sea.cues.ts';
import { STYLES_MS, TIMINGS_MS } from '../../app/engine/timings.ts';
import * as pictures from '../../app/schema/pictures.ts';
import type { Plate } from '../../app/schema/picture.ts';
import { isDue, waitOf } from '../../app/stage/picture/cues.ts';
import type { Cue, Cues } from '../../app/stage/picture/cues.ts';
import { INTRODUCTIONS } from '../support/introductions.ts';

/** Names of plates that do not turn up with the plate they ride on. */
const rest = (plates: readonly Plate[], named: ReadonlySet<string>): string[] =>
  plates.flatMap(({ name, riders = [] }) =>
    named.has(name)
      ? [name, ...rest(riders, named).filter((rider) => named.has(rider))]
      : [name, ...rest(riders, named)],
  );

const cuedPlates = (cues: Cues) => cues.flatMap(({ plates }) => plates);

describe.each(Object.entries(INTRODUCTIONS))(
  '%s',
  (_name, { lines, picture: { beginning = [], plates }, cues }) => {
    test('each plate is there from the beginning or turns up once, and no other is named', () => {
      const named = [...beginning, ...cuedPlates(cues)];
      expect(named.toSorted()).toEqual(rest(plates, new Set(named)).toSorted());
    });

    test('each cue has a line, and the lines come in order', () => {
      const order = ({ line, pause = Infinity }: Cue) => line * 100 + Math.min(pause, 99);
      expect(cues.map(order)).toEqual(cues.map(order).toSorted((one, other) => one - other));
      expect(cues.at(-1)!.line).toBeLessThanOrEqual(lines.length);
    });

    test('after the last line, everything is there', () => {
      const end = { line: lines.length, phase: 'done', pauses: 0, atOnce: false } as const;
      expect(cues.filter((cue) => !isDue(cue, end))).toEqual([]);
    });
  },
);

test('sea: nothing of the sea is there before it, not even along the hull', () => {
  const water = seaCues.find(({ plates }) => plates.includes('water'))!;
  expect(water.plates).toEqual(expect.arrayContaining(['lap', 'foreground', 'water-mid', 'lantern-glitter']));
});

test('sea: the boat comes whole, or an edge would pass over its sleeper', () => {
  expect(seaCues.find(({ plates }) => plates.includes('boat'))!.way).toBe('loom');
});

test('port: the quay is there before the dog that sits on it, and what stands apart is uncovered by a straight edge', () => {
  const dog = portCues.find(({ plates }) => plates.includes('dog'))!;
  expect(dog.plates).toEqual(['left-quay', 'dog']);
  expect(dog.apart! * 1000).toBeGreaterThanOrEqual(0.9 * STYLES_MS.UNCOVER);
  const things = portCues.find(({ plates }) => plates.includes('near-things'))!;
  expect(things).toMatchObject({ plates: ['quay-things', 'near-things'], way: 'stand-apart' });
});

test('port: the ring is there when its line is over, before bollards, barrels and the board', () => {
  const ring = portCues.findIndex(({ plates }) => plates.includes('rope'));
  expect(portCues[ring]).toMatchObject({ line: 7 });
  expect(waitOf(portCues[ring]!, 0) * 1000).toBe(TIMINGS_MS.SOUND_LEAD);
  for (const plate of ['quay-things', 'near-things', 'board'])
    expect(portCues.findIndex(({ plates }) => plates.includes(plate))).toBeGreaterThan(ring);
});

test('doors: whatever belongs to them comes whole, or an edge would cut off gable and cypresses', () => {
  for (const name of ['door-left', 'facade', 'colonnade', 'wings', 'hillside', 'town'])
    expect(doorsCues.find(({ plates }) => plates.includes(name))!.way).toBe('emerge');
});

test('doors: what the light falls on is lit once it is there, and breathes with it around the doors', () => {
  const light = doorsCues.findIndex(({ plates }) => plates.includes('strip-light'));
  const lit = rest(pictures.athenaeumDoors.plates, new Set()).filter((name) => name.endsWith('warm'));
  expect(lit).not.toEqual([]);
  expect(doorsCues[light + 1]).toMatchObject({ line: doorsCues[light]!.line, way: 'light' });
  expect(doorsCues[light + 1]!.plates.toSorted()).toEqual(lit.toSorted());
  const around = lit.filter((name) => !name.startsWith('door-'));
  const loops = doorsMotion.loops!.filter(({ plate }) => [...lit, 'strip-light'].includes(plate));
  expect(loops.map(({ plate }) => plate).toSorted()).toEqual([...around, 'strip-light'].toSorted());
  expect(new Set(loops.map(({ seconds, phase }) => `${seconds} ${phase}`)).size).toBe(1);
});

test('doors: what is behind them turns up with the temple and the leaves, and not before', () => {
  const together = doorsCues.find(({ plates }) => plates.includes('interior'))!;
  expect(together.plates).toEqual(expect.arrayContaining(['door-left', 'door-right', 'facade', 'colonnade']));
  expect(together.apart ?? 0).toBe(0);
});
