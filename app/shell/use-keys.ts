import { useEffect, useEffectEvent } from 'react';
import { realmIsCovered } from '../stage/time/realm.ts';

export const PAUSE_KEY = 'p';
export const LOG_KEY = 'l';
export const SOUND_KEY = 's';
export const HELP_KEY = '?';

/** The action of each single key, by the character it types. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const FIELDS = 'input:not([type="range"], [type="checkbox"]), select, textarea, [contenteditable]';

/**
 * Runs the actions of single keys, wherever the focus is. Not in a text field, not with a modifier (except Shift where
 * the character needs it), not for repeats of a pressed key, and not while a dialog is open.
 */
export function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.isComposing || (event.target instanceof Element && event.target.closest(FIELDS))) return;
    if (realmIsCovered()) return;
    const key = event.key.toLowerCase();
    if (event.shiftKey && /^\p{L}$/u.test(key)) return;
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
