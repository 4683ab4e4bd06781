import { useId } from 'react';
import { keyWords } from '../../schema/words.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { Overlay } from '../../ui/overlay.tsx';
import { QuietButton } from '../../ui/quiet.tsx';
import { HELP_KEY, LOG_KEY, PAUSE_KEY } from '../use-keys.ts';
import styles from './keys.module.css';

const ROWS: readonly (readonly [keys: string, does: string])[] = [
  [keyWords.hurry_keys, keyWords.hurry],
  [keyWords.escape_keys, keyWords.escape],
  [PAUSE_KEY.toUpperCase(), keyWords.pause],
  [LOG_KEY.toUpperCase(), keyWords.log],
  [HELP_KEY, keyWords.keys],
];

interface Props {
  readonly open: boolean;
  onClose(): void;
  /** Single keys are switched on. */
  readonly single: boolean;
  onSingle(on: boolean): void;
  /** Stillness was asked for in this dialog. */
  readonly asked: boolean;
  onStill(on: boolean): void;
}

/** The list of keys, and two settings for this visit: single keys and stillness. */
export function Keys({ open, onClose, single, onSingle, asked, onStill }: Props) {
  const { still, narrow } = useRealm();
  const headingId = useId();
  const already = still && !asked;
  return (
    <Overlay open={open && !narrow} onClose={onClose} labelledBy={headingId} className={styles.around}>
      {open ? (
        // The key that opens the list also closes it. Where single keys are off, there is the button.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className={`${styles.keys} paper`}
          onKeyDown={(event) => {
            const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
            if (!plain || !single || event.key !== HELP_KEY) return;
            // Otherwise the page behind would open the list again.
            event.preventDefault();
            onClose();
          }}
        >
          <header className={styles.head}>
            <h2 id={headingId}>{keyWords.title}</h2>
            <QuietButton onClick={onClose}>{keyWords.close}</QuietButton>
          </header>
          <dl className={styles.list}>
            {ROWS.map(([keys, does]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <Switch name={keyWords.single} hint={keyWords.single_hint} on={single} onChange={onSingle} />
          <Switch
            name={keyWords.still}
            hint={already ? keyWords.still_already : keyWords.still_hint}
            on={still}
            fixed={already}
            onChange={onStill}
          />
        </div>
      ) : null}
    </Overlay>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly hint: string;
  readonly on: boolean;
  /** It cannot be changed here. */
  readonly fixed?: boolean;
  onChange(on: boolean): void;
}

function Switch({ name, hint, on, fixed = false, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-disabled={fixed}
          aria-describedby={hintId}
          onChange={(event) => {
            if (!fixed) onChange(event.currentTarget.checked);
          }}
        />
        <span>{name}</span>
      </label>
      <p id={hintId}>{hint}</p>
    </div>
  );
}
