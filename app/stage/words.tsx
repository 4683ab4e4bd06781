import type { ReactNode } from 'react';
import styles from './words.module.css';

/**
 * The frame a scene's column of words stands in. It makes room for the log, and is hidden behind what lies over the
 * page. The scene's styles say how far from the top (--top) and from the left (--words-from) it begins.
 */
export function Words({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['words']} data-words="">
      {children}
    </div>
  );
}
