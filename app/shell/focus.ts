import { useLayoutEffect } from 'react';

/**
 * The one owner of a focus that nothing has: who arrives at a page, or whose control has gone away, is at the heading of
 * what the page shows now. Nothing else in the site looks after a lost focus.
 */

/** Puts the focus on the heading of the scene, or of the gate where that is shown. Without a ring. */
export function focusHeading(): void {
  const gate = document.querySelector('[data-realm][inert]') !== null;
  const heading = document.querySelector<HTMLElement>(gate ? '[data-gate] h1' : '[data-realm] main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const canHaveFocus = (element: Element) =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert]') === null;

/** Gives a focus that has been lost to the heading. What a click elsewhere has let go of is not lost. */
export function useFocusKept(): void {
  useLayoutEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    const recover = () => {
      const at = document.activeElement;
      if (!last || (at && at !== document.body && canHaveFocus(at))) return;
      // A dialog keeps the focus within itself; when it has closed, this is asked again.
      if (canHaveFocus(last) || document.querySelector('dialog[open]')) return;
      // Where the heading has yet to come, this is asked again when it does.
      focusHeading();
    };
    const letGo = () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body && last && canHaveFocus(last)) last = null;
      });
    };
    // What takes the focus away is a change of the document: an element that goes, a dialog that closes, the gate.
    const changes = new MutationObserver(recover);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'inert'] });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', letGo);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', letGo);
    };
  }, []);
}
