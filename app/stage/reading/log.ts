import { createValue } from '../../engine/value.ts';
import type { RichText } from '../../ui/rich.tsx';
import { useValue } from '../use-value.ts';

/**
 * The log of this visit: every line that was shown or skipped, every choice that was taken and every answer that was given, scene
 * by scene. It is only in memory and is not stored.
 */

export type Entry =
  | {
      readonly kind: 'line';
      readonly number: number;
      readonly text: string;
      /** It was never shown. */
      readonly skipped?: true;
    }
  | { readonly kind: 'choice'; readonly text: string }
  | { readonly kind: 'speech'; readonly by: string; readonly words: RichText };

/** What was shown between entering a scene and leaving it. */
export interface Chapter {
  readonly scene: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

const NOTHING: readonly Chapter[] = [];

/** Many times what the whole story has. Without an end, the log of a long visit would fill the memory. */
export const MOST_ENTRIES = 1000;

/** An empty log. A chapter becomes part of it with its first entry. The oldest entries go when there are too many. */
export function createLog() {
  const { get, set, subscribe } = createValue(NOTHING);
  let open: Chapter | undefined;
  let count = 0;

  return {
    get,
    subscribe,
    /** The navigator has entered a scene: the entries after this belong to it. */
    arrive(scene: string, title: string) {
      open = { scene, title, entries: [] };
    },
    /** Writes an entry into the open chapter. A line that is in it already is not written again. */
    note(entry: Entry) {
      if (!open) return;
      const { entries } = open;
      if (entry.kind === 'line' && entries.some((it) => it.kind === 'line' && it.number === entry.number))
        return;
      // The same choice twice in a row (a double click, a link tried again) is noted once.
      const last = entries.at(-1);
      if (entry.kind === 'choice' && last?.kind === 'choice' && last.text === entry.text) return;
      const before = entries.length === 0 ? get() : get().slice(0, -1);
      open = { ...open, entries: [...entries, entry] };
      count += 1;
      const chapters = [...before, open];
      if (count <= MOST_ENTRIES) return set(chapters);
      count -= 1;
      const shorter = withoutFirst(chapters);
      open = shorter.at(-1);
      set(shorter);
    },
  };
}

/** Chapters without their first entry. */
function withoutFirst([first, ...others]: readonly Chapter[]): readonly Chapter[] {
  const entries = first!.entries.slice(1);
  return entries.length === 0 ? others : [{ ...first!, entries }, ...others];
}

export const log = createLog();

/** Notes the lines of an introduction from the first. What was noted before stays as it is. */
export function noteLines(lines: readonly string[], skipped?: true): void {
  for (const [i, text] of lines.entries())
    log.note({ kind: 'line', number: i + 1, text, ...(skipped && { skipped }) });
}

/** The log, followed live. */
export const useLog = (): readonly Chapter[] => useValue(log, NOTHING);
