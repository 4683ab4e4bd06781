import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { mapRollsMotion } from '../../schema/map-hotspots.ts';
import { map as sheet } from '../../schema/pictures.ts';
import { map, mapWords } from '../../schema/words.ts';
import { realmIsStill } from '../../stage/time/realm.ts';
import { store } from '../../storage/storage.ts';
import { QuietButton } from '../../ui/quiet.tsx';
import styles from './chart.module.css';
import { Coming, Frame } from './frame.tsx';
import type { FrameProps } from './frame.tsx';
import { Place } from './place.tsx';
import { PlaceList } from './place-list.tsx';
import type { PlacesProps } from './place-link.tsx';
import { RolledSheet } from './rolled-sheet.tsx';
import { Zoom } from './zoom.tsx';

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

const { knot } = mapRollsMotion;

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
      <div ref={cloth} className={styles['cloth']} data-list={asList || undefined}>
        <RolledSheet onSettled={onSettled} />
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
