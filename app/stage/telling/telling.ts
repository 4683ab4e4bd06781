import type { Clock } from '../../engine/clock.ts';
import { DRIFT_UNITS, LAST_REST_UNITS, LINE_REST_UNITS, pausesOf, unitsOf } from '../../engine/typing.ts';
import { createValue } from '../../engine/value.ts';
import type { Readable } from '../../engine/value.ts';
import { createPace } from './pace.ts';

type Phase =
  /** The stack of lines moves up to make room for this one. */
  | 'drifting'
  | 'typing'
  /** The line is whole, and the pause after it runs. */
  | 'resting'
  /** The pause after the last line is over, or was hurried. */
  | 'done';

/** How far the telling has got. */
export interface Progress {
  /** From 1. */
  readonly line: number;
  readonly phase: Phase;
  /** While the line is typed: how many of the pauses within it have begun. */
  readonly pauses: number;
  /** It came at once: by a hurry, or because no time passes (the highest speed, no movement). */
  readonly atOnce: boolean;
}

/** A drift, or a line that is typed. It takes a number of units. */
export interface Movement {
  /** Moves on at so many milliseconds a unit. 0 pauses it. */
  rate(delayMs: number): void;
  /** Shows the end at once. It cannot be started again. */
  finish(): void;
}

/** Shows the lines. Each movement begins paused, `doneUnits` after its start. */
export interface Typist {
  /** Moves the stack up for a line. */
  drift(line: number, doneUnits: number): Movement;
  /** Shows a line letter by letter. */
  letters(line: number, doneUnits: number): Movement;
}

export interface TellingSettings {
  /** Delay per character. */
  readonly delayMs: number;
  /** No movement and no waits: all lines appear at once. */
  readonly still: boolean;
  /** The navigator has paused: each hurry shows one line. The clock it is given pauses the time. */
  readonly paused: boolean;
  /**
   * Called after the last line. `unread`: all lines appeared at once, and nobody can have read them. `hurried`: the
   * navigator has ended the pause after it.
   */
  onDone(unread: boolean, hurried: boolean): void;
}

interface Telling {
  readonly progress: Readable<Progress>;
  /** Sets how it is told from now on. Call it before `start`. */
  change(settings: TellingSettings): void;
  /** Begins, or goes on from where it was stopped. Returns a function that stops it and cancels its timers. */
  start(typist: Typist): () => void;
  /** To be called when the page shows `progress`: only then can the letters of a new line be measured. */
  laidOut(): void;
  /** To be called when the lines break at other words: measures again, and goes on from the same letter. */
  remeasure(): void;
  /** With `true`, the navigator is reading earlier lines, and the telling waits. */
  scrolledBack(away: boolean): void;
  /** Ends the present phase. While the story is paused, it shows one more line, whole. */
  hurry(): void;
}

interface Story {
  readonly lines: readonly string[];
  /** The line it begins with, from 1. Earlier lines are shown from the start. */
  readonly from: number;
  readonly clock: Clock;
}

