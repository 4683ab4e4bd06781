import { EASES, TIMINGS_MS } from '../../engine/timings.ts';
import type { Ease } from '../../engine/timings.ts';
import type { Clock } from '../../engine/clock.ts';
import type { SoundName } from '../../schema/sources/sounds.ts';
import { sound } from '../sounding.ts';

/**
 * What moves by itself in a picture, as a table of each scene (`<scene>.motion.ts`). A frame has only transform and
 * opacity, for the compositor. CSS animations would wake the main thread with an event every round (decision 0019).
 */
export interface Motion {
  readonly loops?: readonly Move[];
  readonly happenings?: readonly Happening[];
  /** Plates that are hidden unless a happening moves them. Without motion they are visible. */
  readonly away?: readonly string[];
}

export interface Move {
  /** The plate that moves, by its name in the picture. */
  readonly plate: string;
  readonly frames: readonly Frame[];
  /** The time of one round; with `back`, of half a round. */
  readonly seconds: number;
  /** Every second round runs backwards, to the first frame. */
  readonly back?: true;
  /** How much of a round has passed at the start, 0 to 1. With it, neighbours do not move in step. */
  readonly phase?: number;
  /** The easing between its frames; `breath` unless given. */
  readonly ease?: Ease;
  /** How many rounds, for a move that is part of a happening; 1 unless given. */
  readonly times?: number;
}

export interface Frame {
  /** When in the round, 0 to 1; evenly spread unless given. */
  readonly offset?: number;
  readonly transform?: string;
  readonly opacity?: number;
  /** The easing from this frame to the next. */
  readonly easing?: string;
}

/** Something that happens from time to time, by chance. */
export interface Happening {
  /** The least and the most time from one to the next, in seconds. */
  readonly every: readonly [least: number, most: number];
  /** Groups of moves. One group plays at a time, in turn. */
  readonly turns: readonly (readonly Move[])[];
  /** What is heard, SOUND_LEAD before it moves. */
  readonly sound?: SoundName;
}

/** A CSS translation in fractions of the picture's width and height, whatever the size of the plate. */
export const shift = (x: number, y = 0) => `translate(calc(var(--pw) * ${x}), calc(var(--ph) * ${y}))`;

/** Frames that tilt a plate by so many degrees to either side. */
export const tilt = (degrees: number): readonly Frame[] => [
  { transform: `rotate(${-degrees}deg)` },
  { transform: `rotate(${degrees}deg)` },
];

/** A light that fades to a part of itself, and grows again. */
export const glow = (plate: string, seconds: number, least: number): Move => ({
  plate,
  seconds,
  back: true,
  frames: [{ opacity: least }, { opacity: 1 }],
});

/**
 * Plays a table on the plates inside an element. It pauses with the clock, and sets one timer at most, for the next
 * happening. `chance` returns numbers in [0, 1). A move of a plate that is not there is left out. Returns a function that
 * ends everything: the picture is as it was drawn.
 */
export function playMotion(
  root: HTMLElement,
  { loops = [], happenings = [], away = [] }: Motion,
  clock: Clock,
  chance: () => number,
): () => void {
  const running = new Set<Animation>();
  const find = (plate: string) => root.querySelector<HTMLElement>(`[data-plate='${plate}']`);

  /** WebKit never frees an animation that is listened to, nor the scene its plate was in. */
  const letGo = (animation: Animation) => {
    animation.onfinish = null;
    running.delete(animation);
  };

  const play = (move: Move, iterations: number, delay = 0) => {
    const animation = find(move.plate)?.animate(
      move.frames.map((frame) => ({ easing: EASES[move.ease ?? 'breath'], ...frame })),
      {
        duration: move.seconds * 1000,
        delay,
        iterations,
        iterationStart: move.phase ?? 0,
        direction: move.back ? 'alternate' : 'normal',
      },
    );
    if (!animation) return;
    running.add(animation);
    animation.onfinish = () => letGo(animation);
  };

  // The first happening is due between now and its longest interval.
  const waiting = happenings.map((happening) => ({
    ...happening,
    due: clock.now() + happening.every[1] * chance() * 1000,
    times: 0,
  }));
  let cancel: (() => void) | undefined;
  const awaitNext = () => {
    const [next] = waiting.toSorted((one, other) => one.due - other.due);
    if (!next) return;
    cancel = clock.after(next.due - clock.now(), () => {
      const [least, most] = next.every;
      const moves = next.turns[next.times++ % next.turns.length] ?? [];
      if (next.sound) sound({ sound: next.sound, of: find(moves[0]?.plate ?? '') ?? undefined });
      for (const move of moves) play(move, move.times ?? 1, next.sound ? TIMINGS_MS.SOUND_LEAD : 0);
      next.due = clock.now() + (least + (most - least) * chance()) * 1000;
      awaitNext();
    });
  };

  const follow = () => {
    for (const animation of running)
      if (clock.paused.get()) animation.pause();
      else animation.play();
  };

  for (const plate of away) find(plate)?.style.setProperty('opacity', '0');
  for (const move of loops) play(move, Infinity);
  awaitNext();
  if (clock.paused.get()) follow();
  const leave = clock.paused.subscribe(follow);
  return () => {
    leave();
    cancel?.();
    for (const animation of running) {
      animation.cancel();
      letGo(animation);
    }
    for (const plate of away) find(plate)?.style.removeProperty('opacity');
  };
}
