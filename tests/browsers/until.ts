/** Long, so that no journey fails because the machine is slow. */
export const LIMIT_MS = 120_000;
const BETWEEN_MS = 50;

/** Asks until there is a result, and returns it. Fails with the given name after a time limit. */
export async function until<T>(
  what: string | (() => string),
  holds: () => Promise<T | undefined | null | false>,
): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const answer = await holds();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (performance.now() > end)
      throw new Error(`It did not come: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, BETWEEN_MS);
    });
  }
}
