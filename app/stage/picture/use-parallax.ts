import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useRealm } from '../time/realm.ts';

/**
 * Lets the sheets of a picture part a little with the pointer: writes where it is, -1 to 1 from the middle of the
 * window, for the styles to move the near sheets by. Works only while a fine pointer moves, and never where stillness
 * is asked for.
 */
export function useParallax(stage: RefObject<HTMLElement | null>): void {
  const { alive, narrow, still, covered, finePointer } = useRealm();
  const moves = alive && !narrow && !still && !covered && finePointer;
  useEffect(() => {
    const element = stage.current;
    if (!moves || !element) return;
    const look = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && event.pointerType !== 'pen') return;
      element.style.setProperty('--look-x', ((event.clientX / window.innerWidth) * 2 - 1).toFixed(2));
      element.style.setProperty('--look-y', ((event.clientY / window.innerHeight) * 2 - 1).toFixed(2));
    };
    window.addEventListener('pointermove', look, { passive: true });
    return () => {
      window.removeEventListener('pointermove', look);
      element.style.removeProperty('--look-x');
      element.style.removeProperty('--look-y');
    };
  }, [stage, moves]);
}
