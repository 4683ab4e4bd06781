import type { Clock } from '../engine/clock.ts';

/** An address that has not answered by then, in milliseconds, is taken for one that does not. */
export const ANSWER_MS = 10_000;

/** Whether the site answers at an address, whatever it says; asked with as little as can be asked. */
export async function answers(address: string, clock: Clock): Promise<boolean> {
  const patience = new AbortController();
  const callOff = clock.after(ANSWER_MS, () => patience.abort());
  return fetch(address, { method: 'HEAD', signal: patience.signal })
    .then(
      () => true,
      () => false,
    )
    .finally(callOff);
}
