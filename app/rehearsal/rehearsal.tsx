import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import Athenaeum from '../scenes/athenaeum/athenaeum.tsx';
import Lost from '../scenes/lost/lost.tsx';
import Port from '../scenes/port/port.tsx';
import Sea from '../scenes/sea/sea.tsx';
import Shop from '../scenes/shop/shop.tsx';
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

/** One scene that stays in one state. `?still` shows it without motion. */
function One({ scene, state }: { readonly scene: keyof typeof SCENES; readonly state: string }) {
  const still = useSearchParams()[0].has('still');
  useEffect(() => askForStillness(still), [still]);
  const Scene = SCENES[scene];
  return (
    <Rehearsed value={state}>
      <Scene />
    </Rehearsed>
  );
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
              <figcaption>{state}</figcaption>
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
