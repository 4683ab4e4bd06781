import { expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { handClock } from './hand-clock.ts';

test('calls back once, in time, and can be cancelled', () => {
  const { clock, turn, waiting } = handClock();
  const calls: string[] = [];
  clock.after(100, () => calls.push('a'));
  clock.after(50, () => calls.push('b'))();
  turn(99);
  expect(calls).toEqual([]);
  turn(1);
  expect(calls).toEqual(['a']);
  expect(waiting()).toBe(0);
});

test('asks for the whole time, also on a machine so busy that time passes meanwhile', () => {
  let now = 0;
  const asked: number[] = [];
  const busy = createClock({ now: () => (now += 1), set: (_, ms) => asked.push(ms), clear() {} });
  busy.after(500, () => {});
  expect(asked).toEqual([500]);
});

test('pauses, and resumes with the time that was left', () => {
  const { clock, turn, waiting } = handClock();
  const calls: number[] = [];
  clock.after(100, () => calls.push(clock.now()));
  turn(60);
  clock.pause();
  expect(clock.paused.get()).toBe(true);
  clock.after(10, () => calls.push(-1))();
  expect(waiting()).toBe(0);
  turn(10_000);
  clock.resume();
  expect(clock.paused.get()).toBe(false);
  turn(39);
  expect(calls).toEqual([]);
  turn(1);
  expect(calls).toEqual([100]);
});

test('pausing or resuming a second time changes nothing', () => {
  const { clock, turn } = handClock();
  const calls: number[] = [];
  clock.after(100, () => calls.push(clock.now()));
  clock.resume();
  turn(60);
  clock.pause();
  turn(1000);
  clock.pause();
  turn(1000);
  clock.resume();
  clock.resume();
  turn(39);
  expect(calls).toEqual([]);
  turn(1);
  expect(calls).toEqual([100]);
});
