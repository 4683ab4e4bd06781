import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handClock } from '../../engine/hand-clock.ts';
import { DRIFT_UNITS, LAST_REST_UNITS, LINE_REST_UNITS, unitsOf } from '../../engine/typing.ts';
import { createTelling } from './telling.ts';
import type { TellingSettings, Movement, Typist } from './telling.ts';

const LINES = ['The tide goes out.', 'It comes back, and asks nothing.', 'So do you.'];
const UNITS = LINES.map(unitsOf);
const DELAY_MS = 10;

/** A motion on the wall's time, as the browser's are: nothing but its rate stops it. */
function motionOn(time: () => number, line: number, units: number, doneUnits: number) {
  let position = doneUnits;
  let rateMs = 0;
  let since = time();
  const settle = () => {
    if (rateMs > 0) position = Math.min(units, position + (time() - since) / rateMs);
    since = time();
  };
  return {
    line,
    ended: false,
    rate(delayMs: number) {
      settle();
      rateMs = delayMs;
    },
    finish() {
      settle();
      this.ended = true;
    },
    /** How far it has come, in units. */
    at() {
      if (!this.ended) settle();
      return position;
    },
    moves: () => rateMs > 0,
  };
}
type Recorded = ReturnType<typeof motionOn>;

interface Options extends Partial<TellingSettings> {
  readonly lines?: readonly string[];
  readonly from?: number;
}

function telling({ lines = LINES, from = 1, ...settings }: Options = {}) {
  const { clock, turn, time, waiting } = handClock();
  const letters: Recorded[] = [];
  const drifts: Recorded[] = [];
  const ends: boolean[] = [];
  const hurries: boolean[] = [];
  const typist: Typist = {
    letters(line, doneUnits): Movement {
      letters.push(motionOn(time, line, unitsOf(lines[line - 1]!), doneUnits));
      return letters.at(-1)!;
    },
    drift(line, doneUnits): Movement {
      drifts.push(motionOn(time, line, DRIFT_UNITS, doneUnits));
      return drifts.at(-1)!;
    },
  };
  let listening = 0;
  const subscribe = (listener: () => void) => {
    const leave = clock.paused.subscribe(listener);
    listening += 1;
    return () => {
      listening -= 1;
      leave();
    };
  };
  const followed = { ...clock, paused: { ...clock.paused, subscribe } };
  const story = createTelling({ lines, from, clock: followed });
  let now: TellingSettings = {
    delayMs: DELAY_MS,
    still: false,
    paused: false,
    onDone(unread, hurried) {
      ends.push(unread);
      hurries.push(hurried);
    },
    ...settings,
  };
  const change = (next: Partial<TellingSettings>) => {
    now = { ...now, ...next };
    story.change(now);
  };
  const start = () => {
    const stop = story.start(typist);
    story.laidOut();
    return stop;
  };
  // The page shows each change at once.
  story.progress.subscribe(() => story.laidOut());
  change({});
  const it = {
    ...story,
    clock,
    turn,
    waiting,
    listening: () => listening,
    change,
    settings: () => now,
    start,
    ends,
    hurries,
    letters: () => letters.at(-1)!,
    alive: () => [...letters, ...drifts].filter(({ ended }) => !ended),
    drifts,
    at: () => `${story.progress.get().line} ${story.progress.get().phase}`,
    units: (count: number, delayMs = DELAY_MS) => turn(count * delayMs),
    /** The units of the phase that have passed, read by measuring again. The letters must be as far. */
    agreed() {
      const seen = it.letters().at();
      story.remeasure();
      expect(it.letters().at()).toBeCloseTo(seen, 6);
      return seen;
    },
  };
  return it;
}

