import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { controls } from '../../schema/words.ts';
import { SKIP_SLOT, SPEED_SLOT, FootButton } from './controls.tsx';
import { useMover } from '../picture/movers.ts';
import { useRealm } from '../time/realm.ts';
import { Speed } from '../telling/speed.tsx';
import type { RunningScene } from '../telling/use-scene.ts';

/**
 * Reading speed, and skip or replay, in the foot of the page. The scene's table says which of them is offered; if neither
 * is, skip is shown as disabled. Not on a printed page.
 */
export function StoryControls({ scene }: { readonly scene: RunningScene<string, 'SKIP' | 'REPLAY'> }) {
  const { offers, willOffer, moving, send } = scene;
  const { alive } = useRealm();
  useMover(true);
  if (!alive) return null;
  const skippable = offers('SKIP');
  // While what follows an introduction is still coming, the introduction is over: replay is shown, and waits.
  const replay = !skippable && willOffer('REPLAY');
  return (
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
          disabled={moving || !(skippable || replay)}
          title={moving ? controls.busy : undefined}
          onClick={() => send(replay ? 'REPLAY' : 'SKIP')}
        />
      </Portal>
    </>
  );
}

/** The foot is in the page as long as a living page is. */
function Portal({ into, children }: { readonly into: string; readonly children: ReactNode }) {
  const slot = document.getElementById(into);
  return slot && createPortal(children, slot);
}
