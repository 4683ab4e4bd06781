/** The two builds of a release, which must be the same to the byte. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesBetween, type Hashes } from './report.ts';

export interface Builds {
  readonly hashes: Hashes;
  /** The files that differ between the two. */
  readonly unlike: readonly string[];
}

/**
 * Builds twice. The second build keeps what it makes in an empty folder: with what the first has made it would copy much,
 * and be the same in any case.
 * @param build builds with this folder in place of the usual one (BUILD_CACHE)
 */
export function builtTwice(build: (cache?: string) => Hashes): Builds {
  const first = build();
  const empty = mkdtempSync(path.join(tmpdir(), 'release-cache-'));
  try {
    const hashes = build(empty);
    const { added, changed, gone } = changesBetween(first, hashes);
    return { hashes, unlike: [...added, ...changed, ...gone] };
  } finally {
    rmSync(empty, { recursive: true });
  }
}
