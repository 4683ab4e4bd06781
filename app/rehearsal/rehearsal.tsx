import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import Athenaeum from '../scenes/athenaeum/athenaeum.tsx';
import Lost from '../scenes/lost/lost.tsx';
import Port from '../scenes/port/port.tsx';
import Sea from '../scenes/sea/sea.tsx';
import Shop from '../scenes/shop/shop.tsx';
import { athenaeum, lost, port, sea } from '../schema/words.ts';
import { askForStillness } from '../stage/time/realm.ts';
import { Rehearsed } from '../stage/telling/rehearsal.ts';
import styles from './rehearsal.module.css';
import { REHEARSALS } from './rehearsals.ts';

const SCENES = { sea: Sea, port: Port, athenaeum: Athenaeum, shop: Shop, lost: Lost };
const isScene = (name: string | undefined): name is keyof typeof SCENES =>
  name !== undefined && Object.hasOwn(SCENES, name);

/**
 * For those who work on the pictures: each scene in each of its states, moving and still, side by side. Only while
 * developing (`npm run dev`, then /rehearsal): app/routes.ts leaves it out of the build.
 */
export default function Rehearsal() {
  const { scene, state } = useParams();
  return isScene(scene) && state !== undefined ? <One scene={scene} state={state} /> : <All />;
}

/** One scene that stays in one state. `?still` shows it without motion, `?line=7` tells it from its seventh line. */
function One({ scene, state }: { readonly scene: keyof typeof SCENES; readonly state: string }) {
  const [search] = useSearchParams();
  const still = search.has('still');
  useEffect(() => askForStillness(still), [still]);
  const Scene = SCENES[scene];
  return (
    <Rehearsed value={{ state, from: Number(search.get('line') ?? 1) }}>
      <Scene />
    </Rehearsed>
  );
}

const LINES = { sea: sea.preamble, port: port.preamble, athenaeum: athenaeum.preamble, lost: lost.preamble };

/** Each line of an introduction, to see it told from there with its cues. */
function Lines({ scene }: { readonly scene: keyof typeof SCENES }) {
  if (scene === 'shop') return null;
  return LINES[scene].map((text, i) => (
    <a key={i} href={`/rehearsal/${scene}/preamble?line=${i + 1}`} target="_blank" title={text}>
      {i + 1}
    </a>
  ));
}

function All() {
  const [takes, setTakes] = useState(0);
  return (
    <main className={styles.rehearsal} id="scene">
      <h1>Rehearsal</h1>
      <button type="button" onClick={() => setTakes(takes + 1)}>
        Once more, from the beginning
      </button>
      {Object.entries(REHEARSALS).map(([scene, states]) => (
        <section key={scene}>
          <h2>{scene}</h2>
          {states.map((state) => (
            <figure key={state}>
              <figcaption>
                {state}
                {state === 'preamble' && isScene(scene) ? <Lines scene={scene} /> : null}
              </figcaption>
              {['', '?still'].map((how) => (
                // The frame shows a page of this site, which needs its own origin.
                // oxlint-disable-next-line react/iframe-missing-sandbox
                <iframe
                  key={`${how} ${takes}`}
                  title={`${scene}, ${state}, ${how === '' ? 'moving' : 'still'}`}
                  src={`/rehearsal/${scene}/${state}${how}`}
                  loading="lazy"
                />
              ))}
            </figure>
          ))}
        </section>
      ))}
    </main>
  );
}
