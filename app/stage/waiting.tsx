import { Rings } from '../ui/rings.tsx';
import styles from './waiting.module.css';

interface Props {
  /** What is on its way. While there is nothing to say yet, the place for it stands empty, so that it is announced. */
  readonly text: string;
  /** `ink` covers the window; `page` stands in the page and takes its ground. */
  readonly ground?: 'ink' | 'page';
}

/** Rings and an italic text: something is on its way. */
export function Waiting({ text, ground = 'ink' }: Props) {
  return (
    <div className={styles['waiting']} data-on={ground} data-waits="">
      {text === '' ? null : <Rings className={styles['rings']} />}
      <p role="status">
        <span data-fades="">{text}</span>
      </p>
    </div>
  );
}
