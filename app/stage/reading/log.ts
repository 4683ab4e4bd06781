import { createValue } from '../../engine/value.ts';
import type { RichText } from '../../ui/rich.tsx';
import { useValue } from '../use-value.ts';

/**
 * The log of this visit: every line that has been shown, every choice that was taken and every answer that was given,
 * scene by scene. It lives in memory; nothing of it is kept.
 */

export type Entry =
  | { readonly kind: 'line'; readonly number: number; readonly text: string }
  | { readonly kind: 'choice'; readonly text: string }
  | { readonly kind: 'speech'; readonly by: string; readonly words: RichText };

/** What has been shown between arriving at a scene and leaving it. */
export interface Chapter {
  readonly scene: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

const NOTHING: readonly Chapter[] = [];

/** A log to write in. A chapter in which nothing has been said is not part of it. */
export function createLog() {
  const { get, set, subscribe } = createValue(NOTHING);
  let open: Chapter | undefined;

  return {
    get,
    subscribe,
    /** The navigator has arrived at a scene: what follows belongs to it. */
    arrive(scene: string, title: string) {
      open = { scene, title, entries: [] };
    },
    /** Writes an entry into the chapter under way. A line that stands in it already is not written again. */
    note(entry: Entry) {
      if (!open) return;
      const { entries } = open;
      if (entry.kind === 'line' && entries.some((it) => it.kind === 'line' && it.number === entry.number))
        return;
      // Taken twice at once (a double click, a way that is tried again), it has been taken once.
      const last = entries.at(-1);
      if (entry.kind === 'choice' && last?.kind === 'choice' && last.text === entry.text) return;
      const before = entries.length === 0 ? get() : get().slice(0, -1);
      open = { ...open, entries: [...entries, entry] };
      set([...before, open]);
    },
  };
}

export const log = createLog();

/** The log as it is written. */
export const useLog = (): readonly Chapter[] => useValue(log, NOTHING);
