import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { delayFromSlider, sliderFromDelay, SPEED_STEP } from '../../engine/reading-speed.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { unitsOf } from '../../engine/typing.ts';
import { wordsPerMinute } from '../../engine/words-per-minute.ts';
import { fill } from '../../schema/fill.ts';
import { controls } from '../../schema/words.ts';
import { store } from '../../storage/storage.ts';
import { clock } from '../time/clock.ts';
import { realmIsStill } from '../time/realm.ts';
import styles from './speed.module.css';
import { typeLine } from './typist.ts';
import { useStored } from '../use-stored.ts';

/** The reading speed of a delay, in words a navigator reads. */
function paceInWords(delayMs: number): string {
  const count = wordsPerMinute(controls.speed_sample, delayMs);
  return count === Infinity ? controls.speed_at_once : fill(controls.speed_words, { count });
}

/** Not React's listener: at the beginning of a passage React hears nothing, and the new scene would lose the speed. */
function heed(slider: HTMLInputElement | null) {
  slider?.addEventListener('input', () => store.setDelay(delayFromSlider(slider.valueAsNumber)));
}

/**
 * The slider of the reading speed: 0 slow, 100 at once. With the focus or the pointer on it, a slip shows the words per
 * minute. When it is moved, the slip also types a sample line at that speed, and removes it a moment after. With `below`,
 * the same stands under the slider, and the sample stays: nothing moves when it is typed again.
 */
export function Speed({ below = false }: { readonly below?: boolean }) {
  const { delayMs } = useStored();
  const value = sliderFromDelay(delayMs);
  const pace = paceInWords(delayMs);
  const [focused, setFocused] = useState(false);
  const [pointed, setPointed] = useState(false);
  /** How often the slider was moved; 0 when the sample line is over. */
  const [moves, setMoves] = useState(0);
  return (
    <div
      className={below ? `${styles.speed} ${styles.below}` : styles.speed}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <span aria-hidden="true">{controls.slow_end}</span>
      <input
        ref={heed}
        type="range"
        min={0}
        max={100}
        step={SPEED_STEP}
        value={value}
        aria-label={controls.speed}
        aria-valuetext={fill(controls.speed_value, { value, pace })}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={() => setMoves((count) => count + 1)}
      />
      <span aria-hidden="true">{controls.fast_end}</span>
      {below || focused || pointed || moves > 0 ? (
        // Screen readers get the same from the slider's aria-valuetext.
        <div className={`${styles.slip} paper`} aria-hidden="true" data-slip="">
          <em>{pace}</em>
          {moves > 0 ? (
            <Sample key={moves} delayMs={delayMs} onOver={() => setMoves(0)} />
          ) : below ? (
            <p className={styles.sample}>{controls.speed_sample}</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Types the sample line once. The navigator has asked for it, so it is not paused with the story. */
function Sample({ delayMs, onOver }: { readonly delayMs: number; onOver(): void }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const over = useEffectEvent(onOver);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const typed = typeLine(ref.current, controls.speed_sample);
    const delay = realmIsStill() ? 0 : delayMs;
    if (delay === 0) typed.finish();
    else typed.rate(delay);
    const cancel = clock.after(unitsOf(controls.speed_sample) * delay + TIMINGS_MS.SAMPLE, over);
    return () => {
      cancel();
      typed.finish();
    };
  }, [delayMs]);
  return (
    <p ref={ref} className={styles.sample}>
      {controls.speed_sample}
    </p>
  );
}
