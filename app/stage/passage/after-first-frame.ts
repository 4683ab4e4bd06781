/** What waits until the first frame of a passage has been shown; undefined while nothing has to wait. */
let waiting: Set<() => void> | undefined;

/** From now on calls wait for `goOn`. */
export const hold = (): void => {
  waiting ??= new Set();
};

/** Makes the calls that wait, and those that come later at once. */
export function goOn(): void {
  const calls = waiting;
  waiting = undefined;
  for (const call of calls ?? []) call();
}

/**
 * Calls back once the first frame of the passage has been shown; at once if no passage begins, or if it shows the new scene
 * soon. Returns a function that calls it off.
 */
export function afterFirstFrame(call: () => void): () => void {
  if (!waiting) {
    call();
    return () => {};
  }
  const calls = waiting.add(call);
  return () => calls.delete(call);
}
