import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { LAST_LEVEL, larger, smaller } from '../../engine/zoom.ts';
import { fill } from '../../schema/fill.ts';
import { mapHotspots, mapRollsMotion } from '../../schema/map-hotspots.ts';
import { map as sheet, mapRolls } from '../../schema/pictures.ts';
import { map, mapWords } from '../../schema/words.ts';
import { realmIsStill } from '../../stage/time/realm.ts';
import { Sheets } from '../../stage/picture/stage.tsx';
import { store } from '../../storage/storage.ts';
import { QuietButton } from '../../ui/quiet.tsx';
import styles from './chart.module.css';
import { Coming, Frame } from './frame.tsx';
import type { FrameProps } from './frame.tsx';
import { areaOf, within } from './hotspots.ts';
import paper from './map.module.css';
import { HereMark, TouchedMark } from './marks.tsx';
import { PlaceList } from './place-list.tsx';
import { PlaceLink } from './place-link.tsx';
import type { MapPlace, PlacesProps } from './place-link.tsx';
import { Slip } from './slip.tsx';
import { walk } from './walk.ts';

/** How far the picture has come. */
export type Drawing = 'coming' | 'drawn' | 'failed';

export interface ChartProps extends FrameProps, PlacesProps {
  readonly drawing: Drawing;
  /** Where the rolled map comes from, and goes back to. */
  readonly from: RefObject<HTMLElement | null>;
  /** The places stand in writing over the map. */
  readonly asList: boolean;
  onTurn(asList: boolean): void;
  /** The picture has come, or has failed. */
  onSettled(as: Drawing): void;
}

/** The map's growing and shrinking from level to level, in milliseconds. */
const ZOOM_MS = 320;

/** The sheet itself; the stars and the light on each place go with the places. */
const HERO = 'sheet';
const STAR = ['star-light', 'star'];
const lights = Object.values(mapHotspots).map(({ light }) => light);
const ground = sheet.plates.filter(({ name }) => !STAR.includes(name) && !lights.includes(name));
const star = sheet.plates.filter(({ name }) => STAR.includes(name));

const properties = (values: Readonly<Record<`--${string}`, string | number>>) => values as CSSProperties;

const { knot, left, right } = mapRollsMotion;
const ROLLS = properties({
  '--knot-x': knot[0] ?? 0,
  '--knot-y': knot[1] ?? 0,
  '--left-from': left.from,
  '--left-to': left.to,
  '--right-from': right.from,
  '--right-to': right.to,
  '--left-thin': left.scaleX[1] ?? 1,
  '--right-thin': right.scaleX[1] ?? 1,
});

