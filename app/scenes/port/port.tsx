import { useCallback } from 'react';
import type { StoryEvent } from '../../engine/story.ts';
import { port as picture } from '../../schema/pictures.ts';
import { descriptions, documentTitles, port } from '../../schema/words.ts';
import { Choices } from '../../stage/choices.tsx';
import { StoryControls } from '../../stage/controls.tsx';
import { Preamble } from '../../stage/telling/preamble.tsx';
import { Scene } from '../../stage/scene.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { useHurry } from '../../stage/telling/use-hurry.ts';
import { useIntroduction } from '../../stage/telling/use-introduction.ts';
import { useScene } from '../../stage/telling/use-scene.ts';
import { Title } from '../../stage/title.tsx';
import { Words } from '../../stage/words.tsx';
import { store } from '../../storage/storage.ts';
import { Ornament } from '../../ui/ornament.tsx';
import { portTable } from './port.machine.ts';
import lamps from './lamps.module.css';
import { portMotion } from './port.motion.ts';
import styles from './port.module.css';

const arrival = (): StoryEvent =>
  store.get().states.port.numTimesPlayed > 0 ? 'LATER_VISIT' : 'FIRST_VISIT';

export default function Port() {
  const scene = useScene(portTable, arrival);
  const { state, send, replays } = scene;
  const printed = state === 'printed';
  const { unread, onDone } = useIntroduction(scene);
  const choosing = printed || state === 'arriving' || state === 'choosing';

  const hurry = useCallback(() => send('HURRY'), [send]);
  useHurry(scene.moving ? hurry : undefined, true);

  return (
    <Scene
      name="port"
      title={documentTitles.port}
      description={descriptions.port}
      state={state}
      unread={unread}
      className={styles.port}
    >
      <Stage
        picture={picture}
        alt={port.alt}
        hero="sky"
        skyEndsWith="clouds-near"
        motion={portMotion}
        className={lamps['lamps']}
      />
      <Words>
        <div className={`${styles.column} ${choosing ? styles.choosing : ''} bokashi`}>
          <Title text={port.heading} shown={choosing} className={styles.title}>
            <Ornament className={styles.ornament} />
          </Title>
          {printed || unread || state === 'preamble' ? (
            <div className={styles.preamble}>
              <Preamble
                key={replays}
                from={scene.from}
                lines={port.preamble}
                printed={printed || unread}
                onDone={onDone}
              />
            </div>
          ) : null}
          {choosing ? (
            <div className={styles.staged}>
              <Choices choices={port.choices} />
            </div>
          ) : null}
        </div>
      </Words>
      <StoryControls scene={scene} />
    </Scene>
  );
}
