import { expect, test, vi } from 'vitest';
import { createValue } from './value.ts';

test('calls the subscribers after the change', () => {
  const value = createValue(1);
  const seen: number[] = [];
  value.subscribe(() => seen.push(value.get()));
  value.set(2);
  value.set(3);
  expect(seen).toEqual([2, 3]);
});

test('calls nobody for the same value', () => {
  const value = createValue(Number.NaN);
  const listener = vi.fn();
  value.subscribe(listener);
  value.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});

test('calls no ended subscription, and each subscription ends by itself', () => {
  const value = createValue('a');
  const listener = vi.fn();
  const leave = value.subscribe(listener);
  value.subscribe(listener);
  leave();
  leave();
  value.set('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener may unsubscribe, or set the value, while it is called', () => {
  const value = createValue(0);
  const seen: number[] = [];
  const leave = value.subscribe(() => {
    leave();
    value.set(2);
  });
  value.subscribe(() => seen.push(value.get()));
  value.set(1);
  expect(value.get()).toBe(2);
  expect(seen).toEqual([2, 2]);
});
