import type { CountedScene } from '../engine/story.ts';
import { DEFAULT_DELAY_MS } from '../engine/reading-speed.ts';
import { levelFromStored } from '../engine/zoom.ts';

/**
 * The shapes of the three stored values, and how any stored text is read. A field that does not fit counts as absent;
 * unknown fields are written back unchanged.
 */

export interface Played {
  readonly numTimesPlayed: number;
}

export interface AnimationStates {
  readonly sea: Played & { readonly returning: boolean };
  readonly port: Played;
  readonly athenaeum: Played;
}

const SCENES = ['sea', 'port', 'athenaeum'] as const satisfies readonly CountedScene[];

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

const count = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0;

const played = (scene: unknown): Played => ({ numTimesPlayed: count(record(scene)['numTimesPlayed']) });

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
  const { sea, port, athenaeum } = record(parse(text));
  return {
    sea: { ...played(sea), returning: record(sea)['returning'] === true },
    port: played(port),
    athenaeum: played(athenaeum),
  };
}

/** The stored text after a change. Valid and unknown fields stay; a field that does not fit gets a valid value. */
export function mergeStates(
  text: string | null,
  change: (states: AnimationStates) => AnimationStates,
): string {
  const stored = record(parse(text));
  const next = change(readStates(text));
  for (const scene of SCENES) stored[scene] = { ...record(stored[scene]), ...next[scene] };
  return JSON.stringify(stored);
}
