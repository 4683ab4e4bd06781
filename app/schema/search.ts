import type { Options } from 'minisearch';

/** The search: what the build, which makes the index, and the dialog, which reads it, have in common. */

/** A part of a text: what stands between two headings. */
export interface Passage {
  /** Where it is in the realm: a path, and the id of its heading. */
  readonly address: string;
  /** The name of the book, or the title of the agreement. */
  readonly text: string;
  /** Empty for what stands before the first heading. */
  readonly heading: string;
}

/** A passage with all that can be looked for in it. */
export interface IndexedPassage extends Passage {
  /** Its number in its text, from 0. */
  readonly order: number;
  readonly words: string;
}

/** The index of all passages, as JSON. */
export const SEARCH_ADDRESS = '/archive/search.json';

/** Without accents, and in small letters: `Café` is found by `cafe`. */
const folded = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The last word is still being typed, so it may be the beginning of one. A long word may have a letter that is wrong. */
export const searchOptions: Options<IndexedPassage> = {
  idField: 'address',
  fields: ['text', 'heading', 'words'],
  storeFields: ['address', 'text', 'heading', 'order'],
  processTerm: folded,
  searchOptions: {
    combineWith: 'AND',
    boost: { text: 3, heading: 2 },
    prefix: (_word, i, words) => i === words.length - 1,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
  },
};
