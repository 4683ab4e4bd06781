import { useEffect } from 'react';
import { useRealm } from '../stage/time/realm.ts';
import type { KeyedDocument } from './head/head-script.ts';

/**
 * Presses the button and the single key again that were pressed last while scripts were loading, when nothing could answer:
 * the head script has noted them. Not if scripts were late, because the navigator reads the printed page by then.
 */
export function useEarlyPress(): void {
  const { alive, printed } = useRealm();
  useEffect(() => {
    if (!alive) return;
    const keyed: KeyedDocument = document;
    const { key: early } = keyed;
    // An event keeps its element, and all that was around it.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the head script's is a property
    keyed.onkeydown = keyed.key = null;
    if (printed) return;
    const words = document.documentElement.dataset['pressed'];
    // By its words, because a scene may replace its buttons when it becomes alive.
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-realm] button')];
    buttons.find(({ textContent }) => textContent === words)?.click();

    // Space presses what has the focus, so it is among the buttons already.
    if (early && early.key !== ' ') document.dispatchEvent(new KeyboardEvent('keydown', early));
  }, [alive, printed]);
}
