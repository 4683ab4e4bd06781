import { expect, test, vi } from 'vitest';
import { handClock } from './hand-clock.ts';
import type { Table } from './machine.ts';
import { createRun } from './run.ts';

type State = 'shut' | 'opening' | 'open' | 'waiting';
type Event = 'OPEN' | 'WAIT' | 'AGAIN' | 'LOOK';

const table: Table<State, Event, string> = {
  shut: { on: { OPEN: 'opening', WAIT: 'waiting' } },
  opening: { after: [1000, { to: 'open', wishes: ['light', 'count'] }], on: { LOOK: 'opening' } },
  open: {},
  waiting: { after: [100, 'open'], on: { AGAIN: { to: 'waiting', anew: true } } },
};

function running(first: State = 'shut') {
  const { clock, turn, waiting } = handClock();
  const granted: string[] = [];
  const run = createRun(table, first, { time: (_, ms) => [clock, ms], grant: (wish) => granted.push(wish) });
  return { run, clock, turn, waiting, granted };
}

test('a timed state ends by itself, and its wishes are granted after that', () => {
  const { run, turn, granted } = running();
  run.start();
  expect(run.send('OPEN')).toBe(true);
  turn(999);
  expect(run.state.get()).toBe('opening');
  turn(1);
  expect(run.state.get()).toBe('open');
  expect(granted).toEqual(['light', 'count']);
});

test('a hurried state ends at once, and its timer is cancelled', () => {
  const { run, turn, waiting, granted } = running();
  run.start();
  run.send('OPEN');
  turn(10);
  expect(run.send('HURRY')).toBe(true);
  expect(run.state.get()).toBe('open');
  expect(waiting()).toBe(0);
  turn(5000);
  expect(granted).toEqual(['light', 'count']);
});

test('an event without an entry changes nothing, calls no subscriber, and returns false', () => {
  const { run, granted } = running();
  const listener = vi.fn();
  run.state.subscribe(listener);
  expect(run.send('LOOK')).toBe(false);
  expect(run.send('HURRY')).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  expect(granted).toEqual([]);
});

test('with `anew` the whole time passes again; without it the time goes on', () => {
  const { run, turn } = running();
  run.start();
  run.send('WAIT');
  for (let i = 0; i < 60; i += 1) {
    turn(90);
    run.send('AGAIN');
  }
  turn(99);
  expect(run.state.get()).toBe('waiting');
  turn(1);
  expect(run.state.get()).toBe('open');

  const other = running();
  other.run.start();
  other.run.send('OPEN');
  other.turn(600);
  expect(other.run.send('LOOK')).toBe(true);
  other.turn(400);
  expect(other.run.state.get()).toBe('open');
});

test('events are answered before the start; the time of the state begins with the start', () => {
  const { run, turn, waiting } = running();
  run.send('OPEN');
  turn(5000);
  expect(waiting()).toBe(0);
  run.start();
  turn(999);
  expect(run.state.get()).toBe('opening');
  turn(1);
  expect(run.state.get()).toBe('open');
});

test('no time passes while stopped; after the next start the time that was left passes', () => {
  const { run, turn, waiting } = running();
  run.start();
  run.stop();
  run.start();
  run.send('OPEN');
  turn(700);
  run.stop();
  expect(waiting()).toBe(0);
  turn(10_000);
  run.start();
  run.start();
  expect(waiting()).toBe(1);
  turn(299);
  expect(run.state.get()).toBe('opening');
  turn(1);
  expect(run.state.get()).toBe('open');
});

test('while stopped, events are answered and set no timer', () => {
  const { run, waiting } = running();
  run.start();
  run.stop();
  run.send('OPEN');
  expect(run.state.get()).toBe('opening');
  expect(waiting()).toBe(0);
});

test('no time passes while the clock is paused', () => {
  const { run, clock, turn } = running();
  run.start();
  run.send('OPEN');
  turn(400);
  clock.pause();
  turn(10_000);
  clock.resume();
  turn(599);
  expect(run.state.get()).toBe('opening');
  turn(1);
  expect(run.state.get()).toBe('open');
});

test('the time of a state is asked for again at each start', () => {
  const { clock, turn } = handClock();
  let still = false;
  const run = createRun(table, 'shut', { time: (_, ms) => [clock, still ? 0 : ms] });
  run.start();
  run.send('OPEN');
  turn(300);
  still = true;
  run.start();
  turn(0);
  expect(run.state.get()).toBe('open');
});

test('an event sent by a subscriber leaves one timer', () => {
  const { run, turn, waiting } = running();
  run.start();
  run.state.subscribe(() => {
    if (run.state.get() === 'waiting') run.send('AGAIN');
  });
  run.send('WAIT');
  expect(waiting()).toBe(1);
  turn(100);
  expect(run.state.get()).toBe('open');
});
