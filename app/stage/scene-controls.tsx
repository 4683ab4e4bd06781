import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { controls } from '../schema/words.ts';
import { SKIP_SLOT, SPEED_SLOT, FootButton } from './controls.tsx';
import { useMover } from './picture/movers.ts';
import { useRealm } from './time/realm.ts';
import { Speed } from './telling/speed.tsx';
import type { RunningScene } from './telling/use-scene.ts';

interface Props {
  /** The button to show. With `none`, skip is shown as disabled. */
  readonly offer: 'skip' | 'replay' | 'none';
  /** An animation runs: the button is shown, but disabled. */
  readonly busy: boolean;
  onSkip(): void;
  onReplay(): void;
}

/** Reading speed, and skip or replay, in the foot of the page. Not on a printed page. */
function SceneControls({ offer, busy, onSkip, onReplay }: Props) {
  const { alive } = useRealm();
  useMover(true);
  const replay = offer === 'replay';
  return alive ? (
    <>
      <Portal into={SPEED_SLOT}>
        <Speed />
      </Portal>
      <Portal into={SKIP_SLOT}>
        <FootButton
          // Two keys make two buttons, so that a focused button never changes its meaning.
          key={replay ? 'replay' : 'skip'}
          dropsFocus
          word={replay ? controls.replay : controls.skip}
          other={replay ? controls.skip : controls.replay}
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
  const { offers, willOffer, moving, send } = scene;
  // While what follows an introduction is still coming, the introduction is over: replay is shown, and waits.
  const offer = offers('SKIP') ? 'skip' : willOffer('REPLAY') ? 'replay' : 'none';
  return (
    <SceneControls offer={offer} busy={moving} onSkip={() => send('SKIP')} onReplay={() => send('REPLAY')} />
  );
}
