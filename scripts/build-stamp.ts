import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './hosting/file-limit.ts';

/** The sources of a build. Not the pictures' sources in art/, but their baked files in app/art, and the cards'. */
const SOURCES = [
  '{app,content,public,scripts,art/cards,foley/src}/**/*',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Files that the build makes itself, or that do not change it. */
const NOT_SOURCES = ['app/schema/generated/**', 'app/art/files/*.new/**', '**/*.test.{ts,tsx}'];

/** A hash of the names and contents of all sources. The same hash means the same build. */
export function sourcesHash(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: NOT_SOURCES }).toSorted();
  for (const name of files) {
    const file = path.join(root, name);
    if (!statSync(file).isFile()) continue;
    const body = readFileSync(file);
    hash.update(`${name}\0${body.length}\0`).update(body);
  }
  return hash.digest('hex');
}

const STAMP = 'sources.sha256';

/** Packed files may be deleted before publishing (docs/hosting.md). */
const countFiles = (dir: string) =>
  filesIn(dir).filter((name) => name !== STAMP && !/\.(?:br|gz)$/.test(name)).length;

/** Marks a complete build with the hash of its sources, and with how many files it has. */
export function writeStamp(dir: string, sources: string): void {
  writeFileSync(path.join(dir, STAMP), `${sources} ${countFiles(dir)}`);
}

/** Whether a folder has the build of these sources, and all its files: somebody may have moved some to a host. */
export function isBuildOf(dir: string, sources: string): boolean {
  const stamp = path.join(dir, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === `${sources} ${countFiles(dir)}`;
}
