import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { beganElsewhere } from './first-click.ts';
import { isForInput } from './for-input.ts';
import { isShown } from './is-shown.ts';
import styles from './overlay.module.css';

interface Props {
  readonly open: boolean;
  /** Something has taken the place of the whole page: the dialog is away, and comes back after it. */
  readonly away: boolean;
  /** Called on Escape, on a click beside the content, and on the system's Back. The owner decides whether to close. */
  onClose(): void;
  readonly label?: string;
  readonly labelledBy?: string;
  /** It is closed, and only still seen on its way out: nothing can be done there. */
  readonly leaving?: boolean;
  /** The id of what is said when it opens. */
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The last press was the pointer's. */
let byPointer = false;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({ detail }) => {
      // It is 0 when the click comes from the keyboard.
      byPointer = detail > 0;
    },
    true,
  );
  document.addEventListener(
    'keydown',
    () => {
      byPointer = false;
    },
    true,
  );
}

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

function tabbable(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && isShown(element),
  );
}

/** Keeps Tab within the dialog. Without it, Tab would leave for the browser's own controls. */
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
 * A modal dialog: the focus moves in, stays in and returns to what opened it. It fills the window, so a click that hits no
 * child closes it. Decorative children let clicks through with `pointer-events: none`.
 */
export function Overlay({
  open,
  away,
  leaving = false,
  onClose,
  label,
  labelledBy,
  describedBy,
  className,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // The browser may close the dialog by itself. If `open` is still true then, it is shown again.
  const [closures, setClosures] = useState(0);

  /** A browser knows who has opened a dialog only until it is away. */
  const opener = useRef<HTMLElement>(null);
  const shown = open && !away;

  useLayoutEffect(() => {
    const dialog = ref.current!;
    if (shown && !dialog.open) {
      opener.current ??= document.activeElement as HTMLElement | null;
      // What is focused then has no ring after a click. WebKit alone would draw one.
      dialog.toggleAttribute('data-clicked', byPointer);
      dialog.showModal();
    }
    if (!shown) dialog.close();
    if (open) return;
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }, [open, shown, closures]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    ref.current?.removeAttribute('data-clicked');
    if (event.key === 'Tab' && ref.current) keepWithin(ref.current, event);
    if (event.key !== 'Escape' || event.defaultPrevented || isForInput(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) onClose();
  };
  // The second half of a double click on what has opened the dialog was not meant for anything in it.
  const onClickCapture = (event: MouseEvent) => {
    if (!beganElsewhere(event, event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const began = pressed.current;
    pressed.current = null;
    const around = event.target === ref.current && (began === null || began === ref.current);
    if (around) onClose();
  };

  return (
    // A click on the dialog is a click on its backdrop. Escape does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={className ? `${styles.overlay} ${className}` : styles.overlay}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-leaving={leaving || undefined}
      inert={leaving}
      aria-hidden={leaving || undefined}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // This event is late: the dialog may already be open again.
        if (shown && !ref.current?.open) onClose();
        setClosures((times) => times + 1);
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClickCapture={onClickCapture}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
