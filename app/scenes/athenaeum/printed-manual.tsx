import { athenaeum } from '../../schema/words.ts';
import { Rich } from '../../ui/rich.tsx';
import styles from './athenaeum.module.css';

/** The manual on a page without scripts: all its answers, in order. */
export function PrintedManual() {
  const { refusals, question, pauses, endings } = athenaeum.manual;
  return (
    <ol className={styles.printedManual} data-introduction="">
      {[...refusals, question, ...pauses].map((line, i) => (
        // The index is a safe key: the list never changes, and the pauses are equal.
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
