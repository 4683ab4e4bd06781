import styles from './prose.module.css';
import { trusted } from './trusted-html.ts';

interface Props {
  /** Made and checked by the build. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** A text that was written in Markdown: a book, an agreement. Sets what both may hold: notes, tables, lists. */
export function Prose({ html, className }: Props) {
  return (
    <div
      className={className ? `${styles['prose']} ${className}` : styles['prose']}
      // oxlint-disable-next-line react/no-danger -- the build has made and checked it, and the policy passes nothing else
      dangerouslySetInnerHTML={{ __html: trusted(html) }}
    />
  );
}
