import { useEffect } from 'react';
import { useRealm } from '../stage/time/realm.ts';
import type { KeyedDocument } from './head/head-script.ts';

/**
 * Presses again the button and the key that were pressed last while scripts were loading, when nothing could answer. The
 * head script has noted them. If scripts were late nothing is pressed: the navigator reads the printed page by then.
 */
export function useEarlyPress(): void {
  const { alive, narrow, printed } = useRealm();
  useEffect(() => {
    // Scripts do not answer yet.
    if (!alive && !narrow) return;
    const keyed: KeyedDocument = document;
    const { key: early } = keyed;
    const { pressed } = document.documentElement.dataset;
    // The notes go in any case: a noted event keeps its element in memory, and what was pressed at the gate is not meant here.
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
