import { useCallback, useEffect, useState } from 'react';
import type { StoryEvent } from '../../engine/story.ts';
import { lost as picture } from '../../schema/pictures.ts';
import { lost, scenes, site } from '../../schema/words.ts';
import { StoryControls } from '../../stage/scene-controls.tsx';
import { Eyelids } from '../../stage/picture/eyelids.tsx';
import { InWords } from '../../stage/picture/in-words.tsx';
import { Preamble } from '../../stage/telling/preamble.tsx';
import { Scene } from '../../stage/scene.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { useHurry } from '../../stage/telling/use-hurry.ts';
import { useScene } from '../../stage/telling/use-scene.ts';
import { realmIsStill } from '../../stage/time/realm.ts';
import { Title } from '../../stage/title.tsx';
import { Words } from '../../stage/words.tsx';
import { QuietLink } from '../../ui/quiet.tsx';
import { lostCues } from './lost.cues.ts';
import { lostTable } from './lost.machine.ts';
import { lostMotion } from './lost.motion.ts';
import styles from './lost.module.css';

const arrival = (): StoryEvent => 'FIRST_VISIT';

/** The scene of every other address. The page does not show the address. */
export default function Lost() {
  const scene = useScene(lostTable, arrival);
  const { state, send } = scene;
  const printed = state === 'printed';
  const stays = state === 'unread';
  const asleep = state === 'closing' || state === 'asleep';
  // The lids close over the lines, if all of them were told.
  const [told, setTold] = useState(false);
  const covered = told && state === 'closing';

  const hurry = useCallback(() => send('HURRY'), [send]);
  // Whoever has chosen the highest speed is led on at once, as the specification says. Stillness is no choice of speed.
  const shown = useCallback(
    (unread: boolean) => {
      const unheard = unread && realmIsStill();
      setTold(!unheard && !stays);
      send(unheard ? 'LINES_UNREAD' : 'LINES_SHOWN');
    },
    [send, stays],
  );
  useHurry(scene.moving || state === 'asleep' ? hurry : undefined, true);

  useEffect(() => {
    if (state !== 'asleep') return;
    window.addEventListener('online', hurry);
    return () => window.removeEventListener('online', hurry);
  }, [state, hurry]);

  return (
    <Scene
      name="lost"
      document={lost.document}
      state={state}
      {...(asleep ? {} : { ground: 'paper' as const })}
      className={styles.lost}
      scrolls={stays}
    >
      <Words>
        <Title text={lost.title} />
        <InWords alt={lost.alt} />
        <p className="hidden">{lost.nowhere}</p>
        {asleep && !covered ? null : (
          <div className={`${styles.column} bokashi ${covered ? 'paper' : ''}`}>
            {covered ? null : (
              <p className={styles.home}>
                <QuietLink to="/" back>
                  {site.home_label}
                </QuietLink>
              </p>
            )}
            <div data-introduction="">
              <Preamble
                lines={lost.preamble}
                printed={printed || stays}
                complete={stays || covered}
                onDone={shown}
                heard={scene.heard}
              />
            </div>
          </div>
        )}
      </Words>
      <Stage
        picture={picture}
        hero="paper"
        motion={lostMotion}
        introduction={{ cues: lostCues, heard: scene.heard }}
        className={styles.blank}
      />
      {asleep ? <Eyelids state="closing" /> : null}
      <p className="hidden" role="status">
        {asleep ? scenes.eyelids_closing : ''}
      </p>
      <StoryControls scene={scene} />
    </Scene>
  );
}
