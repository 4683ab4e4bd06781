import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeStates, readSpeed, readStates, readZoom } from './shapes.ts';

const SCENES = ['sea', 'port', 'athenaeum'] as const;

/** Texts that may be stored: any text, any JSON, and JSON that is nearly right. */
const count = fc.oneof(fc.nat(), fc.integer(), fc.double(), fc.string(), fc.constant(null));
const played = fc.oneof(
  fc.record(
    { numTimesPlayed: count, returning: fc.oneof(fc.boolean(), fc.string()), more: fc.jsonValue() },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);
const states = fc.record(
  { sea: played, port: played, athenaeum: played, moon: fc.jsonValue() },
  { requiredKeys: [] },
);
const stored = fc.oneof(
  fc.constant(null),
  fc.string(),
  fc.json(),
  fc.integer({ min: -20, max: 120 }).map(String),
  states.map((value) => JSON.stringify(value)),
);

test('whatever is stored, the speed and the zoom are valid', () => {
  fc.assert(
    fc.property(stored, (text) => {
      expect(Number.isInteger(readSpeed(text))).toBe(true);
      expect(readSpeed(text)).toBeGreaterThanOrEqual(0);
      expect(readSpeed(text)).toBeLessThanOrEqual(100);
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(readZoom(text));
    }),
  );
});

test('whatever is stored, each scene has a count of its own', () => {
  fc.assert(
    fc.property(stored, (text) => {
      const read = readStates(text);
      for (const scene of SCENES) expect(Number.isSafeInteger(read[scene].numTimesPlayed)).toBe(true);
      for (const scene of SCENES) expect(read[scene].numTimesPlayed).toBeGreaterThanOrEqual(0);
      expect(read.sea.returning).toBeTypeOf('boolean');
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});

test('what a change writes is read back, and everything else stays', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom(...SCENES), fc.nat({ max: 1000 }), (text, scene, numTimesPlayed) => {
      const change = (before: ReturnType<typeof readStates>) => ({
        ...before,
        [scene]: { ...before[scene], numTimesPlayed },
      });
      const written = mergeStates(text, change);
      expect(readStates(written)).toEqual(change(readStates(text)));
      expect(mergeStates(written, (same) => same)).toBe(written);
    }),
  );
});

test('unknown fields stay', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...SCENES), (value, scene) => {
      const kept = JSON.parse(mergeStates(JSON.stringify(value), (same) => same)) as Record<string, unknown>;
      const before = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
      expect(kept['moon']).toEqual(before['moon']);
      const old: unknown = before[scene];
      if (typeof old === 'object' && old !== null && !Array.isArray(old) && 'more' in old) {
        expect(kept[scene]).toHaveProperty('more', old.more);
      }
    }),
  );
});
