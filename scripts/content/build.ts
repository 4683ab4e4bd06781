import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { modules } from './emit.ts';
import { readContent } from './read.ts';
import type { Content } from './read.ts';

export interface BuildContentOptions {
  readonly contentDir: string;
  readonly outDir: string;
}

/**
 * Checks content/ and writes the modules of words. A module whose text has not changed is not written, so that file
 * watchers do not react. Throws one ContentError with all problems, and then writes nothing.
 */
export async function buildContent(options: BuildContentOptions): Promise<void> {
  await writeModules(await readContent(options.contentDir), options.outDir);
}

/** Writes the modules of content that has been read already, and takes away those of an earlier version. */
export async function writeModules(content: Content, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const made = modules(content);
  const left = (await readdir(outDir)).filter((name) => !made.has(name));
  await Promise.all(left.map((name) => rm(path.join(outDir, name), { recursive: true })));
  await Promise.all(
    [...made].map(([name, text]) => writeIfChanged(path.join(outDir, name), text)),
  );
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
