import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface Props {
  /** The id of the section, for links to `#id`. */
  readonly id: string;
  readonly title: string;
  /** A note beside the title. It is the button's description, and no part of its name. */
  readonly aside?: ReactNode;
  readonly open: boolean;
  /** It is closing: closed, but its panel is still visible. */
  readonly leaving?: boolean;
  onToggle(): void;
  /** The browser is about to show something in the closed panel: a search result, or the target of a link. */
  onFound(): void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A heading that is a button, and the panel it opens and closes. It is printed open, so that it can be read without
 * scripts. A closed panel can still be searched where the browser supports `hidden="until-found"`.
 */
export function Disclosure({
  id,
  title,
  aside,
  open,
  leaving = false,
  onToggle,
  onFound,
  className,
  children,
}: Props) {
  const parts = useId();
  const panel = useRef<HTMLDivElement>(null);
  const shown = open || leaving;

  // Set by hand: React would write hidden="", and a search does not look into that.
  useLayoutEffect(() => {
    if (shown) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [shown]);

  useEffect(() => {
    const it = panel.current;
    it?.addEventListener('beforematch', onFound);
    return () => it?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <section id={id} className={className} data-disclosure={open ? 'open' : 'closed'}>
      <div className={styles.head} data-part="head">
        <h2>
          <button
            type="button"
            id={`${parts}button`}
            aria-expanded={open}
            aria-controls={`${parts}panel`}
            {...(aside !== undefined && { 'aria-describedby': `${parts}aside` })}
            onClick={onToggle}
          >
            <span>{title}</span>
            <svg className={styles.arrow} width="1em" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2.5 5.2 Q5.6 8 8 11 Q10.4 8 13.5 5.2" />
            </svg>
          </button>
        </h2>
        {aside !== undefined ? (
          <p id={`${parts}aside`} data-part="aside">
            {aside}
          </p>
        ) : null}
      </div>
      <div
        ref={panel}
        id={`${parts}panel`}
        className={styles.panel}
        data-part="panel"
        {...(shown && { role: 'region', 'aria-labelledby': `${parts}button` })}
      >
        {children}
      </div>
    </section>
  );
}
