import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All that a build is made from. The pictures' sources are not among it: their baked files are, under app/art. */
const SOURCES = [
  '{app,content,public,scripts}/**/*',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Made by the build itself, or of no effect on it. */
const NOT_SOURCES = ['app/schema/generated/**', 'app/art/files/*.new/**', '**/*.test.{ts,tsx}'];

/** One value for the names and contents of all sources: while it is the same, so is the build. */
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

/** What was built last, or nothing when there is no complete build. */
export function readStamp(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
