import { useEffect, useSyncExternalStore } from 'react';

/**
 * How many things on the page move by themselves: pictures with loops, scenes with an introduction. Where there are
 * none there is nothing to pause.
 */
let movers = 0;
const listeners = new Set<() => void>();

function count(by: 1 | -1) {
  movers += by;
  for (const listener of listeners) listener();
}

/** Counts the caller among what moves by itself, while `moves`. */
export function useMover(moves: boolean): void {
  useEffect(() => {
    if (!moves) return;
    count(1);
    return () => count(-1);
  }, [moves]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether anything on the page moves by itself. */
export const useMoves = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => movers > 0,
    () => false,
  );
