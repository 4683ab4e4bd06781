import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { html as names, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { BOOKS_A_PART, LONG_LIST } from '../../app/schema/by-year.ts';
import { contentsOf } from '../../app/schema/headings.ts';
import type { OlderBooks } from '../../app/schema/sources.ts';
import { archiveFiles, plainPages, writeArchive } from './archive.ts';
import { modules, olderBooks } from './emit.ts';
import { parseContent, readContent } from './read.ts';
import { REAL_CONTENT, withBook } from './test-folder.ts';

type Element = DefaultTreeAdapterTypes.Element;

const content = await readContent(REAL_CONTENT);
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'archive-'));
  await writeArchive(dir, content);
});
afterAll(() => rm(dir, { recursive: true }));

/** Scenes, books and agreements: everything under /archive/, which itself has the empty slug. */
const SCENES = [...Object.keys(SCENE_ROUTES), 'lost'];
const TEXTS = [...content.books, ...content.agreements, ...content.statements].map(({ slug }) => slug);
const SLUGS = ['', ...SCENES, ...TEXTS];

const read = (slug: string) => readFile(path.join(dir, 'archive', slug, 'index.html'), 'utf8');

function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...inside.flatMap(elementsOf)];
}
const all = (page: string, tagName: string) => elementsOf(parse(page)).filter((it) => it.tagName === tagName);
const get = (it: Element | undefined, name: string) => it?.attrs.find((attr) => attr.name === name)?.value;
const textOf = (it: Element | undefined): string =>
  it?.childNodes.map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : '')).join('') ?? '';

test('each scene, each book and each agreement has its page', async () => {
  expect((await readdir(path.join(dir, 'archive'))).toSorted()).toEqual(
    [...SCENES, ...TEXTS, 'archive.css', 'index.html', 'index.md', 'search.json'].toSorted(),
  );
});

