import { wallClock } from '../time/clock.ts';

/**
 * Fetches, and reads of the answer what is wanted. Rejects if that has not come after so many milliseconds, and with whatever
 * `read` throws.
 */
export async function fetchWithin<Wanted>(
  ms: number,
  address: string,
  read: (answer: Response) => Wanted | Promise<Wanted>,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Wanted> {
  const request = new AbortController();
  const cancel = wallClock.after(ms, () => request.abort());
  try {
    return await read(await fetch(address, { method, signal: request.signal }));
  } finally {
    cancel();
  }
}
