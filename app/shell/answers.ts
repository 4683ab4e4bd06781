import { fetchWithin } from '../stage/loading/fetch-within.ts';

/** An address that has not answered after so many milliseconds counts as unreachable. */
const ANSWER_MS = 10_000;

/** Whether the server answers at an address, with any status. It asks with a HEAD request. */
export const answers = (address: string): Promise<boolean> =>
  fetchWithin(ANSWER_MS, address, () => true, 'HEAD').catch(() => false);
