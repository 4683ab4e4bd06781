import { useId, useState } from 'react';
import { cabinetWords } from '../../schema/words.ts';
import { forgetSeen } from '../../stage/reading/marks.ts';
import { useStored } from '../../stage/use-stored.ts';
import { KEYS, store } from '../../storage/storage.ts';
import { QuietButton } from '../../ui/quiet.tsx';
import { USES, sentencesOf } from './stored-value-words.ts';
import styles from './stored-values.module.css';

const words = cabinetWords.stored;

/** The values that are stored at this moment, in words, and a button that erases them. */
export function StoredValues() {
  const id = useId();
  const stored = useStored();
  const [erased, setErased] = useState(false);
  const empty = stored.storedKeys.length === 0;
  return (
    <section className={styles.stored} aria-labelledby={id}>
      <h4 id={id}>{words.title}</h4>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <span>{words.key}</span>
            </th>
            <th scope="col">{words.use}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map((key) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{USES[key]}</td>
              <td>
                {sentencesOf(key, stored).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.act}>
        <QuietButton
          disabled={empty}
          onClick={() => {
            store.forget();
            forgetSeen();
            setErased(true);
          }}
        >
          {words.forget}
        </QuietButton>
        {/* Shown until the next value is stored. */}
        <p aria-live="polite">{erased && empty ? words.forgotten : ''}</p>
      </div>
    </section>
  );
}