describe.each(SLUGS)('/archive/%s', (slug) => {
  test('is a whole page that stands by itself', async () => {
    const page = await read(slug);
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(all(page, 'main')).toHaveLength(1);
    expect(all(page, 'h1')).toHaveLength(1);
    expect(all(page, 'article')).toHaveLength(TEXTS.includes(slug) ? 1 : 0);
    expect(textOf(all(page, 'title')[0])).toMatch(/^.+ \| .+$/);
    const metas = all(page, 'meta').map((meta) => [get(meta, 'name'), get(meta, 'content')]);
    expect(metas).toContainEqual(['viewport', 'width=device-width, initial-scale=1']);
    expect(metas.find(([name]) => name === 'description')?.[1]).toMatch(/\w{3}/);
    for (const day of all(page, 'time')) expect(get(day, 'datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('needs nothing a strict policy forbids', async () => {
    const page = await read(slug);
    for (const tagName of ['script', 'style', 'iframe', 'img', 'base', 'form']) expect(all(page, tagName)).toEqual([]);
    const attributes = elementsOf(parse(page)).flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    const links = all(page, 'link').filter((link) => !['canonical', 'alternate'].includes(get(link, 'rel') ?? ''));
    expect(links.map((link) => get(link, 'href'))).toEqual(['/favicon.svg', '/archive/archive.css']);
  });

  test('its headings skip no level, and every link within it arrives', async () => {
    const page = await read(slug);
    let before = 0;
    for (const { tagName } of elementsOf(parse(page)).filter((it) => /^h\d$/.test(it.tagName))) {
      const level = Number(tagName.slice(1));
      expect(level).toBeLessThanOrEqual(before + 1);
      before = level;
    }
    const ids = elementsOf(parse(page)).flatMap((it) => get(it, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const named = elementsOf(parse(page)).flatMap((it) => [
      ...(get(it, 'href')?.startsWith('#') ? [get(it, 'href')?.slice(1)] : []),
      ...(get(it, 'aria-labelledby') ? [get(it, 'aria-labelledby')] : []),
    ]);
    expect(ids).toEqual(expect.arrayContaining(named));
  });
});

/** What a page says of a kind, as plain text. */
const textsOf = async (slug: string, tagName: string) => all(await read(slug), tagName).map(textOf);
/** Where the links of a page's own text lead. */
const ways = async (slug: string) => all((await read(slug)).replace(/<footer>.*/s, ''), 'a').map((it) => get(it, 'href'));
const plain = (slug: string) => `/archive/${slug}/index.html`;

describe('the scenes', () => {
  const { sea, port, shop, athenaeum, lost, ui } = content;

  test.each([
    ['sea', [sea.alt], sea.preamble],
    ['port', [port.alt], port.preamble],
    ['shop', [shop.alt.scene, shop.alt.proteus, ...shop.products.map(({ alt }) => alt)], shop.products.map(({ description }) => description)],
    ['athenaeum', [athenaeum.alt.doors, athenaeum.alt.inside, athenaeum.alt.manual], athenaeum.preamble],
    ['lost', [lost.alt], lost.preamble],
  ] as const)('%s has each line, and each picture in words', async (slug, pictures, lines) => {
    expect(await textsOf(slug, 'figure')).toEqual(pictures.map((alt) => `\n${ui.archive.picture}\n${alt}\n`));
    const paragraphs = await textsOf(slug, 'p');
    expect(paragraphs.filter((text) => (lines as readonly string[]).includes(text))).toEqual(lines);
  });

  test('their choices lead on within the archive', async () => {
    expect(await ways('sea')).toEqual([plain('port')]);
    expect(await ways('port')).toEqual([plain('shop'), plain('athenaeum')]);
    expect(await ways('athenaeum')).toEqual(
      expect.arrayContaining(['#inside', '#manual', plain('shelf'), plain('cabinet')]),
    );
    expect(await ways('shelf')).toEqual([...content.books.map(({ slug }) => plain(slug)), plain('athenaeum')]);
    expect(await ways('cabinet')).toEqual([...content.agreements.map(({ slug }) => plain(slug)), plain('athenaeum')]);
    expect(await ways('lost')).toEqual([plain('sea')]);
    expect(new Set(await ways(''))).toEqual(new Set([...SCENES, ...TEXTS.filter((slug) => slug !== 'accessibility')].map(plain)));
  });

  test('the manual refuses, and Proteus greets and shows', async () => {
    const { refusals, question, pauses, endings } = athenaeum.manual;
    const answers = (await textsOf('athenaeum', 'ol'))[0]?.trim().split('\n');
    expect(answers?.slice(0, -endings.length)).toEqual([...refusals, question, ...pauses]);
    const essays = content.books.filter(({ about }) => about !== undefined).map(({ slug }) => plain(slug));
    expect(await ways('shop')).toEqual([...shop.products.flatMap(({ link }) => link ?? []), ...essays, plain('port')]);
    const greeting = shop.greetings[0]?.text.find((part) => typeof part === 'string');
    expect((await textsOf('shop', 'p')).join('\n')).toContain(greeting);
  });
});

test.each(SLUGS)('/archive/%s says which page of the realm has the same words, or that it is the only one', async (slug) => {
  const [canonical] = all(await read(slug), 'link').filter((link) => get(link, 'rel') === 'canonical');
  const own = { ...SCENE_ROUTES, '': '/archive/', lost: undefined, accessibility: plain('accessibility') } as Readonly<Record<string, string | undefined>>;
  const elsewhere = content.books.some((book) => book.slug === slug) ? `/port/athenaeum/shelf/${slug}` : '/port/athenaeum/cabinet';
  const scene = slug in own ? own[slug] : elsewhere;
  const expected = scene && content.studio.url + scene;
  expect(canonical && get(canonical, 'href')).toBe(expected);
});

test.each(content.books)('$slug: what the site fetches is what it has pre-rendered, letter for letter', async (book) => {
  const page = await read(book.slug);
  const [article] = all(page, 'article');
  expect(get(article, 'data-book')).toBe(book.slug);
  expect(article && serialize(article)).toBe(book.html);
  expect(page).toContain(`<article data-book="${book.slug}">${book.html}</article>`);
});

test.each(content.books)('$slug says its name, its author and its day, outside its article', async (book) => {
  const [header] = all(await read(book.slug), 'header');
  const told = [book.name, book.author, book.publishDate].map((words) => textOf(header).indexOf(words));
  expect(told).not.toContain(-1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test.each(content.books)('$slug leads to the books beside it on the shelf', async (book) => {
  const at = content.books.indexOf(book);
  const beside = [content.books[at - 1], content.books[at + 1]].flatMap((it) => it?.slug ?? []);
  const own = (await read(book.slug)).replace(/<nav class="contents".*?<\/nav>|<article.*<\/article>|<footer>.*/gs, '');
  const about = book.about === undefined ? [] : ['shop'];
  expect(all(own, 'a').map((it) => get(it, 'href'))).toEqual([...about, ...beside, 'shelf'].map(plain));
});

test.each(content.books)('$slug has its contents before it, if it is long', async (book) => {
  const page = await read(book.slug);
  const [list] = page.match(/<nav class="contents".*?<\/nav>/s) ?? [''];
  const links = all(list, 'a').map((it) => [get(it, 'href'), textOf(it)]);
  expect(links).toEqual(contentsOf(book.html, book.words).map(({ id, text }) => [`#${id}`, text]));
  for (const [href] of links) expect(book.html).toContain(`id="${href?.slice(1)}"`);
});

const markdown = (slug: string) => readFile(path.join(dir, 'archive', slug, 'index.md'), 'utf8');

test.each(SLUGS)('/archive/%s is there as Markdown too, and says so', async (slug) => {
  const page = await read(slug);
  const links = all(page, 'link').filter((it) => get(it, 'type') === 'text/markdown');
  expect(links.map((it) => [get(it, 'rel'), get(it, 'href')])).toEqual([['alternate', 'index.md']]);
  expect(await ways(slug)).not.toContain('index.md');
  expect(page).toContain(`<a href="index.md">${content.ui.archive.markdown}</a>`);
  const text = await markdown(slug);
  expect(text).toContain(`# ${textOf(all(page, 'h1')[0])}\n`);
  expect(text).not.toMatch(/\{(studio|email)\}|\]\(\/|undefined/);
});

test.each(['', ...SCENES])('/archive/%s says in Markdown what it says as a page', async (slug) => {
  const html = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify).processSync(await markdown(slug)).toString();
  const words = (it: Element | undefined) => textOf(it).replaceAll(content.ui.site.new_tab, '').split(/\s+/).filter(Boolean);
  const [page] = all(await read(slug), 'main');
  expect(words(all(html, 'body')[0])).toEqual(words(page));
  for (const kind of ['h2', 'h3', 'li', 'em']) expect(all(html, kind), kind).toHaveLength(elementsOf(page!).filter((it) => it.tagName === kind).length);
});

test('one Markdown edition leads to the next', async () => {
  const { studio } = content;
  const asMarkdown = (href: string) => (href.startsWith('/archive/') ? studio.url + href.replace(/html$/, 'md') : href);
  for (const slug of ['', ...SCENES]) {
    const found = [...(await markdown(slug)).matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href);
    const expected = (await ways(slug)).flatMap((href) => (href === undefined || href.startsWith('#') ? [] : asMarkdown(href)));
    expect(found, slug).toEqual(expected);
  }
});

test('in the Markdown of a text each link within the site is whole, and code is as it was typed', () => {
  const made = parseContent(
    withBook('[a](/port "b"), [c](</port>), [d][e], <a href="/port">f</a>; `{studio}` is {studio}.\n\n[e]: /port\n'),
  );
  const { url, name } = made.studio;
  const text = new Map(archiveFiles(made)).get('/archive/a-test/index.md');
  expect(text?.split('\n\n').slice(-2)).toEqual([
    `[a](${url}/port "b"), [c](<${url}/port>), [d][e], <a href="${url}/port">f</a>; \`{studio}\` is ${name}.`,
    `[e]: ${url}/port\n`,
  ]);
});

test('the Markdown edition of a book has its title as text, whole links, and no comment', () => {
  const body = 'See <a href="/port">here</a>, [there](/port/shop) and [that].\n\n<!-- ask her -->\n\n[that]: /port\n';
  const folder = withBook(body);
  const text = (folder.files.get('books/a-test.md') ?? '').replace('"A Test"', '"A <b>Test</b> & *more*"');
  const written = parseContent({ ...folder, files: new Map([...folder.files, ['books/a-test.md', text]]) });
  const made = new Map(archiveFiles(written));
  const { url } = written.studio;
  expect(made.get('/archive/a-test/index.md')).toBe(
    `# A \\<b>Test\\</b> \\& \\*more\\*\n\nby The Seer\n\nPublished July 3, 2025\n\nSee <a href="${url}/port">here</a>, [there](${url}/port/shop) and [that].\n\n[that]: ${url}/port\n`,
  );
});

test('fifty books are by year, fewer are not', () => {
  const [first] = content.books;
  const books = Array.from({ length: LONG_LIST }, (_, i) => ({ ...first!, slug: `book-${i}`, publishDate: `May 1, ${2030 - (i % 2)}` }));
  const years = (some: typeof books) =>
    all(new Map(plainPages({ ...content, books: some })).get(plain('shelf')) ?? '', 'h2').map(textOf).filter((it) => /^\d{4}$/.test(it));
  expect(years(books)).toEqual(['2030', '2029']);
  expect(years(books.slice(1))).toEqual([]);
});

test('the shelf has a short list whole, and the first part of a long one; the others are files', () => {
  const [first] = content.books;
  const shelfOf = (count: number) => {
    const books = Array.from({ length: count }, (_, i) => ({ ...first!, slug: `book-${i}` }));
    const module = modules({ ...content, books }).get('shelf.ts') ?? '';
    const parts = [...olderBooks({ books }).values()].map((part) => JSON.parse(part) as OlderBooks);
    const newest = module.slice(0, module.indexOf('hasOlderBooks')).match(/"slug": "[^"]+"/g) ?? [];
    return { newest: newest.length, hasOlder: module.includes('hasOlderBooks = true'), parts };
  };
  expect(shelfOf(LONG_LIST - 1)).toEqual({ newest: LONG_LIST - 1, hasOlder: false, parts: [] });
  const { newest, hasOlder, parts } = shelfOf(LONG_LIST);
  expect({ newest, hasOlder }).toEqual({ newest: BOOKS_A_PART, hasOlder: true });
  const slugs = parts.flatMap(({ books }) => books.map(({ slug }) => slug));
  expect(slugs).toEqual(Array.from({ length: LONG_LIST - BOOKS_A_PART }, (_, i) => `book-${BOOKS_A_PART + i}`));
  expect(parts.map(({ more }) => more)).toEqual([true, false]);
});

test('an agreement stands right below its title', async () => {
  const page = await read('privacy-policy');
  const [article] = all(page, 'article');
  expect(article?.attrs).toEqual([{ name: 'data-agreement', value: 'privacy-policy' }]);
  expect(all(page, 'h2')).not.toEqual([]);
  expect(content.agreements[2]?.html).not.toContain('<h2');
  expect(article?.namespaceURI).toBe(names.NS.HTML);
});

test('the style sheet fetches nothing', async () => {
  const css = await readFile(path.join(dir, 'archive/archive.css'), 'utf8');
  expect(css).not.toMatch(/url\(|@import/);
});
