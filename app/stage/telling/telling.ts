import type { Clock } from '../../engine/clock.ts';
import { DRIFT_UNITS, LAST_REST_UNITS, LINE_REST_UNITS, unitsOf } from '../../engine/typing.ts';
import { createValue } from '../../engine/value.ts';
import type { Readable } from '../../engine/value.ts';
import { createPace } from './pace.ts';

export type Phase =
  /** The stack of lines moves up to make room for this one. */
  | 'drifting'
  | 'typing'
  /** It stands there whole. */
  | 'resting'
  /** The last line has been read, or hurried on from. */
  | 'done';

/** Where the telling is: its line, from 1, and what happens to it. */
export interface Told {
  readonly line: number;
  readonly phase: Phase;
}

/** Something that moves while units pass. */
export interface Motion {
  /** Moves at so many milliseconds a unit, from where it stands. 0 stops it. */
  rate(delayMs: number): void;
  /** The end, at once and for good. */
  finish(): void;
}

/** Shows what the telling tells. Each motion begins paused, as if so many units of it had passed. */
export interface Typist {
  /** Moves the stack up for a line. */
  drift(line: number, doneUnits: number): Motion;
  /** Shows a line letter by letter. */
  letters(line: number, doneUnits: number): Motion;
}

export interface Manner {
  /** Delay per character. */
  readonly delayMs: number;
  /** No movement: whole lines appear at once. */
  readonly still: boolean;
  /** The navigator has paused: lines wait to be asked for. Time itself rests by the clock. */
  readonly paused: boolean;
  /** Called after the last line. `unread`: the lines came all at once, and nobody can have read them. */
  onDone(unread: boolean): void;
}

export interface Telling {
  readonly told: Readable<Told>;
  /** How it is told from now on. Said before it is started. */
  change(manner: Manner): void;
  /** Begins, or goes on where it was stopped. Returns how to stop it; nothing of it is kept alive then. */
  start(typist: Typist): () => void;
  /** The page shows what `told` says: the letters of a new line can be measured. */
  laidOut(): void;
  /** The lines are broken in another way: measures again, and goes on from the same letter. */
  laidOutAnew(): void;
  /** The navigator is reading what has gone before: the telling waits. */
  scrolledBack(away: boolean): void;
  /** Ends what is under way. While the story is paused: shows one more line, whole. */
  hurry(): void;
}

interface Story {
  readonly lines: readonly string[];
  /** The line it begins with, from 1; those before it stand there already. */
  readonly from: number;
  readonly clock: Clock;
}

/** Tells lines one after another. What is seen and what is waited for go by one rate, so they cannot part. */
export function createTelling({ lines, from, clock }: Story): Telling {
  const last = lines.length;
  const told = createValue<Told>({ line: Math.min(from, last), phase: 'drifting' });
  const pace = createPace(clock, 0);
  let manner: Manner = { delayMs: 0, still: false, paused: false, onDone() {} };
  let away = false;
  let typist: Typist | undefined;
  let drift: Motion | undefined;
  let letters: Motion | undefined;
  /** Units of the phase that had passed when it was stopped. */
  let passedUnits = 0;

  const delayMs = () => {
    const { line, phase } = told.get();
    // The pause after the last line is for reading. It is no movement, and stays.
    const lastRest = phase === 'resting' && line === last;
    return manner.still && !lastRest ? 0 : manner.delayMs;
  };

  /** The one place that says how fast anything goes. */
  const keepTime = () => {
    const rateMs = delayMs();
    pace.setDelay(rateMs);
    pace.pause(away);
    const { phase } = told.get();
    const motion = phase === 'drifting' ? drift : phase === 'typing' ? letters : undefined;
    motion?.rate(away || clock.paused.get() ? 0 : rateMs);
  };

  const phaseUnits = ({ line, phase }: Told) => {
    if (phase === 'drifting') return line > 1 ? DRIFT_UNITS : 0;
    if (phase === 'typing') return unitsOf(lines[line - 1] ?? '');
    return line === last ? LAST_REST_UNITS : LINE_REST_UNITS;
  };

  /** Lets the time of the phase pass, so much of it having passed already. */
  const pass = () => {
    if (!typist || told.get().phase === 'done') return;
    keepTime();
    pace.stretch(phaseUnits(told.get()), next, passedUnits);
  };

  const endMotions = () => {
    drift?.finish();
    letters?.finish();
    drift = letters = undefined;
  };

  const enter = (line: number, phase: Phase) => {
    if (phase === 'typing') {
      drift?.finish();
      drift = undefined;
    } else endMotions();
    pace.stop();
    passedUnits = 0;
    told.set({ line, phase });
    pass();
  };

  const end = (unread: boolean) => {
    enter(last, 'done');
    manner.onDone(unread);
  };

  const next = () => {
    const { line, phase } = told.get();
    if (phase === 'drifting') enter(line, 'typing');
    else if (phase === 'typing') enter(line, 'resting');
    else if (phase === 'resting' && line < last) enter(line + 1, 'drifting');
    else if (phase === 'resting') end(manner.still || manner.delayMs === 0);
  };

  const laidOut = () => {
    const { line, phase } = told.get();
    if (!typist || (phase !== 'drifting' && phase !== 'typing')) return;
    const drifts = phase === 'drifting' && line > 1 && delayMs() > 0;
    if (letters && (drift || !drifts)) return;
    const passed = pace.passed();
    letters ??= typist.letters(line, phase === 'typing' ? passed : 0);
    if (drifts) drift ??= typist.drift(line, passed);
    keepTime();
  };

  return {
    told,
    change(to) {
      manner = to;
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
        endMotions();
        typist = undefined;
      };
    },
    laidOut,
    laidOutAnew() {
      letters?.finish();
      letters = undefined;
      laidOut();
    },
    scrolledBack(isAway) {
      away = isAway;
      keepTime();
    },
    hurry() {
      const { line, phase } = told.get();
      if (!manner.paused) next();
      else if (phase === 'drifting' || phase === 'typing') enter(line, 'resting');
      else if (phase === 'resting' && line < last) enter(line + 1, 'resting');
      else if (phase === 'resting') end(false);
    },
  };
}
