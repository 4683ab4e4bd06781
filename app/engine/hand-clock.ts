import { createClock } from './clock.ts';

/** A clock for tests, turned by hand. It schedules as the realm's clock does, but its time is a number. */
export function handClock() {
  let time = 0;
  let next = 0;
  const timers = new Map<number, { at: number; call: () => void }>();
  const clock = createClock({
    now: () => time,
    set(call, ms) {
      timers.set(++next, { at: time + ms, call });
      return next;
    },
    clear: (handle) => timers.delete(handle as number),
  });
  return {
    clock,
    /** Lets so many milliseconds pass. Calls every timer that becomes due, in order. */
    turn(ms: number) {
      const end = time + ms;
      for (;;) {
        const due = [...timers]
          .filter(([, t]) => t.at <= end)
          .toSorted((a, b) => a[1].at - b[1].at || a[0] - b[0])[0];
        if (!due) break;
        timers.delete(due[0]);
        time = Math.max(time, due[1].at);
        due[1].call();
      }
      time = end;
    },
    /** The system's time in milliseconds. It also passes while the clock is paused. */
    time: () => time,
    /** How many timers are set. */
    waiting: () => timers.size,
  };
}
