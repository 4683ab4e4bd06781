import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { controls } from '../schema/words.ts';
import styles from './controls.module.css';
import { useMover } from './picture/movers.ts';
import { useRealm } from './time/realm.ts';
import { Speed } from './telling/speed.tsx';
import type { RunningScene } from './telling/use-scene.ts';

/** Where the foot of the page keeps places for the scene's controls: pausing, which is the page's, stands between them. */
export const SPEED_SLOT = 'speed';
export const SKIP_SLOT = 'skip';

interface WordProps {
  readonly word: string;
  /** Its accessible name, with the word in it. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  /** What it does is in force: its line is drawn. */
  readonly lit?: boolean;
  readonly title?: string | undefined;
  /** After a press with the pointer the keys belong to the story again, not to the word. */
  readonly yields?: boolean;
  onClick(): void;
}

/** A word in the foot of the page that does something, parted from the one before by a hairline. */
export function Word({ word, label, disabled, expanded, lit, title, yields, onClick }: WordProps) {
  return (
    <button
      type="button"
      className={styles['word']}
      aria-label={label.startsWith(word) ? label : `${word}: ${label}`}
      aria-disabled={disabled}
      aria-expanded={expanded}
      data-lit={lit || undefined}
      title={title}
      onClick={(event) => {
        // A press with a key counts no clicks.
        if (yields && event.detail > 0) event.currentTarget.blur();
        if (!disabled) onClick();
      }}
    >
      <span>{word}</span>
    </button>
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
  useMover(true);
  const replay = offer === 'replay';
  return alive ? (
    <>
      <Portal into={SPEED_SLOT}>
        <Speed />
      </Portal>
      <Portal into={SKIP_SLOT}>
        <Word
          // Another button: one never changes its meaning while it has the focus.
          key={replay ? 'replay' : 'skip'}
          yields
          word={replay ? controls.replay : controls.skip}
          label={replay ? controls.replay_label : controls.skip_label}
          disabled={busy || offer === 'none'}
          title={busy ? controls.busy : undefined}
          onClick={replay ? onReplay : onSkip}
        />
      </Portal>
    </>
  ) : null;
}

/** The foot is the shell's, and stands as long as the page does: nothing to follow. */
const never = () => () => {};
const noSlot = () => null;

function Portal({ into, children }: { readonly into: string; readonly children: ReactNode }) {
  const find = useCallback(() => document.getElementById(into), [into]);
  const slot = useSyncExternalStore(never, find, noSlot);
  return slot ? createPortal(children, slot) : null;
}

/** The scene controls of a scene with an introduction: what is on offer is read off its table. */
export function StoryControls({ scene }: { readonly scene: RunningScene<string, 'SKIP' | 'REPLAY'> }) {
  const { offers, moving, send } = scene;
  const offer = offers('SKIP') ? 'skip' : offers('REPLAY') ? 'replay' : 'none';
  return (
    <SceneControls offer={offer} busy={moving} onSkip={() => send('SKIP')} onReplay={() => send('REPLAY')} />
  );
}
