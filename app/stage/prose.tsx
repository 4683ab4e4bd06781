import { useCallback } from 'react';
import { openNotesIn } from './notes.ts';
import styles from './prose.module.css';
import { trusted } from './trusted-html.ts';

interface Props {
  /** Made and checked by the build. */
  readonly html: string;
  readonly className?: string | undefined;
}

/**
 * A text that was written in Markdown: a book, an agreement. Sets what both may hold: notes, tables, lists. With
 * scripts its notes open where they are referred to.
 */
export function Prose({ html, className }: Props) {
  // It is the browser that has made what stands in it, so React would not know when to do this; a text of its own is
  // an element of its own.
  const bringToLife = useCallback((text: HTMLElement | null) => {
    if (text === null) return;
    return openNotesIn(text);
  }, []);
  return (
    <div
      key={html}
      ref={bringToLife}
      className={className ? `${styles['prose']} ${className}` : styles['prose']}
      // oxlint-disable-next-line react/no-danger -- the build has made and checked it, and the policy passes nothing else
      dangerouslySetInnerHTML={{ __html: trusted(html) }}
    />
  );
}
