import { afterEach, expect, test, vi } from 'vitest';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { fetchAgreements } from './fetch-agreements.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a server that is silent has not handed them over', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
  const asked = expect(fetchAgreements()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(TIMINGS_MS.ARCHIVE_PATIENCE);
  await asked;
});
