/** What is heard, and when, without a browser: the player names each sound as it comes. */
import { describe, expect, test, vi } from 'vitest';
import type { Voice } from '../../../foley/src/scores.ts';
import { handClock } from '../../engine/hand-clock.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { createPlayer, scoreOf } from './player.ts';

const { SOUND_APART, SOUND_LEAD } = TIMINGS_MS;

/** The loops that are playing, by the room they are in. */
const playing: string[] = [];
/** How many takes were made, each time a sound was. */
const held: number[] = [];
vi.mock('../../../foley/src/room.ts', () => {
  const gain = { value: 1, cancelScheduledValues() {}, setValueAtTime() {}, linearRampToValueAtTime() {} };
  const node = { gain, disconnect() {} };
  const room = {
    out: node,
    ways: { story: node, asked: node },
    hold(takes: readonly unknown[]) {
      held.push(takes.length);
      return Promise.resolve([{}]);
    },
    play(_: AudioBuffer, { loops }: Voice) {
      if (loops) playing.push('hum');
      return () => void playing.pop();
    },
  };
  return { createRoom: () => room };
});

function listening() {
  const [story, wall] = [handClock(), handClock()];
  const heard: string[] = [];
  const clocks = { story: story.clock, realm: story.clock, wall: wall.clock };
  const player = createPlayer(
    clocks,
    () => 0.5,
    (sound) => heard.push(sound),
  );
  const pass = (ms: number) => {
    for (let i = 0; i < ms; i += 1) {
      wall.turn(1);
      story.turn(1);
    }
  };
  return { story: story.clock, pass, heard, player };
}

describe('a player', () => {
  test('lets one of a kind be heard in SOUND_APART, however one hurries', () => {
    const { pass, heard, player } = listening();
    player.enter('port', 'preamble');
    for (let i = 0; i < 5; i += 1) player.sound({ sound: 'lamp' });
    expect(heard).toEqual(['lamp']);
    pass(SOUND_APART - 1);
    player.sound({ sound: 'lamp' });
    expect(heard).toEqual(['lamp']);
    pass(1);
    player.sound({ sound: 'lamp' });
    expect(heard).toEqual(['lamp', 'lamp']);
  });

  test('lets no more than three begin together', () => {
    const { heard, player } = listening();
    player.enter('port', 'preamble');
    for (const sound of ['lamp', 'dog', 'bell', 'rope', 'roof'] as const) player.sound({ sound });
    expect(heard).toEqual(['lamp', 'dog', 'bell']);
  });

  test('waits on the story, which may be paused', () => {
    const { story, pass, heard, player } = listening();
    player.enter('port', 'preamble');
    player.sound({ sound: 'dog', inMs: 300 });
    pass(299);
    story.pause();
    pass(10_000);
    expect(heard).toEqual([]);
    story.resume();
    pass(1);
    expect(heard).toEqual(['dog']);
  });

  test('leaves out what does not belong to the scene', () => {
    const { heard, player } = listening();
    player.enter('port', 'preamble');
    player.sound({ sound: 'hum' });
    expect(heard).toEqual([]);
  });

  test('lets nothing come by itself that an introduction has still to bring', () => {
    const { pass, heard, player } = listening();
    player.enter('port', 'preamble');
    pass(60_000);
    expect(heard).toEqual([]);
    player.enter('port', 'choosing');
    pass(60_000);
    expect(new Set(heard)).toEqual(new Set(['rope', 'draw', 'lid', 'whistle', 'page']));
  });

  test('knocks behind the eyelids, and stops when they have opened', () => {
    const { pass, heard, player } = listening();
    player.enter('sea', 'asleep');
    pass(20_000);
    expect(new Set(heard)).toEqual(new Set(['knock']));
    player.enter('sea', 'preamble');
    heard.length = 0;
    pass(60_000);
    expect(heard).toEqual([]);
  });

  test('says when a state of a scene makes a sound, and is over when it ends', () => {
    const { pass, heard, player } = listening();
    player.enter('athenaeum', 'threshold');
    player.enter('athenaeum', 'opening');
    expect(heard).toEqual(['doors']);
    player.end();
    pass(60_000);
    expect(heard).toEqual(['doors']);
  });
});

