import { createValue } from './value.ts';
import type { Readable } from './value.ts';

export interface Clock {
  /** Milliseconds the clock has gone. */
  now(): number;
  /** Calls back once after so many milliseconds of its own time. Returns how to call it off. */
  after(ms: number, call: () => void): () => void;
  pause(): void;
  resume(): void;
  /** Whether it stands still; what moves beside it follows this. */
  readonly paused: Readable<boolean>;
}

/** The time a clock goes by. */
export interface Powers {
  now(): number;
  set(call: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

interface Timer {
  due: number;
  call: () => void;
  handle: unknown;
}

/** A clock that can rest, and then goes on with nothing lost. Its powers: the browser's time, or a test's. */
export function createClock(powers: Powers): Clock {
  const timers = new Set<Timer>();
  const paused = createValue(false);
  let lag = 0;
  let pausedAt: number | undefined;
  const now = () => (pausedAt ?? powers.now()) - lag;

  const arm = (timer: Timer) => {
    timer.handle = powers.set(
      () => {
        timers.delete(timer);
        timer.call();
      },
      Math.max(0, timer.due - now()),
    );
  };

  return {
    now,
    after(ms, call) {
      const timer: Timer = { due: now() + ms, call, handle: undefined };
      timers.add(timer);
      if (pausedAt === undefined) arm(timer);
      return () => {
        timers.delete(timer);
        powers.clear(timer.handle);
      };
    },
    pause() {
      if (pausedAt !== undefined) return;
      pausedAt = powers.now();
      for (const timer of timers) powers.clear(timer.handle);
      paused.set(true);
    },
    resume() {
      if (pausedAt === undefined) return;
      lag += powers.now() - pausedAt;
      pausedAt = undefined;
      for (const timer of timers) arm(timer);
      paused.set(false);
    },
    paused,
  };
}
