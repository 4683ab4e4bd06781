import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { StoryEvent } from '../../engine/story.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { lost as picture } from '../../schema/pictures.ts';
import { lost, scenes, site } from '../../schema/words.ts';
import { useOnline } from '../../stage/loading/use-online.ts';
import { StoryControls } from '../../stage/frame/scene-controls.tsx';
import { Eyelids } from '../../stage/picture/eyelids.tsx';
import { InWords } from '../../stage/picture/in-words.tsx';
import { Preamble } from '../../stage/telling/preamble.tsx';
import { Scene } from '../../stage/frame/scene.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { useReadingPause } from '../../stage/telling/use-reading-pause.ts';
import { useScene } from '../../stage/telling/use-scene.ts';
import { useSkippedInLog } from '../../stage/telling/use-skipped.ts';
import { storyClock } from '../../stage/time/clock.ts';
import { realmIsStill } from '../../stage/time/realm.ts';
import { Title } from '../../stage/frame/title.tsx';
import { Words } from '../../stage/frame/words.tsx';
import { QuietLink } from '../../ui/quiet.tsx';
import { lostCues } from './lost.cues.ts';
import { lostTable } from './lost.machine.ts';
import { lostMotion } from './lost.motion.ts';
import styles from './lost.module.css';
import { letSpaceScroll } from './let-space-scroll.ts';
import { watchEdges } from './watch-edges.ts';

/** So many lines before the end the lids are fetched, or they would come one by one when they close. */
const LIDS_AWAITED = 4;

const arrival = (): StoryEvent => 'FIRST_VISIT';

/** The scene of every other address. The page does not show the address. */
export default function Lost() {
  const scene = useScene(lostTable, arrival);
  const { state, send } = scene;
  const printed = state === 'printed';
  const stays = state === 'unread';
  const asleep = state === 'closing' || state === 'asleep';
  useSkippedInLog(asleep, lost.preamble);
  // The lids close over the lines, if all of them were told.
  const [told, setTold] = useState(false);
  const covered = told && state === 'closing';

  const nearEnd = useSyncExternalStore(
    scene.heard.subscribe,
    () => (scene.heard.get()?.line ?? 0) > lost.preamble.length - LIDS_AWAITED,
    () => false,
  );
  // The foot keeps the paper until the lower lid lies on it.
  const [onFoot, setOnFoot] = useState(false);
  useEffect(() => {
    if (state !== 'closing') return;
    return storyClock.after(realmIsStill() ? 0 : TIMINGS_MS.LIDS_AT_FOOT, () => setOnFoot(true));
  }, [state]);

  // Whoever hurries, or has chosen the highest speed, is led on at once. Stillness alone is no choice of speed.
  const shown = useCallback(
    (unread: boolean, hurried: boolean) => {
      const unheard = unread && !hurried && realmIsStill();
      setTold(!unheard && !stays);
      send(unheard ? 'LINES_UNREAD' : 'LINES_SHOWN');
    },
    [send, stays],
  );

  const introduction = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!stays || !introduction.current) return;
    const stops = [watchEdges(introduction.current), letSpaceScroll()];
    return () => stops.forEach((stop) => stop());
  }, [stays]);
  const wasRead = useCallback(() => send('LINES_SHOWN'), [send]);
  useReadingPause(lost.preamble, stays, wasRead);

  const tryAgain = useCallback(() => send('HURRY'), [send]);
  useOnline(state === 'asleep', tryAgain);

  return (
    <Scene
      name="lost"
      document={lost.document}
      state={state}
      ground={onFoot || state === 'asleep' ? undefined : 'paper'}
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
            <div data-introduction="" ref={introduction}>
              <Preamble
                from={scene.from}
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
      {asleep || nearEnd ? <Eyelids state={asleep ? 'closing' : undefined} /> : null}
      <p className="hidden" aria-live="polite">
        {asleep ? scenes.eyelids_closing : ''}
      </p>
      <StoryControls scene={scene} />
    </Scene>
  );
}
