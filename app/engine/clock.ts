import { createValue } from './value.ts';
import type { Readable } from './value.ts';

export interface Clock {
  /** The clock's own time in milliseconds. It stops while the clock is paused. */
  now(): number;
  /** Calls back once, after so many milliseconds of the clock's own time. Returns a function that cancels it. */
  after(ms: number, call: () => void): () => void;
  pause(): void;
  resume(): void;
  /** Whether the clock is paused. Animations follow this value. */
  readonly paused: Readable<boolean>;
}

/** The timers a clock is made of: the browser's, or a test's. */
export interface Timers {
  now(): number;
  set(call: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

interface Timer {
  due: number;
  call: () => void;
  handle: unknown;
}

/** A clock that can be paused. When it resumes, every timer still has the time that was left. */
export function createClock(system: Timers): Clock {
  const timers = new Set<Timer>();
  const paused = createValue(false);
  let lag = 0;
  let pausedAt: number | undefined;
  const now = () => (pausedAt ?? system.now()) - lag;

  const arm = (timer: Timer, ms: number) => {
    timer.handle = system.set(
      () => {
        timers.delete(timer);
        timer.call();
      },
      Math.max(0, ms),
    );
  };

  return {
    now,
    after(ms, call) {
      const timer: Timer = { due: now() + ms, call, handle: undefined };
      timers.add(timer);
      if (pausedAt === undefined) arm(timer, ms);
      return () => {
        timers.delete(timer);
        system.clear(timer.handle);
      };
    },
    pause() {
      if (pausedAt !== undefined) return;
      pausedAt = system.now();
      for (const timer of timers) system.clear(timer.handle);
      paused.set(true);
    },
    resume() {
      if (pausedAt === undefined) return;
      lag += system.now() - pausedAt;
      pausedAt = undefined;
      for (const timer of timers) arm(timer, timer.due - now());
      paused.set(false);
    },
    paused,
  };
}
