import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithin } from './fetch-within.ts';

const MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What settles only when its request is aborted. */
const silence = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('what is read of an answer in time is the result, and no timer is left', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('words')));
  expect(await fetchWithin(MS, '/port', (answer) => answer.text())).toBe('words');
  expect(vi.getTimerCount()).toBe(0);
});

test('a server that stays silent is given up', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => silence(signal));
  const settled = vi.fn();
  const asked = fetchWithin(MS, '/port', (answer) => answer.status).catch(settled);
  await vi.advanceTimersByTimeAsync(MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(settled).toHaveBeenCalledOnce();
});

test('so is one whose answer begins and does not end', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    Promise.resolve({ text: () => silence(signal) }),
  );
  const asked = expect(fetchWithin(MS, '/port', (answer) => answer.text())).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(MS);
  await asked;
});

test('what cannot be read is a failure, and no timer is left', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('words')));
  await expect(fetchWithin(MS, '/port', (answer) => answer.json())).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});
