import type { ReactNode } from 'react';
import styles from './words.module.css';

/**
 * The frame of a scene's column of words. It makes room for the log, and is hidden behind an overlay. The scene's styles
 * set its distance from the top (--top) and from the left (--words-from).
 */
export function Words({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.words} data-words="">
      {children}
    </div>
  );
}
