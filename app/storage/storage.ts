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
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What becomes of a stored text; null is no text. */
type Change = (text: string | null) => string | null;

/**
 * A store over a text storage. `openStorage` returns undefined, or throws, where storage is blocked. `listen` is called
 * once, with the function to call when another tab has changed something (`key` is null when it has removed all), or when
 * what was refused may be tried again.
 */
export function createStore(
  openStorage: () => TextStorage | undefined,
  listen: (heard: (key?: Key | null, text?: string | null) => void) => void,
) {
  /** What storage has refused. Kept as changes, because another tab may change the stored text meanwhile. */
  const refused = new Map<Key, Change>();

  const read = (key: Key): string | null => {
    let text: string | null = null;
    try {
      text = openStorage()?.getItem(key) ?? null;
    } catch {
      // It counts as absent.
    }
    const change = refused.get(key);
    return change ? change(text) : text;
  };
  /** Stores what was refused, as far as storage takes it now. */
  const put = () => {
    for (const key of refused.keys()) {
      try {
        const storage = openStorage();
        if (!storage) return;
        const text = read(key);
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        refused.delete(key);
      } catch {
        // It stays in memory.
      }
    }
  };
  const write = (key: Key, change: Change) => {
    refused.set(key, change);
    put();
    changed();
  };
  const writeStates = (change: (states: AnimationStates) => AnimationStates) => {
    const before = refused.get('ANIMATION_STATES');
    write('ANIMATION_STATES', (text) => mergeStates(before ? before(text) : text, change));
  };
  const readAll = (): Stored => ({
    delayMs: readSpeed(read('READING_SPEED')),
    states: readStates(read('ANIMATION_STATES')),
    zoom: readZoom(read('ZOOM_CONFIG_INDEX')),
    storedKeys: KEYS.filter((key) => read(key) !== null),
  });
  const first = readAll();
  // The very object a page is printed with, so that a first visit renders nothing anew.
  const stored = createValue(first.storedKeys.length === 0 ? DEFAULTS : first);
  const changed = () => stored.set(readAll());
  listen((key, text) => {
    // What another tab has stored is newer. Counts of both stay. Where it has erased a value, it has erased all, although no
    // event tells of those that were only in memory here.
    if (key === null || text === null) refused.clear();
    else if (key && key !== 'ANIMATION_STATES') refused.delete(key);
    put();
    changed();
  });

  return {
    get: stored.get,
    subscribe: stored.subscribe,
    /** The states as they are stored now: no event tells of what the browser's own tools have changed or erased. */
    states: (): AnimationStates => readStates(read('ANIMATION_STATES')),
    /** Whether values are only in memory for this visit: storage is blocked, or has refused a value. */
    blocked(): boolean {
      try {
        return refused.size > 0 || openStorage() === undefined;
      } catch {
        return true;
      }
    },
    setDelay: (delayMs: number) => write('READING_SPEED', () => JSON.stringify(delayMs)),
    setZoom: (level: number) => write('ZOOM_CONFIG_INDEX', () => JSON.stringify(level)),
    /** Counts an introduction as played. The Sea's also ends the return from the Lost scene. */
    remember(scene: CountedScene) {
      writeStates((states) => {
        // One more than that would not be read as a count.
        const numTimesPlayed = Math.min(states[scene].numTimesPlayed + 1, Number.MAX_SAFE_INTEGER);
        return scene === 'sea'
          ? { ...states, sea: { numTimesPlayed, returning: false } }
          : { ...states, [scene]: { numTimesPlayed } };
      });
    },
    /** Notes that the navigator returns to the Sea from the Lost scene. */
    markReturning() {
      writeStates((states) => ({ ...states, sea: { ...states.sea, returning: true } }));
    },
    /** Removes all three keys, with fields that are not ours. Other tabs follow. */
    forget() {
      for (const key of KEYS) refused.set(key, () => null);
      put();
      changed();
    },
  };
}

export const store = createStore(
  () => (typeof window === 'undefined' ? undefined : window.localStorage),
  (heard) => {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === null || (KEYS as readonly string[]).includes(key)) heard(key as Key | null, newValue);
    });
    // A page restored from the back/forward cache has missed what other tabs wrote.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) heard();
    });
    // The last time that storage can be asked.
    window.addEventListener('pagehide', () => {
      if (store.blocked()) heard();
    });
  },
);
