import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Overlay } from './overlay.tsx';
import { QuietButton } from './quiet.tsx';
import styles from './sheet.module.css';

interface Props {
  readonly open: boolean;
  /** See `<Overlay>`. */
  readonly away: boolean;
  onClose(): void;
  readonly title: string;
  /** The words of the button that closes it. */
  readonly close: string;
  /** A key that is pressed in it. */
  onKeyDown?(event: KeyboardEvent): void;
  readonly children: ReactNode;
}

/** A dialog that is a sheet of paper: its title, a button that closes it, and what scrolls below. */
export function Sheet({ open, away, onClose, title, close, onKeyDown, children }: Props) {
  const headingId = useId();
  return (
    <Overlay open={open} away={away} onClose={onClose} labelledBy={headingId} className={styles.around}>
      {open ? (
        // A key acts wherever the focus is in the dialog.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={`${styles.sheet} paper`} onKeyDown={onKeyDown}>
          <div className={styles.head}>
            <h2 id={headingId}>{title}</h2>
            <QuietButton onClick={onClose}>{close}</QuietButton>
          </div>
          <div className={styles.further}>{children}</div>
        </div>
      ) : null}
    </Overlay>
  );
}
