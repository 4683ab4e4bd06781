import { createClock } from '../../engine/clock.ts';
import type { Timers } from '../../engine/clock.ts';

/**
 * The one owner of time. Everything that waits, waits here; when the realm rests (the tab is hidden, the window is too
 * narrow) so does its clock, and nothing is lost.
 */

const browser: Timers = {
  now: () => performance.now(),
  set: (call, ms) => setTimeout(call, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** The realm's clock: it rests with the realm. What was asked for passes by it: a map that unfolds, a folder that slides. */
export const clock = createClock(browser);

/** The story's clock: it rests with the realm, and while the navigator pauses the story. What moves by itself goes by it. */
export const storyClock = createClock(browser);

/** The wall's clock, for what must not wait for the realm: a book on its way, a page that does not load. */
export const wallClock = createClock(browser);
