import { useCallback } from 'react';
import type { StoryEvent } from '../../engine/story.ts';
import { sea as picture } from '../../schema/pictures.ts';
import { scenes, sea } from '../../schema/words.ts';
import { StoryControls } from '../../stage/frame/scene-controls.tsx';
import { Eyelids } from '../../stage/picture/eyelids.tsx';
import { Scene } from '../../stage/frame/scene.tsx';
import { platesAhead } from '../../stage/picture/plate-file.ts';
import { Stage } from '../../stage/picture/stage.tsx';
import { useScene } from '../../stage/telling/use-scene.ts';
import { StoryColumn } from '../../stage/frame/story-column.tsx';
import { store } from '../../storage/storage.ts';
import { seaCues } from './sea.cues.ts';
import { seaTable } from './sea.machine.ts';
import { seaMotion } from './sea.motion.ts';
import styles from './sea.module.css';

/** The eyelids are shown if the introduction was never played, or if the navigator returns from the Lost scene. */
function arrival(): StoryEvent {
  const { numTimesPlayed, returning } = store.states().sea;
  return numTimesPlayed > 0 && !returning ? 'LATER_VISIT' : 'FIRST_VISIT';
}

/** The plate that comes first. */
const HERO = 'sky';

export const handle = platesAhead([picture], HERO);

export default function Sea() {
  const scene = useScene(seaTable, arrival);
  const { state, send } = scene;

  const wake = useCallback(() => send('WAKE'), [send]);

  return (
    <Scene name="sea" document={sea.document} state={state} className={styles.sea}>
      <StoryColumn
        name="sea"
        scene={scene}
        title={sea.title}
        alt={sea.alt}
        preamble={sea.preamble}
        choices={sea.choices}
        reveals
        className={styles.column}
        titleClassName={styles.title}
      >
        <div className={styles.swell} />
      </StoryColumn>
      <Stage
        picture={picture}
        hero={HERO}
        skyEndsWith="clouds-far"
        motion={state === 'asleep' ? undefined : seaMotion}
        introduction={{
          cues: seaCues,
          heard: scene.heard,
          unheard: state === 'asleep' || state === 'waking',
        }}
      />
      {state === 'printed' || state === 'asleep' || state === 'waking' ? (
        <div className={styles.lids}>
          <Eyelids state={state === 'waking' ? 'opening' : 'closed'} />
          <p className="hidden" aria-live="polite">
            {state === 'waking' ? scenes.eyelids_opening : ''}
          </p>
          {state === 'waking' ? null : (
            <button type="button" className={styles.wake} onClick={wake}>
              <span data-fades="">{sea.wake}</span>
            </button>
          )}
        </div>
      ) : null}
      <StoryControls scene={scene} />
    </Scene>
  );
}
