import { EASES } from '../../engine/timings.ts';
import type { Ease } from '../../engine/timings.ts';
import type { Clock } from '../../engine/clock.ts';

/**
 * What moves by itself in a picture, as data: each scene has a table of it (`<scene>.motion.ts`). Frames have transform
 * and opacity and nothing else, so all of it runs on the compositor. The still picture is the one as it was drawn: a
 * table adds to it and takes nothing away but what is `away`.
 *
 * These are Web Animations rather than CSS ones because a CSS animation reports every round to the page (React
 * listens), which wakes the main thread each time.
 */
export interface Motion {
  readonly loops?: readonly Move[];
  readonly happenings?: readonly Happening[];
  /** Plates that are there only while something happens to them: in the still picture they stay. */
  readonly away?: readonly string[];
}

export interface Move {
  /** The plate that moves, by its name in the picture. */
  readonly plate: string;
  readonly frames: readonly Frame[];
  /** One round, or one way where it goes `back`. */
  readonly seconds: number;
  /** Returns as it came, rather than begin again. */
  readonly back?: true;
  /** How much of a round has passed when it begins, 0 to 1: neighbours do not move in step. */
  readonly phase?: number;
  /** Between its frames; things that go to and fro breathe. */
  readonly ease?: Ease;
  /** Rounds, of a move that is part of a happening. */
  readonly times?: number;
}

export interface Frame {
  /** When in the round, 0 to 1; evenly spread if not said. */
  readonly offset?: number;
  readonly transform?: string;
  readonly opacity?: number;
  /** How it goes on from here. */
  readonly easing?: string;
}

/** Something that happens once in a while, and never regularly. */
export interface Happening {
  /** The least and the most time from one to the next, in seconds. */
  readonly every: readonly [least: number, most: number];
  /** What moves, all at once; where there are several such groups they take turns. */
  readonly turns: readonly (readonly Move[])[];
}

/** A shift in parts of the picture's width and height, whatever the size of the plate. */
export const shift = (x: number, y = 0) => `translate(calc(var(--pw) * ${x}), calc(var(--ph) * ${y}))`;

export interface Playing {
  /** Everything stops where it is. */
  pause(): void;
  go(): void;
  /** Everything is as it was drawn. */
  stop(): void;
}

/**
 * Plays a table on the plates under an element. Of the realm's clock it has one timer at most: the next happening.
 * `chance` gives numbers in [0, 1). Plates that are not there are passed over.
 */
export function playMotion(
  root: HTMLElement,
  { loops = [], happenings = [], away = [] }: Motion,
  clock: Clock,
  chance: () => number,
): Playing {
  const running = new Set<Animation>();
  const find = (plate: string) => root.querySelector<HTMLElement>(`[data-plate='${plate}']`);

  const play = (move: Move, iterations: number) => {
    const animation = find(move.plate)?.animate(
      move.frames.map((frame) => ({ easing: EASES[move.ease ?? 'breath'], ...frame })),
      {
        duration: move.seconds * 1000,
        iterations,
        iterationStart: move.phase ?? 0,
        direction: move.back ? 'alternate' : 'normal',
      },
    );
    if (!animation) return;
    running.add(animation);
    animation.onfinish = () => running.delete(animation);
  };

  // The first may come at once, or be long in coming.
  const waiting = happenings.map((happening) => ({
    ...happening,
    due: clock.now() + happening.every[1] * chance() * 1000,
    times: 0,
  }));
  let callOff: (() => void) | undefined;
  const awaitNext = () => {
    const [next] = waiting.toSorted((one, other) => one.due - other.due);
    if (!next) return;
    callOff = clock.after(next.due - clock.now(), () => {
      const [least, most] = next.every;
      for (const move of next.turns[next.times++ % next.turns.length] ?? []) play(move, move.times ?? 1);
      next.due = clock.now() + (least + (most - least) * chance()) * 1000;
      awaitNext();
    });
  };

  for (const plate of away) find(plate)?.style.setProperty('opacity', '0');
  for (const move of loops) play(move, Infinity);
  awaitNext();
  return {
    pause() {
      callOff?.();
      for (const animation of running) animation.pause();
    },
    go() {
      for (const animation of running) animation.play();
      awaitNext();
    },
    stop() {
      callOff?.();
      for (const animation of running) animation.cancel();
      for (const plate of away) find(plate)?.style.removeProperty('opacity');
    },
  };
}
