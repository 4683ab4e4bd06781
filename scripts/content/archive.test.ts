import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { html as names, parse, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArchive } from './archive.ts';
import { readContent } from './read.ts';
import { REAL_CONTENT } from './test-folder.ts';

type Element = DefaultTreeAdapterTypes.Element;

const content = await readContent(REAL_CONTENT);
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'archive-'));
  await writeArchive(dir);
});
afterAll(() => rm(dir, { recursive: true }));

const read = (slug: string) => readFile(path.join(dir, 'archive', slug, 'index.html'), 'utf8');

function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...inside.flatMap(elementsOf)];
}
const all = (page: string, tagName: string) => elementsOf(parse(page)).filter((it) => it.tagName === tagName);
const get = (it: Element | undefined, name: string) => it?.attrs.find((attr) => attr.name === name)?.value;
const textOf = (it: Element | undefined): string =>
  it?.childNodes.map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : '')).join('') ?? '';

test('each book and each agreement has its page', async () => {
  expect((await readdir(path.join(dir, 'archive'))).toSorted()).toEqual([
    ...[...content.books, ...content.agreements].map(({ slug }) => slug),
    'archive.css',
  ].toSorted());
});

describe.each([...content.books, ...content.agreements].map(({ slug }) => slug))('%s', (slug) => {
  test('is a whole page that stands by itself', async () => {
    const page = await read(slug);
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(all(page, 'main')).toHaveLength(1);
    expect(all(page, 'h1')).toHaveLength(1);
    expect(all(page, 'article')).toHaveLength(1);
    expect(textOf(all(page, 'title')[0])).toMatch(/^.+ \| .+$/);
    const metas = all(page, 'meta').map((meta) => [get(meta, 'name'), get(meta, 'content')]);
    expect(metas).toContainEqual(['viewport', 'width=device-width, initial-scale=1']);
    expect(metas.find(([name]) => name === 'description')?.[1]).toMatch(/\w{3}/);
    expect(all(page, 'a').map((link) => get(link, 'href'))).toContain('/');
    expect(get(all(page, 'time')[0], 'datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('needs nothing a strict policy forbids', async () => {
    const page = await read(slug);
    for (const tagName of ['script', 'style', 'iframe', 'img', 'base', 'form']) expect(all(page, tagName)).toEqual([]);
    const attributes = elementsOf(parse(page)).flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect(all(page, 'link').map((link) => get(link, 'href'))).toEqual(['/favicon.svg', '/archive/archive.css']);
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
