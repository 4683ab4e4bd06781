import { useCallback, useEffect, useState } from 'react';
import type { StoryEvent } from '../../engine/story.ts';
import { athenaeumDoors, athenaeumFloor, athenaeumInside } from '../../schema/pictures.ts';
import { athenaeum, scenes } from '../../schema/words.ts';
import type { SceneHandle } from '../../stage/loading/ahead.ts';
import { Choices, useWaysOn } from '../../stage/frame/choices.tsx';
import { StoryControls } from '../../stage/frame/scene-controls.tsx';
import { log } from '../../stage/reading/log.ts';
import { Preamble } from '../../stage/telling/preamble.tsx';
import { Scene } from '../../stage/frame/scene.tsx';
import { InWords } from '../../stage/picture/in-words.tsx';
import { platesAhead } from '../../stage/picture/plate-file.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { Told } from '../../stage/telling/told.tsx';
import { useLinesShown } from '../../stage/telling/use-lines-shown.ts';
import { useScene } from '../../stage/telling/use-scene.ts';
import { Title } from '../../stage/frame/title.tsx';
import { store } from '../../storage/storage.ts';
import { Ornament } from '../../ui/ornament.tsx';
import { doorsCues } from './athenaeum.cues.ts';
import { athenaeumTable } from './athenaeum.machine.ts';
import { doorsMotion, roomMotion } from './athenaeum.motion.ts';
import doors from './doors.module.css';
import styles from './athenaeum.module.css';
import { Manual, manualAhead } from './manual.tsx';
import { PrintedManual } from './printed-manual.tsx';

const arrival = (): StoryEvent =>
  store.states().athenaeum.numTimesPlayed > 0 ? 'LATER_VISIT' : 'FIRST_VISIT';

/** The plate that comes first. */
const HERO = 'below';

const AHEAD = {
  doors: platesAhead([athenaeumDoors], HERO),
  inside: platesAhead([athenaeumInside], 'far-room'),
};

export const handle: SceneHandle = {
  ahead: (pointedAt) => AHEAD[arrival() === 'LATER_VISIT' ? 'inside' : 'doors'].ahead(pointedAt),
};

/** An upright window shows more of the floor than there is in the picture. It moves with the plates it continues. */
const further = (plate: 'boards' | 'wall-foot' | 'case-foot' | 'ladder-foot') => (
  <div className={styles.further} data-picture={athenaeumFloor.name}>
    <Sheets
      picture={athenaeumFloor}
      plates={athenaeumFloor.plates.filter(({ name }) => name === plate)}
      lazy
    />
  </div>
);
const FURTHER = {
  floor: further('boards'),
  'near-room': further('wall-foot'),
  shelf: further('case-foot'),
  ladder: further('ladder-foot'),
};

/** In how many positions the chair is drawn. */
const CHAIR_PLACES = 4;
/** How often the scene has been come to. */
let visits = 0;

export default function Athenaeum() {
  const scene = useScene(athenaeumTable, arrival);
  const { state, send, moving, replays } = scene;
  const [manual, setManual] = useState<'on its table' | 'in hand' | 'laid down'>('on its table');
  const manualLies = useCallback(() => setManual('on its table'), []);
  const printed = state === 'printed';
  // The chair has another position than on the last visit.
  const [chair] = useState(() => visits % CHAIR_PLACES);
  useEffect(() => {
    visits += 1;
  }, []);
  const outside = printed || state === 'preamble' || state === 'threshold';
  const inside = printed || state === 'inside';

  const [atOnce, shown] = useLinesShown(scene);
  const unread = atOnce && state === 'threshold';
  const stepInside = useCallback(() => {
    log.note({ kind: 'choice', text: athenaeum.button });
    send('STEP_INSIDE');
  }, [send]);

  const choices = athenaeum.choices.map((choice) =>
    'to' in choice
      ? choice
      : { text: choice.text, act: () => setManual('in hand'), onNear: () => manualAhead.ahead(true) },
  );

  useWaysOn([{ text: athenaeum.button }], state === 'threshold');

  // Printed, the introduction comes first. Later it leaves, and the heading is one element before and after.
  const floor = (
    <div key="floor" className={inside ? styles.floor : 'hidden'} data-follows="">
      <div className={inside ? `${styles.choosing} bokashi` : undefined}>
        <Title text={athenaeum.title} shown={inside} className={styles.title}>
          <Ornament className={styles.ornament} />
        </Title>
        {inside ? <InWords alt={athenaeum.alt.inside} /> : null}
        {outside ? null : <Told scene="athenaeum" />}
        {inside ? <Choices choices={choices} told={scene.told} /> : null}
        {printed ? <PrintedManual /> : null}
      </div>
    </div>
  );
  const inscription = outside ? (
    <div key="inscription" className={styles.inscription} data-introduction="">
      <InWords alt={athenaeum.alt.doors} />
      <div className={`${styles.column} bokashi`}>
        <Preamble
          key={replays}
          from={scene.from}
          lines={athenaeum.preamble}
          printed={printed}
          unread={unread}
          complete={state === 'threshold'}
          onDone={state === 'threshold' ? stepInside : shown}
          heard={scene.heard}
        />
      </div>
      {state === 'threshold' ? (
        <div className={`${styles.step} bokashi`}>
          <button type="button" className={styles.cta} onClick={stepInside}>
            {athenaeum.button}
          </button>
        </div>
      ) : null}
    </div>
  ) : null;

  return (
    <Scene name="athenaeum" document={athenaeum.document} state={state} className={styles.athenaeum}>
      <div
        className={manual === 'laid down' ? `${styles.words} ${styles.covered}` : styles.words}
        data-words=""
      >
        {/* Their elements stay the same when the page becomes alive: what is pressed or has the focus is not lost. */}
        {printed ? [inscription, floor] : [floor, inscription]}
      </div>
      <div className={styles.pictures} data-chair={chair}>
        {/* The pictures of the reading room are loaded only when the doors are reached, those of the doors only on a first visit:
            the page is printed with both. */}
        {state === 'preamble' ? null : (
          <Stage
            picture={athenaeumInside}
            lazy={printed}
            motion={roomMotion}
            after={FURTHER}
            className={`${styles.room} ${doors.room}`}
          />
        )}
        {state === 'inside' ? null : (
          <Stage
            picture={athenaeumDoors}
            hero={HERO}
            skyEndsWith="night"
            lazy={printed}
            motion={moving ? undefined : doorsMotion}
            introduction={{ cues: doorsCues, heard: scene.heard }}
            className={`${styles.doors} ${doors.doors}`}
          />
        )}
      </div>
      <p className="hidden" aria-live="polite">
        <span>
          {state === 'opening' ? scenes.doors_opening : state === 'closing' ? scenes.doors_closing : ''}
        </span>
      </p>
      <Manual
        open={manual === 'in hand' && state === 'inside'}
        laidDown={manual === 'laid down'}
        onClose={() => setManual('laid down')}
        onLies={manualLies}
      />
      <StoryControls scene={scene} />
    </Scene>
  );
}
