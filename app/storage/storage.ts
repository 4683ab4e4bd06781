import type { CountedScene } from '../engine/story.ts';
import { createValue } from '../engine/value.ts';
import { mergeStates, readSpeed, readStates, readZoom } from './shapes.ts';
import type { AnimationStates } from './shapes.ts';

/**
 * The only access to local storage: three keys and nothing else. Where storage is blocked or full, the values are in
 * memory for this visit, and `blocked()` returns true.
 */

export const KEYS = ['READING_SPEED', 'ANIMATION_STATES', 'ZOOM_CONFIG_INDEX'] as const;
export type Key = (typeof KEYS)[number];

export interface Stored {
  /** Delay per character in milliseconds. */
  readonly delayMs: number;
  readonly states: AnimationStates;
  /** Map zoom level, 0 to 10. */
  readonly zoom: number;
  /** The keys that have any value, even one that does not fit. */
  readonly storedKeys: readonly Key[];
}

/** The values a printed page is rendered with. */
export const DEFAULTS: Stored = {
  delayMs: readSpeed(null),
  states: readStates(null),
  zoom: readZoom(null),
  storedKeys: [],
};

/** The part of local storage that the store uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A store over a text storage. `openStorage` returns undefined, or throws, where storage is blocked. `listen` is called
 * once, with the function to call when another tab has changed something.
 */
export function createStore(
  openStorage: () => TextStorage | undefined,
  listen: (changed: () => void) => void,
) {
  const memory = new Map<Key, string | null>();

  /** A value is in memory only when the storage refused it. It is then newer than the stored one. */
  const read = (key: Key): string | null => {
    const own = memory.get(key);
    if (own !== undefined) return own;
    try {
      return openStorage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  /** Stores a text; null removes the key. */
  const put = (key: Key, text: string | null) => {
    try {
      const storage = openStorage();
      if (!storage) throw new Error('blocked');
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  };
  const write = (key: Key, text: string) => {
    put(key, text);
    changed();
  };
  const readAll = (): Stored => ({
    delayMs: readSpeed(read('READING_SPEED')),
    states: readStates(read('ANIMATION_STATES')),
    zoom: readZoom(read('ZOOM_CONFIG_INDEX')),
    storedKeys: KEYS.filter((key) => read(key) !== null),
  });
  const stored = createValue(readAll());
  const changed = () => stored.set(readAll());
  listen(changed);

  return {
    get: stored.get,
    subscribe: stored.subscribe,
    /** The states as they are stored now: no event tells of what the browser's own tools have changed or erased. */
    states: (): AnimationStates => readStates(read('ANIMATION_STATES')),
    /** Whether values are only in memory for this visit: storage is blocked, or has refused a value. */
    blocked(): boolean {
      try {
        return memory.size > 0 || openStorage() === undefined;
      } catch {
        return true;
      }
    },
    setDelay: (delayMs: number) => write('READING_SPEED', JSON.stringify(delayMs)),
    setZoom: (level: number) => write('ZOOM_CONFIG_INDEX', JSON.stringify(level)),
    /** Counts an introduction as played. The Sea's also ends the return from the Lost scene. */
    remember(scene: CountedScene) {
      write(
        'ANIMATION_STATES',
        mergeStates(read('ANIMATION_STATES'), (states) => {
          // One more than that would not be read as a count.
          const numTimesPlayed = Math.min(states[scene].numTimesPlayed + 1, Number.MAX_SAFE_INTEGER);
          return scene === 'sea'
            ? { ...states, sea: { numTimesPlayed, returning: false } }
            : { ...states, [scene]: { numTimesPlayed } };
        }),
      );
    },
    /** Notes that the navigator returns to the Sea from the Lost scene. */
    markReturning() {
      write(
        'ANIMATION_STATES',
        mergeStates(read('ANIMATION_STATES'), (states) => ({
          ...states,
          sea: { ...states.sea, returning: true },
        })),
      );
    },
    /** Removes all three keys, with fields that are not ours. Other tabs follow. */
    forget() {
      for (const key of KEYS) put(key, null);
      changed();
    },
  };
}

export const store = createStore(
  () => (typeof window === 'undefined' ? undefined : window.localStorage),
  (changed) => {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', (event) => {
      if (event.key === null || (KEYS as readonly string[]).includes(event.key)) changed();
    });
    // A page restored from the back/forward cache has missed what other tabs wrote.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) changed();
    });
  },
);
