import { expect, test, vi } from 'vitest';
import { createValue } from './value.ts';

test('tells whoever follows it, after the change', () => {
  const value = createValue(1);
  const seen: number[] = [];
  value.subscribe(() => seen.push(value.get()));
  value.set(2);
  value.set(3);
  expect(seen).toEqual([2, 3]);
});

test('tells nobody of the same value', () => {
  const value = createValue(Number.NaN);
  const listener = vi.fn();
  value.subscribe(listener);
  value.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});

test('tells nobody who has left, and each subscription is left by itself', () => {
  const value = createValue('a');
  const listener = vi.fn();
  const leave = value.subscribe(listener);
  value.subscribe(listener);
  leave();
  leave();
  value.set('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener may leave, or set the value, while it is being told', () => {
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
