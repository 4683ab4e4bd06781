import { TIMINGS_MS } from '../../engine/timings.ts';
import type { SoundName } from '../../schema/sources/sounds.ts';
import type { Sounding } from '../sounding.ts';
import type { Progress } from '../telling/telling.ts';

/** How a plate turns up. Its movement is in cues.module.css, its duration in engine/timings.ts. */
export type TurnUp =
  /** A mark, or something soft. */
  | 'appear'
  /** A body, at its place: uncovered from its foot, dark; then it gets its light. So do all that come from somewhere. */
  | 'stand'
  /** A body that is whole at once, dark in the dark; then it gets its light. */
  | 'loom'
  /** What is thin, or on paper: uncovered from the left, as if drawn. */
  | 'draw'
  /** A foot comes down. */
  | 'tread'
  /** A light comes on. */
  | 'light'
  /** From below, to its place. */
  | 'rise'
  /** A body, whole, from behind what stands before its foot. */
  | 'emerge'
  /** Small things that stand apart, from their feet: a torn edge would show scraps of them. */
  | 'stand-apart'
  /** Down onto what it belongs to. */
  | 'fall'
  /** Water lies down flat. */
  | 'lie-down'
  | 'from-left'
  | 'from-right'
  /** From the right, in a hurry. */
  | 'hurry'
  /** Passes through the picture and is gone. The scene's style sheet has its path. */
  | 'pass';

/** First the sound, then the thing: which plates turn up with which line of an introduction. */
export interface Cue {
  /** From 1. */
  readonly line: number;
  /** The pause within the line (after a comma or a sentence), from 1. Without it, or in a shorter line, the line's end. */
  readonly pause?: number;
  /** By their names. What rides on a plate turns up with it. Without any, something is only heard. */
  readonly plates: readonly string[];
  readonly way: TurnUp;
  /** Seconds from the pause to the first plate. */
  readonly after?: number;
  /** Seconds from one plate to the next. */
  readonly apart?: number;
  /** What is heard, SOUND_LEAD before the first plate turns up. */
  readonly sound?: SoundName;
  /** It is heard with each of the plates. */
  readonly each?: true;
  /** Between places: heard SOUND_LEAD after the plate, not before it. */
  readonly late?: true;
}

/** The cues of a picture. Its other plates are there from the beginning. */
export type Cues = readonly Cue[];

/** What has been heard of an introduction. Undefined: none is told, and the whole picture is shown. */
export type Heard = Progress | undefined;

/** Before the first line. */
export const UNHEARD: Progress = { line: 0, phase: 'drifting', pauses: 0, atOnce: false };

/** Whether a cue's words have been heard. */
export const isDue = ({ line, pause = Infinity }: Cue, { line: now, phase, pauses }: Progress): boolean =>
  line < now || (line === now && (phase === 'resting' || phase === 'done' || pause <= pauses));

/** The way each cued plate turns up, by its name. */
export const waysOf = (cues: Cues): Readonly<Record<string, TurnUp>> =>
  Object.fromEntries(cues.flatMap(({ plates, way }) => plates.map((plate) => [plate, way])));

const LEAD_SECONDS = TIMINGS_MS.SOUND_LEAD / 1000;

/** The seconds until the i-th plate of a cue turns up. What is heard before it needs the time to be. */
export const waitOf = ({ after = 0, apart = 0, sound, late }: Cue, i: number): number =>
  (sound && !late ? Math.max(after, LEAD_SECONDS) : after) + i * apart;

/** The milliseconds until a cue is heard, once for each time. */
function heardIn(cue: Cue): number[] {
  const lead = (cue.late ? 1 : -1) * LEAD_SECONDS;
  const plates = cue.each ? cue.plates : [undefined];
  return plates.map((_, i) => Math.round((waitOf(cue, i) + lead) * 1000));
}

/** A plate's element, as far as its cue needs it. */
type PlateElement = Pick<
  HTMLElement,
  'setAttribute' | 'removeAttribute' | 'hasAttribute' | 'style' | 'getBoundingClientRect'
>;
type Root = Pick<HTMLElement, 'setAttribute' | 'removeAttribute' | 'toggleAttribute'> & {
  querySelector(selector: string): PlateElement | null;
};

/**
 * Marks the plates that are due, by `data-due`; the styles move them. After a hurry, and when the introduction is left
 * before its end, everything due is there at once. A plate that passed through stays away at the end.
 */
export function showDue(root: Root, cues: Cues, heard: Heard): void {
  const plates = cues.flatMap((cue) =>
    cue.plates.flatMap((plate, i) => {
      const element = root.querySelector(`[data-plate='${plate}']`);
      return element ? [{ cue, element, wait: waitOf(cue, i) }] : [];
    }),
  );
  if (!heard) {
    if (plates.every(({ element }) => element.hasAttribute('data-due'))) return;
    root.removeAttribute('data-heard');
    for (const { element } of plates) element.removeAttribute('data-due');
    return;
  }
  root.setAttribute('data-heard', '');
  root.toggleAttribute('data-at-once', heard.atOnce);
  for (const { cue, element, wait } of plates) {
    if (!isDue(cue, heard)) element.removeAttribute('data-due');
    else if (!element.hasAttribute('data-due')) {
      element.style.setProperty('--wait', `${wait}s`);
      element.setAttribute('data-due', '');
    }
  }
}

/**
 * Tells what is heard between two reports of a telling: the sounds of the line that is told now. Those of earlier lines
 * are over.
 */
export function soundDue(
  root: Root,
  cues: Cues,
  before: Heard,
  heard: Heard,
  sound: (it: Sounding) => void,
): void {
  if (!heard) return;
  for (const cue of cues) {
    if (!cue.sound || cue.line !== heard.line || !isDue(cue, heard) || (before && isDue(cue, before)))
      continue;
    for (const [i, inMs] of heardIn(cue).entries()) {
      const of = root.querySelector(`[data-plate='${cue.plates[i]}']`) ?? undefined;
      // After a hurry the plates are there at once, and so is what is heard of them.
      sound({ sound: cue.sound, inMs: heard.atOnce ? 0 : inMs, of });
    }
  }
}
