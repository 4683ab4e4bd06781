import { useEffect } from 'react';
import { createValue } from '../../engine/value.ts';
import { useValue } from '../use-value.ts';

/**
 * How many parts of the page move by themselves: pictures with motion, scenes with an introduction. If there are none,
 * Pause is not offered.
 */
const movers = createValue(0);

/** Counts the caller as a part that moves by itself, while `moves` is true. */
export function useMover(moves: boolean): void {
  useEffect(() => {
    if (!moves) return;
    movers.set(movers.get() + 1);
    return () => movers.set(movers.get() - 1);
  }, [moves]);
}

/** Whether anything on the page moves by itself. */
export const useMoves = (): boolean => useValue(movers, 0) > 0;
