import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useRealm } from '../time/realm.ts';

/**
 * Moves the bands of a picture a little with the pointer. It writes the pointer's place, -1 to 1 from the middle of the
 * window, to `--look-x` and `--look-y`, which the styles use. Only for a mouse or a pen, and not with reduced motion.
 */
export function useParallax(stage: RefObject<HTMLElement | null>): void {
  const { alive, narrow, still, covered, finePointer } = useRealm();
  const moves = alive && !narrow && !still && !covered && finePointer;
  useEffect(() => {
    const element = stage.current;
    if (!moves || !element) return;
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && event.pointerType !== 'pen') return;
      element.style.setProperty('--look-x', ((event.clientX / window.innerWidth) * 2 - 1).toFixed(2));
      element.style.setProperty('--look-y', ((event.clientY / window.innerHeight) * 2 - 1).toFixed(2));
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      element.style.removeProperty('--look-x');
      element.style.removeProperty('--look-y');
    };
  }, [stage, moves]);
}
