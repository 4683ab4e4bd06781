import type { Clock } from '../../engine/clock.ts';

/**
 * Time that is counted in characters. A stretch of so many units passes at the reading speed of the moment; a change of
 * speed acts on the stretch under way, holding it stops it, and it never depends on an animation having been painted.
 */
export interface Pace {
  /** Lets a stretch of units pass, of which some may have passed, then calls back. It replaces the one under way. */
  stretch(units: number, over: () => void, passed?: number): void;
  /** Milliseconds a unit, from now on. */
  setDelay(delayMs: number): void;
  pause(paused: boolean): void;
  /** Units of the present stretch that have passed. */
  passed(): number;
  stop(): void;
}

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
    if (!paused) stretch.passed += delayMs > 0 ? (now - stretch.since) / delayMs : stretch.units;
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
