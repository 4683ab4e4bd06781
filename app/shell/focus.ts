import { useLayoutEffect } from 'react';
import { realmIsCovered } from '../stage/time/realm.ts';
import { isShown } from '../ui/is-shown.ts';

/**
 * The only module that looks after a lost focus. On a new page, or when the focused element is removed, the focus moves
 * to the heading.
 */

/** Moves the focus to the heading of the scene, or of the gate if that is shown. Without a focus ring. */
export function focusHeading(): void {
  const heading = (of: string) => document.querySelector<HTMLElement>(of);
  // A gate that is not shown takes no focus.
  (heading('[data-realm]:not([inert]) main h1') ?? heading('[data-gate] [role=heading]'))?.focus({
    preventScroll: true,
  });
}

const canHaveFocus = (element: Element) =>
  element.isConnected && isShown(element) && element.closest('[inert]') === null;

/** Safari gives no focus to a button that is clicked. An overlay gives it back to where it was when it opened. */
function focusClicked({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== document.activeElement) button?.focus({ preventScroll: true });
}

/** Moves a lost focus to the heading. After a click on empty ground the focus is not lost but given up. */
export function useFocusKept(): void {
  useLayoutEffect(() => {
    // A button of the printed page may have it already, and be pressed as soon as the page is alive.
    let last = document.activeElement === document.body ? null : document.activeElement;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    const recover = () => {
      const active = document.activeElement;
      if (!last || (active && active !== document.body && canHaveFocus(active))) return;
      // An open dialog has its own focus. This runs again when it closes.
      if (canHaveFocus(last) || realmIsCovered()) return;
      // If there is no heading yet, this runs again when it is added.
      focusHeading();
    };
    const letGo = () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body && last && canHaveFocus(last)) last = null;
      });
    };
    // The focus is lost through a change of the document: a removed element, a closed dialog, the gate.
    const changes = new MutationObserver(recover);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'inert'] });
    document.addEventListener('click', focusClicked, true);
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', letGo);
    return () => {
      changes.disconnect();
      document.removeEventListener('click', focusClicked, true);
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', letGo);
    };
  }, []);
}
