import { Rings } from '../../ui/rings.tsx';
import styles from './waiting.module.css';

interface Props {
  /** What is loading. The status element is there even when this is empty, so that a later text is announced. */
  readonly text: string;
  /** `ink` covers the window; `page` is part of the page and has its background. */
  readonly ground?: 'ink' | 'page';
}

/** Rings and an italic text that say that something is loading. */
export function Waiting({ text, ground = 'ink' }: Props) {
  return (
    <div className={styles.waiting} data-on={ground} data-waits="">
      {text === '' ? null : <Rings className={styles.rings} />}
      <p aria-live="polite">
        <span data-fades="">{text}</span>
      </p>
    </div>
  );
}
