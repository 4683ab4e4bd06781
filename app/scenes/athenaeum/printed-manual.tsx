import { athenaeum } from '../../schema/words.ts';
import { Rich } from '../../ui/rich.tsx';
import styles from './athenaeum.module.css';

/** The manual on a page without scripts: everything it says, in order. */
export function PrintedManual() {
  const { refusals, question, pauses, endings } = athenaeum.manual;
  return (
    <ol className={styles['printedManual']}>
      {[...refusals, question, ...pauses].map((line, i) => (
        // The pauses read the same; the list never changes.
        <li key={i}>{line}</li>
      ))}
      {endings.map((ending, i) => (
        <li key={i}>
          <Rich of={ending.text} />
        </li>
      ))}
    </ol>
  );
}
