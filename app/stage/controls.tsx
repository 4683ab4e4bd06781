import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../schema/fill.ts';
import { sliderFromDelay, delayFromSlider, SPEED_STEP } from '../engine/reading-speed.ts';
import { controls } from '../schema/words.ts';
import { store } from '../storage/storage.ts';
import styles from './controls.module.css';
import { useRealm } from './realm.ts';
import type { RunningScene } from './use-scene.ts';
import { useSaved } from './use-saved.ts';

/** Where the foot of the page keeps a place for the scene's controls. */
export const CONTROLS_SLOT = 'controls';

/** The surveyor's scale of the reading speed: 0 slow, 100 at once. */
function Speed() {
  const { delayMs } = useSaved();
  const value = sliderFromDelay(delayMs);
  return (
    <div className={styles['speed']}>
      <span aria-hidden="true">{controls.slow_end}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={SPEED_STEP}
        value={value}
        aria-label={controls.speed}
        aria-valuetext={fill(controls.speed_value, { value })}
        onChange={(event) => store.setDelay(delayFromSlider(event.currentTarget.valueAsNumber))}
      />
      <span aria-hidden="true">{controls.fast_end}</span>
    </div>
  );
}

interface Props {
  /** What is on offer; nothing once neither is. */
  readonly offer: 'skip' | 'replay' | 'none';
  /** An animation runs: the button is there, and waits. */
  readonly busy: boolean;
  onSkip(): void;
  onReplay(): void;
}

/** Reading speed and skip or replay, in the foot of the page. Only a page that has come to life has them. */
export function SceneControls({ offer, busy, onSkip, onReplay }: Props) {
  const { alive } = useRealm();
  return alive ? (
    <Portal>
      <Row offer={offer} busy={busy} onSkip={onSkip} onReplay={onReplay} />
    </Portal>
  ) : null;
}

/** The foot is the shell's, and stands as long as the page does: nothing to follow. */
const never = () => () => {};
const findSlot = () => document.getElementById(CONTROLS_SLOT);
const noSlot = () => null;

function Portal({ children }: { readonly children: ReactNode }) {
  const slot = useSyncExternalStore(never, findSlot, noSlot);
  return slot ? createPortal(children, slot) : null;
}

function Row({ offer, busy, onSkip, onReplay }: Props) {
  const replay = offer === 'replay';
  const act = replay ? onReplay : onSkip;
  const disabled = busy || offer === 'none';
  const word = replay ? controls.replay : controls.skip;
  const label = replay ? controls.replay_label : controls.skip_label;
  return (
    <section className={styles['controls']} aria-label={controls.region}>
      <Speed />
      <button
        type="button"
        className={styles['word']}
        aria-label={label.startsWith(word) ? label : `${word}: ${label}`}
        aria-disabled={disabled}
        title={busy ? controls.busy : undefined}
        onClick={disabled ? undefined : act}
      >
        <span>{word}</span>
      </button>
    </section>
  );
}

/** The scene controls of a scene with an introduction: what is on offer is read off its table. */
export function StoryControls({ scene }: { readonly scene: RunningScene<string> }) {
  const { offers, moving, send } = scene;
  const offer = offers('SKIP') ? 'skip' : offers('REPLAY') ? 'replay' : 'none';
  return (
    <SceneControls offer={offer} busy={moving} onSkip={() => send('SKIP')} onReplay={() => send('REPLAY')} />
  );
}
