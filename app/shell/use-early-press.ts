import { useEffect } from 'react';
import { useRealm } from '../stage/time/realm.ts';
import type { KeyedDocument } from './head/head-script.ts';

/**
 * Presses the button and the single key again that were pressed last while scripts were loading, when nothing could answer:
 * the head script has noted them. Not if scripts were late, because the navigator reads the printed page by then.
 */
export function useEarlyPress(): void {
  const { alive, narrow, printed } = useRealm();
  useEffect(() => {
    // Scripts do not answer yet.
    if (!alive && !narrow) return;
    const keyed: KeyedDocument = document;
    const { key: early } = keyed;
    const { pressed } = document.documentElement.dataset;
    // An event keeps its element, and all that was around it. Behind the gate of a narrow window nothing was meant for the realm.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the head script's are properties
    keyed.onclick = keyed.onkeydown = keyed.key = null;
    delete document.documentElement.dataset['pressed'];
    if (!alive || printed) return;
    // By its words, because a scene may replace its buttons when it becomes alive.
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-realm] button')];
    buttons.find(({ textContent }) => textContent === pressed)?.click();

    // Space presses what has the focus, so it is among the buttons already.
    if (early && early.key !== ' ') document.dispatchEvent(new KeyboardEvent('keydown', early));
  }, [alive, narrow, printed]);
}
