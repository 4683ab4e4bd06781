import { useEffect } from 'react';

/**
 * Lets a held Enter press a button or a link once. A browser presses again with every repeat, and also what the first press
 * has moved the focus to: the manual would open and use up its answers.
 */
export function useHeldKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.repeat || event.key !== 'Enter') return;
      if (event.target instanceof Element && event.target.closest('a, button, summary'))
        event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