describe('the order of phases', () => {
  test('a line drifts in, is typed and rests; after the last rest the telling is done, once', () => {
    const it = telling();
    const passed: string[] = [];
    it.progress.subscribe(() => {
      const { pauses } = it.progress.get();
      passed.push(pauses > 0 ? `${it.at()}, pause ${pauses}` : it.at());
    });
    it.start();
    expect(it.at()).toBe('1 drifting');
    it.turn(0);
    it.units(UNITS[0]! - 0.1);
    expect(it.at()).toBe('1 typing');
    expect(it.letters().at()).toBeCloseTo(UNITS[0]! - 0.1);
    it.units(0.1);
    expect(it.at()).toBe('1 resting');
    expect(it.letters().at()).toBeCloseTo(UNITS[0]!);
    it.units(LINE_REST_UNITS);
    expect(it.at()).toBe('2 drifting');
    expect(it.drifts.at(-1)).toMatchObject({ line: 2, ended: false });
    it.units(DRIFT_UNITS);
    expect(it.at()).toBe('2 typing');
    expect(it.drifts.at(-1)!.at()).toBeCloseTo(DRIFT_UNITS);
    it.units(UNITS[1]! + LINE_REST_UNITS + DRIFT_UNITS + UNITS[2]!);
    expect(it.at()).toBe('3 resting');
    it.units(LAST_REST_UNITS - 0.1);
    expect(it.ends).toEqual([]);
    it.units(0.1);
    expect(it.ends).toEqual([false]);
    expect(passed.join(', ')).toBe(
      '1 typing, 1 resting, 2 drifting, 2 typing, 2 typing, pause 1, 2 resting, 3 drifting, 3 typing, 3 resting, 3 done',
    );
    expect(it.alive()).toEqual([]);
    expect(it.waiting()).toBe(0);
  });

  test('a line is not seen before it is typed', () => {
    const it = telling({ from: 2 });
    it.start();
    it.units(DRIFT_UNITS - 1);
    expect(it.letters()).toMatchObject({ line: 2 });
    expect(it.letters().moves()).toBe(false);
    expect(it.letters().at()).toBe(0);
  });

  test('recalled from a line, it begins there, and drifts in below those before it', () => {
    const it = telling({ from: 3 });
    it.start();
    expect(it.at()).toBe('3 drifting');
    it.units(DRIFT_UNITS);
    expect(it.at()).toBe('3 typing');
    expect(telling({ from: 99 }).at()).toBe('3 drifting');
  });

  test('a line that is rendered late is shown as far as it is typed by then', () => {
    const { clock, turn, time } = handClock();
    const story = createTelling({ lines: LINES, from: 1, clock });
    story.change({ delayMs: DELAY_MS, still: false, paused: false, onDone() {} });
    const made: Recorded[] = [];
    story.start({
      drift: () => motionOn(time, 0, 0, 0),
      letters: (line, doneUnits) => (made.push(motionOn(time, line, UNITS[0]!, doneUnits)), made[0]!),
    });
    turn(5 * DELAY_MS);
    expect(made).toEqual([]);
    story.laidOut();
    expect(made[0]!.at()).toBeCloseTo(5);
    turn(2 * DELAY_MS);
    expect(made[0]!.at()).toBeCloseTo(7);
  });
});

