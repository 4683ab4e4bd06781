import { useEffect, useLayoutEffect, useRef } from 'react';
import { EASES } from '../../engine/timings.ts';
import type { RefObject } from 'react';
import { mapRollsMotion } from '../../schema/map-hotspots.ts';
import { map as sheet } from '../../schema/pictures.ts';
import { map, mapWords } from '../../schema/words.ts';
import { realmIsStill } from '../../stage/time/realm.ts';
import { store } from '../../storage/storage.ts';
import { QuietButton } from '../../ui/quiet.tsx';
import styles from './chart.module.css';
import { MapLoading, Frame } from './frame.tsx';
import type { FrameProps } from './frame.tsx';
import { Place } from './place.tsx';
import { PlaceList } from './place-list.tsx';
import type { PlacesProps } from './place-link.tsx';
import { RolledSheet } from './rolled-sheet.tsx';
import { Zoom } from './zoom.tsx';

/** The state of the map's picture. */
export type Drawing = 'loading' | 'drawn' | 'failed';

interface ChartProps extends FrameProps, PlacesProps {
  readonly drawing: Drawing;
  /** The button that the rolled map comes from, and moves back to. */
  readonly from: RefObject<HTMLElement | null>;
  /** The places are shown in writing over the map. */
  readonly asList: boolean;
  onTurn(asList: boolean): void;
  /** The picture has loaded, or has failed. */
  onSettled(as: Drawing): void;
}

/** How long the map takes to grow or shrink by a level, in milliseconds. */
const ZOOM_MS = 320;

const { knot } = mapRollsMotion;

/** The map as it is drawn, rolled up or flat, with its places. */
export function Chart({ drawing, from, onSettled, here, onChoose, asList, onTurn, ...frame }: ChartProps) {
  const cloth = useRef<HTMLDivElement>(null);
  useMiddle(cloth, frame.state !== 'closed');
  useJourney(cloth, from, frame.state);
  const zoomTo = useZoom(cloth, frame.level);

  useLayoutEffect(() => {
    // A second import of the code succeeds even if its styles have failed. Without them the map is unusable.
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
      <div ref={cloth} className={styles.cloth} data-list={asList || undefined}>
        <RolledSheet from={from} onSettled={onSettled} />
        {drawing === 'loading' ? <MapLoading /> : null}
        {asList ? null : (
          <nav className={styles.places} aria-label={mapWords.region}>
            <ul data-picture={sheet.name}>
              {map.places.map((place, order) => (
                <Place
                  key={place.id}
                  place={place}
                  order={order}
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
 * Scrolls the middle of the map into view when it begins to open, however late its code comes. In a window of another size
 * what was in the middle stays there.
 */
function useMiddle(cloth: RefObject<HTMLElement | null>, shown: boolean) {
  // Not a layout effect, because the dialog around it must be open already.
  useEffect(() => {
    const view = cloth.current?.closest('dialog');
    if (!view || !shown) return;
    /** What is in the middle of the window, as a part of the map's width. */
    let middle = 0.5;
    const scroll = (top = view.scrollTop) =>
      view.scrollTo(middle * view.scrollWidth - view.clientWidth / 2, top);
    scroll(0);
    const onResize = () => scroll();
    const onScroll = () => {
      middle = (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth;
    };
    window.addEventListener('resize', onResize);
    view.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('resize', onResize);
      view.removeEventListener('scroll', onScroll);
    };
  }, [cloth, shown]);
}

/** Before the map opens and closes, measures the distance to its button. */
function useJourney(
  cloth: RefObject<HTMLElement | null>,
  from: ChartProps['from'],
  state: FrameProps['state'],
) {
  // After useMiddle, and like it not a layout effect.
  useEffect(() => {
    const drawn = cloth.current;
    if (!drawn || (state !== 'appearing' && state !== 'ravelling')) return;
    const button = from.current?.getBoundingClientRect();
    const at = drawn.getBoundingClientRect();
    if (!button || at.height === 0) return;
    const set = (name: string, value: string) => drawn.style.setProperty(name, value);
    // The drawn scroll is at the start of the button, and lies across a square as high as the button.
    set('--button-x', `${button.left + button.height / 2 - (at.left + at.width * (knot[0] ?? 0))}px`);
    set('--button-y', `${button.top + button.height / 2 - (at.top + at.height * (knot[1] ?? 0))}px`);
    const rolled = drawn.firstElementChild as HTMLElement;
    set('--button-scale', `${button.height / rolled.offsetHeight}`);
  }, [cloth, from, state]);
}

/** The elements that grow and shrink with the level: the map, and the words of its heading. */
const partsOf = (cloth: HTMLElement): readonly HTMLElement[] => [
  cloth,
  ...(cloth.closest('dialog')?.querySelectorAll<HTMLElement>('h2 > span') ?? []),
];

/**
 * Animates a change of level. The middle of the window stays where it is, and everything grows or shrinks to its new
 * size, from where a running animation has brought it.
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
    // Running animations are cancelled first, so that the layout itself is measured.
    for (const animation of growing.current) animation.cancel();
    growing.current = [];
    if (!drawn || !view || !was) return;
    const stay = (middle: number, start: number, size: number, nowStart: number, nowSize: number) =>
      nowStart + ((middle - start) / size) * nowSize - middle;
    const now = drawn.getBoundingClientRect();
    view.scrollBy(
      stay(view.clientWidth / 2, was.left, was.width, now.left, now.width),
      // At the top, the map grows downward, so that the heading stays.
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
        { duration: ZOOM_MS, easing: EASES.land },
      );
    });
  }, [cloth, level]);

  return (to: number) => {
    if (to === level || !cloth.current) return;
    before.current = partsOf(cloth.current).map((part) => part.getBoundingClientRect());
    store.setZoom(to);
  };
}
