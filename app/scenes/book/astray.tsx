import type { ReactNode } from 'react';
import { shelf } from '../../schema/pictures.ts';
import { shelfWords } from '../../schema/words.ts';
import { Bookplate } from '../../stage/reading/bookplate.tsx';
import { Scene } from '../../stage/frame/scene.tsx';
import { InWords } from '../../stage/picture/in-words.tsx';
import { Backdrop } from '../../stage/picture/sheets.tsx';
import styles from './astray.module.css';

interface Props {
  /** What has happened. */
  readonly title: string;
  readonly document: { readonly title: string; readonly description?: string };
  readonly children: ReactNode;
}

/** The page without a book: a bookplate over the dimmed shelf. */
export function Astray({ title, document, children }: Props) {
  return (
    <Scene name="astray" document={document} className={styles.astray} scrolls>
      <Backdrop picture={shelf} hero="board" className={styles.dim} />
      <Bookplate title={title}>{children}</Bookplate>
      <InWords alt={shelfWords.alt} />
    </Scene>
  );
}
