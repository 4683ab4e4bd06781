import type { Clock } from '../../engine/clock.ts';

/**
 * Time counted in units, one for each character. A stretch of units passes at the present reading speed; a change of
 * speed acts on the running stretch at once. It does not depend on an animation being painted.
 */
export interface Pace {
  /** Lets a stretch of units pass, then calls `over`. `passed` of them have passed already. Replaces a running stretch. */
  stretch(units: number, over: () => void, passed?: number): void;
  /** Sets the milliseconds of a unit, from now on. */
  setDelay(delayMs: number): void;
  pause(paused: boolean): void;
  /** How many units of the present stretch have passed. */
  passed(): number;
  stop(): void;
}

/** Time in units on a clock. Nothing passes before the first stretch; a delay of 0 ends each stretch at once. */
export function createPace(clock: Clock, firstDelayMs: number): Pace {
  let delayMs = firstDelayMs;
  let paused = false;
  let stretch: { units: number; passed: number; since: number; over: () => void } | undefined;
  let cancel: (() => void) | undefined;

  const settle = () => {
    cancel?.();
    cancel = undefined;
    if (!stretch) return;
    const now = clock.now();
    // A clock that is paused stands, also for a stretch that takes no time.
    const atOnce = clock.paused.get() ? 0 : stretch.units;
    if (!paused) stretch.passed += delayMs > 0 ? (now - stretch.since) / delayMs : atOnce;
    stretch.passed = Math.min(stretch.units, stretch.passed);
    stretch.since = now;
  };
  const end = () => {
    const over = stretch?.over;
    cancel?.();
    cancel = undefined;
    stretch = undefined;
    over?.();
  };
  const arm = () => {
    if (!stretch || paused) return;
    cancel = clock.after((stretch.units - stretch.passed) * delayMs, end);
  };

  return {
    stretch(units, over, passed = 0) {
      cancel?.();
      stretch = { units, passed, since: clock.now(), over };
      arm();
    },
    setDelay(next) {
      settle();
      delayMs = next;
      arm();
    },
    pause(next) {
      if (next === paused) return;
      settle();
      paused = next;
      arm();
    },
    passed() {
      settle();
      arm();
      return stretch?.passed ?? 0;
    },
    stop() {
      cancel?.();
      cancel = undefined;
      stretch = undefined;
    },
  };
}
