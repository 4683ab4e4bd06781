/** For tests: the real content, or the real content with its texts cut short (they take the time) and one thing changed. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from './problems.ts';
import type { Problem } from './problems.ts';
import { parseContent } from './read.ts';
import type { Content } from './read.ts';
import { loadFolder } from './folder.ts';
import type { Folder } from './folder.ts';

export const REAL_CONTENT = path.resolve(import.meta.dirname, '../../content');

export const realFolder: Folder = await loadFolder(REAL_CONTENT);

/** Of each text, its fields and its first paragraph. */
export const shortFolder: Folder = {
  ...realFolder,
  files: new Map(
    [...realFolder.files].map(([name, text]) => {
      const isText = name.startsWith('books/') || name.startsWith('cabinet/');
      return [name, isText ? text.split('\n\n').slice(0, 2).join('\n\n') : text];
    }),
  ),
};

/** The folder with some files put in, replaced, or (undefined) taken out. */
export function withFiles(changes: Readonly<Record<string, string | undefined>>): Folder {
  const files = new Map(shortFolder.files);
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(name);
    else files.set(name, text);
  }
  return { ...shortFolder, files };
}

/** The folder with the first `from` of a file replaced. */
export function withEdit(name: string, from: string, to: string): Folder {
  const before = shortFolder.files.get(name) ?? '';
  if (!before.includes(from)) throw new Error(`${name} does not hold ${from}`);
  return withFiles({ [name]: before.replace(from, () => to) });
}

/** The line of a file on which a text stands first. */
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

/** A new book with this body, among the real content. */
export const withBook = (body: string): Folder => withFiles({ 'books/a-test.md': `${BOOK_HEAD}${body}` });

export const BOOK_HEAD = `---
slug: a-test
name: "A Test"
author: "The Seer"
publishDate: "March 3, 2026"
description: "A book that stands here for a moment."
---
`;

export function bodyOf(content: Content, slug = 'a-test'): string {
  return content.books.find((book) => book.slug === slug)?.html ?? '';
}

/** Puts a folder onto the disk. */
export async function writeFolder(folder: Folder, dir: string): Promise<void> {
  for (const [name, text] of folder.files) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
