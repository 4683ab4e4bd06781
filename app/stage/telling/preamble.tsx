import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Readable, Value } from '../../engine/value.ts';
import { controls, scenes } from '../../schema/words.ts';
import { Star } from '../../ui/star.tsx';
import type { Heard } from '../picture/cues.ts';
import { noteLines } from '../reading/log.ts';
import { storyClock } from '../time/clock.ts';
import { useRealm } from '../time/realm.ts';
import { useStored } from '../use-stored.ts';
import { watchLeaving } from './leaving.ts';
import styles from './preamble.module.css';
import { watchSpacing } from './spacing.ts';
import { createTelling } from './telling.ts';
import type { Progress } from './telling.ts';
import { createTypist, onReflow } from './typist.ts';
import { areFree, useHurry } from './use-hurry.ts';

/** When the column is scrolled back by more than this, in pixels, the navigator is reading earlier lines. */
const AWAY_PX = 8;

// Few visits have such a column, and without this it can be read as well.
const loadUnread = () => import('./unread-column.ts');

interface Props {
  readonly lines: readonly string[];
  /** The line it begins with, from 1. Earlier lines are shown from the start. */
  readonly from?: number;
  /** The printed page: every line is shown, and nothing runs. */
  readonly printed?: boolean;
  /**
   * Every line is shown, and nobody can have read them: the column scrolls by itself, from the first line. Beside choices
   * it is as large as its container.
   */
  readonly unread?: boolean;
  /** Every line has been shown, or skipped; the star stays, and leads on. */
  readonly complete?: boolean;
  /**
   * The pause after the last line is over, or was hurried. `unread` is true when all lines appeared at once (highest
   * speed, reduced motion): nobody can have read them, so the scene should keep them in view. `hurried` is true when the
   * navigator asked to go on.
   */
  onDone(unread: boolean, hurried: boolean): void;
  /** Where to tell what has been heard, for the picture. It is undefined while nothing is told. */
  readonly heard?: Pick<Value<Heard>, 'set'>;
}

/**
 * Types an introduction, line after line, in a column that stays scrolled to its end. Each line is one whole text node; what
 * is not typed yet is clipped. It can be hurried; while the story is paused, each hurry shows one more line, whole.
 */
export function Preamble({
  lines,
  from = 1,
  printed = false,
  unread = false,
  complete = false,
  onDone,
  heard,
}: Props) {
  const { delayMs } = useStored();
  const { alive, still, paused, onPaper } = useRealm();
  const [telling] = useState(() => createTelling({ lines, from, clock: storyClock }));
  const progress = useShown(telling.progress);
  const column = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLParagraphElement>(null);
  const idle = printed || unread || complete;
  // The live region stands empty for one render, so that screen readers know it before its first line.
  const [listening, setListening] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- a second render is the purpose
  useEffect(() => setListening(!idle), [idle]);
  const waits = !idle && !listening;

  // Before the letters are measured, which needs the page's layout: the picture is then as it should be.
  useLayoutEffect(() => {
    if (idle || !heard) return;
    const tell = () => heard.set(telling.progress.get());
    tell();
    const stop = telling.progress.subscribe(tell);
    return () => {
      stop();
      heard.set(undefined);
    };
  }, [telling, idle, heard]);
  // After every render: a line that was rendered just now can be measured.
  useLayoutEffect(() => {
    telling.change({ delayMs, still, paused, onDone });
    telling.laidOut();
  });
  useLayoutEffect(() => {
    const stack = column.current;
    if (idle || waits || !stack) return;
    const stop = telling.start(createTypist(stack, lines));
    telling.laidOut();
    const unsubscribe = onReflow(stack, probe.current, telling.remeasure);
    return () => {
      unsubscribe();
      stop();
    };
  }, [telling, lines, idle, waits]);
  useLayoutEffect(() => {
    const stack = column.current;
    if (printed || unread || !stack?.parentElement) return;
    const stops = [watchLeaving(stack.parentElement, stack)];
    if (probe.current) stops.push(watchSpacing(stack, probe.current));
    return () => stops.forEach((stop) => stop());
  }, [printed, unread]);
  useEffect(() => {
    const scroller = column.current?.parentElement;
    if (!unread || !scroller) return;
    const attended = loadUnread().then(
      ({ attendUnread }) => attendUnread(scroller, areFree),
      () => undefined,
    );
    return () => void attended.then((stop) => stop?.());
  }, [unread]);
  useHurry(idle ? undefined : telling.hurry);

  const last = lines.length;
  const shown = idle ? last : waits ? 0 : progress.line;
  const whole = idle || progress.phase === 'resting' || progress.phase === 'done';
  const stateOf = (line: number) => {
    if (line > shown) return undefined;
    return line < shown || whole ? 'done' : progress.phase;
  };
  // Notes each whole line in the log, but not before the page is alive, nor on paper.
  useEffect(() => {
    if (!alive || onPaper) return;
    noteLines(lines.slice(0, whole ? shown : Math.max(0, shown - 1)));
  }, [alive, onPaper, lines, shown, whole]);

  return (
    <section
      className={styles.preamble}
      aria-label={scenes.preamble_region}
      data-printed={printed || undefined}
      data-unread={unread || undefined}
      // The column scrolls, so it must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const away = Math.abs(currentTarget.scrollTop) > AWAY_PX;
        // Whoever reads earlier lines sees them as far as they are in the column.
        currentTarget.toggleAttribute('data-back', away);
        telling.scrolledBack(away);
      }}
    >
      {printed || unread ? null : <p ref={probe} className={styles.probe} aria-hidden="true" />}
      <div ref={column} className={styles.lines} aria-live="polite">
        {lines.map((line, i) => (
          <p
            // The index is a safe key: the list never changes, and two lines may be equal.
            key={i}
            data-line={i + 1}
            data-state={stateOf(i + 1)}
            data-current={i + 1 === shown || undefined}
            hidden={i + 1 > shown}
          >
            {line}
            {i + 1 === last && last === shown && whole && (complete || !(printed || unread)) ? (
              <button
                type="button"
                className={styles.star}
                data-star=""
                aria-label={controls.star}
                onClick={complete ? () => onDone(false, true) : telling.hurry}
              >
                <Star />
              </button>
            ) : null}
            {/* The scene has gone on, so there is nothing to press. */}
            {unread && !complete && i + 1 === last ? (
              <span className={styles.star} data-star="" aria-hidden="true">
                <Star />
              </span>
            ) : null}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The progress, as far as it is rendered: a pause within a line is for the picture only. */
function useShown(progress: Readable<Progress>): Progress {
  const shown = () => {
    const { line, phase } = progress.get();
    return `${line} ${phase}`;
  };
  useSyncExternalStore(progress.subscribe, shown, shown);
  return progress.get();
}
