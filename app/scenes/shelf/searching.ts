import MiniSearch from 'minisearch';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { createValue } from '../../engine/value.ts';
import { grouped } from '../../schema/grouped.ts';
import { SEARCH_ADDRESS, searchOptions } from '../../schema/search.ts';
import type { IndexedPassage, Passage } from '../../schema/search.ts';
import { fetchWithin } from '../../stage/loading/fetch-within.ts';

/** A text in which the words were found. */
export interface Found {
  readonly text: string;
  /** Where its best passage is. */
  readonly address: string;
  /** The headings under which they are. None, if they are only before the first, for which the text itself stands. */
  readonly parts: readonly Passage[];
}

type FoundPassage = Omit<IndexedPassage, 'words'>;

type Index = Pick<MiniSearch<IndexedPassage>, 'search'>;

interface Asked {
  /** It has come, and is kept for the visit. */
  readonly index?: Index;
  readonly asking: boolean;
  readonly failed: boolean;
}

/** The index of all texts. */
export const asked = createValue<Asked>({ asking: false, failed: false });

/** Fetches the index, if it has not come. */
export async function fetchIndex(): Promise<void> {
  const { index, asking } = asked.get();
  if (index || asking) return;
  asked.set({ asking: true, failed: false });
  try {
    const json = await fetchWithin(TIMINGS_MS.ARCHIVE_PATIENCE, SEARCH_ADDRESS, (answer) => {
      if (!answer.ok) throw new Error('The archive did not hand over the index.');
      return answer.text();
    });
    asked.set({ index: MiniSearch.loadJSON(json, searchOptions), asking: false, failed: false });
  } catch {
    asked.set({ asking: false, failed: true });
  }
}

/** The texts that have all of the words under one heading, the best first, and the parts of each as one comes to them in reading. */
export function find(index: Index, words: string): readonly Found[] {
  const passages: FoundPassage[] = index
    .search(words)
    .map(({ address, text, heading, order }) => ({ address, text, heading, order }));
  // The agreements share a page, and two books may share a name.
  const textOf = ({ text, address }: Passage) => `${text} ${address.split('#')[0]}`;
  return [...grouped(passages, textOf).values()].map((within) => ({
    text: within[0]!.text,
    address: within[0]!.address,
    parts: within.filter(({ heading }) => heading !== '').toSorted((a, b) => a.order - b.order),
  }));
}

/** The number of places that are listed: the parts of each text, or the text itself. */
export function places(found: readonly Found[]): number {
  return found.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0);
}
