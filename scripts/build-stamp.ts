import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

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

/** The hash of the last complete build, or undefined. */
export function readStamp(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
