import { afterEach, expect, test, vi } from 'vitest';
import { afterFirstFrame, goOn, hold } from './after-first-frame.ts';

afterEach(goOn);

test('calls at once where nothing is held', () => {
  const call = vi.fn<() => void>();
  afterFirstFrame(call);
  expect(call).toHaveBeenCalledTimes(1);
});

test('what is held is called once when it goes on, also if it is held twice; what was called off is not', () => {
  const [call, off] = [vi.fn<() => void>(), vi.fn<() => void>()];
  hold();
  afterFirstFrame(call);
  afterFirstFrame(off)();
  hold();
  expect(call).not.toHaveBeenCalled();
  goOn();
  goOn();
  expect(call).toHaveBeenCalledTimes(1);
  expect(off).not.toHaveBeenCalled();
});

test('what comes later is called at once', () => {
  hold();
  goOn();
  const call = vi.fn<() => void>();
  afterFirstFrame(call);
  expect(call).toHaveBeenCalledTimes(1);
});
