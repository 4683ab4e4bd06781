/** The law of the realm, as far as it can be heard. */
import { describe, expect, test } from 'vitest';
import { ANYWHERE, ON_MAP, SCORES } from '../../foley/src/scores.ts';
import type { Score } from '../../foley/src/scores.ts';
import { doorsCues } from '../../app/scenes/athenaeum/athenaeum.cues.ts';
import { lostCues } from '../../app/scenes/lost/lost.cues.ts';
import { portCues } from '../../app/scenes/port/port.cues.ts';
import { portMotion } from '../../app/scenes/port/port.motion.ts';
import { seaCues } from '../../app/scenes/sea/sea.cues.ts';
import { PLACE_ROUTES } from '../../app/schema/places.ts';
import { SOUND_NAMES } from '../../app/schema/sources/sounds.ts';
import { waitOf } from '../../app/stage/picture/cues.ts';
import type { Cues } from '../../app/stage/picture/cues.ts';
import { TIMINGS_MS } from '../../app/engine/timings.ts';

const TOLD: Readonly<Record<string, readonly [Cues, Score]>> = {
  sea: [seaCues, SCORES.sea],
  port: [portCues, SCORES.port],
  doors: [doorsCues, SCORES.doors],
  lost: [lostCues, SCORES.lost],
};

describe.each(Object.entries(TOLD))('%s', (name, [cues, score]) => {
  test('what its cues ask for is in its score', () => {
    for (const { sound } of cues) if (sound) expect(score, sound).toHaveProperty(sound);
  });

  test(name === 'lost' ? 'each sound comes late' : 'a thing is heard before it turns up', () => {
    for (const cue of cues) {
      if (!cue.sound) continue;
      expect(cue.late ?? false).toBe(name === 'lost');
      if (!cue.late) expect(waitOf(cue, 0) * 1000).toBeGreaterThanOrEqual(TIMINGS_MS.SOUND_LEAD);
    }
  });
});

test('the star is never heard', () => {
  const named = Object.values(TOLD).flatMap(([cues]) => cues.filter(({ sound }) => sound));
  expect(named.filter(({ plates }) => plates.some((plate) => plate.includes('star')))).toEqual([]);
  expect(SOUND_NAMES.filter((name) => name.includes('star'))).toEqual([]);
});

test('the places of the map have their first sounds; one that is new may be silent', () => {
  const drawn = Object.keys(PLACE_ROUTES).slice(0, 6);
  expect(Object.keys(ON_MAP)).toEqual(expect.arrayContaining(drawn));
  expect(Object.keys(PLACE_ROUTES)).toEqual(expect.arrayContaining(Object.keys(ON_MAP)));
});

test('every sound is heard somewhere, and what happens in a picture is in its score', () => {
  const heard = new Set([ANYWHERE, ...Object.values(SCORES)].flatMap((score) => Object.keys(score)));
  expect(SOUND_NAMES.filter((name) => !heard.has(name))).toEqual([]);
  for (const { sound } of portMotion.happenings ?? []) if (sound) expect(SCORES.port).toHaveProperty(sound);
});
