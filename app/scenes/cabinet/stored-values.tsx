import { useId, useState } from 'react';
import { cabinetWords } from '../../schema/words.ts';
import { forgetSeen } from '../../stage/reading/seen.ts';
import { useSaved } from '../../stage/use-saved.ts';
import { KEYS, store } from '../../storage/storage.ts';
import { QuietButton } from '../../ui/quiet.tsx';
import { USES, sentencesOf } from './stored-value-words.ts';
import styles from './stored-values.module.css';

const words = cabinetWords.stored;

/** What the browser keeps of this navigator at this moment, in words, and a way to have it erased. */
export function StoredValues() {
  const id = useId();
  const saved = useSaved();
  const [erased, setErased] = useState(false);
  const empty = saved.storedKeys.length === 0;
  return (
    <section className={styles['stored']} aria-labelledby={id}>
      <h4 id={id}>{words.title}</h4>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words.key}</th>
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
                {sentencesOf(key, saved).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['act']}>
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
        {/* Said for as long as it is true: the next value that is kept takes it back. */}
        <p role="status">{erased && empty ? words.forgotten : ''}</p>
      </div>
    </section>
  );
}
