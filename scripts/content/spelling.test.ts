import { expect, test } from 'vitest';
import { spelling } from './spelling.ts';
import { fixture, lineOf, problemsIn, withBook, withEdit, withFiles } from './test-folder.ts';

const SEA = 'scenes/sea.yaml';
const wordsIn = async (body: string) => (await spelling(withBook(body))).map(({ message }) => /^"(.*?)"/.exec(message)?.[1]);

test('what is spelled well is not told', async () => {
  expect(await spelling(fixture)).toEqual([]);
});

test('a misspelt word is told with its line and the word that is meant, and stops nothing', async () => {
  const folder = withEdit(SEA, 'It is a good cough.', 'It is recieved.');
  expect(await spelling(folder)).toEqual([
    {
      file: `content/${SEA}`,
      line: lineOf(folder, SEA, 'recieved'),
      message: '"recieved" is in no dictionary. Did you mean "received"? If it is right, add it to content/words.txt.',
    },
  ]);
  expect(problemsIn(folder)).toEqual([]);
});

test.each([
  ['British spelling', 'The colour of her behaviour.', ['colour', 'behaviour']],
  ['capitals, possessives, curly apostrophes', 'STEP, said Proteus’s friend. The Merchant\'s, and nobody else\'s. It isn’t.', []],
  ['a name in small letters', 'Then proteus came.', ['proteus']],
  ['a word twice on one line, and on two', 'teh teh\n\nteh', ['teh', 'teh']],
  ['what only programs read', '[this](https://xkqz.example/qzx) `numTimes` {emial} [^nte] qzx@qzx.example and /archive/qzx/\n\n[^nte]: A note.', []],
  ['code on lines of its own', '```\nqzxy\n```\n\nwords', []],
  ['numbers and their ends', 'The 3rd of 1200px, 0x1f, and a 2nd.', []],
])('%s', async (_, body, words) => expect(await wordsIn(body)).toEqual(words));

test('fields of a file, and its comments, are not read', async () => {
  expect(await spelling(withEdit('scenes/shop.yaml', '# The way out.', '# Teh wya out.'))).toEqual([]);
});

test('a word of the list is right, a name only with its capital letter', async () => {
  const said = 'Qwox, qwox, Zyxel, zyxel.';
  const folder = withBook(said);
  const listed = { ...folder, files: new Map([...folder.files, ['words.txt', `${folder.files.get('words.txt')}\n# Two\nqwox\nZyxel # a name\n`]]) };
  expect((await spelling(listed)).map(({ message }) => message)).toEqual([expect.stringMatching(/^"zyxel"/)]);
  expect(problemsIn(listed)).toEqual([]);
});

test('without a list, no word is own', async () => {
  expect(await spelling(withFiles({ 'words.txt': undefined }))).not.toEqual([]);
});

test('a word is not suggested for itself, and neither an address nor a strange file is read', async () => {
  const [found] = await spelling(withEdit(SEA, 'It is a good cough.', 'It is html, at www.xqzt.example.'));
  expect(found?.message).toBe('"html" is in no dictionary. If it is right, add it to content/words.txt.');
  const strange = withEdit(SEA, 'It is a good cough.', 'It is a good cough.');
  expect(await spelling({ ...strange, files: new Map([...strange.files, ['books/xqzt.txt', 'Xqzt.']]) })).toEqual([]);
});
