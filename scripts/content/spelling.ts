/** Words that are in no American dictionary, nor among the realm's own. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import { AGREEMENTS, BOOKS, STATEMENTS } from '../../app/schema/sources.ts';
import { isExpected, textOf } from './folder.ts';
import type { Folder } from './folder.ts';
import type { Problem } from './problems.ts';
import { proseLines } from './prose.ts';

/** The realm's own words, one a line: proper names, and what it has coined. */
export const OWN_WORDS = 'words.txt';

const READ: readonly string[] = [BOOKS.folder, AGREEMENTS.folder, STATEMENTS.folder, 'scenes/', 'narrow.yaml'];

const WORD = /(?<![\p{L}\p{M}\d_])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\d_])/gu;
const POSSESSIVE = /['’]s?$/;

/** Suggestions take long, and whoever writes in another language needs none for each word. */
const MOST_SUGGESTIONS = 20;
const NEAR = { numSuggestions: 1, ignoreCase: true, changeLimit: 2, timeout: 100 };

let dictionary: Promise<ITrie> | undefined;

/** Loaded only when it is needed, and once: it takes a fifth of a second. */
async function load(): Promise<ITrie> {
  const { decodeTrie } = await import('cspell-trie-lib');
  const file = new URL('en_US.trie.gz', import.meta.resolve('@cspell/dict-en_us'));
  return decodeTrie(gunzipSync(readFileSync(file)));
}

/** Warns of each word of books, agreements and scenes that is in no dictionary. */
export async function spelling(folder: Folder): Promise<Problem[]> {
  dictionary ??= load();
  const trie = await dictionary;
  const own = new Set(ownWords(folder.files.get(OWN_WORDS) ?? ''));
  const isKnown = (word: string) => own.has(word) || trie.hasWord(word, true);
  /** As it stands, at the beginning of a sentence, or in capitals. */
  const isRight = (word: string) =>
    isKnown(word) || isKnown(word.toLowerCase()) || (word === word.toUpperCase() && isKnown(capitalized(word)));
  const messages = new Map<string, string | undefined>();
  let suggested = 0;

  const messageOf = (word: string) => {
    if (messages.has(word)) return messages.get(word);
    const plain = word.replaceAll('’', "'");
    let message: string | undefined;
    if (!isRight(plain) && !isRight(plain.replace(POSSESSIVE, ''))) {
      suggested += 1;
      const [guess] = suggested > MOST_SUGGESTIONS ? [] : trie.suggest(plain, NEAR);
      // HTML and www are suggested as themselves.
      const question = guess === undefined || guess === plain ? '' : ` Did you mean "${guess}"?`;
      message = `"${word}" is in no dictionary.${question} If it is right, add it to ${folder.root}/${OWN_WORDS}.`;
    }
    messages.set(word, message);
    return message;
  };

  const names = [...folder.files.keys()].filter((name) => isExpected(name) && READ.some((start) => name.startsWith(start))).toSorted();
  return names.flatMap((name) =>
    proseLines(name, textOf(folder, name).text).flatMap(({ line, text }) =>
      [...new Set(text.match(WORD))].flatMap((word) => {
        const message = messageOf(word);
        return message === undefined ? [] : [{ file: `${folder.root}/${name}`, line, message }];
      }),
    ),
  );
}

const capitalized = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

const ownWords = (list: string) =>
  list.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim()).filter((word) => word !== '');
