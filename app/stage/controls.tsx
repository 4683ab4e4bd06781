import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { controls } from '../schema/words.ts';
import styles from './controls.module.css';
import { useMover } from './picture/movers.ts';
import { useRealm } from './time/realm.ts';
import { Speed } from './telling/speed.tsx';
import type { RunningScene } from './telling/use-scene.ts';

/** The ids of two elements in the foot of the page, for the scene's controls. Pause, the page's own, is between them. */
export const SPEED_SLOT = 'speed';
export const SKIP_SLOT = 'skip';

interface WordProps {
  readonly word: string;
  /** The accessible name. If it does not begin with the word, the word is put before it. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  /** It is switched on: the line under it is drawn. */
  readonly lit?: boolean;
  readonly title?: string | undefined;
  /** It is a switch, and says whether it is on. */
  readonly pressed?: boolean;
  /** Shown in place of the word, which stays its name. */
  readonly icon?: ReactNode;
  /** A click with the pointer leaves no focus here, so that Space and Enter go on with the story. */
  readonly dropsFocus?: boolean;
  onClick(): void;
  /** The pointer or the focus has come to it. */
  readonly onNear?: (() => void) | undefined;
}

/** A button in the foot of the page: one word, with a hairline before it. */
export function Word({
  word,
  label,
  disabled,
  expanded,
  lit,
  title,
  pressed,
  icon,
  dropsFocus,
  onNear,
  onClick,
}: WordProps) {
  return (
    <button
      type="button"
      className={styles.word}
      aria-label={label.startsWith(word) ? label : `${word}: ${label}`}
      aria-disabled={disabled}
      aria-expanded={expanded}
      aria-pressed={pressed}
      data-lit={lit || undefined}
      title={title}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        // `detail` is 0 when the click comes from the keyboard.
        if (dropsFocus && event.detail > 0) event.currentTarget.blur();
        if (!disabled) onClick();
      }}
    >
      <span>{icon ?? word}</span>
    </button>
  );
}

interface Props {
  /** The button to show. With `none`, skip is shown as disabled. */
  readonly offer: 'skip' | 'replay' | 'none';
  /** An animation runs: the button is shown, but disabled. */
  readonly busy: boolean;
  onSkip(): void;
  onReplay(): void;
}

/** Reading speed, and skip or replay, in the foot of the page. Not on a printed page. */
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
          // Two keys make two buttons, so that a focused button never changes its meaning.
          key={replay ? 'replay' : 'skip'}
          dropsFocus
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

/** The foot is in the page as long as the page is, so there is nothing to subscribe to. */
const never = () => () => {};
const noSlot = () => null;

function Portal({ into, children }: { readonly into: string; readonly children: ReactNode }) {
  const find = useCallback(() => document.getElementById(into), [into]);
  const slot = useSyncExternalStore(never, find, noSlot);
  return slot ? createPortal(children, slot) : null;
}

/** The controls of a scene with an introduction. Its table says whether skip or replay is offered. */
export function StoryControls({ scene }: { readonly scene: RunningScene<string, 'SKIP' | 'REPLAY'> }) {
  const { offers, moving, send } = scene;
  const offer = offers('SKIP') ? 'skip' : offers('REPLAY') ? 'replay' : 'none';
  return (
    <SceneControls offer={offer} busy={moving} onSkip={() => send('SKIP')} onReplay={() => send('REPLAY')} />
  );
}
