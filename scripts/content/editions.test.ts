import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentError } from './problems.ts';
import { dayOf, heldBack } from './editions.ts';
import { parseContent } from './read.ts';
import { BOOK_HEAD, fixture, withBook, withFiles, writeFolder } from './test-folder.ts';

const BOOK = 'books/a-test.md';
const TODAY = { drafts: false, today: '2030-05-04' };
const WRITING = { ...TODAY, drafts: true };

const dated = (day: string, more = '') =>
  withFiles({ [BOOK]: `${BOOK_HEAD.replace(/publishDate: .*/, `publishDate: "${day}"${more}`)}Hello.` });
const slugs = (folder: typeof fixture, edition: typeof TODAY) => parseContent(folder, edition).books.map(({ slug }) => slug);

describe('a book is held back', () => {
  const draft = dated('May 4, 2030', '\ndraft: true');
  const tomorrow = dated('May 5, 2030');

  test.each([['as a draft', draft], ['until its day', tomorrow]])('%s', (_, folder) => {
    expect(slugs(folder, TODAY)).not.toContain('a-test');
    expect(slugs(folder, WRITING)).toContain('a-test');
  });

  test('no longer than to its day', () => {
    expect(slugs(tomorrow, { ...TODAY, today: '2030-05-05' })).toContain('a-test');
    expect(slugs(dated('May 4, 2030', '\ndraft: false'), TODAY)).toContain('a-test');
  });

  test('and its mistakes are told all the same', () => {
    const wrong = withFiles({ [BOOK]: `${BOOK_HEAD.replace('---\n', '---\ndraft: true\n')}# Hello` });
    expect(() => parseContent(wrong, TODAY)).toThrow(/content\/books\/a-test.md:9 /);
  });

  test('the site gets no field of it', () => {
    expect(parseContent(draft, WRITING).books.some((book) => 'draft' in book)).toBe(false);
  });
});

test('nothing that is shown may link to what is held back, but the other way round', () => {
  const draft = BOOK_HEAD.replace('---\n', '---\ndraft: true\n');
  const withLink = withBook('See [that](/port/athenaeum/shelf/b-test).');
  const hidden = { ...withLink, files: new Map([...withLink.files, ['books/b-test.md', `${draft.replaceAll('a-test', 'b-test')}See [this](/port/athenaeum/shelf/a-test).`]]) };
  expect(() => parseContent(hidden, TODAY)).toThrow(ContentError);
  expect(slugs(hidden, WRITING)).toContain('b-test');
  const both = { ...hidden, files: new Map([...hidden.files, [BOOK, `${draft}See [that](/port/athenaeum/shelf/b-test).`]]) };
  expect(slugs(both, TODAY)).not.toContain('a-test');
});

test('a shelf on which all is held back is told', () => {
  expect(() => parseContent(fixture, { ...TODAY, today: '2000-01-01' })).toThrow(/All books are held back/);
});

test('a build knows what it has held back', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'editions-'));
  await writeFolder(dated('May 5, 2030'), dir);
  expect(await heldBack(dir, TODAY)).toEqual(['a-test']);
  expect(await heldBack(dir, { today: '2030-05-05' })).toEqual([]);
  await rm(dir, { recursive: true });
});

test('a day is the day here', () => {
  expect(dayOf(new Date(2030, 0, 2, 23, 59))).toBe('2030-01-02');
});
