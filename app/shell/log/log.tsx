import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fill } from '../../schema/fill.ts';
import { PLACE_ROUTES, placeOf } from '../../schema/places.ts';
import type { PlaceId } from '../../schema/places.ts';
import { controls, keyWords } from '../../schema/words.ts';
import { useLog } from '../../stage/reading/log.ts';
import type { Chapter, Entry } from '../../stage/reading/log.ts';
import { askToRecall } from '../../stage/telling/recall.ts';
import { realmIsCovered, useRealm } from '../../stage/time/realm.ts';
import { QuietButton } from '../../ui/quiet.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Star } from '../../ui/star.tsx';
import styles from './log.module.css';

/** When the log is scrolled back by more than this, in pixels, the navigator is reading earlier entries. */
const AWAY_PX = 24;

interface Props {
  readonly open: boolean;
  onClose(): void;
  onKeys(): void;
}

/**
 * The log of the visit, as a sheet beside the scene. It is not modal, and nothing pauses for it. The focus moves to its
 * heading when it opens, and back when it closes.
 */
export function Log({ open, onClose, onKeys }: Props) {
  const { narrow } = useRealm();
  const shown = open && !narrow;
  return shown ? <OpenLog onClose={onClose} onKeys={onKeys} /> : null;
}

function OpenLog({ onClose, onKeys }: Omit<Props, 'open'>) {
  const headingId = useId();
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chapters = useLog();
  const end = useEnd(sheet, chapters);
  useFocusWithin(sheet, heading);
  useEscape(onClose);
  const play = usePlay(onClose);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever the focus is in it
    <aside
      ref={sheet}
      className={`${styles.log} paper`}
      aria-labelledby={headingId}
      data-log=""
      data-own-keys=""
      onScroll={end.onScroll}
      onKeyDown={(event) => {
        // Prevents the default, so that Escape does not also hurry the scene.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        if (!event.repeat) onClose();
      }}
    >
      <header className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {controls.log_title}
        </h2>
        <QuietButton onClick={onKeys}>{keyWords.title}</QuietButton>
        <QuietButton onClick={onClose}>{controls.log_close}</QuietButton>
      </header>
      {chapters.length === 0 ? <p className={styles.note}>{controls.log_empty}</p> : null}
      {chapters.some(isPlayed) ? (
        <p className={`${styles.note} ${styles.hint}`}>{controls.log_hint}</p>
      ) : null}
      {chapters.map((chapter, i) => (
        // The index is a safe key although the oldest chapters go: nothing in a chapter has a state.
        <section key={i} className={styles.chapter}>
          <h3>{chapter.title}</h3>
          <Entries chapter={chapter} onPlay={play} />
        </section>
      ))}
    </aside>
  );
}

const isPlayed = ({ scene, entries }: Chapter) =>
  scene in PLACE_ROUTES && entries.some(({ kind }) => kind === 'line');

