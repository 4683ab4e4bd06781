import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isMoving } from '../../engine/machine.ts';
import { mapButton } from '../../schema/pictures.ts';
import { placeOf } from '../../schema/places.ts';
import { mapWords } from '../../schema/words.ts';
import { clock } from '../../stage/time/clock.ts';
import { sound } from '../../stage/sounding.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { stepTo } from '../../stage/time/step.ts';
import { Piece } from '../../stage/picture/sheets.tsx';
import { markSeen } from '../../stage/reading/marks.ts';
import { picturesBlocked } from '../../stage/picture/blocked.ts';
import { useStored } from '../../stage/use-stored.ts';
import { useValue } from '../../stage/use-value.ts';
import { Overlay } from '../../ui/overlay.tsx';
import type { Drawing } from './chart.tsx';
import { Frame, MapLoading } from './frame.tsx';
import { Gazetteer } from './gazetteer.tsx';
import { MAP, placesAnswer } from './map.machine.ts';
import styles from './map.module.css';
import type { MapPlace } from './place-link.tsx';
import { isMapEntry } from './map-entry.ts';
import { useMapEntry } from './use-map-entry.ts';
import { useMap } from './use-map.ts';
import { useLater } from '../../stage/loading/use-later.ts';

/** If the map's code, and then its picture, has not loaded after so many milliseconds, its places are shown in writing. */
const LIMITS_MS = { code: 4000, picture: 8000 };

/** Loads the code of the drawn map and its styles. Either may fail. */
const load = async () => (await import('./chart.tsx')).Chart;

/** Follows the loading of the drawn map, code and picture together. After a failure, the next opening loads again. */
function useChart() {
  const { Part: Chart, failed, ask, near } = useLater(load);
  const [drawing, setDrawing] = useState<Drawing>('loading');

  const settle = useCallback((as: Drawing) => setDrawing((now) => (now === 'loading' ? as : now)), []);
  // Kept apart from `failed`: a map that is read as a list stays one, even if the code comes after all.
  if (failed && drawing === 'loading') setDrawing('failed');
  const askAgain = useCallback(() => {
    setDrawing((now) => (now === 'failed' ? 'loading' : now));
    ask();
  }, [ask]);
  return { Chart, drawing, settle, near, askAgain };
}

/** The map button in the foot of every page, and the map it opens. */
export function RealmMap() {
  const { alive, narrow } = useRealm();
  const { zoom } = useStored();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [state, send] = useMap();
  const { Chart, drawing, settle, near, askAgain } = useChart();
  const moving = isMoving(MAP, state);
  const here = placeOf(pathname);
  const [asList, turn] = useState(false);

  useEffect(() => {
    if (alive && !narrow && here) markSeen(here);
  }, [alive, narrow, here]);

  const open = useCallback(() => {
    if (!send('OPEN')) return false;
    sound({ sound: 'canvas', asked: true });
    askAgain();
    return true;
  }, [send, askAgain]);
  const entry = useMapEntry(
    // The next page moves the focus to its heading, which an open map would not let go.
    useCallback((elsewhere) => send(elsewhere ? 'DEPART' : 'CLOSE'), [send]),
    open,
  );
  const leaving = useValue(entry.leaving);

  // A change of page closes the map, unless it was opened while that page was on its way: no press is lost.
  useLayoutEffect(() => {
    if (!isMapEntry()) send('DEPART');
  }, [pathname, search, hash, send]);

  const shown = state !== 'closed';
  const blocked = useValue(picturesBlocked, false);
  useEffect(() => {
    if (!shown) return;
    return clock.after(blocked ? 0 : Chart ? LIMITS_MS.picture : LIMITS_MS.code, () => settle('failed'));
  }, [shown, blocked, Chart, settle]);

  // A key hurries the map here, a click does it in the overlay below.
  useHurryKeys(moving, send);

  const close = () => {
    if (moving) send('HURRY');
    else if (send('CLOSE')) entry.leave();
  };
  const choose = (place: MapPlace) => {
    if (!placesAnswer(state)) send('HURRY');
    else if (place.id === here && stepTo.get() === undefined) {
      send('CLOSE');
      entry.leave(() => window.scrollTo(0, 0));
    } else if (send('DEPART')) {
      // A step to the place where one is ends the one that is under way, and adds nothing to the history.
      entry.depart((replace) => void navigate(place.to, { replace: replace || place.id === here }));
    }
  };

  const frame = { state, headingId, level: zoom, onFold: close };
  const places = { here, onChoose: choose };
  const asked = shown || Chart !== undefined;
  return (
    <>
      <MapButton
        ref={button}
        busy={moving}
        scroll={shown ? 'open' : 'closed'}
        asked={asked}
        onNear={near}
        onPress={() => {
          if (open()) entry.enter();
        }}
      />
      {asked ? (
        <Overlay
          open={shown || leaving}
          away={narrow}
          onClose={close}
          labelledBy={headingId}
          className={`${styles.map} dark-ground`}
        >
          {drawing === 'failed' ? (
            <Gazetteer {...frame} {...places} />
          ) : Chart ? (
            <Chart
              {...frame}
              {...places}
              drawing={drawing}
              from={button}
              asList={asList}
              onTurn={turn}
              onSettled={settle}
            />
          ) : (
            <Frame {...frame}>
              <MapLoading />
            </Frame>
          )}
        </Overlay>
      ) : null}
    </>
  );
}

/** Calls for the end of the opening or closing that runs, by Space or Enter. Repeats of a pressed key do not count. */
function useHurryKeys(moving: boolean, send: (event: 'HURRY') => void): void {
  useEffect(() => {
    if (!moving) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) send('HURRY');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [moving, send]);
}

interface MapButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** The map opens or closes. */
  readonly busy: boolean;
  /** Which of its two drawings is seen. */
  readonly scroll: 'closed' | 'open';
  /** The map is wanted, so the second drawing is loaded too. */
  readonly asked: boolean;
  readonly onNear: (() => void) | undefined;
  onPress(): void;
}

function MapButton({ ref, busy, scroll, asked, onNear, onPress }: MapButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={mapWords.button}
      aria-haspopup="dialog"
      aria-disabled={busy}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onPress}
    >
      {(asked ? (['closed', 'open'] as const) : (['closed'] as const)).map((plate) => (
        <span key={plate} className={styles.scroll} data-shown={plate === scroll || undefined}>
          <Piece picture={mapButton} plate={plate} alt="" />
        </span>
      ))}
      <span>{mapWords.button_short}</span>
    </button>
  );
}
