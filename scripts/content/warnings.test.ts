import { expect, test } from 'vitest';
import { lineOf, problemsIn, withBook, withEdit, withFiles } from './test-folder.ts';
import type { Folder } from './folder.ts';
import { warnings } from './warnings.ts';

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
