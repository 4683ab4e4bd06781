import { expect, test } from 'vitest';
import { handClock } from '../../engine/hand-clock.ts';
import { createPace } from './pace.ts';

test('a stretch takes its number of units at the present speed', () => {
  const { clock, turn } = handClock();
  const pace = createPace(clock, 40);
  let done = false;
  pace.stretch(10, () => (done = true));
  turn(200);
  expect(pace.passed()).toBe(5);
  pace.setDelay(20);
  turn(99);
  expect(done).toBe(false);
  turn(1);
  expect(done).toBe(true);
});

test('no unit is lost when the speed changes back and forth', () => {
  const { clock, turn } = handClock();
  const pace = createPace(clock, 40);
  let done = 0;
  pace.stretch(100, () => done++);
  for (let i = 0; i < 20; i++) {
    pace.setDelay(i % 2 ? 100 : 10);
    turn(50);
  }
  // Ten times 50 ms at 10 ms a unit, ten times at 100 ms.
  expect(pace.passed()).toBeCloseTo(50 + 5);
  pace.setDelay(0);
  turn(0);
  expect(done).toBe(1);
});

test('no unit passes while paused', () => {
  const { clock, turn } = handClock();
  const pace = createPace(clock, 10);
  const calls: string[] = [];
  pace.stretch(10, () => calls.push('first'));
  turn(50);
  pace.pause(true);
  turn(1000);
  expect(calls).toEqual([]);
  pace.pause(false);
  turn(50);
  expect(calls).toEqual(['first']);
});

test('a stretch that has partly passed takes the units left; another one replaces it', () => {
  const { clock, turn } = handClock();
  const pace = createPace(clock, 10);
  const calls: string[] = [];
  pace.stretch(10, () => calls.push('replaced'));
  pace.stretch(10, () => calls.push('left'), 7);
  expect(pace.passed()).toBe(7);
  turn(29);
  expect(calls).toEqual([]);
  turn(1);
  expect(calls).toEqual(['left']);
});

test('after a stop nothing is called back', () => {
  const { clock, turn } = handClock();
  const pace = createPace(clock, 10);
  let done = false;
  pace.stretch(10, () => (done = true));
  pace.stop();
  turn(1000);
  expect(done).toBe(false);
});
