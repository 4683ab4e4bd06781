import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { modules, texts } from './emit.ts';
import { readContent } from './read.ts';
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

/**
 * Checks content/ and writes the words. A file whose text has not changed is not written, so that file watchers do not
 * react. Throws one ContentError with all problems, and then writes nothing.
 */
export async function buildContent({ contentDir, ...folders }: Folders & { readonly contentDir: string }): Promise<void> {
  await writeWords(await readContent(contentDir), folders);
}

/** Writes the words of content that has been read already, and takes away what is left of an earlier version. */
export async function writeWords(content: Content, { outDir, textsDir }: Folders): Promise<void> {
  await writeFolder(outDir, modules(content));
  await writeFolder(textsDir, texts(content));
}

async function writeFolder(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(dir, { recursive: true });
  const left = (await readdir(dir)).filter((name) => !files.has(name));
  for (const name of left) await rm(path.join(dir, name), { recursive: true });
  for (const [name, text] of files) await writeIfChanged(path.join(dir, name), text);
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
