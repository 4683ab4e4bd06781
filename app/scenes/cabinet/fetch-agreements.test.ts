import { afterEach, expect, test, vi } from 'vitest';
import { ARCHIVE_PATIENCE_MS } from '../../engine/timings.ts';
import { fetchAgreements } from './fetch-agreements.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a server that is silent has not handed them over', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
  const asked = fetchAgreements();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(ARCHIVE_PATIENCE_MS);
  patience.abort();
  await expect(asked).rejects.toThrow();
});
