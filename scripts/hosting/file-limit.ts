import { globSync } from 'node:fs';

/** Cloudflare Pages takes so many files. No other host of docs/hosting.md counts them. */
const MOST_FILES = 20_000;

/** What to say of a build with more files than that, or undefined. */
export function tooManyFiles(files: readonly string[]): string | undefined {
  if (files.length <= MOST_FILES) return undefined;
  const packed = files.filter((file) => /\.(br|gz)$/.test(file)).length;
  const left = files.length - packed;
  const cure =
    left <= MOST_FILES
      ? `Publish it there without the ${packed} files that end in .br and .gz: it packs by itself.`
      : `Without the ${packed} files that end in .br and .gz, which it makes itself, there are still ${left}: choose another host.`;
  return `The site has ${files.length} files, and Cloudflare Pages takes ${MOST_FILES}. ${cure}`;
}

/** The files in a folder that is served. */
export const filesIn = (dir: string): readonly string[] =>
  globSync(['**/*', '.well-known/*'], { cwd: dir, withFileTypes: true })
    .filter((it) => it.isFile())
    .map(({ name }) => name);
