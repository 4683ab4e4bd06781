import type { Clock } from '../../engine/clock.ts';
import { ARCHIVE_PATIENCE_MS } from '../../engine/timings.ts';

/**
 * Fetches an address of this site and reads the answer. Rejects an error status, and what has not come whole after
 * ARCHIVE_PATIENCE_MS.
 */
export async function askPatiently<T>(
  address: string,
  read: (answer: Response) => Promise<T>,
  clock: Pick<Clock, 'after'>,
): Promise<T> {
  const request = new AbortController();
  const cancel = clock.after(ARCHIVE_PATIENCE_MS, () => request.abort());
  try {
    const answer = await fetch(address, { signal: request.signal });
    if (!answer.ok) throw new Error(`${address} was not handed over: ${answer.status}.`);
    return await read(answer);
  } finally {
    cancel();
  }
}