/** A choice, or a place on the map. */
const pointedAt = (dataset: DOMStringMap = {}) =>
  ({ dataset, getBoundingClientRect: () => ({ left: 0, width: 0 }) }) as HTMLElement;

test('a place on the map is heard by its first sound, in every scene, once the pointer rests on it', () => {
  const { pass, heard, player } = listening();
  player.enter('cabinet', undefined);
  heard.length = 0;
  player.near(pointedAt({ place: 'shop' }));
  pass(SOUND_LEAD - 1);
  player.near(pointedAt({ place: 'sea' }));
  pass(SOUND_LEAD);
  expect(heard).toEqual(['knock']);
  player.near(pointedAt({ place: 'port' }));
  player.near(null);
  pass(SOUND_LEAD);
  expect(heard).toEqual(['knock']);
});

test('inside, what is about to be chosen creaks first, and elsewhere not', () => {
  const { heard, player } = listening();
  const choice = pointedAt();
  player.enter('port', 'choosing');
  player.near(choice);
  expect(heard).toEqual([]);
  player.enter('athenaeum', 'inside');
  heard.length = 0;
  player.near(choice);
  expect(heard).toEqual(['creak']);
});

test('each scene has a score, and an unknown one none', () => {
  expect(scoreOf('athenaeum', 'inside')).toBe('inside');
  expect(scoreOf('athenaeum', 'preamble')).toBe('doors');
  expect(scoreOf('sea', 'waking')).toBe('lids');
  expect(scoreOf('astray', undefined)).toBeUndefined();
});

describe('what goes on without an end', () => {
  /** As much of an AudioContext as a player touches itself. */
  function fakeContext() {
    const context = new EventTarget() as EventTarget & { state: string; currentTime: number };
    const become = (state: string) => {
      context.state = state;
      context.dispatchEvent(new Event('statechange'));
      return Promise.resolve();
    };
    Object.assign(context, {
      state: 'suspended',
      currentTime: 0,
      suspend: () => become('suspended'),
      resume: () => become('running'),
    });
    return context as unknown as AudioContext;
  }

  test('begins when it is made, ends with its scene, and begins again where sound was off meanwhile', async () => {
    const { pass, player } = listening();
    const context = fakeContext();
    player.enter('cabinet', undefined);
    player.through(context, 1);
    pass(2000);
    await expect.poll(() => playing).toEqual(['hum']);
    player.through(undefined, 1);
    pass(TIMINGS_MS.SOUND_OUT);
    player.enter('port', 'choosing');
    expect(playing).toEqual([]);
    player.enter('cabinet', undefined);
    pass(2000);
    expect(playing).toEqual([]);
    player.through(context, 1);
    pass(2000);
    await expect.poll(() => playing).toEqual(['hum']);
  });

  test('nothing is made while it is off, and what went on goes on through another context', async () => {
    playing.length = 0;
    const { pass, player } = listening();
    player.enter('cabinet', undefined);
    player.through(fakeContext(), 1);
    pass(2000);
    await expect.poll(() => playing).toEqual(['hum']);
    // The browser has refused the first.
    player.through(undefined, 1);
    pass(TIMINGS_MS.SOUND_OUT);
    player.through(fakeContext(), 1);
    pass(2000);
    await expect.poll(() => playing).toEqual(['hum']);
    player.through(undefined, 1);
    held.length = 0;
    player.enter('shop', 'open');
    pass(2000);
    await Promise.resolve();
    expect(held).toEqual([]);
  });

  test('a browser that refuses to sound again is asked the next time, and throws nothing', async () => {
    const { story, player } = listening();
    const context = fakeContext();
    let asked = 0;
    // No mock: that would hear the rejection itself.
    context.resume = () => {
      asked += 1;
      return Promise.reject(new DOMException('', 'InvalidStateError'));
    };
    player.through(context, 1);
    story.pause();
    story.resume();
    await Promise.resolve();
    expect(asked).toBe(2);
  });
});
