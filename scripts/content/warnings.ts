/** What a writer should look at once more. The site is built all the same. */
import { BOOKS, SOURCES } from '../../app/schema/sources.ts';
import { problemAt } from './check.ts';
import { readDocuments, readFields, textOf } from './folder.ts';
import type { Folder } from './folder.ts';
import type { Problem } from './problems.ts';

const BIBLE = 'story-bible.md';
/** For writers only. */
const NOT_SHOWN: ReadonlySet<string> = new Set([BIBLE, 'README.md']);

/** Tabs and search engines show about so much of a title. */
const LONGEST_TITLE = 60;

/** A rule for one line, which returns what there is to say about it. */
type Rule = (line: string) => readonly string[];

const insecure: Rule = (line) =>
  (line.match(/http:\/\/[^\s"')>\]]+/g) ?? []).map(
    (address) => `"${address}" is not encrypted. If the page also answers at https://, write that.`,
  );

const longTitle: Rule = (line) => {
  const [, field, title = ''] = /^\s*(title|name):\s*["']?(.*?)["']?\s*$/.exec(line) ?? [];
  if (field === undefined || title.length <= LONGEST_TITLE) return [];
  return [`The ${field} has ${title.length} letters. Tabs and search engines cut it after about ${LONGEST_TITLE}.`];
};

const TYPED: readonly (readonly [RegExp, string])[] = [
  [/[“”„]/, 'is curly. Type a straight ". In books and agreements the site curls it by itself.'],
  [/[‘’‚]/, "is curly. Type a straight '. In books and agreements the site curls it by itself."],
  [/—/, 'is a long dash. The house has none: make two sentences, or use a comma or a colon.'],
  [/…/, 'is one character. Type three periods.'],
];

const typed: Rule = (line) =>
  TYPED.flatMap(([mark, message]) => {
    const [found] = mark.exec(line) ?? [];
    return found === undefined ? [] : [`${found} ${message}`];
  });

/** Finds what the story bible forbids: the words of its line that begins with "Never:". */
function forbidden(bible: string): Rule {
  const [, list = ''] = /^- Never: (.*?)\.?$/m.exec(bible) ?? [];
  const words = list.split(',').map((entry) => {
    const [, word = '', exception] = /^\s*(.*?)(?:\s*\((.*)\))?\s*$/.exec(entry) ?? [];
    return { word, exception, pattern: new RegExp(`(?<![\\p{L}\\d])${word}s?(?![\\p{L}\\d])`, 'iu') };
  });
  return (line) =>
    words.flatMap(({ word, exception, pattern }) => {
      if (word === '' || !pattern.test(line)) return [];
      return [`The story bible has no "${word}"${exception === undefined ? '' : ` (${exception})`}. Find the plain word for it.`];
    });
}

/** Addresses of Artifacts that are no longer in the shop. */
function leftOver(folder: Folder): Problem[] {
  const studio = readFields(folder, SOURCES.studio);
  const products = readFields(folder, SOURCES.shop).written?.products;
  return Object.keys(studio.written?.storefront ?? {}).flatMap((id) =>
    products === undefined || products.some((product) => product.id === id)
      ? []
      : [problemAt(studio.source, ['storefront', id], 'is no Artifact of the shop any more. Take the line out.')],
  );
}

/** Books about Artifacts that are not in the shop. */
function aboutNothing(folder: Folder): Problem[] {
  const products = readFields(folder, SOURCES.shop).written?.products;
  return readDocuments(folder, BOOKS).flatMap(({ source, written }) =>
    products === undefined || written?.artifact === undefined || products.some(({ id }) => id === written.artifact)
      ? []
      : [problemAt(source, ['artifact'], `is "${written.artifact}", which is no Artifact of the shop. Nothing leads there.`)],
  );
}

/** The warnings about all files. */
export function warnings(folder: Folder): Problem[] {
  const rules = [insecure, longTitle, typed, forbidden(folder.files.get(BIBLE) ?? '')];
  const names = [...folder.files.keys()].filter((name) => !NOT_SHOWN.has(name)).toSorted();
  const ofLines = names.flatMap((name) =>
    textOf(folder, name).text.split('\n').flatMap((line, i) => {
      if (name.endsWith('.yaml') && line.trimStart().startsWith('#')) return [];
      return rules.flatMap((rule) => rule(line)).map((message) => ({ file: `${folder.root}/${name}`, line: i + 1, message }));
    }),
  );
  return [...ofLines, ...leftOver(folder), ...aboutNothing(folder)];
}