/** The map as it is drawn, rolled up or flat, with its six places. */
export function Chart({ drawing, from, onSettled, here, onChoose, asList, onTurn, ...frame }: ChartProps) {
  const id = useId();
  const cloth = useRef<HTMLDivElement>(null);
  useJourney(cloth, from, frame.state);
  const zoomTo = useZoom(cloth, frame.level);

  useLayoutEffect(() => {
    // Code that is asked for again comes even where its styles have failed; a map without them is none.
    const styled = cloth.current && getComputedStyle(cloth.current).getPropertyValue('--unit') !== '';
    if (!styled) onSettled('failed');
  }, [onSettled]);

  const onPicture = (as: Drawing) => (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest(`[data-plate='${HERO}']`)) onSettled(as);
  };
  return (
    <Frame
      {...frame}
      controls={<Zoom level={frame.level} zoomTo={zoomTo} />}
      aside={
        <QuietButton onClick={() => onTurn(!asList)}>
          {asList ? mapWords.as_map : mapWords.as_list}
        </QuietButton>
      }
    >
      <div ref={cloth} className={styles['cloth']} style={ROLLS} data-list={asList || undefined}>
        <div className={styles['journey']}>
          <div
            className={styles['sheet']}
            role="img"
            aria-label={map.alt}
            onLoadCapture={onPicture('drawn')}
            onErrorCapture={onPicture('failed')}
          >
            <div className={styles['fromLeft']}>
              <div className={styles['toRight']}>
                <div className={styles['flat']} data-picture={sheet.name}>
                  <Sheets picture={sheet} plates={ground} hero={HERO} />
                  <div className={styles['folds']} />
                </div>
              </div>
            </div>
          </div>
          <div className={styles['rolls']} data-picture={mapRolls.name} aria-hidden="true">
            <Sheets picture={mapRolls} />
          </div>
        </div>
        {drawing === 'coming' ? <Coming /> : null}
        {asList ? null : (
          <nav className={styles['places']} aria-label={mapWords.region}>
            <ul data-picture={sheet.name}>
              {map.places.map((place, order) => (
                <Place
                  key={place.id}
                  place={place}
                  order={order}
                  slipId={id + place.id}
                  here={place.id === here}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          </nav>
        )}
      </div>
      {asList ? <PlaceList here={here} onChoose={onChoose} /> : null}
    </Frame>
  );
}

interface PlaceProps {
  readonly place: MapPlace;
  /** Stars drop in one after another. */
  readonly order: number;
  readonly slipId: string;
  readonly here: boolean;
  onChoose(place: MapPlace): void;
}

/** The star is drawn where the sea is; every other star is that one, moved. */
const [FIRST_X = 0, FIRST_Y = 0] = mapHotspots.sea.star;

function Place({ place, order, slipId, here, onChoose }: PlaceProps) {
  const hotspot = mapHotspots[place.id];
  const area = areaOf(hotspot);
  const [slipX, slipY] = within(area, hotspot.label);
  const [starX = 0, starY = 0] = hotspot.star;
  const [labelX = 0, labelY = 0] = hotspot.label;
  const marks = properties({
    '--order': order,
    '--star-x': starX,
    '--star-y': starY,
    '--off-x': starX - FIRST_X,
    '--off-y': starY - FIRST_Y,
    '--label-x': labelX,
    '--label-y': labelY,
    '--slip-x': slipX,
    '--slip-y': slipY,
  });
  const label = fill(mapWords.place_label, { name: place.name, subtitle: place.subtitle });
  const box = properties({ '--x': area.left, '--y': area.top, '--w': area.width, '--h': area.height });
  return (
    <li className={styles['place']} style={marks}>
      <div className={styles['light']}>
        <Sheets picture={sheet} plates={sheet.plates.filter(({ name }) => name === hotspot.light)} />
      </div>
      <TouchedMark className={styles['touched']} />
      {here ? <HereMark className={styles['hereMark']} /> : null}
      <div className={styles['star']}>
        <Sheets picture={sheet} plates={star} />
      </div>
      <PlaceLink
        place={place}
        here={here}
        label={label}
        slipId={slipId}
        className={styles['link']}
        style={box}
        onChoose={onChoose}
        onKeyDown={(event) => step(place.id, event)}
      >
        <span className={styles['area']} style={{ clipPath: area.shape }} />
        <Slip id={slipId} place={place} />
      </PlaceLink>
      {here ? (
        <span className={`${paper['note']} ${styles['youAreHere']}`}>{mapWords.you_are_here}</span>
      ) : null}
    </li>
  );
}

/** By the arrow keys from place to place. Where none lies in that direction, the map scrolls as anything does. */
function step(from: MapPlace['id'], event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = walk(from, event.key);
  if (to === undefined) return;
  event.preventDefault();
  event.currentTarget.closest('ul')?.querySelector<HTMLElement>(`[data-place='${to}']`)?.focus();
}

/** Smaller, larger; at either end the button stays and says why nothing happens. */
function Zoom({ level, zoomTo }: { readonly level: number; zoomTo(level: number): void }) {
  const atSmallest = level === 0;
  const atLargest = level === LAST_LEVEL;
  const atEnd = atSmallest ? mapWords.at_smallest : atLargest ? mapWords.at_largest : undefined;
  // Whoever sees the map sees how large it is.
  const told = fill(mapWords.at_level, { level: level + 1, levels: LAST_LEVEL + 1 });
  return (
    <>
      <p role="status" className={styles['status']}>
        {atEnd ?? <span className="hidden">{told}</span>}
      </p>
      <div className={styles['zoom']}>
        <button
          type="button"
          aria-label={mapWords.smaller_label}
          aria-disabled={atSmallest}
          onClick={() => zoomTo(smaller(level))}
        >
          <i />
          <span>{mapWords.smaller}</span>
        </button>
        <button
          type="button"
          aria-label={mapWords.larger_label}
          aria-disabled={atLargest}
          onClick={() => zoomTo(larger(level))}
        >
          <i className={styles['more']} />
          <span>{mapWords.larger}</span>
        </button>
      </div>
    </>
  );
}

/**
 * Before the map opens, brings its middle into view; before it opens and before it goes, measures the way to the
 * button it comes from.
 */
function useJourney(
  cloth: RefObject<HTMLElement | null>,
  from: ChartProps['from'],
  state: FrameProps['state'],
) {
  // Not a layout effect: the dialog around it must have been opened.
  useEffect(() => {
    const drawn = cloth.current;
    const view = drawn?.closest('dialog');
    if (!drawn || !view || (state !== 'appearing' && state !== 'ravelling')) return;
    if (state === 'appearing') view.scrollTo((view.scrollWidth - view.clientWidth) / 2, 0);
    const button = from.current?.getBoundingClientRect();
    const at = drawn.getBoundingClientRect();
    if (!button || at.height === 0) return;
    const set = (name: string, value: string) => drawn.style.setProperty(name, value);
    // The scroll stands at the start of the button and is as high as it.
    set('--from-x', `${button.left + button.height / 2 - (at.left + at.width * (knot[0] ?? 0))}px`);
    set('--from-y', `${button.top + button.height / 2 - (at.top + at.height * (knot[1] ?? 0))}px`);
    set('--from-scale', `${button.height / at.height}`);
  }, [cloth, from, state]);
}

/** What grows and shrinks with the level: the map, and the words of its heading. */
const partsOf = (cloth: HTMLElement): readonly HTMLElement[] => [
  cloth,
  ...(cloth.closest('dialog')?.querySelectorAll<HTMLElement>('h2 > span') ?? []),
];

/**
 * Changes the level. What was in the middle of the window stays there, and everything grows or shrinks to its new size
 * rather than jump, from wherever the last change had brought it.
 */
function useZoom(cloth: RefObject<HTMLElement | null>, level: number) {
  const before = useRef<readonly DOMRect[]>(undefined);
  const growing = useRef<readonly Animation[]>([]);
  useLayoutEffect(() => {
    const drawn = cloth.current;
    const view = drawn?.closest('dialog');
    const looks = before.current ?? [];
    const [was] = looks;
    before.current = undefined;
    // What is measured now is where things lie, not where the last change has brought them.
    for (const animation of growing.current) animation.cancel();
    growing.current = [];
    if (!drawn || !view || !was) return;
    const stay = (middle: number, start: number, size: number, nowStart: number, nowSize: number) =>
      nowStart + ((middle - start) / size) * nowSize - middle;
    const now = drawn.getBoundingClientRect();
    view.scrollBy(
      stay(view.clientWidth / 2, was.left, was.width, now.left, now.width),
      // From the top one grows downward: the heading stays.
      view.scrollTop === 0 ? 0 : stay(view.clientHeight / 2, was.top, was.height, now.top, now.height),
    );
    if (realmIsStill()) return;
    growing.current = partsOf(drawn).flatMap((part, i) => {
      const from = looks[i];
      const to = part.getBoundingClientRect();
      if (!from || to.width === 0) return [];
      const moved = `${from.left - to.left}px ${from.top - to.top}px`;
      return part.animate(
        { translate: [moved, '0 0'], scale: [from.width / to.width, 1] },
        { duration: ZOOM_MS, easing: 'cubic-bezier(0.2, 0.75, 0.2, 1)' },
      );
    });
  }, [cloth, level]);

  return (to: number) => {
    if (to === level || !cloth.current) return;
    before.current = partsOf(cloth.current).map((part) => part.getBoundingClientRect());
    store.setZoom(to);
  };
}
