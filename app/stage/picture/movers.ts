import { useEffect } from 'react';
import { createValue } from '../../engine/value.ts';
import { useValue } from '../use-value.ts';

/**
 * How many things on the page move by themselves: pictures with loops, scenes with an introduction. Where there are
 * none there is nothing to pause.
 */
const movers = createValue(0);

/** Counts the caller among what moves by itself, while `moves`. */
export function useMover(moves: boolean): void {
  useEffect(() => {
    if (!moves) return;
    movers.set(movers.get() + 1);
    return () => movers.set(movers.get() - 1);
  }, [moves]);
}

/** Whether anything on the page moves by itself. */
export const useMoves = (): boolean => useValue(movers, 0) > 0;
