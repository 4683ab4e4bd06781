import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './overlay.module.css';

interface Props {
  readonly open: boolean;
  /** Escape, a click on what lies around the content, the system's own way back. Whoever opened it decides what follows. */
  onClose(): void;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

function tabbable(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Keeps Tab within the dialog; a modal dialog alone would let it out to the browser's own controls and lose it there. */
function keepWithin(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = tabbable(dialog);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const opposite = event.shiftKey ? stops.at(-1) : stops[0];
  const at = document.activeElement;
  const outside = at === dialog ? event.shiftKey : !dialog.contains(at);
  if (stops.length > 0 && at !== edge && !outside) return;
  event.preventDefault();
  opposite?.focus();
}

/**
 * A modal window over the page: focus goes in, stays in and returns to what opened it; the page behind neither scrolls
 * nor answers. It fills the window, so its own box is the backdrop: a click that hits no child closes it (children
 * that only decorate let clicks through with `pointer-events: none`).
 */
export function Overlay({ open, onClose, label, labelledBy, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // The browser may close a dialog without asking; it is shown again where its owner keeps it open.
  const [closures, setClosures] = useState(0);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open, closures]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && ref.current) keepWithin(ref.current, event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) onClose();
  };
  const onClick = (event: MouseEvent) => {
    const began = pressed.current;
    pressed.current = null;
    const around = event.target === ref.current && (began === null || began === ref.current);
    if (around) onClose();
  };

  return (
    // The dialog takes clicks as its own backdrop; keys have Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={className ? `${styles['overlay']} ${className}` : styles['overlay']}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // It is told of late: by now the dialog may have been opened again.
        if (open && !ref.current?.open) onClose();
        setClosures((times) => times + 1);
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