describe('letters and time agree', () => {
  test('while the story is paused in mid-letter, and after', () => {
    const it = telling();
    it.start();
    it.turn(4.5 * DELAY_MS);
    it.clock.pause();
    it.change({ paused: true });
    it.turn(60_000);
    expect(it.agreed()).toBeCloseTo(4.5);
    it.clock.resume();
    it.change({ paused: false });
    it.units(2);
    expect(it.agreed()).toBeCloseTo(6.5);
    it.units(UNITS[0]! - 6.5);
    expect(it.at()).toBe('1 resting');
  });

  test('a hidden tab whose speed is changed by another tab goes on from its letter at the new speed', () => {
    const it = telling();
    it.start();
    it.units(4);
    it.clock.pause();
    it.turn(1000);
    it.change({ delayMs: 50 });
    it.turn(60_000);
    expect(it.agreed()).toBeCloseTo(4);
    it.clock.resume();
    expect(it.letters().at()).toBeCloseTo(4);
    it.turn(3 * 50);
    expect(it.agreed()).toBeCloseTo(7);
  });

  test('while scrolled back it waits, also when the speed changes', () => {
    const it = telling();
    it.start();
    it.units(4);
    it.scrolledBack(true);
    it.change({ delayMs: 20 });
    it.turn(60_000);
    expect(it.agreed()).toBeCloseTo(4);
    it.clock.pause();
    it.clock.resume();
    it.turn(1000);
    expect(it.agreed()).toBeCloseTo(4);
    it.scrolledBack(false);
    it.turn(2 * 20);
    expect(it.agreed()).toBeCloseTo(6);
  });

  test('while scrolled back and hidden, it waits until both are over', () => {
    const it = telling();
    it.start();
    it.units(4);
    it.clock.pause();
    it.scrolledBack(true);
    it.clock.resume();
    it.turn(1000);
    expect(it.agreed()).toBeCloseTo(4);
    it.scrolledBack(false);
    it.units(1);
    expect(it.agreed()).toBeCloseTo(5);
  });

  test('through any change of speed', () => {
    const it = telling();
    it.start();
    it.turn(0);
    let units = 0;
    for (const [i, delayMs] of [100, 5, 40, 10, 90].entries()) {
      it.change({ delayMs });
      it.turn(20 + i);
      units += (20 + i) / delayMs;
      expect(it.agreed()).toBeCloseTo(units);
    }
  });

  test('the drift of the stack has the same time: it pauses, and follows the speed', () => {
    const it = telling({ from: 2 });
    it.start();
    it.units(5);
    expect(it.drifts[0]!.at()).toBeCloseTo(5);
    it.clock.pause();
    it.turn(1000);
    it.change({ delayMs: 30 });
    expect(it.drifts[0]!.at()).toBeCloseTo(5);
    it.clock.resume();
    it.turn((DRIFT_UNITS - 5) * 30 - 1);
    expect(it.at()).toBe('2 drifting');
    it.turn(1);
    expect(it.at()).toBe('2 typing');
    expect(it.drifts[0]!.at()).toBeCloseTo(DRIFT_UNITS);
    expect(it.drifts).toHaveLength(1);
  });

  test('when measured again during a drift or a rest, no letter is shown too early or twice', () => {
    const it = telling({ from: 2 });
    it.start();
    it.units(5);
    it.remeasure();
    expect(it.letters().at()).toBe(0);
    expect(it.letters().moves()).toBe(false);
    expect(it.alive()).toHaveLength(2);
    it.units(DRIFT_UNITS - 5 + UNITS[1]!);
    expect(it.at()).toBe('2 resting');
    it.remeasure();
    expect(it.alive()).toEqual([]);
  });
});

describe('the pauses of a line', () => {
  const LINE = ['A rope creaks, so there must be a post. A dog barks.'];
  const heard = (it: ReturnType<typeof telling>) => {
    const { phase, pauses, atOnce } = it.progress.get();
    return `${phase} ${pauses}${atOnce ? ' at once' : ''}`;
  };

  test('each is told when the letter before it is there, and the line takes its whole time', () => {
    const it = telling({ lines: LINE });
    it.start();
    it.turn(0);
    it.units('A rope creaks,'.length - 0.1);
    expect(heard(it)).toBe('typing 0');
    it.units(0.1);
    expect(heard(it)).toBe('typing 1');
    expect(it.agreed()).toBeCloseTo('A rope creaks,'.length);
    it.units(unitsOf('A rope creaks, so there must be a post.') - 'A rope creaks,'.length);
    expect(heard(it)).toBe('typing 2');
    it.units(unitsOf(LINE[0]!) - unitsOf('A rope creaks, so there must be a post.') - 0.1);
    expect(heard(it)).toBe('typing 2');
    it.units(0.1);
    expect(heard(it)).toBe('resting 0');
  });

  test('left and come back to, or at another speed, none is told twice', () => {
    const it = telling({ lines: LINE });
    const stop = it.start();
    it.turn(0);
    it.units('A rope creaks,'.length + 1);
    stop();
    expect(it.waiting()).toBe(0);
    it.start();
    expect(heard(it)).toBe('typing 1');
    it.change({ delayMs: 2 * DELAY_MS });
    it.units(unitsOf('A rope creaks, so there must be a post.') - 'A rope creaks,'.length - 1, 2 * DELAY_MS);
    expect(heard(it)).toBe('typing 2');
  });

  test('a hurry tells the rest of the line, and says so; what comes by itself does not', () => {
    const it = telling({ lines: LINE });
    it.start();
    it.turn(0);
    it.hurry();
    expect(heard(it)).toBe('resting 0 at once');
    it.units(LAST_REST_UNITS);
    expect(heard(it)).toBe('done 0');
  });
});

