import { BrowserEnded } from './driver.ts';

/** Attempts something. Where the browser ends in it, it is opened anew, and the attempt is made once more. Returns what went wrong. */
export async function againIfEnded(
  attempt: () => Promise<Error | undefined>,
  openAnew: () => Promise<void>,
): Promise<Error | undefined> {
  const problem = await attempt();
  if (!(problem instanceof BrowserEnded)) return problem;
  await openAnew();
  return attempt();
}
