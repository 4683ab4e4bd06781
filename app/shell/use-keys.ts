import { useEffect, useRef } from 'react';

export const PAUSE_KEY = 'p';
export const LOG_KEY = 'l';
export const HELP_KEY = '?';

/** What the keys do that need no control: each by the letter it types. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const FIELDS = 'input:not([type="range"], [type="checkbox"]), select, textarea, [contenteditable]';

/**
 * Lets single keys do something, wherever the focus is: not while one types in a field, not with a modifier (Shift only
 * where the letter needs it), not again while a key is held down, and not while a dialog is open.
 */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (event.isComposing || (event.target instanceof Element && event.target.closest(FIELDS))) return;
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (event.shiftKey && /^\p{L}$/u.test(key)) return;
      const act = current.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
