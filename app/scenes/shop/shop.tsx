import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shelfRows } from '../../engine/shelf-rows.ts';
import { weightedPick } from '../../engine/weighted-pick.ts';
import { proteus, shop as picture, shopBoard } from '../../schema/pictures.ts';
import { loading, logWords, shop, shopErrors, shopWords } from '../../schema/words.ts';
import { log } from '../../stage/reading/log.ts';
import { useRealm, useStaysPrinted } from '../../stage/time/realm.ts';
import { Scene } from '../../stage/frame/scene.tsx';
import { figure } from '../../stage/picture/figure.ts';
import { Piece } from '../../stage/picture/sheets.tsx';
import { platesAhead } from '../../stage/picture/plate-file.ts';
import { Stage } from '../../stage/picture/stage.tsx';
import { Title } from '../../stage/frame/title.tsx';
import { Waiting } from '../../stage/frame/waiting.tsx';
import { QuietButton } from '../../ui/quiet.tsx';
import type { RichText } from '../../ui/rich.tsx';
import { artifacts } from './artifacts.ts';
import { Bubble } from './bubble.tsx';
import { Case } from './case.tsx';
import { Puppet } from './puppet.tsx';
import styles from './shop.module.css';
import { FIRST, useLikenesses } from './use-likenesses.ts';
import { useShop } from './use-shop.ts';

/** The plates behind the case: the wall, what hangs on it, and its beam. The case has its own plates; all others are in front of it. */
const WALL = ['dusk', 'wall', 'frame', 'beam'];
const OF_THE_CASE = ['shelf', 'basket', 'jar-left', 'jar-right', 'placard'];
const plates = picture.plates.map(({ name }) => name);
const NOT_WALL = plates.filter((name) => !WALL.includes(name));
const NOT_FORE = [...WALL, ...OF_THE_CASE];
const PROTEUS = { 'jar-door': <Puppet /> };

const ONE_ROW = [artifacts];
/** The least width of the shelves in a wide window, in the layout's units: the unit shrinks before it (decision 0034). */
const LEAST_SHELVES = 580;
/** The printed page, which has one row, is then what the living one will be. */
const staysOneRow = shelfRows(artifacts, LEAST_SHELVES).length === 1;
/** It waits for these alone, and not for the scripts. */
const printedFigure = staysOneRow ? figure(`:is(${FIRST}):not([data-come])`) : {};

const shelvesIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-rows]');

/** The width of the shelves in the layout's units. On large windows a unit grows with the picture (--unit). */
function shelfWidth(rows: HTMLElement): number {
  const unitPx = Number.parseFloat(getComputedStyle(rows).getPropertyValue('--unit')) || 1;
  return rows.clientWidth / unitPx;
}

/** The plate that comes first. */
const HERO = 'wall';

export const handle = platesAhead(
  [picture, proteus, shopBoard, ...artifacts.map((artifact) => artifact.picture)],
  HERO,
);

export default function Shop() {
  const { alive } = useRealm();
  const printed = useStaysPrinted();
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly (readonly (typeof artifacts)[number][])[]>(ONE_ROW);
  const width = useRef(0);
  const focusedArtifact = useRef<string>(undefined);

  const restock = useCallback(() => {
    const element = shelvesIn(root.current);
    if (!element) return;
    focusedArtifact.current =
      document.activeElement?.closest<HTMLElement>('[data-artifact]')?.dataset['artifact'];
    width.current = shelfWidth(element);
    setRows(shelfRows(artifacts, width.current));
  }, []);
  // A product that moves to another row becomes a new element. The focus moves to that element.
  useLayoutEffect(() => {
    if (focusedArtifact.current === undefined) return;
    const link = root.current?.querySelector<HTMLElement>(`[data-artifact='${focusedArtifact.current}'] a`);
    if (link && link !== document.activeElement) link.focus({ preventScroll: true });
    focusedArtifact.current = undefined;
  }, [rows]);

  const { state, send } = useShop(restock);
  // An observer, because the width of the shelves also changes with the size of the text.
  useEffect(() => {
    const element = shelvesIn(root.current);
    if (!element || !alive) return;
    const observer = new ResizeObserver(() => {
      if (Math.abs(shelfWidth(element) - width.current) > 0.5) send('RESIZE');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [alive, send]);

  const likenesses = useLikenesses(root);
  const { settled } = likenesses;
  useLayoutEffect(() => {
    if (settled && state === 'walking') send('SETTLED');
  }, [settled, state, send]);

  const [clothed, setClothed] = useState(false);
  if (state === 'stocking' && !clothed) setClothed(true);

  return (
    <Scene name="shop" document={shop.document} state={state} scrolls className={styles.shop}>
      <Title text={shop.title} />
      <div className={styles.floor} ref={root} {...printedFigure}>
        <Stage
          picture={picture}
          alt={shop.alt.scene}
          hero={HERO}
          without={NOT_WALL}
          className={styles.back}
        />
        <Bubble words={useGreeting(alive && !printed && state !== 'walking')} />
        <Case
          rows={rows}
          likenesses={likenesses}
          covered={state === 'stocking'}
          clothed={clothed}
          stocking={state === 'stocking' || state === 'lifting' ? shop.restocking : ''}
          notice={likenesses.allFailed ? <Bare onRetry={likenesses.retry} /> : null}
        />
      </div>
      <Stage
        picture={picture}
        alt={shop.alt.proteus}
        without={NOT_FORE}
        after={PROTEUS}
        className={styles.fore}
      >
        <div className={styles.plinth}>
          <Piece picture={picture} plate="counter" alt="" />
        </div>
      </Stage>
      <div className={styles.grain} aria-hidden="true" />
      <div className={styles.loading}>
        <Waiting text={state === 'printed' || state === 'walking' ? loading.shop : ''} />
      </div>
    </Scene>
  );
}

/** Says that no picture has loaded. The products are below in writing. */
function Bare({ onRetry }: { onRetry(): void }) {
  const words = shopErrors.shop_failed;
  return (
    <div className={`${styles.notice} paper`} role="alert">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <QuietButton onClick={onRetry}>{words.action}</QuietButton>
    </div>
  );
}

/** One greeting, picked by weight when the Shop opens, so that it is said then. The printed page has the first. */
function useGreeting(draw: boolean): RichText {
  const [words, setWords] = useState<RichText>(shop.greetings[0].text);
  const drawn = useRef(false);
  useLayoutEffect(() => {
    if (!draw || drawn.current) return;
    drawn.current = true;
    const greeting = weightedPick(shop.greetings, Math.random(), () => console.error(logWords.weights));
    const said: RichText = greeting?.text ?? [];
    setWords(said);
    log.note({ kind: 'speech', by: shopWords.speech_label, words: said });
  }, [draw]);

  return words;
}
