import { COUNTED_SCENES, type CountedScene } from '../engine/story.ts';
import { DEFAULT_DELAY_MS } from '../engine/reading-speed.ts';
import { levelFromStored } from '../engine/zoom.ts';

/**
 * The shapes of the three stored values, and how any stored text is read. A field that does not fit counts as absent;
 * unknown fields are written back unchanged.
 */

interface Played {
  readonly numTimesPlayed: number;
}

export interface AnimationStates {
  readonly sea: Played & { readonly returning: boolean };
  readonly port: Played;
  readonly athenaeum: Played;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Entries = Readonly<Record<string, { numTimesPlayed?: unknown; returning?: unknown } | null | undefined>>;

const entryOf = (states: unknown, scene: CountedScene) => (states as Entries | null | undefined)?.[scene];

/** How often an introduction was played, from the parsed states, whatever they are. */
export function readCount(states: unknown, scene: CountedScene): number {
  const count = entryOf(states, scene)?.numTimesPlayed as number;
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Whether the navigator returns to the Sea from the Lost scene, from the parsed states. */
export const readReturning = (states: unknown): boolean => entryOf(states, 'sea')?.returning === true;

const played = (states: unknown, scene: CountedScene): Played => ({
  numTimesPlayed: readCount(states, scene),
});

/** The delay per character, 0 to 100 ms; 40 when the text is absent or does not fit. */
export function readSpeed(text: string | null): number {
  const value = parse(text);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100
    ? value
    : DEFAULT_DELAY_MS;
}

/** The zoom level, 0 to 10. */
export const readZoom = (text: string | null): number => levelFromStored(parse(text));

/** How often each introduction was played, and whether the navigator returns to the Sea from the Lost scene. */
export function readStates(text: string | null): AnimationStates {
  const states = parse(text);
  return {
    sea: { ...played(states, 'sea'), returning: readReturning(states) },
    port: played(states, 'port'),
    athenaeum: played(states, 'athenaeum'),
  };
}

/** The stored text after a change. Valid and unknown fields stay; a field that does not fit gets a valid value. */
export function mergeStates(
  text: string | null,
  change: (states: AnimationStates) => AnimationStates,
): string {
  const stored = record(parse(text));
  const next = change(readStates(text));
  for (const scene of COUNTED_SCENES) stored[scene] = { ...record(stored[scene]), ...next[scene] };
  return JSON.stringify(stored);
}
