import { controls, errors } from '../../schema/words.ts';
import { FootButton } from '../../stage/frame/controls.tsx';
import styles from './sound-button.module.css';
import type { SoundControl, Trouble } from './use-sound.ts';

const NOTICES: Record<Trouble, string> = { missing: errors.sound_failed, refused: errors.sound_refused };

/** The bell beside Pause, which lets the realm be heard. While it is on, the volume is in reach of pointer and focus. */
export function SoundButton({
  sound: { on, trouble, foley, toggle, warm },
}: {
  readonly sound: SoundControl;
}) {
  return (
    <>
      <FootButton
        word={controls.sound}
        label={controls.sound}
        title={controls.sound}
        icon={<Bell on={on} />}
        pressed={on}
        lit={on}
        dropsFocus
        onNear={warm}
        onClick={toggle}
      />
      <div className={styles.anchor}>
        <p className={styles.notice} aria-live="polite">
          <span className={trouble && 'paper'}>{trouble ? NOTICES[trouble] : ''}</span>
        </p>
      </div>
      {on && foley ? <foley.Volume /> : null}
    </>
  );
}

/** A small bell. Rung, it is full, and two strokes beside it say so. */
function Bell({ on }: { readonly on: boolean }) {
  return (
    <svg className={styles.bell} viewBox="0 0 24 24" aria-hidden="true" data-on={on || undefined}>
      <path d="M5.4 17.6c1.7-1.6 1.8-3.4 2-6 .2-4.2 1.8-6.8 4.6-6.8s4.4 2.6 4.6 6.8c.2 2.6.3 4.4 2 6zM12 3.2v1.6" />
      <path d="M10.3 18.4a1.75 1.75 0 0 0 3.4 0" />
      {on ? <path d="M3.6 6.2q-1.4 2.4-1.2 5.2M20.4 6.2q1.4 2.4 1.2 5.2" /> : null}
    </svg>
  );
}
