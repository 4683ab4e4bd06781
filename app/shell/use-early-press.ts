import { useEffect } from 'react';
import { useRealm } from '../stage/time/realm.ts';

/**
 * Presses the button again that was pressed last while scripts were loading, when it could not answer: the head script has
 * noted its words. Not if scripts were late, because the navigator reads the printed page by then.
 */
export function useEarlyPress(): void {
  const { alive, printed } = useRealm();
  useEffect(() => {
    const marks = document.documentElement.dataset;
    const words = marks['pressed'];
    if (!alive || printed || words === undefined) return;
    // By its words, because a scene may replace its buttons when it becomes alive.
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-realm] button')];
    buttons.find(({ textContent }) => textContent === words)?.click();
  }, [alive, printed]);
}
