import { createClock } from './clock.ts';

/** A clock turned by hand: the scheduling of the realm's own clock, without its time. For tests. */
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
    /** Lets so many milliseconds pass, with everything that falls due on the way, in order. */
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
    /** The time itself, in milliseconds, which passes also while the clock rests. */
    time: () => time,
    /** How many timers are alive. */
    waiting: () => timers.size,
  };
}