/** Tells lines one after another. Its movements and its time have the same rate, so that they always agree. */
export function createTelling({ lines, from, clock }: Story): Telling {
  const last = lines.length;
  const progress = createValue<Progress>({
    line: Math.min(from, last),
    phase: 'drifting',
    pauses: 0,
    atOnce: false,
  });
  const pace = createPace(clock, 0);
  let settings: TellingSettings = { delayMs: 0, still: false, paused: false, onDone() {} };
  let away = false;
  let typist: Typist | undefined;
  let drift: Movement | undefined;
  let letters: Movement | undefined;
  /** How many units of the phase had passed when it was stopped. */
  let passedUnits = 0;

  const delayMs = () => (settings.still ? 0 : settings.delayMs);

  /** Sets the rate of the time and of the movement. No other function does. */
  const keepTime = () => {
    const rateMs = delayMs();
    pace.setDelay(rateMs);
    pace.pause(away);
    const { phase } = progress.get();
    const movement = phase === 'drifting' ? drift : phase === 'typing' ? letters : undefined;
    movement?.rate(away || clock.paused.get() ? 0 : rateMs);
  };

  const phaseUnits = ({ line, phase }: Progress) => {
    if (phase === 'drifting') return line > 1 ? DRIFT_UNITS : 0;
    if (phase === 'typing') return unitsOf(lines[line - 1] ?? '');
    return line === last ? LAST_REST_UNITS : LINE_REST_UNITS;
  };

  /** The end of the part of the phase that is told next: in a line, its next pause. */
  const nextStop = ({ line, phase, pauses }: Progress) =>
    phase === 'typing' && delayMs() > 0 ? pausesOf(lines[line - 1] ?? '')[pauses] : undefined;

  /** Starts the time of the phase, less the units that have passed. At each pause of a line it reports. */
  const pass = () => {
    const now = progress.get();
    if (!typist || now.phase === 'done') return;
    keepTime();
    const stop = nextStop(now);
    if (stop === undefined) pace.stretch(phaseUnits(now), next, passedUnits);
    else
      pace.stretch(
        stop,
        () => {
          passedUnits = stop;
          progress.set({ ...now, pauses: now.pauses + 1, atOnce: false });
          pass();
        },
        passedUnits,
      );
  };

  const endMovements = () => {
    drift?.finish();
    letters?.finish();
    drift = letters = undefined;
  };

  const isTimeless = () => delayMs() === 0;

  const enter = (line: number, phase: Phase, hurried = false) => {
    if (phase === 'typing') {
      drift?.finish();
      drift = undefined;
    } else endMovements();
    pace.stop();
    passedUnits = 0;
    const atOnce = hurried || isTimeless();
    progress.set({ line, phase, pauses: 0, atOnce });
    pass();
  };

  const end = (unread: boolean, hurried: boolean) => {
    enter(last, 'done', hurried);
    settings.onDone(unread, hurried);
  };

  const goOn = (hurried: boolean) => {
    const { line, phase } = progress.get();
    // In one step: each step is a turn of the browser, and lines that are shown before the end would stand elsewhere after it.
    if (isTimeless() && !hurried) end(true, false);
    // A line that drifts in can be seen already, so a hurry completes it.
    else if (phase === 'drifting' && !hurried) enter(line, 'typing');
    else if (phase === 'drifting' || phase === 'typing') enter(line, 'resting', hurried);
    else if (phase === 'resting' && line < last) enter(line + 1, 'drifting', hurried);
    else if (phase === 'resting') end(isTimeless(), hurried);
  };
  const next = () => goOn(false);

  const laidOut = () => {
    const { line, phase } = progress.get();
    if (!typist || (phase !== 'drifting' && phase !== 'typing')) return;
    const drifts = phase === 'drifting' && line > 1 && delayMs() > 0;
    if (letters && (drift || !drifts)) return;
    const passed = pace.passed();
    letters ??= typist.letters(line, phase === 'typing' ? passed : 0);
    if (drifts) drift ??= typist.drift(line, passed);
    keepTime();
  };

  return {
    progress,
    change(to) {
      settings = to;
      keepTime();
    },
    start(by) {
      typist = by;
      const leave = clock.paused.subscribe(keepTime);
      pass();
      return () => {
        leave();
        passedUnits = pace.passed();
        pace.stop();
        endMovements();
        typist = undefined;
      };
    },
    laidOut,
    remeasure() {
      letters?.finish();
      letters = undefined;
      laidOut();
    },
    scrolledBack(isAway) {
      away = isAway;
      keepTime();
    },
    hurry() {
      const { line, phase } = progress.get();
      if (!settings.paused) goOn(true);
      else if (phase === 'drifting' || phase === 'typing') enter(line, 'resting', true);
      else if (phase === 'resting' && line < last) enter(line + 1, 'resting', true);
      else if (phase === 'resting') end(false, true);
    },
  };
}
