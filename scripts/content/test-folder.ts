/** For tests: a small content folder, and copies of it with one change. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { SOURCES } from '../../app/schema/sources.ts';
import { ContentError } from './problems.ts';
import type { Problem } from './problems.ts';
import { parseContent } from './read.ts';
import type { Content } from './read.ts';
import { OWN_WORDS } from './spelling.ts';
import { STAND_IN_WORDS } from '../new/stand-in-words.ts';
import { loadFolder } from './folder.ts';
import type { Folder } from './folder.ts';

export const REAL_CONTENT = path.resolve(import.meta.dirname, '../../content');

const MAP = 'scenes/map.yaml';

/**
 * A content folder of the tests, so that a writer may change every word of the real one. Only the words of the
 * interface are the real ones, because there are many.
 */
export const fixture: Folder = await loadFixture();

async function loadFixture(): Promise<Folder> {
  const folder = await loadFolder(path.join(import.meta.dirname, 'fixture'));
  const ui = parseDocument(await readFile(path.join(REAL_CONTENT, 'ui.yaml'), 'utf8'));
  const text = ui.toString({ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
  const real = await loadFolder(REAL_CONTENT);
  const more = added(folder, real);
  // Whatever is misspelt in the studio's own scenes is no matter of the tests.
  const words = [folder, real].map(({ files: own }) => own.get(OWN_WORDS) ?? '').concat(...[...more.values()].flatMap((it) => it.match(/[\p{L}']+/gu) ?? []));
  const files = [...folder.files, ...more, ['ui.yaml', text] as const];
  return { root: 'content', files: new Map([...files.map(([name, it]) => [name, written(it)] as const), [OWN_WORDS, words.join('\n')]]) };
}

/** A text in which the words that stand in have been replaced. */
function written(text: string): string {
  return Object.values(STAND_IN_WORDS).reduce<string>((it, words) => it.replaceAll(words, 'Some other words.'), text);
}

/** The real words of scenes and places that the folder has not: those that `npm run new` has added. */
function added(folder: Folder, real: Folder): ReadonlyMap<string, string> {
  const textIn = ({ files }: Folder, name: string) => files.get(name) ?? '';
  const scenes = Object.values(SOURCES).map(({ file }) => file).filter((name) => !folder.files.has(name));
  const map = parseDocument(textIn(folder, MAP));
  const places = parseDocument(textIn(real, MAP)).toJS() as { readonly places: Readonly<Record<string, unknown>> };
  const more = Object.entries(places.places).filter(([id]) => !map.hasIn(['places', id]));
  for (const [id, place] of more) map.setIn(['places', id], place);
  return new Map([
    ...scenes.map((name) => [name, textIn(real, name)] as const),
    ...(more.length > 0 ? [[MAP, map.toString({ lineWidth: 0 })] as const] : []),
  ]);
}

/** The folder with one text of the interface set to another. */
export function withUiText(at: readonly string[], text: string): Folder {
  const ui = parseDocument(fixture.files.get('ui.yaml') ?? '');
  if (typeof ui.getIn(at) !== 'string') throw new Error(`ui.yaml has no text at ${at.join(' > ')}`);
  ui.setIn(at, text);
  return withFiles({ 'ui.yaml': ui.toString({ lineWidth: 0 }) });
}

/** The folder with some files added, replaced, or removed (undefined). */
export function withFiles(changes: Readonly<Record<string, string | undefined>>): Folder {
  const files = new Map(fixture.files);
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(name);
    else files.set(name, text);
  }
  return { ...fixture, files };
}

/** The folder with the first `from` of a file replaced. */
export function withEdit(name: string, from: string, to: string): Folder {
  const before = fixture.files.get(name) ?? '';
  if (!before.includes(from)) throw new Error(`${name} does not hold ${from}`);
  return withFiles({ [name]: before.replace(from, () => to) });
}

/** The first line of a file that contains a text. */
export function lineOf(folder: Folder, name: string, text: string): number {
  const before = (folder.files.get(name) ?? '').split(text)[0];
  return (before ?? '').split('\n').length;
}

export function problemsIn(folder: Folder): readonly Problem[] {
  try {
    parseContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** The folder with one more book, which has this body. */
export const withBook = (body: string): Folder => withFiles({ 'books/a-test.md': `${BOOK_HEAD}${body}` });

export const BOOK_HEAD = `---
slug: a-test
name: "A Test"
author: "The Seer"
publishDate: "July 3, 2025"
description: "A book that stands here for a moment."
---
`;

export function bodyOf(content: Content, slug = 'a-test'): string {
  return content.books.find((book) => book.slug === slug)?.html ?? '';
}

/** Writes a folder to the disk. */
export async function writeFolder(folder: Folder, dir: string): Promise<void> {
  for (const [name, text] of folder.files) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
