import type { Clock } from '../engine/clock.ts';

/** An address that has not answered after so many milliseconds counts as unreachable. */
export const ANSWER_MS = 10_000;

/** Whether the server answers at an address, with any status. It asks with a HEAD request. */
export async function answers(address: string, clock: Clock): Promise<boolean> {
  const patience = new AbortController();
  const cancel = clock.after(ANSWER_MS, () => patience.abort());
  return fetch(address, { method: 'HEAD', signal: patience.signal })
    .then(
      () => true,
      () => false,
    )
    .finally(cancel);
}