describe('hurrying', () => {
  test('completes a line that drifts in or is typed, then ends the rest, and at the end the introduction', () => {
    const it = telling({ from: 2 });
    it.start();
    const seen: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      it.hurry();
      seen.push(it.at());
    }
    expect(seen).toEqual(['2 resting', '3 drifting']);
    it.units(DRIFT_UNITS);
    expect(it.at()).toBe('3 typing');
    for (let i = 0; i < 2; i += 1) {
      it.hurry();
      seen.push(it.at());
    }
    expect(seen.slice(2)).toEqual(['3 resting', '3 done']);
    expect(it.ends).toEqual([false]);
    it.hurry();
    it.turn(60_000);
    expect(it.ends).toEqual([false]);
    expect(it.alive()).toEqual([]);
  });

  test('the phase after a hurry takes its whole time', () => {
    const it = telling();
    it.start();
    it.units(3);
    it.hurry();
    it.units(LINE_REST_UNITS - 0.1);
    expect(it.at()).toBe('1 resting');
    it.units(0.1);
    expect(it.at()).toBe('2 drifting');
  });

  test('while paused, each hurry shows one more line whole; after the last line it is done', () => {
    const it = telling();
    it.start();
    it.units(3);
    it.clock.pause();
    it.change({ paused: true });
    const seen: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      it.hurry();
      expect(it.alive()).toEqual([]);
      it.turn(60_000);
      seen.push(it.at());
    }
    expect(seen).toEqual(['1 resting', '2 resting', '3 resting', '3 done']);
    expect(it.ends).toEqual([false]);
  });

  test('after a pause, the line shown by a hurry rests its whole time', () => {
    const it = telling();
    it.start();
    it.clock.pause();
    it.change({ paused: true });
    it.hurry();
    it.clock.resume();
    it.change({ paused: false });
    it.units(LINE_REST_UNITS);
    expect(it.at()).toBe('2 drifting');
  });
});

describe('all at once', () => {
  test('at the highest speed no time passes, and the lines are unread', () => {
    const it = telling({ delayMs: 0 });
    it.start();
    it.turn(0);
    expect(it.at()).toBe('3 done');
    expect(it.ends).toEqual([true]);
    expect(it.drifts).toEqual([]);
  });

  test('at the highest speed, and without movement, all lines are there in one step, however many they are', () => {
    for (const settings of [{ delayMs: 0 }, { still: true }]) {
      const it = telling(settings);
      const shown: string[] = [];
      it.progress.subscribe(() => shown.push(it.at()));
      it.start();
      it.turn(0);
      expect(shown).toEqual(['3 done']);
    }
  });

  test('without movement all lines appear at once, and none is waited for', () => {
    const it = telling({ still: true });
    it.start();
    it.turn(0);
    expect(it.at()).toBe('3 done');
    expect(it.ends).toEqual([true]);
    expect(it.hurries).toEqual([false]);
    expect(it.drifts).toEqual([]);
  });

  test('reduced motion asked for in mid-line shows the other lines at once', () => {
    const it = telling();
    it.start();
    it.units(3);
    it.change({ still: true });
    it.turn(0);
    expect(it.at()).toBe('3 done');
  });
});

