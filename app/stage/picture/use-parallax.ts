import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useRealm } from '../time/realm.ts';

/**
 * Moves parts of a picture a little with the pointer. It writes the pointer's place, -1 to 1 from the middle of the window,
 * to `--look-x` and `--look-y` of each element in `root` that matches `parts`; the styles use them. Only for a mouse or a
 * pen, and not with reduced motion. What is inside of these elements does not inherit it: then each move of the pointer
 * would compute the styles of the whole picture.
 */
export function useParallax(root: RefObject<HTMLElement | null>, parts: string): void {
  const { alive, narrow, still, covered, finePointer } = useRealm();
  const moves = alive && !narrow && !still && !covered && finePointer;
  useEffect(() => {
    const element = root.current;
    if (!moves || !element) return;
    const all = () => element.querySelectorAll<HTMLElement>(parts);
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && event.pointerType !== 'pen') return;
      const x = ((event.clientX / window.innerWidth) * 2 - 1).toFixed(2);
      const y = ((event.clientY / window.innerHeight) * 2 - 1).toFixed(2);
      for (const { style } of all()) {
        style.setProperty('--look-x', x);
        style.setProperty('--look-y', y);
      }
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      for (const { style } of all()) {
        style.removeProperty('--look-x');
        style.removeProperty('--look-y');
      }
    };
  }, [root, parts, moves]);
}
