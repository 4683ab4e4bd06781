import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { modules, texts } from './emit.ts';
import type { Content } from './read.ts';

/** Where the words go. */
export interface Folders {
  /** The modules. React Router watches their folder, so the texts have another. */
  readonly outDir: string;
  readonly textsDir: string;
}

/** Those of the app. */
export const foldersOf = (root: string): Folders => ({
  outDir: path.join(root, 'app/schema/generated'),
  textsDir: path.join(root, '.texts'),
});

/** Those of a development server: they have drafts, and nobody else writes or reads them. */
export const draftFoldersOf = (root: string): Folders => ({
  outDir: path.join(root, '.drafts/words'),
  textsDir: path.join(root, '.drafts/texts'),
});

/**
 * Writes the words of content, and takes away what is left of an earlier version. A file whose text has not changed is not
 * written, so that file watchers do not react. A changed module makes a development server render anew, so the texts that
 * it will read are there before, and each at once.
 */
export async function writeWords(content: Content, { outDir, textsDir }: Folders): Promise<void> {
  await writeFolder(textsDir, texts(content));
  await writeFolder(outDir, modules(content));
}

/**
 * The names of the files that are no longer those of the content: another command has written words meanwhile, of a content
 * that was changed.
 */
export async function strangeWords(content: Content, { outDir, textsDir }: Folders): Promise<readonly string[]> {
  const names = await Promise.all([
    strangeIn(textsDir, texts(content)),
    strangeIn(outDir, modules(content)),
  ]);
  return names.flat();
}

async function strangeIn(dir: string, files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const names = new Set([...(await readdir(dir)), ...files.keys()]);
  const strange: string[] = [];
  for (const name of names) {
    const text = await readFile(path.join(dir, name), 'utf8').catch(() => undefined);
    if (text !== files.get(name)) strange.push(name);
  }
  return strange;
}

async function writeFolder(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(dir, { recursive: true });
  // What ends in a number is being written by another process.
  const left = (await readdir(dir)).filter((name) => !files.has(name) && !/\.\d+$/.test(name));
  for (const name of left) await rm(path.join(dir, name), { recursive: true, force: true });
  for (const [name, text] of files) await writeIfChanged(path.join(dir, name), text);
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  // Whoever reads meanwhile gets the old text or the new one, never a half.
  const next = `${file}.${process.pid}`;
  await writeFile(next, text);
  await rename(next, file);
}
