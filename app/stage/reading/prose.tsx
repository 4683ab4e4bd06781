import { useCallback, useRef } from 'react';
import { copyLinksIn } from './copy-links.ts';
import { openNotesIn } from './notes.ts';
import styles from './prose.module.css';
import { trusted } from './trusted-html.ts';

interface Props {
  /** The text's name, by which a living page finds it (printed-texts.ts). */
  readonly slug: string;
  /** HTML that the build has made and checked. */
  readonly html: string;
  readonly className?: string | undefined;
}

/**
 * A text that was written in Markdown: a book or an agreement. With scripts, its notes open at their references, and the
 * addresses of its headings can be copied.
 */
export function Prose({ slug, html, className }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  // React does not know the elements inside the text. `key` gives each text its own element, and so its own call.
  const enhance = useCallback((text: HTMLElement | null) => {
    if (text === null) return;
    const closeNotes = openNotesIn(text);
    const removeCopyLinks = copyLinksIn(text, (words) => {
      if (status.current) status.current.textContent = words;
    });
    return () => {
      closeNotes();
      removeCopyLinks();
    };
  }, []);
  return (
    <>
      <div
        key={html}
        data-prose={slug}
        ref={enhance}
        className={className ? `${styles.prose} ${className}` : styles.prose}
        // oxlint-disable-next-line react/no-danger -- the build has made and checked it, and the policy passes nothing else
        dangerouslySetInnerHTML={{ __html: trusted(html) }}
      />
      {/* In the page from the start, so that screen readers notice its change. */}
      <p aria-live="polite" className="hidden" ref={status} />
    </>
  );
}
