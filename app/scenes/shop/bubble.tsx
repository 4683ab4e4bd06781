import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { shopWords, site } from '../../schema/words.ts';
import { Rich } from '../../ui/rich.tsx';
import type { RichText } from '../../ui/rich.tsx';
import styles from './bubble.module.css';

/** The words of Proteus, in a bubble that grows with them. */
export function Bubble({ words }: { readonly words: RichText }) {
  const text = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(text);
  return (
    <div className={styles.speech}>
      <div className={`${styles.bubble} paper`} hidden={words.length === 0} data-inked="">
        {/* An element that scrolls must be reachable with the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={text} role="status" tabIndex={scrolls ? 0 : undefined}>
          {/* Orca reads no text of a status itself, only that of a paragraph in it. */}
          <p>
            <span className="hidden">{shopWords.speech_label} </span>
            <Rich of={words} newTab={site.new_tab} />
          </p>
        </div>
        <svg className={styles.tail} viewBox="0 0 46 72" preserveAspectRatio="none" aria-hidden="true">
          <path d="M2,0 C5,30 20,57 45,71 C34,53 26,30 25,0" />
        </svg>
      </div>
    </div>
  );
}

/** Whether the words are longer than the largest bubble, as with large letters in a low window. */
function useScrolls(text: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return scrolls;
}
