/** What a writer should look at once more. The site is built all the same. */
import { AGREEMENTS, BOOKS, SOURCES, STATEMENTS } from '../../app/schema/sources.ts';
import { STAND_IN_WORDS } from '../new/stand-in-words.ts';
import { problemAt } from './check.ts';
import { readDocuments, readFields, textOf } from './folder.ts';
import type { Folder } from './folder.ts';
import { leftMarks } from './left-marks.ts';
import type { Problem } from './problems.ts';
import { proseLines } from './prose.ts';
import { gradeOf } from './reading-level.ts';
import { OWN_WORDS, spelling } from './spelling.ts';
import { isSoonOver } from './stand-ins.ts';

const BIBLE = 'story-bible.md';
/** For writers only. */
const NOT_SHOWN: ReadonlySet<string> = new Set([BIBLE, OWN_WORDS, 'README.md']);

/** Tabs and search engines show about so much of a title. */
const LONGEST_TITLE = 60;

/** How many years of school an agreement may ask for: a little more than any did when this was written. */
const HIGHEST_GRADE_YEARS = 6.5;

/** A rule for one line, which returns what there is to say about it. */
type Rule = (line: string) => readonly string[];

const insecure: Rule = (line) =>
  (line.match(/(?:http:\/\/|(?<![\w/.@-])www\.)[^\s"')>\]]+/g) ?? []).map(
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

/** Marks that visitors would read, or that make a heading or code of words. */
function marks(folder: Folder): Problem[] {
  const texts = [...readDocuments(folder, BOOKS), ...readDocuments(folder, AGREEMENTS), ...readDocuments(folder, STATEMENTS)];
  return texts.flatMap(({ source: { file }, body, bodyLine }) =>
    leftMarks(body).map(({ line, message }) => ({ file, line: line + bodyLine - 1, message })),
  );
}

/** Agreements that have become harder to read than a navigator should have to. */
function hardToRead(folder: Folder): Problem[] {
  return readDocuments(folder, AGREEMENTS).flatMap(({ name, source, body, bodyLine }) => {
    const years = gradeOf(proseLines(name, body).map(({ text }) => text).join('\n'));
    if (years <= HIGHEST_GRADE_YEARS) return [];
    const message =
      `This agreement asks its readers for about ${years.toFixed(1)} years of school, and ${HIGHEST_GRADE_YEARS} is the most here. ` +
      'Make long sentences shorter, and take short words for long ones.';
    return [{ file: source.file, line: bodyLine, message }];
  });
}

/** The date of security.txt that is over, or soon will be. */
function securityDate(folder: Folder, today: Date): Problem[] {
  const { source, written } = readFields(folder, SOURCES.studio);
  if (written === undefined || !isSoonOver(written.securityUntil, today)) return [];
  const message = `is "${written.securityUntil}", which is over or nearly so. Write a day within the coming year.`;
  return [problemAt(source, ['securityUntil'], message)];
}

/** Sentences of `npm run new` that nobody has replaced, outside of drafts. */
function leftStandIns(folder: Folder, names: readonly string[]): Problem[] {
  const left = Object.values(STAND_IN_WORDS);
  const drafts = new Set(readDocuments(folder, BOOKS).filter(({ sound }) => sound?.draft === true).map(({ name }) => name));
  return names.filter((name) => !drafts.has(name)).flatMap((name) =>
    textOf(folder, name).text.split('\n').flatMap((line, i) => {
      const found = left.find((words) => line.includes(`"${words}"`) || line.trim() === words);
      if (found === undefined) return [];
      const message = `"${found}" only stands in until your own words come, and visitors read it. Write them.`;
      return [{ file: `${folder.root}/${name}`, line: i + 1, message }];
    }),
  );
}

/** The warnings that need no dictionary. */
export function warnings(folder: Folder, today = new Date()): Problem[] {
  const rules = [insecure, longTitle, typed, forbidden(folder.files.get(BIBLE) ?? '')];
  const names = [...folder.files.keys()].filter((name) => !NOT_SHOWN.has(name)).toSorted();
  const ofLines = names.flatMap((name) =>
    textOf(folder, name).text.split('\n').flatMap((line, i) => {
      if (name.endsWith('.yaml') && line.trimStart().startsWith('#')) return [];
      return rules.flatMap((rule) => rule(line)).map((message) => ({ file: `${folder.root}/${name}`, line: i + 1, message }));
    }),
  );
  return [
    ...ofLines,
    ...leftOver(folder),
    ...aboutNothing(folder),
    ...marks(folder),
    ...leftStandIns(folder, names),
    ...hardToRead(folder),
    ...securityDate(folder, today),
  ];
}

/** All warnings, with those about spelling. */
export const lookAgain = async (folder: Folder, today = new Date()): Promise<Problem[]> => [
  ...warnings(folder, today),
  ...(await spelling(folder)),
];
