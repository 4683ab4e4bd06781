import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DRIFT_UNITS, LAST_REST_UNITS, LINE_REST_UNITS } from '../../engine/typing.ts';
import { controls, scenes } from '../../schema/words.ts';
import { Star } from '../../ui/star.tsx';
import { storyClock } from '../time/clock.ts';
import { log } from '../reading/log.ts';
import { createPace } from './pace.ts';
import type { Pace } from './pace.ts';
import styles from './preamble.module.css';
import { useRealm } from '../time/realm.ts';
import { typeLine } from './typist.ts';
import type { TypedLine } from './typist.ts';
import { useHurry } from './use-hurry.ts';
import { useSaved } from '../use-saved.ts';

type Phase = 'drifting' | 'typing' | 'resting';

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
 * While the story is held it waits for the navigator: each hurry shows one more line, whole.
 */
export function Preamble({ lines, from = 1, printed = false, complete = false, onDone, onLine }: Props) {
  const { delayMs } = useSaved();
  const { alive, still, held, covered } = useRealm();
  /** The story's clock stands still; letters and stack must stand with it. */
  const stopped = held || covered;
  const last = lines.length - 1;
  const idle = printed || complete;
  const [index, setIndex] = useState(Math.min(from, lines.length) - 1);
  const [phase, setPhase] = useState<Phase>('drifting');
  // Without movement whole lines appear at once. The reading pause after the last is no movement, and stays.
  const delay = still && !(phase === 'resting' && index === last) ? 0 : delayMs;
  const column = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLParagraphElement>(null);
  const pace = useRef<Pace>(undefined);
  const typed = useRef<TypedLine>(undefined);
  const drift = useRef<Animation>(undefined);
  const away = useRef(false);
  const unread = still || delayMs === 0;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  const firstDelay = useRef(delay);
  const getPace = useCallback(() => (pace.current ??= createPace(storyClock, firstDelay.current)), []);

  useEffect(() => {
    getPace().setDelay(delay);
    if (phase === 'typing' && !stopped && !away.current) typed.current?.rate(delay);
  }, [delay, getPace, phase, stopped]);

  useEffect(() => {
    if (idle || !stopped) return;
    typed.current?.rate(0);
    drift.current?.pause();
    return () => {
      if (drift.current?.playState === 'paused') drift.current.play();
    };
  }, [idle, stopped, index, phase]);

  useEffect(() => {
    if (!idle) onLine?.(index + 1);
  }, [index, onLine, idle]);

  // The stack moves up by the height of the line before; then the new line's first letter comes.
  useLayoutEffect(() => {
    if (idle || phase !== 'drifting') return;
    const stack = column.current;
    const element = stack?.children[index];
    if (!stack || !(element instanceof HTMLElement)) return;
    typed.current = typeLine(element, lines[index]!);
    const before = stack.children[index - 1];
    drift.current = undefined;
    if (before instanceof HTMLElement && delay > 0 && typeof stack.animate === 'function') {
      const way = element.offsetTop - before.offsetTop;
      drift.current = stack.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], {
        duration: DRIFT_UNITS * delay,
        easing: getComputedStyle(stack).getPropertyValue('--ease-land') || 'ease-out',
      });
    }
    getPace().stretch(before ? DRIFT_UNITS : 0, () => {
      drift.current?.finish();
      setPhase('typing');
    });
    // The speed of the drift is the speed at its beginning; the effect must not run again when it changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [idle, phase, index, lines, getPace]);

  useEffect(() => {
    if (idle) {
      pace.current?.stop();
      typed.current?.finish();
      return;
    }
    const run = getPace();
    if (phase === 'typing') {
      const line = typed.current;
      if (!stopped && !away.current) line?.rate(delay);
      run.stretch(line?.units ?? 0, () => {
        line?.finish();
        setPhase('resting');
      });
    } else if (phase === 'resting') {
      typed.current?.finish();
      drift.current?.finish();
      run.stretch(index === last ? LAST_REST_UNITS : LINE_REST_UNITS, () => {
        if (index === last) done.current(unread);
        else {
          setIndex(index + 1);
          setPhase('drifting');
        }
      });
    }
    // A change of speed acts through setDelay, a pause through the clock: neither must begin the stretch anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [idle, phase, index, last, getPace]);

  // Left in the middle of a line: a held animation would keep its line, and all that hangs on it, in memory for good.
  useEffect(
    () => () => {
      pace.current?.stop();
      typed.current?.finish();
    },
    [],
  );

  // Laid out anew (window, fonts, text size, spacing): measure again, go on from the same letter.
  useEffect(() => {
    const stack = column.current;
    if (idle || !stack || typeof ResizeObserver === 'undefined') return;
    const sizes = () => [stack.clientWidth, probe.current?.offsetWidth, probe.current?.offsetHeight].join();
    let before = sizes();
    const again = () => {
      // A column that has been taken away is told of it too.
      if (pace.current && stack.isConnected && stack.clientWidth > 0)
        typed.current?.remeasure(phase === 'typing' ? pace.current.passed() : 0);
    };
    // A new line makes the stack taller; only another width or other letters break its lines anew.
    const observer = new ResizeObserver(() => {
      if (sizes() === before) return;
      before = sizes();
      again();
    });
    observer.observe(stack);
    if (probe.current) observer.observe(probe.current);
    const fonts = document.fonts;
    fonts?.addEventListener('loadingdone', again);
    return () => {
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', again);
    };
  }, [idle, phase, index]);

  const onScroll = (event: React.UIEvent<HTMLElement>) => {
    if (idle) return;
    away.current = Math.abs(event.currentTarget.scrollTop) > AWAY_PX;
    getPace().hold(away.current);
    typed.current?.rate(away.current || stopped || phase !== 'typing' ? 0 : delay);
  };

  // The clock rests with the realm; the letters must rest with it.
  useEffect(() => {
    const line = typed.current;
    if (idle || stopped || phase !== 'typing' || !line) return;
    const follow = () => line.rate(document.visibilityState === 'hidden' || away.current ? 0 : delay);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [idle, stopped, phase, index, delay]);

  const hurry = useCallback(() => {
    if (!held) pace.current?.hurry();
    else if (phase !== 'resting') setPhase('resting');
    else if (index === last) done.current(false);
    else setIndex(index + 1);
  }, [held, phase, index, last]);
  useHurry(idle ? undefined : hurry);

  const shown = idle ? last : index;
  const whole = idle || phase === 'resting';
  // Whatever can be read whole stands in the log. On a page that is not alive yet nothing has been said.
  useEffect(() => {
    if (!alive) return;
    lines
      .slice(0, whole ? shown + 1 : shown)
      .forEach((text, i) => log.note({ kind: 'line', number: i + 1, text }));
  }, [alive, lines, shown, whole]);

  return (
    <section
      className={styles['preamble']}
      aria-label={scenes.preamble_region}
      data-printed={printed || undefined}
      // It scrolls, so it must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={onScroll}
    >
      {printed ? null : <p ref={probe} className={styles['probe']} aria-hidden="true" />}
      <div ref={column} className={styles['lines']} aria-live={printed ? undefined : 'polite'}>
        {lines.map((line, i) => (
          <p
            // Lines are a fixed list; two may read the same.
            key={i}
            data-line={i + 1}
            data-state={i < shown || (i === shown && whole) ? 'done' : i === shown ? phase : undefined}
            data-current={i === shown || undefined}
            hidden={i > shown}
          >
            {line}
            {i === last && i === shown && whole && !printed ? (
              <button
                type="button"
                className={styles['star']}
                data-star=""
                aria-label={controls.star}
                onClick={complete ? () => onDone(false) : hurry}
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
