import type { StoryEvent } from '../../engine/story.ts';
import { port as picture } from '../../schema/pictures.ts';
import { port } from '../../schema/words.ts';
import { StoryControls } from '../../stage/frame/scene-controls.tsx';
import { Scene } from '../../stage/frame/scene.tsx';
import { platesAhead } from '../../stage/picture/plate-file.ts';
import { Stage } from '../../stage/picture/stage.tsx';
import { useScene } from '../../stage/telling/use-scene.ts';
import { StoryColumn } from '../../stage/frame/story-column.tsx';
import { store } from '../../storage/storage.ts';
import { Ornament } from '../../ui/ornament.tsx';
import { portCues } from './port.cues.ts';
import { portTable } from './port.machine.ts';
import { portMotion } from './port.motion.ts';
import styles from './port.module.css';

const arrival = (): StoryEvent => (store.states().port.numTimesPlayed > 0 ? 'LATER_VISIT' : 'FIRST_VISIT');

/** The plate that comes first. */
const HERO = 'sky';

export const handle = platesAhead([picture], HERO);

export default function Port() {
  const scene = useScene(portTable, arrival);
  const { state } = scene;

  return (
    <Scene name="port" document={port.document} state={state} className={styles.port}>
      <StoryColumn
        name="port"
        scene={scene}
        title={port.heading}
        alt={port.alt}
        preamble={port.preamble}
        choices={port.choices}
        className={styles.column}
        titleClassName={styles.title}
      >
        <Ornament className={styles.ornament} />
      </StoryColumn>
      <Stage
        picture={picture}
        hero={HERO}
        skyEndsWith="clouds-near"
        motion={portMotion}
        introduction={{ cues: portCues, heard: scene.heard }}
        className={styles.gulls}
      />
      <StoryControls scene={scene} />
    </Scene>
  );
}
