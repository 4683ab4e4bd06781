import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './quiet.module.css';

/** The arrow of a link that leads back. */
function BackArrow() {
  return (
    <svg width="1em" viewBox="0 0 24 16" aria-hidden="true">
      <path d="M23 8 H2 M8 2 Q5 6.5 1.5 8 Q5 9.5 8 14" />
    </svg>
  );
}

/** A quiet link: words that name its target, with a ruled line under them. */
export function QuietLink({
  to,
  back,
  children,
}: {
  readonly to: string;
  readonly back?: boolean;
  readonly children: string;
}) {
  return (
    <Link className={styles.quiet} to={to}>
      {back ? <BackArrow /> : null}
      <span>{children}</span>
    </Link>
  );
}

/** A quiet button: words that name what it does, with a ruled line under them. */
export function QuietButton({
  onClick,
  onNear,
  disabled = false,
  className,
  children,
}: {
  onClick(): void;
  /** It is pointed at or focused, and may be pressed next. */
  readonly onNear?: (() => void) | undefined;
  /** The button stays in the page and can still have the focus (`aria-disabled`). */
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={className ? `${styles.quiet} ${className}` : styles.quiet}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <span>{children}</span>
    </button>
  );
}
