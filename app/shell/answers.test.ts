import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../engine/hand-clock.ts';
import { ANSWER_MS, answers } from './answers.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that never answers: its requests end only when they are aborted. */
const silence = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_answer, refuse) => {
    signal.addEventListener('abort', () => refuse(signal.reason as Error));
  });

test.each([200, 404, 500])('status %i is an answer', async (status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
  expect(await answers('/port', handClock().clock)).toBe(true);
});

test('without a connection there is no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await answers('/port', handClock().clock)).toBe(false);
});

test('a server that stays silent counts as unreachable after a while', async () => {
  vi.stubGlobal('fetch', silence);
  const { clock, turn } = handClock();
  const settled = vi.fn();
  const asked = answers('/port', clock).then(settled);
  turn(ANSWER_MS - 1);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  turn(1);
  await asked;
  expect(settled).toHaveBeenCalledWith(false);
});
