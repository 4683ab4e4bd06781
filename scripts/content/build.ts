import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/** Writes the modules of content that has been read already. */
export async function writeModules(content: Content, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await Promise.all(
    [...modules(content)].map(([name, text]) => writeIfChanged(path.join(outDir, name), text)),
  );
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