function Entries({
  chapter,
  onPlay,
}: {
  readonly chapter: Chapter;
  onPlay(place: PlaceId, line: number): void;
}) {
  const place = chapter.scene in PLACE_ROUTES ? (chapter.scene as PlaceId) : undefined;
  return (
    // The line numbers are text and not list markers, so that they can be pressed, copied and printed.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without its marks Safari takes it for no list
    <ul role="list">
      {chapter.entries.map((entry, i) => (
        <li key={i}>
          <Mark entry={entry} onPlay={place && ((line) => onPlay(place, line))} />
          <p>
            <Said entry={entry} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The margin of an entry: a line's number, which plays a place's introduction from there, or a choice's star. */
function Mark({ entry, onPlay }: { readonly entry: Entry; onPlay?(line: number): void }) {
  if (entry.kind !== 'line')
    return <span className={styles.mark}>{entry.kind === 'choice' ? <Star /> : null}</span>;
  const { number } = entry;
  if (!onPlay) return <span className={styles.mark}>{number}</span>;
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={fill(controls.log_from, { number })}
      onClick={() => onPlay(number)}
    >
      <span>{number}</span>
    </button>
  );
}

function Said({ entry }: { readonly entry: Entry }) {
  if (entry.kind === 'line') return entry.text;
  if (entry.kind === 'choice')
    return (
      <>
        <span className="hidden">{controls.log_chosen} </span>
        <em>{entry.text}</em>
      </>
    );
  return (
    <>
      <span className={styles.by}>{entry.by} </span>
      <Rich of={entry.words} />
    </>
  );
}

/** Keeps the end of the log in view as log and window change, unless one has scrolled back. No line is cut at the top. */
function useEnd(sheet: RefObject<HTMLElement | null>, chapters: readonly Chapter[]) {
  const away = useRef(false);
  const height = useRef(0);
  /** Where the end is in view, in pixels: not the end itself, where the last entry is higher than its room. */
  const endPx = useRef(0);
  const follow = useCallback(() => {
    const element = sheet.current;
    if (!element) return;
    height.current = element.clientHeight;
    if (away.current) return markHidden(element);
    element.style.setProperty('--below-end', '0px');
    element.scrollTo(0, element.scrollHeight);
    const px = cutPx(element);
    element.style.setProperty('--below-end', `${Math.max(0, px)}px`);
    element.scrollBy(0, px);
    endPx.current = element.scrollTop;
    markHidden(element);
  }, [sheet]);
  useLayoutEffect(follow, [follow, chapters]);
  useEffect(() => {
    const resized = new ResizeObserver(follow);
    if (sheet.current) resized.observe(sheet.current, { box: 'border-box' });
    return () => resized.disconnect();
  }, [sheet, follow]);
  return {
    onScroll() {
      const element = sheet.current;
      if (!element) return;
      markHidden(element);
      const { scrollHeight, scrollTop, clientHeight } = element;
      // A window of another size scrolls the log too.
      if (clientHeight !== height.current) return;
      away.current = Math.min(endPx.current, scrollHeight - clientHeight) - scrollTop > AWAY_PX;
    },
  };
}

/** Tells the styles whether there are entries above the edge of the sheet's head, and below the sheet's end. */
function markHidden(sheet: HTMLElement): void {
  const { scrollHeight, scrollTop, clientHeight } = sheet;
  sheet.toggleAttribute('data-above', scrollTop > 0);
  sheet.toggleAttribute('data-below', scrollHeight - scrollTop - clientHeight > AWAY_PX);
}

/**
 * How many pixels of a cut first line are below the edge of the sheet's head; 0 if no line is cut. If it is also the last,
 * the pixels above the edge, less than 0: it is read from its beginning.
 */
function cutPx(sheet: HTMLElement): number {
  const edge = sheet.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const boxes = [...sheet.querySelectorAll(':scope > p, h3, li')].map((line) => line.getBoundingClientRect());
  const cut = boxes.find(({ top, bottom }) => top < edge && bottom > edge);
  if (!cut) return 0;
  return cut === boxes.at(-1) ? Math.floor(cut.top - edge) : Math.ceil(cut.bottom - edge);
}

/** Moves the focus into the sheet when it opens. If it is still inside when the sheet closes, it moves back. */
function useFocusWithin(sheet: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = sheet.current;
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [sheet, heading]);
}

/** Closes the log with Escape from outside too, unless Escape has hurried the scene. */
function useEscape(onClose: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return;
      if (realmIsCovered()) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
}

/**
 * Goes to a scene and plays its introduction from a line. It closes the sheet, which would cover it, and drops the focus
 * instead of moving it back to the foot, so that Space and Enter hurry the story.
 */
function usePlay(onClose: () => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (place: PlaceId, line: number) => {
    onClose();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    askToRecall({ place, line });
    if (placeOf(pathname) !== place) void navigate(PLACE_ROUTES[place]);
  };
}
