import type { ReactNode } from 'react';
import { beganElsewhere } from '../../ui/first-click.ts';
import styles from './controls.module.css';

/** The ids of two elements in the foot of the page, for the scene's controls. Pause, the page's own, is between them. */
export const SPEED_SLOT = 'speed';
export const SKIP_SLOT = 'skip';

interface FootButtonProps {
  readonly word: string;
  /** The word that may stand in its place. The button has room for both, so that what is beside it never moves. */
  readonly other?: string;
  /** The accessible name. If it does not begin with the word, the word is put before it. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  /** It is switched on: the line under it is drawn. */
  readonly lit?: boolean;
  readonly title?: string | undefined;
  /** It is a switch, and says whether it is on. */
  readonly pressed?: boolean;
  /** Shown in place of the word, which stays its name. */
  readonly icon?: ReactNode;
  /** A click with the pointer leaves no focus here, so that Space and Enter go on with the story. */
  readonly dropsFocus?: boolean;
  onClick(): void;
  /** The pointer or the focus has come to it. */
  readonly onNear?: (() => void) | undefined;
}

/** A button in the foot of the page: one word, or an icon in its place, with a hairline before it. */
export function FootButton({
  word,
  other,
  label,
  disabled,
  expanded,
  lit,
  title,
  pressed,
  icon,
  dropsFocus,
  onNear,
  onClick,
}: FootButtonProps) {
  return (
    <button
      type="button"
      className={styles.word}
      aria-label={label.startsWith(word) ? label : `${word}: ${label}`}
      aria-disabled={disabled}
      aria-expanded={expanded}
      aria-pressed={pressed}
      data-lit={lit || undefined}
      data-other={other}
      title={title}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        // `detail` is 0 when the click comes from the keyboard.
        if (dropsFocus && event.detail > 0) event.currentTarget.blur();
        // The first half of a double click may have put this button in the place of another.
        if (!disabled && !beganElsewhere(event, event.currentTarget)) onClick();
      }}
    >
      <span>{icon ?? word}</span>
    </button>
  );
}