describe('leaving', () => {
  for (const { when, from, units, whole, after, next } of [
    {
      when: 'while the stack drifts',
      from: 2,
      units: 5,
      whole: DRIFT_UNITS,
      after: '2 typing',
      next: UNITS[1]!,
    },
    { when: 'in mid-line', from: 1, units: 4, whole: UNITS[0]!, after: '1 resting', next: LINE_REST_UNITS },
    {
      when: 'while a line rests',
      from: 1,
      units: UNITS[0]! + 3,
      whole: UNITS[0]! + LINE_REST_UNITS,
      after: '2 drifting',
      next: DRIFT_UNITS,
    },
  ])
    test(`${when}: no timer stays, and it goes on from where it was`, () => {
      const it = telling({ from });
      const stop = it.start();
      it.units(units);
      const before = it.at();
      stop();
      expect(it.alive()).toEqual([]);
      expect([it.waiting(), it.listening()]).toEqual([0, 0]);
      it.scrolledBack(false);
      it.remeasure();
      it.turn(60_000);
      expect(it.alive()).toEqual([]);
      expect(it.at()).toBe(before);

      it.start();
      const { phase } = it.progress.get();
      if (phase === 'drifting') expect(it.drifts.at(-1)!.at()).toBeCloseTo(units);
      if (phase === 'typing') expect(it.agreed()).toBeCloseTo(units);
      it.units(whole - units - 0.1);
      expect(it.at()).toBe(before);
      it.units(0.2);
      expect(it.at()).toBe(after);
      // The next phase takes its whole time.
      it.units(next - 0.2);
      expect(it.at()).toBe(after);
      it.units(0.2);
      expect(it.at()).not.toBe(after);
    });

  test('effects that run twice change nothing', () => {
    const it = telling();
    it.start()();
    it.start();
    it.units(4);
    expect(it.agreed()).toBeCloseTo(4);
    expect(it.waiting()).toBe(1);
  });
});

describe('whatever happens, in whatever order', () => {
  type Story = ReturnType<typeof telling>;
  const PHASES = ['drifting', 'typing', 'resting', 'done'];
  const place = (it: Story) => {
    const { line, phase } = it.progress.get();
    return line * PHASES.length + PHASES.indexOf(phase);
  };
  const happenings: Readonly<Record<string, (it: Story) => void>> = {
    hurry: (it) => it.hurry(),
    away: (it) => it.scrolledBack(true),
    'back again': (it) => it.scrolledBack(false),
    paused(it) {
      it.clock.pause();
      it.change({ paused: true });
    },
    'goes on'(it) {
      it.clock.resume();
      it.change({ paused: false });
    },
    still: (it) => it.change({ still: true }),
    moving: (it) => it.change({ still: false }),
    fastest: (it) => it.change({ delayMs: 0 }),
    slow: (it) => it.change({ delayMs: 30 }),
    measured: (it) => it.remeasure(),
  };
  const moments = fc.array(
    fc.oneof(fc.constantFrom(...Object.keys(happenings), 'stopped'), fc.integer({ min: 1, max: 900 })),
    { maxLength: 30 },
  );

  test('it never goes back, has one timer at most, letters as far as its time, and one end', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: LINES.length }), (passing, from) => {
        const it = telling({ from });
        let stop = it.start();
        for (const moment of passing) {
          const before = place(it);
          if (typeof moment === 'number') it.turn(moment);
          else if (moment === 'stopped') {
            stop();
            expect([it.waiting(), it.alive().length, it.listening()]).toEqual([0, 0, 0]);
            stop = it.start();
          } else {
            happenings[moment]!(it);
            // What takes no time is over before anything else happens.
            it.turn(0);
          }
          expect(place(it)).toBeGreaterThanOrEqual(before);
          expect(it.waiting()).toBeLessThanOrEqual(1);
          expect(it.alive().length).toBeLessThanOrEqual(2);
          const { still, delayMs } = it.settings();
          if (it.progress.get().phase === 'typing' && !still && delayMs > 0) it.agreed();
          expect(it.ends.length).toBe(it.progress.get().phase === 'done' ? 1 : 0);
        }
        happenings['back again']!(it);
        happenings['goes on']!(it);
        it.change({ delayMs: DELAY_MS, still: false });
        it.turn(60_000);
        expect(it.at()).toBe(`${LINES.length} done`);
        expect([it.ends.length, it.waiting(), it.alive().length]).toEqual([1, 0, 0]);
      }),
      { examples: [[[1, 'paused', 'still', 'moving'], 1]] },
    );
  });
});
