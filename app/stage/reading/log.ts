import { useSyncExternalStore } from 'react';
import type { RichText } from '../../ui/rich.tsx';

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

/** A log to write in. A chapter in which nothing has been said is not part of it. */
export function createLog() {
  let chapters: readonly Chapter[] = [];
  let open: Chapter | undefined;
  const listeners = new Set<() => void>();

  return {
    get: (): readonly Chapter[] => chapters,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
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
      const before = entries.length === 0 ? chapters : chapters.slice(0, -1);
      open = { ...open, entries: [...entries, entry] };
      chapters = [...before, open];
      for (const listener of listeners) listener();
    },
  };
}

export const log = createLog();

const NOTHING: readonly Chapter[] = [];

/** The log as it is written. */
export const useLog = (): readonly Chapter[] => useSyncExternalStore(log.subscribe, log.get, () => NOTHING);
