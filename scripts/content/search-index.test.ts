import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { searchOptions } from '../../app/schema/search.ts';
import { WHOLE_BOOKS, passagesOf, searchIndex } from './search-index.ts';

const HTML = `<p>A <em>kettle</em> sings.</p>
<h2 id="ears">On <em>ears</em></h2><p>The café listens.</p>
<h3 id="left">The left one</h3><ul><li>It hears the tide.</li></ul>`;

const book = (slug: string, html = HTML) => ({
  slug,
  name: `Book ${slug}`,
  author: 'The Seer',
  publishDate: 'May 1, 2025',
  description: 'About a harbor.',
  html,
  markdown: '',
  was: [],
  words: 9,
});

const AGREEMENT = {
  slug: 'terms',
  title: 'Terms',
  lastUpdated: 'May 1, 2025',
  summary: 'What holds.',
  html: '<p>Plainly.</p><h2 id="terms-money">Money</h2><p>No refunds.</p>',
  plainHtml: '',
  markdown: '',
};

/** The addresses where something is found. */
function find(asked: string, content: Parameters<typeof searchIndex>[0]): string[] {
  const index = MiniSearch.loadJSON(searchIndex(content), searchOptions);
  return index.search(asked).map(({ address }) => address as string);
}

const SHELF = { books: [book('one')], agreements: [AGREEMENT] };

test('a text is cut at its headings, and what is said about it is in the first passage', () => {
  const passages = passagesOf('Book', '/book', 'About.', HTML);
  expect(passages.map(({ address, heading, order }) => [address, heading, order])).toEqual([
    ['/book', '', 0],
    ['/book#ears', 'On ears', 1],
    ['/book#left', 'The left one', 2],
  ]);
  expect(passages[0]?.words).toMatch(/About\.\s+A\s+kettle\s+sings/);
});

test('a word leads to the passage it is in, of a book or of an agreement', () => {
  expect(find('kettle', SHELF)).toEqual(['/port/athenaeum/shelf/one']);
  expect(find('tide', SHELF)).toEqual(['/port/athenaeum/shelf/one#left']);
  expect(find('refunds', SHELF)).toEqual(['/port/athenaeum/cabinet#terms-money']);
  expect(find('plainly', SHELF)).toEqual(['/port/athenaeum/cabinet#terms']);
  expect(find('harbor', SHELF)).toEqual(['/port/athenaeum/shelf/one']);
});

test('case, accents, the end of the last word and one wrong letter do not matter; every word must be there', () => {
  expect(find('CAFE', SHELF)).toEqual(['/port/athenaeum/shelf/one#ears']);
  expect(find('lis', SHELF)).toEqual(['/port/athenaeum/shelf/one#ears']);
  expect(find('ketle', SHELF)).toEqual(['/port/athenaeum/shelf/one']);
  expect(find('kettle tide', SHELF)).toEqual([]);
  expect(find('lis tide', SHELF)).toEqual([]);
});

test('what is no word finds nothing', () => {
  for (const asked of ['', '   ', '...', '"', '(', '\\', '<script>']) expect(find(asked, SHELF)).toEqual([]);
});

test('of very many books only what is said about them is indexed', () => {
  const books = Array.from({ length: WHOLE_BOOKS + 1 }, (_, i) => book(`b${i}`, '<p>kettle</p>'));
  const many = { books, agreements: [] };
  expect(find('kettle', many)).toEqual([]);
  expect(find('harbor', many)).toHaveLength(books.length);
});
