import type { Progress } from '../telling/telling.ts';

/** How a plate turns up. Its movement is in cues.module.css, its duration in engine/timings.ts. */
export type Way =
  | 'appear'
  /** A light comes on. */
  | 'light'
  /** From below, to its place. */
  | 'rise'
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
  /** By their names. What rides on a plate turns up with it. */
  readonly plates: readonly string[];
  readonly way: Way;
  /** Seconds from the pause to the first plate. */
  readonly after?: number;
  /** Seconds from one plate to the next. */
  readonly apart?: number;
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
export const waysOf = (cues: Cues): Readonly<Record<string, Way>> =>
  Object.fromEntries(cues.flatMap(({ plates, way }) => plates.map((plate) => [plate, way])));

/** A plate's element, as far as its cue needs it. */
type Element = Pick<HTMLElement, 'setAttribute' | 'removeAttribute' | 'hasAttribute' | 'style'>;
type Root = Pick<HTMLElement, 'setAttribute' | 'removeAttribute' | 'toggleAttribute'> & {
  querySelector(selector: string): Element | null;
};

/**
 * Marks the plates that are due, by `data-due`; the styles move them. After a hurry, and when the introduction is left
 * before its end, everything due is there at once. A plate that passed through stays away at the end.
 */
export function showDue(root: Root, cues: Cues, heard: Heard): void {
  const plates = cues.flatMap((cue) =>
    cue.plates.flatMap((plate, i) => {
      const element = root.querySelector(`[data-plate='${plate}']`);
      return element ? [{ cue, element, wait: (cue.after ?? 0) + i * (cue.apart ?? 0) }] : [];
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
