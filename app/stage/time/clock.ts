import { createClock } from '../../engine/clock.ts';
import type { Timers } from '../../engine/clock.ts';

/** The only module that sets timers. Whatever waits uses one of these three clocks. */

const browser: Timers = {
  now: () => performance.now(),
  set: (call, ms) => setTimeout(call, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/**
 * The realm's clock, for what the navigator has asked for: a map that unfolds, a folder that slides. It pauses while the
 * tab is hidden or the window too narrow.
 */
export const clock = createClock(browser);

/**
 * The story's clock, for what moves by itself. It pauses with the realm's clock, while the navigator has paused, and
 * while an overlay is open.
 */
export const storyClock = createClock(browser);

/** The wall clock never pauses. It is for what must not wait for the realm: a book that loads, a page that fails to. */
export const wallClock = createClock(browser);
