import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { controls, scenes } from '../../schema/words.ts';
import { Star } from '../../ui/star.tsx';
import { log } from '../reading/log.ts';
import { storyClock } from '../time/clock.ts';
import { useRealm } from '../time/realm.ts';
import { useSaved } from '../use-saved.ts';
import { useValue } from '../use-value.ts';
import styles from './preamble.module.css';
import { createTelling } from './telling.ts';
import { createTypist, onLaidOutAnew } from './typist.ts';
import { useHurry } from './use-hurry.ts';

/** Scrolled back by more than this, in pixels, the navigator is reading what has gone before. */
const AWAY_PX = 8;

interface Props {
  readonly lines: readonly string[];
  /** The line it begins with, from 1; those before it stand there already. */
  readonly from?: number;
  /** Printed: every line stands there at once, and nothing runs. */
  readonly printed?: boolean;
  /** Every line has been shown, or skipped; the star stays. */
  readonly complete?: boolean;
  /**
   * The last line has been read, or the navigator has hurried on from it. `unread` when the lines came all at once
   * (highest speed, reduced motion): nobody can have read them, and the scene should leave them standing.
   */
  onDone(unread: boolean): void;
  /** Told which line is being typed, from 1. */
  onLine?(line: number): void;
}

/**
 * An introduction that types itself out, line after line, in a column that keeps to its end. One text node a line,
 * whole from the start; what has not been typed is clipped away. A click on the scene, Space or Enter hurries it.
 * While the story is paused it waits for the navigator: each hurry shows one more line, whole.
 */
export function Preamble({ lines, from = 1, printed = false, complete = false, onDone, onLine }: Props) {
  const { delayMs } = useSaved();
  const { alive, still, paused, onPaper } = useRealm();
  const [telling] = useState(() => createTelling({ lines, from, clock: storyClock }));
  const told = useValue(telling.told);
  const column = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLParagraphElement>(null);
  const idle = printed || complete;

  // With each change of what is shown: a line that has just been laid out can be measured.
  useLayoutEffect(() => {
    telling.change({ delayMs, still, paused, onDone });
    telling.laidOut();
  });
  useLayoutEffect(() => {
    const stack = column.current;
    if (idle || !stack) return;
    const stop = telling.start(createTypist(stack, lines));
    telling.laidOut();
    const leave = onLaidOutAnew(stack, probe.current, telling.laidOutAnew);
    return () => {
      leave();
      stop();
    };
  }, [telling, lines, idle]);
  useHurry(idle ? undefined : telling.hurry);

  const last = lines.length;
  const shown = idle ? last : told.line;
  const whole = idle || told.phase === 'resting' || told.phase === 'done';
  const stateOf = (line: number) => {
    if (line > shown) return undefined;
    return line < shown || whole ? 'done' : told.phase;
  };
  // Whatever can be read whole stands in the log. On a page that is not alive yet, or on paper, nothing is said.
  useEffect(() => {
    if (!alive || onPaper) return;
    if (!idle) onLine?.(shown);
    for (const [i, text] of lines.slice(0, whole ? shown : shown - 1).entries())
      log.note({ kind: 'line', number: i + 1, text });
  }, [alive, onPaper, idle, lines, onLine, shown, whole]);

  return (
    <section
      className={styles['preamble']}
      aria-label={scenes.preamble_region}
      data-printed={printed || undefined}
      // It scrolls, so it must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={(event) => telling.scrolledBack(Math.abs(event.currentTarget.scrollTop) > AWAY_PX)}
    >
      {printed ? null : <p ref={probe} className={styles['probe']} aria-hidden="true" />}
      <div ref={column} className={styles['lines']} aria-live={printed ? undefined : 'polite'}>
        {lines.map((line, i) => (
          <p
            // Lines are a fixed list; two may read the same.
            key={i}
            data-line={i + 1}
            data-state={stateOf(i + 1)}
            data-current={i + 1 === shown || undefined}
            hidden={i + 1 > shown}
          >
            {line}
            {i + 1 === last && last === shown && whole && !printed ? (
              <button
                type="button"
                className={styles['star']}
                data-star=""
                aria-label={controls.star}
                onClick={complete ? () => onDone(false) : telling.hurry}
              >
                <Star />
              </button>
            ) : null}
          </p>
        ))}
      </div>
    </section>
  );
}
