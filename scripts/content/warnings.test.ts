import { expect, test } from 'vitest';
import { lineOf, problemsIn, withBook, withEdit, withFiles } from './test-folder.ts';
import type { Folder } from './folder.ts';
import { STAND_IN_WORDS } from '../new/stand-in-words.ts';
import { lookAgain, warnings } from './warnings.ts';

const SEA = 'scenes/sea.yaml';
const BIBLE = 'story-bible.md';

/** The folder with a story bible, and one text of the Sea replaced. */
const seaSays = (text: string): Folder => {
  const folder = withEdit(SEA, 'It is a good cough.', text);
  return { ...folder, files: new Map([...folder.files, [BIBLE, '- Never: dance of, ancient, vibration (except in acoustics).']]) };
};

test.each([
  ['a link without encryption', 'See http://old.example/cough', /^"http:\/\/old.example\/cough" is not encrypted/],
  ['a curly quotation mark', 'It is a “good” cough.', /^“ is curly. Type a straight "/],
  ['a curly apostrophe', 'It’s a good cough.', /^’ is curly. Type a straight '/],
  ['a long dash', 'It is a cough — a good one.', /^— is a long dash/],
  ['an ellipsis in one character', 'It is a good cough…', /three periods/],
  ['a word the bible forbids', 'An Ancient cough.', /^The story bible has no "ancient"\. /],
  ['several words it forbids', 'A dance of coughs.', /^The story bible has no "dance of"\. /],
  ['a word it forbids but for one use', 'Vibrations.', /^The story bible has no "vibration" \(except in acoustics\)\. /],
])('%s', (_, text, says) => {
  const folder = seaSays(text);
  expect(warnings(folder)).toMatchObject([
    { file: `content/${SEA}`, line: lineOf(folder, SEA, text), message: expect.stringMatching(says) },
  ]);
  expect(problemsIn(folder), 'the site is built all the same').toEqual([]);
});

test('a title that is cut', () => {
  const folder = withEdit(SEA, 'title: "Out at Sea"', `title: "${'Out at Sea '.repeat(6)}."`);
  expect(warnings(folder)).toMatchObject([{ line: 2, message: expect.stringMatching(/^The title has 67 letters/) }]);
});

test('texts are looked at as well as scenes, and comments are not', () => {
  expect(warnings(withBook('One\n\ntwo “three”')).map(({ file, line }) => `${file}:${line}`)).toEqual(['content/books/a-test.md:10']);
  expect(warnings(withEdit(SEA, '# 11 lines', '# “11” lines'))).toEqual([]);
  expect(warnings(withFiles({ 'README.md': 'It’s' }))).toEqual([]);
});

test.each([
  ['a heading without a space', '##Kettles', 8, /no space after the #/],
  ['a link with a space', 'One [two] (https://a.example/).', 8, /link is not whole/],
  ['a link with a space in its address', 'One\n\n[two](/port of call)', 10, /link is not whole/],
  ['a link to nothing', '[two][three]', 8, /link is not whole/],
  ['stars that are not closed', 'One\ntwo **three', 9, /A \* has no partner/],
  ['a table without its line', '| a | b |\n| 1 | 2 |', 8, /table needs a line/],
  ['a heading by chance', 'One\n\ntwo\n---\nthree', 10, /"two" becomes a heading/],
  ['code by chance', 'One\n\n    two', 10, /four spaces or a tab/],
  ['code without an end', 'One\n\n```\ntwo\n\nthree', 10, /never closed/],
  ['an address without its beginning', 'One www.a.example two', 8, /"www.a.example" is not encrypted/],
])('a mark that visitors would read: %s', (_, body, line, says) => {
  const folder = withBook(body);
  expect(warnings(folder)).toMatchObject([{ file: 'content/books/a-test.md', line, message: expect.stringMatching(says) }]);
  expect(problemsIn(folder), 'the site is built all the same').toEqual([]);
});

test('marks that are meant are not told', () => {
  const body = '## Kettles\n\n*one* **two** 3 * 4 \\* `**` \\[five] [six] (seven)\n\n---\n\n```\n**\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[x](https://www.a.example/)\n';
  expect(warnings(withBook(body))).toEqual([]);
});

test('an address that an Artifact has left behind', () => {
  const folder = withEdit('studio.yaml', 'storefront:\n', 'storefront:\n  a-kettle: "https://storefront.example/a-kettle"\n');
  expect(warnings(folder)).toMatchObject([{ file: 'content/studio.yaml', message: expect.stringMatching(/^storefront > a-kettle is no Artifact/) }]);
  expect(problemsIn(folder)).toEqual([]);
});

test('a book about an Artifact that is gone', () => {
  const folder = withEdit('books/a-new-realm.md', 'spine: realm', 'artifact: a-kettle');
  expect(warnings(folder)).toMatchObject([{ file: 'content/books/a-new-realm.md', message: expect.stringMatching(/^artifact is "a-kettle"/) }]);
});

test('a word is forbidden whole', () => {
  expect(warnings(seaSays('Coancient, anciently.'))).toEqual([]);
});

test('spelling is among all that should be looked at again', async () => {
  expect(await lookAgain(seaSays('It is a good cuogh.'))).toMatchObject([{ message: expect.stringMatching(/^"cuogh" is in no dictionary/) }]);
});

test('an agreement that has become hard to read', () => {
  const sentence = 'Notwithstanding any provision to the contrary, the aforementioned parties irrevocably acknowledge the applicability of the stipulations enumerated above. ';
  const folder = withEdit('cabinet/terms-of-use.md', '\n---\n', `\n---\n\n${sentence.repeat(60)}\n`);
  expect(warnings(folder)).toMatchObject([
    { file: 'content/cabinet/terms-of-use.md', line: 7, message: expect.stringMatching(/^This agreement asks its readers for about \d+\.\d years of school, and [\d.]+ is the most here\. Make/) },
  ]);
  expect(problemsIn(folder)).toEqual([]);
});

test.each([
  ['2026-03-03', 'March 2, 2026', 1],
  ['2026-03-03', 'March 20, 2026', 1],
  ['2026-03-03', 'April 20, 2026', 0],
])('on %s, security.txt that holds until %s: %i', (today, until, count) => {
  const folder = withEdit('studio.yaml', 'October 31, 2099', until);
  expect(warnings(folder, new Date(today))).toHaveLength(count);
  if (count > 0) expect(warnings(folder, new Date(today))).toMatchObject([{ file: 'content/studio.yaml', line: 15, message: expect.stringMatching(/^securityUntil is ".*", which is over or nearly so/) }]);
});

test('words that stand in are told where visitors read them, and not in a draft', () => {
  const book = (fields: string) =>
    withFiles({ 'books/a-test.md': `---\nslug: a-test\nname: "A Test"\nauthor: "The Seer"\npublishDate: "July 3, 2025"\ndescription: "${STAND_IN_WORDS.shelf}"\n${fields}---\n\n${STAND_IN_WORDS.body}\n` });
  expect(warnings(book('')).map(({ file, line }) => `${file}:${line}`)).toEqual(['content/books/a-test.md:6', 'content/books/a-test.md:9']);
  expect(warnings(book('draft: true\n'))).toEqual([]);
  for (const words of Object.values(STAND_IN_WORDS))
    expect(warnings(withEdit(SEA, 'title: "Out at Sea"', `title: "${words}"`))).toMatchObject([{ file: `content/${SEA}`, message: `"${words}" only stands in until your own words come, and visitors read it. Write them.` }]);
});
