import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import Athenaeum from '../scenes/athenaeum/athenaeum.tsx';
import Lost from '../scenes/lost/lost.tsx';
import Port from '../scenes/port/port.tsx';
import Sea from '../scenes/sea/sea.tsx';
import Shop from '../scenes/shop/shop.tsx';
import { athenaeum, lost, port, sea } from '../schema/words.ts';
import { SCENE_ROUTES } from '../schema/sources/place-routes.ts';
import { askForStillness } from '../stage/time/realm.ts';
import { Rehearsed } from '../stage/telling/rehearsal.ts';
import { Asked, Frame, USUAL, meet } from './conditions.tsx';
import type { Conditions } from './conditions.tsx';
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

/** Pages without a table of states, as they are. */
const PAGES = [...Object.values(SCENE_ROUTES), `${SCENE_ROUTES.shelf}/a-book-that-is-not-there`, '/archive/'];

function All() {
  const [takes, setTakes] = useState(0);
  const [conditions, setConditions] = useState(USUAL);
  const take = (next: Conditions) => {
    meet(next);
    setConditions(next);
    setTakes(takes + 1);
  };
  const frame = (title: string, src: string) => (
    <Frame key={`${src} ${takes}`} title={title} src={src} conditions={conditions} />
  );
  return (
    <main className={styles.rehearsal} id="scene">
      <h1>Rehearsal</h1>
      <form className={styles.conditions} onSubmit={(event) => event.preventDefault()}>
        <Asked conditions={conditions} onChange={take} />
        <button type="button" onClick={() => setTakes(takes + 1)}>
          Once more, from the beginning
        </button>
      </form>
      <p>
        {conditions !== USUAL
          ? 'What this browser keeps for the site has been set to what you asked for.'
          : 'The frames have what this browser keeps for the site. To ask for something sets it.'}
      </p>
      {Object.entries(REHEARSALS).map(([scene, states]) => (
        // Closed at first: many living scenes at once are too much for one machine.
        <details key={scene}>
          <summary>{scene}</summary>
          {states.map((state) => (
            <figure key={state}>
              <figcaption>
                {state}
                {state === 'preamble' && isScene(scene) ? <Lines scene={scene} /> : null}
              </figcaption>
              {frame(`${scene}, ${state}, moving`, `/rehearsal/${scene}/${state}`)}
              {frame(`${scene}, ${state}, still`, `/rehearsal/${scene}/${state}?still`)}
            </figure>
          ))}
        </details>
      ))}
      <details>
        <summary>Pages, as they are</summary>
        <figure>{PAGES.map((path) => frame(path, path))}</figure>
      </details>
    </main>
  );
}
