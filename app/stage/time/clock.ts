/**
 * The one owner of time. Everything that waits, waits here; when the realm rests (the tab is hidden, the window is too
 * narrow) so does its clock, and nothing is lost.
 */

export interface Clock {
  /** Milliseconds the realm has been awake. */
  now(): number;
  /** Calls back once after so many milliseconds awake. Returns how to call it off. */
  after(ms: number, call: () => void): () => void;
  pause(): void;
  resume(): void;
  readonly paused: boolean;
}

interface Powers {
  now(): number;
  set(call: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

interface Timer {
  due: number;
  call: () => void;
  handle: unknown;
}

/** A clock over the given powers: the browser's in the realm, a hand-turned one in tests. */
export function createClock(powers: Powers): Clock {
  const timers = new Set<Timer>();
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
    },
    resume() {
      if (pausedAt === undefined) return;
      lag += powers.now() - pausedAt;
      pausedAt = undefined;
      for (const timer of timers) arm(timer);
    },
    get paused() {
      return pausedAt !== undefined;
    },
  };
}

const browser: Powers = {
  now: () => performance.now(),
  set: (call, ms) => setTimeout(call, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** The realm's clock: it rests with the realm. What was asked for passes by it: a map that unfolds, a folder that slides. */
export const clock = createClock(browser);

/** The story's clock: it rests with the realm, and while the navigator holds the story. What moves by itself goes by it. */
export const storyClock = createClock(browser);

/** The wall's clock, for what must not wait for the realm: a book on its way, a page that does not load. */
export const wallClock = createClock(browser);
