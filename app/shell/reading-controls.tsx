import { useState } from 'react';
import { controls, settingButton } from '../schema/words.ts';
import { SKIP_SLOT, SPEED_SLOT, FootButton } from '../stage/frame/controls.tsx';
import { useMoves } from '../stage/picture/movers.ts';
import { pauseRealm, useRealm } from '../stage/time/realm.ts';
import styles from './reading-controls.module.css';
import { SoundButton } from './sound/sound-button.tsx';
import type { SoundControl } from './sound/use-sound.ts';
import { HELP_KEY, LOG_KEY, PAUSE_KEY, SOUND_KEY, useKeys } from './use-keys.ts';

interface Props {
  readonly logOpen: boolean;
  onLog(): void;
  onSettings(): void;
  /** The pointer or the focus is on the button. */
  readonly onLogNear: (() => void) | undefined;
  readonly onSettingsNear: (() => void) | undefined;
  /** Single keys are switched on, and do the same as the words. */
  readonly single: boolean;
  readonly sound: SoundControl;
}

/** The right side of the foot: the scene's speed and skip, with Pause, the log and the settings, which every page has. */
export function ReadingControls({
  logOpen,
  onLog,
  onSettings,
  onLogNear,
  onSettingsNear,
  single,
  sound,
}: Props) {
  const { alive, narrow, paused } = useRealm();
  const moves = useMoves();
  const pausable = alive && (moves || paused);
  const [resumed, setResumed] = useState(false);
  const toggle = () => {
    setResumed(paused);
    pauseRealm(!paused);
  };
  useKeys(
    alive && !narrow && single
      ? {
          [LOG_KEY]: onLog,
          [HELP_KEY]: onSettings,
          ...(pausable && { [PAUSE_KEY]: toggle }),
          ...(sound.offered && { [SOUND_KEY]: sound.toggle }),
        }
      : {},
  );
  return (
    <section className={styles.controls} aria-label={controls.region}>
      <div id={SPEED_SLOT} className={styles.slot} />
      {pausable ? (
        <FootButton
          word={paused ? controls.resume : controls.pause}
          other={paused ? controls.pause : controls.resume}
          label={paused ? controls.resume : controls.pause_label}
          lit={paused}
          dropsFocus
          onClick={toggle}
        />
      ) : null}
      {/* For screen readers: a single key pauses while the focus is somewhere else. */}
      <p className="hidden" aria-live="polite">
        <span>{paused ? controls.paused : resumed ? controls.resumed : ''}</span>
      </p>
      {sound.offered ? <SoundButton sound={sound} /> : null}
      <div id={SKIP_SLOT} className={styles.slot} />
      {alive ? (
        <>
          <FootButton
            word={controls.log}
            label={controls.log_label}
            expanded={logOpen}
            onClick={onLog}
            onNear={onLogNear}
          />
          <FootButton
            word={settingButton.button}
            label={settingButton.button_label}
            onClick={onSettings}
            onNear={onSettingsNear}
          />
        </>
      ) : null}
    </section>
  );
}
