import { useCallback, useState } from 'react';
import { CopyLinks, hostsIn, removeHosts } from './copy-link.tsx';
import type { Hosts } from './copy-link.tsx';
import { openNotesIn } from './notes.ts';
import styles from './prose.module.css';
import { trusted } from './trusted-html.ts';

const NONE: Hosts = new Map();

interface Props {
  /** Made and checked by the build. */
  readonly html: string;
  readonly className?: string | undefined;
}

/**
 * A text that was written in Markdown: a book, an agreement. Sets what both may hold: notes, tables, lists. With
 * scripts its notes open where they are referred to, and its headings can be pointed at.
 */
export function Prose({ html, className }: Props) {
  const [hosts, setHosts] = useState<Hosts>(NONE);
  // It is the browser that has made what stands in it, so React would not know when to do this; a text of its own is
  // an element of its own.
  const bringToLife = useCallback((text: HTMLElement | null) => {
    if (text === null) return;
    const found = hostsIn(text);
    setHosts(found);
    const closeNotes = openNotesIn(text);
    return () => {
      closeNotes();
      removeHosts(found);
    };
  }, []);
  return (
    <>
      <div
        key={html}
        data-prose=""
        ref={bringToLife}
        className={className ? `${styles['prose']} ${className}` : styles['prose']}
        // oxlint-disable-next-line react/no-danger -- the build has made and checked it, and the policy passes nothing else
        dangerouslySetInnerHTML={{ __html: trusted(html) }}
      />
      <CopyLinks hosts={hosts} />
    </>
  );
}
