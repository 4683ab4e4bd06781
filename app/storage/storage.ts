import type { CountedScene } from '../engine/story.ts';
import { createValue } from '../engine/value.ts';
import { mergeStates, readSpeed, readStates, readZoom } from './shapes.ts';
import type { AnimationStates } from './shapes.ts';

/**
 * The one door to what the browser keeps for a navigator: three keys of local storage and nothing else. Where storage
 * is blocked or full the values live in memory for this visit; `blocked` tells.
 */

export const KEYS = ['READING_SPEED', 'ANIMATION_STATES', 'ZOOM_CONFIG_INDEX'] as const;
export type Key = (typeof KEYS)[number];

export interface Saved {
  /** Delay per character in milliseconds. */
  readonly delayMs: number;
  readonly states: AnimationStates;
  /** Map zoom level, 0 to 10. */
  readonly zoom: number;
  /** The keys under which something stands, fitting or not. */
  readonly storedKeys: readonly Key[];
}

/** What a pre-rendered page assumes. */
export const DEFAULTS: Saved = {
  delayMs: readSpeed(null),
  states: readStates(null),
  zoom: readZoom(null),
  storedKeys: [],
};

/** Local storage as far as it is needed; undefined where it is blocked. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store over a shelf. `listen` is called once, with what to do when another tab has changed something. */
export function createStore(shelf: () => Shelf | undefined, listen: (changed: () => void) => void) {
  const memory = new Map<Key, string | null>();

  /** Memory wins only where the shelf refused a change: it is then newer than what stands there. */
  const read = (key: Key): string | null => {
    const own = memory.get(key);
    if (own !== undefined) return own;
    try {
      return shelf()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  /** Puts a text there; null takes away what stands there. */
  const put = (key: Key, text: string | null) => {
    try {
      const place = shelf();
      if (!place) throw new Error('blocked');
      if (text === null) place.removeItem(key);
      else place.setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  };
  const write = (key: Key, text: string) => {
    put(key, text);
    changed();
  };
  const look = (): Saved => ({
    delayMs: readSpeed(read('READING_SPEED')),
    states: readStates(read('ANIMATION_STATES')),
    zoom: readZoom(read('ZOOM_CONFIG_INDEX')),
    storedKeys: KEYS.filter((key) => read(key) !== null),
  });
  const saved = createValue(look());
  const changed = () => saved.set(look());
  listen(changed);

  return {
    get: saved.get,
    subscribe: saved.subscribe,
    /** Whether values must live in memory for this visit: the shelf cannot be reached, or has refused one. */
    blocked(): boolean {
      try {
        return memory.size > 0 || shelf() === undefined;
      } catch {
        return true;
      }
    },
    setDelay: (delayMs: number) => write('READING_SPEED', JSON.stringify(delayMs)),
    setZoom: (level: number) => write('ZOOM_CONFIG_INDEX', JSON.stringify(level)),
    /** Counts an introduction as played; at sea it also ends a return. Reads, merges, writes. */
    remember(scene: CountedScene) {
      write(
        'ANIMATION_STATES',
        mergeStates(read('ANIMATION_STATES'), (states) => {
          const numTimesPlayed = states[scene].numTimesPlayed + 1;
          return scene === 'sea'
            ? { ...states, sea: { numTimesPlayed, returning: false } }
            : { ...states, [scene]: { numTimesPlayed } };
        }),
      );
    },
    /** The navigator is on the way back to the sea from being lost. */
    markReturning() {
      write(
        'ANIMATION_STATES',
        mergeStates(read('ANIMATION_STATES'), (states) => ({
          ...states,
          sea: { ...states.sea, returning: true },
        })),
      );
    },
    /** Erases everything, also fields that are not ours: whoever asks is a stranger again, here and in other tabs. */
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
