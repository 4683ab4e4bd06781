import { useLayoutEffect } from 'react';
import { realmIsCovered, useRealm } from '../time/realm.ts';

const OWN_KEYS =
  'a, button, input, select, textarea, summary, [contenteditable], [role="button"], dialog, [data-own-keys]';

/** Whether keys and clicks belong to a control. A disabled one does not use them, so there they hurry. */
export function hasOwnKeys(target: Element): boolean {
  const control = target.closest(OWN_KEYS);
  return control !== null && control.getAttribute('aria-disabled') !== 'true';
}

/** A slider has no use for Space and Enter. */
const takesHurryKeys = (target: Element) => !target.matches('input[type="range"]') && hasOwnKeys(target);

/** Whether keys and clicks there belong to nobody: to no control, and to no overlay. */
export const areFree = (target: EventTarget | null, taken = hasOwnKeys): boolean =>
  !(target instanceof Element && taken(target)) && !realmIsCovered();

/**
 * Whether this click follows quickly on one on a control, as the second of a double click does, or the third of three. It is
 * meant for that control, so it must not hurry the sequence that the first click has begun (F56).
 */
let followsControl = false;
let onControl = false;

/** Whether a press has selected text. What was selected before the press does not count. */
export function watchSelection(selected: () => string): { begin(): void; selects(): boolean } {
  let before = '';
  return {
    begin() {
      before = selected();
    },
    selects: () => selected() !== '' && selected() !== before,
  };
}
const press = watchSelection(() => getSelection()?.toString() ?? '');

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press.begin, true);
  document.addEventListener(
    'click',
    ({ detail, target }) => {
      followsControl = detail > 1 && onControl;
      if (detail <= 1) onControl = target instanceof Element && hasOwnKeys(target);
    },
    true,
  );
}

const isInScene = (target: EventTarget | null) =>
  target instanceof Element && target.closest('main') !== null;

/**
 * Calls back when the navigator hurries: by Space or Enter where no control uses them, or a click on the scene that selects
 * no text and is on no control. Quick clicks select nothing. With `escape`, Escape hurries too, wherever the focus is.
 */
export function useHurry(call: (() => void) | undefined, escape = false): void {
  const { narrow } = useRealm();
  useLayoutEffect(() => {
    // The gate stands before the realm, and its keys are its own.
    if (!call || narrow) return;
    const onClick = (event: MouseEvent) => {
      if (followsControl || !isInScene(event.target)) return;
      if (areFree(event.target) && !event.defaultPrevented && !press.selects()) call();
    };
    const onDown = (event: MouseEvent) => {
      if (event.detail > 1 && isInScene(event.target) && areFree(event.target)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented || event.repeat) return;
      const isEscape = event.key === 'Escape';
      const hurries = event.key === ' ' || event.key === 'Enter' || (escape && isEscape);
      const anywhere = isEscape && !realmIsCovered();
      if (!hurries || !(anywhere || areFree(event.target, takesHurryKeys))) return;
      event.preventDefault();
      call();
    };
    document.addEventListener('mousedown', onDown);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('mousedown', onDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [call, escape, narrow]);
}
