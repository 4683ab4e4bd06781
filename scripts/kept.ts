/**
 * What was made before, by what it is made from: with a thousand books on the shelf, a build makes only what has changed
 * since the last one. They are files in node_modules/.cache, and can be thrown away.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

export const CACHE = process.env['BUILD_CACHE'] ?? path.join(ROOT, 'node_modules/.cache');
const KEY_CHARS = 32;

const digestOf = (parts: Iterable<string | Buffer>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, KEY_CHARS);
};

export interface Kept {
  /** What was made from the same parts, or undefined. */
  find(...parts: readonly (string | Buffer)[]): Buffer | undefined;
  keep(made: string | Buffer, ...parts: readonly (string | Buffer)[]): void;
}

/**
 * What is kept under a name. It is made by the code in `sources` (patterns below the root) and by the packages of the lock:
 * another version of them begins anew.
 */
export function createKept(name: string, sources: readonly string[]): Kept {
  const code = ['package-lock.json', ...globSync(sources, { cwd: ROOT })].toSorted();
  const made = digestOf(code.map((file) => readFileSync(path.join(ROOT, file))));
  const dir = path.join(CACHE, name, made);
  mkdirSync(dir, { recursive: true });
  return {
    find(...parts) {
      try {
        return readFileSync(path.join(dir, digestOf(parts)));
      } catch {
        return undefined;
      }
    },
    keep(it, ...parts) {
      const file = path.join(dir, digestOf(parts));
      // Renamed at the end, so that a reader never gets half of it.
      const half = `${file}.${process.pid}`;
      writeFileSync(half, it);
      renameSync(half, file);
    },
  };
}
