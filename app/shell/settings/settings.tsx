import { useId } from 'react';
import type { ReactNode } from 'react';
import { STATEMENT_SLUG, plainAddress } from '../../schema/plain-address.ts';
import { controls, editions, keyWords, settingWords, site } from '../../schema/words.ts';
import { Speed } from '../../stage/telling/speed.tsx';
import { useRealm } from '../../stage/time/realm.ts';
import { Rich } from '../../ui/rich.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { HELP_KEY, LOG_KEY, PAUSE_KEY, SOUND_KEY } from '../use-keys.ts';
import styles from './settings.module.css';
import { LETTER_STEPS } from './use-settings.ts';
import type { Settings } from './use-settings.ts';

const ROWS: readonly (readonly [keys: string, does: string])[] = [
  [keyWords.hurry_keys, keyWords.hurry],
  [keyWords.escape_keys, keyWords.escape],
  [PAUSE_KEY.toUpperCase(), keyWords.pause],
  [SOUND_KEY.toUpperCase(), keyWords.sound],
  [LOG_KEY.toUpperCase(), keyWords.log],
  [HELP_KEY, keyWords.keys],
];

interface Props {
  readonly open: boolean;
  onClose(): void;
  readonly settings: Settings;
  onChange(change: Partial<Settings>): void;
}

/** How one reads: speed, letters, stillness and keys, and whom to write to. */
export function SettingsDialog({ open, onClose, settings, onChange }: Props) {
  const { narrow } = useRealm();
  return (
    <Sheet
      open={open}
      away={narrow}
      onClose={onClose}
      title={settingWords.title}
      close={keyWords.close}
      // The key that opens the dialog also closes it. Where single keys are off, there is the button.
      onKeyDown={(event) => {
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
        if (!plain || !settings.single || event.key !== HELP_KEY) return;
        // Otherwise the page behind would open it again.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.columns}>
        <Reading settings={settings} onChange={onChange} />
        <Keys settings={settings} onChange={onChange} />
        <Contact />
      </div>
    </Sheet>
  );
}

type PartProps = Pick<Props, 'settings' | 'onChange'>;

/** Speed, letters, captions and stillness. */
function Reading({ settings, onChange }: PartProps) {
  const { still } = useRealm();
  const lettersName = useId();
  const already = still && !settings.still;
  return (
    <div>
      <p className={styles.lasting}>{settingWords.lasting}</p>
      <div className={styles.part}>
        <p aria-hidden="true">{controls.speed}</p>
        <Speed below />
      </div>
      <fieldset className={styles.part}>
        <legend>{settingWords.letters}</legend>
        {LETTER_STEPS.map((step) => (
          <Box key={step} name={settingWords[step]}>
            <input
              type="radio"
              name={lettersName}
              checked={settings.letters === step}
              onChange={() => onChange({ letters: step })}
            />
          </Box>
        ))}
      </fieldset>
      <Switch name={settingWords.plain} on={settings.plain} onChange={(plain) => onChange({ plain })} />
      <Switch
        name={settingWords.captions}
        hint={settingWords.captions_hint}
        on={settings.captions}
        onChange={(captions) => onChange({ captions })}
      />
      <Switch
        name={keyWords.still}
        hint={already ? keyWords.still_already : keyWords.still_hint}
        on={still}
        fixed={already}
        onChange={(on) => onChange({ still: on })}
      />
    </div>
  );
}

/** What the keys do, and whether single ones do. */
function Keys({ settings, onChange }: PartProps) {
  return (
    <div>
      <h3>{keyWords.title}</h3>
      <dl className={styles.list}>
        {ROWS.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        name={keyWords.single}
        hint={keyWords.single_hint}
        on={settings.single}
        onChange={(single) => onChange({ single })}
      />
    </div>
  );
}

function Contact() {
  return (
    <div className={styles.contact}>
      <p>
        <Rich of={site.contact_label} />
      </p>
      <p>
        <a href={plainAddress(editions.cabinet[0].slug)}>{site.studio}</a>
      </p>
      <p>
        <a href={plainAddress(STATEMENT_SLUG)}>{site.accessibility}</a>
      </p>
    </div>
  );
}

/** A box to be ticked with a star, and its name. */
function Box({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <label className={styles.box}>
      {children}
      <span>{name}</span>
    </label>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly hint?: string;
  readonly on: boolean;
  /** It cannot be changed here. */
  readonly fixed?: boolean;
  onChange(on: boolean): void;
}

function Switch({ name, hint, on, fixed = false, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={styles.part}>
      <Box name={name}>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-disabled={fixed}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => {
            if (!fixed) onChange(event.currentTarget.checked);
          }}
        />
      </Box>
      {hint === undefined ? null : <p id={hintId}>{hint}</p>}
    </div>
  );
}
