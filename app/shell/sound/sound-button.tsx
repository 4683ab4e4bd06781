import { useEffect, useState } from 'react';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { controls, errors } from '../../schema/words.ts';
import { Word } from '../../stage/controls.tsx';
import { clock } from '../../stage/time/clock.ts';
import styles from './sound-button.module.css';
import type { SoundControl } from './use-sound.ts';

/** The bell beside Pause, which lets the realm be heard. While it is on, the volume is in reach of pointer and focus. */
export function SoundButton({ sound }: { readonly sound: SoundControl }) {
  const { on, failed, foley, volume, setVolume, toggle, warm } = sound;
  const [recent, setRecent] = useState(false);
  useEffect(() => {
    if (!on) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the volume is shown for a while, whoever switched it on
    setRecent(true);
    const cancel = clock.after(TIMINGS_MS.SOUND_SLIP, () => setRecent(false));
    return () => {
      cancel();
      setRecent(false);
    };
  }, [on]);
  return (
    <>
      <Word
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
      <div className={styles.anchor} data-on={on || undefined} data-recent={recent || undefined}>
        <p className={styles.notice} role="status">
          <span className={failed ? 'paper' : undefined}>{failed ? errors.sound_failed : ''}</span>
        </p>
        {on && foley ? (
          <div className={`${styles.slip} paper`}>
            <span aria-hidden="true">{controls.volume}</span>
            <foley.Volume volume={volume} onChange={setVolume} />
          </div>
        ) : null}
      </div>
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
